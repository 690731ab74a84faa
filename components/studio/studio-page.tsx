"use client";
/** The studio of a game: its cards at the left, the one that is open beside them. Its address is the card's. */
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Ellipsis, FileDown, GalleryVerticalEnd, Table2, Tags } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { type CardId, type GameId, type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import { legible } from "../../engine/cards/legible.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { cardQueries } from "../api/cards.ts";
import { studioQueries } from "../api/studio.ts";
import { useSearch } from "../cards/search/use-search.ts";
import { useLayout } from "../deck/builder/use-layout.ts";
import { Page } from "../frame/page.tsx";
import { usePageKeys } from "../frame/use-keys.ts";
import buttons from "../ui/button.module.css";
import { Button, LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Menu } from "../ui/menu.tsx";
import { PaneTabs } from "../ui/pane-tabs.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/states.tsx";
import styles from "./card/editor.module.css";
import { Editor } from "./card/editor.tsx";
import { NewCard } from "./card/new-card.tsx";
import { CardList, FILTERS, type FilterId } from "./card-list.tsx";
import { SetGlance } from "./set/set-glance.tsx";

const NONE: readonly LibraryCard[] = [];

export function StudioPage({ game: id }: { readonly game: GameId }) {
  const game = gameDefinition(id);
  const slug = decodeURIComponent(usePathname().split("/")[3] ?? "");
  const layout = useLayout();
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<FilterId>("all");
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<CardId>();
  const [pane, setPane] = useState<(typeof PANES)[number]["id"]>("cards");
  const library = useQuery(cardQueries.library(id));
  const open = useQuery(studioQueries.open(id));
  // Archived cards are found when they are asked for: the filter shows them apart from the others.
  const [typed, setTyped] = useState<LibraryCard>();
  const search = useSearch(game, text, "", undefined, typed);
  const cards = useMemo(() => search.found?.cards.filter(FILTERS[filter].holds) ?? NONE, [search.found, filter]);
  const typing = useMemo(() => new Set((open.data ?? []).map((work) => work.id)), [open.data]);
  const card = slug === "" ? undefined : library.data?.cards.find((one) => slugOf(one.id) === slug);
  const go = (to: CardId) => history.pushState(null, "", `/${id}/studio/${slugOf(to)}`);
  const step = (by: number) => () => {
    const at = cards.findIndex((one) => one.id === card?.id);
    const next = cards[at < 0 ? 0 : (at + by + cards.length) % cards.length];
    if (next) go(next.id);
  };
  usePageKeys({ newCard: () => setMaking(true), previousCard: step(-1), nextCard: step(1) });
  useFirstField(made, card?.id);

  const list = (
    <CardList
      game={game}
      search={search}
      text={text}
      onText={setText}
      filter={filter}
      onFilter={setFilter}
      cards={cards}
      openId={card?.id}
      typing={typing}
      onOpen={(one) => go(one.id)}
      onNew={() => setMaking(true)}
    />
  );
  const crumbs = [{ label: "Studio", href: `/${id}/studio` }];
  return (
    <>
      {card && library.data ? (
        <Editor
          key={card.id}
          game={game}
          id={card.id}
          library={library.data}
          list={layout === "wide" && list}
          onTyped={setTyped}
          onOpen={(to) => {
            setMade(to);
            go(to);
          }}
          crumbs={crumbs}
        />
      ) : (
        <Page
          title={slug !== "" && library.data ? "No such card" : "Studio"}
          game={id}
          crumbs={slug === "" ? [] : crumbs}
          fill
          actions={<Elsewhere game={id} isNarrow={layout === "narrow"} />}
        >
          <div className={styles.overview} data-pane={layout === "narrow" ? pane : undefined}>
            {list}
            <div className={styles.form} data-says={library.error || slug !== "" ? "" : undefined}>
              {library.error && !library.data ? (
                <ErrorState
                  title="The cards could not be loaded"
                  action={<Button onClick={() => void library.refetch()}>Try again</Button>}
                >
                  {library.error.message}
                </ErrorState>
              ) : !library.data ? (
                <div role="status" aria-label="Loading cards" className={styles.waiting}>
                  <Skeleton height={120} />
                </div>
              ) : slug !== "" ? (
                <EmptyState
                  title={`${game.name} has no card “${legible(slug)}”`}
                  action={
                    <Button look="primary" onClick={() => history.pushState(null, "", `/${id}/studio`)}>
                      All cards
                    </Button>
                  }
                >
                  The card may have been renamed. Find it in the list by its name.
                </EmptyState>
              ) : (
                <SetGlance
                  game={game}
                  library={library.data}
                  text={text}
                  onFilter={setText}
                  onAsk={(query) => {
                    setText(query);
                    setPane("cards");
                  }}
                />
              )}
            </div>
            {layout === "narrow" && slug === "" && <PaneTabs label="Sections of the studio" panes={PANES} pane={pane} onPane={setPane} />}
          </div>
        </Page>
      )}
      {making && library.data && (
        <NewCard
          game={game}
          library={library.data}
          onClose={() => setMaking(false)}
          onMade={(to) => {
            setMaking(false);
            setMade(to);
            go(to);
          }}
        />
      )}
    </>
  );
}

const PANES = [
  { id: "cards", label: "Cards", Icon: GalleryVerticalEnd },
  { id: "numbers", label: "The set in numbers", Icon: ChartColumn },
] as const;
const ELSEWHERE = [
  { path: "words", label: "Words", icon: Tags },
  { path: "sheet", label: "As a table", icon: Table2 },
  { path: "transfer", label: "Import and export", icon: FileDown },
] as const;
const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The other pages of the studio: buttons where there is room, else a menu. */
function Elsewhere({ game, isNarrow }: { readonly game: GameId; readonly isNarrow: boolean }) {
  if (isNarrow)
    return (
      <Menu
        label="Other pages of the studio"
        align="end"
        className={cx(buttons.button, buttons.quiet, buttons.only)}
        items={ELSEWHERE.map(({ path, label, icon: Icon }) => ({ label, icon: <Icon {...ICON} />, href: `/${game}/${path}` }))}
      >
        <Ellipsis {...ICON} />
      </Menu>
    );
  return ELSEWHERE.map(({ path, label, icon: Icon }) => (
    <LinkButton key={path} look="quiet" href={`/${game}/${path}`} icon={<Icon {...ICON} />}>
      {label}
    </LinkButton>
  ));
}

/** A card that was just made has to be fetched first; longer than this nobody waits to type, in milliseconds. */
const LATEST_MS = 15_000;

/** Puts the cursor into the name of a card that was just made, with the name chosen, so that typing writes over it. */
function useFirstField(made: CardId | undefined, shown: CardId | undefined): void {
  useEffect(() => {
    if (!made || made !== shown) return;
    let frame = 0;
    const latest = performance.now() + LATEST_MS;
    const look = () => {
      const field = document.querySelector<HTMLInputElement>("[data-first-field]");
      const isElsewhere = document.activeElement?.matches("input, textarea, select, [contenteditable='true']");
      if (isElsewhere) return;
      if (field) {
        field.focus();
        field.select();
      } else if (performance.now() < latest) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [made, shown]);
}
