"use client";
/** The page of one deck: library, deck and what there is to know about it, in as many columns as there is room for. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, FileDown, FileUp, FlaskConical, Swords, Tag } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckRules, EntrySectionId } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import type { Library as GameLibrary } from "../../../engine/cards/library.ts";
import type { StoredDeck } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { QuickLook } from "../../cards/page/quick-look.tsx";
import { Page } from "../../frame/page.tsx";
import { usePageKeys } from "../../frame/use-keys.ts";
import { labHref } from "../../lab/links.ts";
import { SaveMark } from "../../saving/save-mark.tsx";
import { announce } from "../../ui/announcer.tsx";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFileDrop } from "../../ui/file-drop.ts";
import { Menu } from "../../ui/menu.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { DockContext, rememberDocked } from "../dock/dock-context.ts";
import { ExportDialog } from "../exchange/export-dialog.tsx";
import { ImportIntoDeck } from "../exchange/import-into-deck.tsx";
import type { DeckStore, DeckTrouble } from "../saving/deck-store.ts";
import { TroubleDialog } from "../saving/trouble-dialog.tsx";
import { usePlay } from "../use-play.ts";
import { NameVersion } from "../versions/name-version.tsx";
import { DeskContext, ViewContext } from "./builder.ts";
import { BuilderSkeleton } from "./builder-skeleton.tsx";
import { DeckColumns, type DeckWindow, type Pane } from "./deck-columns.tsx";
import { DragArea } from "./drag.tsx";
import { focusAfterPaint } from "./focus-after-paint.ts";
import { useDeckState, useDeckStore, useDeskOf, useDockOf, useViewOf } from "./use-desk.ts";
import { useLayout } from "./use-layout.ts";
import { useOwnText } from "./use-own-text.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function DeckBuilder({ stored }: { readonly stored: StoredDeck }) {
  const game = gameDefinition(stored.list.game);
  const client = useQueryClient();
  const store = useDeckStore(stored);
  const state = useDeckState(store);
  const library = useQuery(cardQueries.library(game.id));
  useEffect(() => void showKeptLibrary(client, game.id), [client, game.id]);
  const [window, setWindow] = useState<DeckWindow>();
  const renamed = useRef(false);
  useEffect(() => rememberDocked(game.id, stored.id), [game.id, stored.id]);
  const { name } = state.history.doc;
  // The server named the tab by the deck as it was opened.
  useEffect(() => {
    if (name !== stored.list.name || renamed.current) document.title = `${legible(name)} · Arcology`;
    renamed.current ||= name !== stored.list.name;
  }, [name, stored.list.name]);
  const layout = useLayout();
  useNoticesBeside();
  const [aside, setAside] = useState<DeckTrouble>();
  const { past, future } = state.history;
  const undo = () => {
    const { future: before } = state.history;
    void store
      .undoOn((number) => client.fetchQuery(deckQueries.step(stored.id, number)))
      .then(() => store.state().history.future !== before && sayStep("Undone", store.state().history.future[0]?.name))
      .catch((failure: unknown) => showToast({ message: failure instanceof Error ? failure.message : String(failure), tone: "bad" }));
  };
  const redo = () => {
    const step = store.state().history.future[0];
    store.redo();
    sayStep("Redone", step?.name);
  };
  useOwnText(state.history, { undo, redo });
  const undoStep = past.at(-1)?.name ?? (store.hasEarlier() ? "the last saved version" : undefined);
  const { rules, data } = { rules: game.deck, data: library.data };
  usePageKeys({ version: () => setWindow("version") });
  const router = useRouter();
  const played = usePlay(game.id);
  const play = () => played?.(state.history.doc);
  const askLab = () => router.push(labHref({ game: game.id, question: "field", deck: `own ${stored.id}` }));
  return (
    <Page
      title={state.history.doc.name}
      game={game.id}
      crumbs={[{ label: "Decks", href: "/decks" }]}
      {...(layout === "narrow" && { heading: <VisuallyHidden as="h1">{state.history.doc.name}</VisuallyHidden> })}
      badge={layout !== "narrow" && <SaveMark state={state} store={store} onAsk={() => setAside(undefined)} />}
      undo={{ undo, redo, undoStep, redoStep: future[0]?.name }}
      onShare={() => setWindow("share")}
      actions={
        layout === "narrow" ? (
          <Menu
            label="More for this deck"
            align="end"
            className={cx(buttons["button"], buttons["quiet"], buttons["only"])}
            items={[
              { label: "Import…", icon: <FileUp {...ICON} />, onSelect: () => setWindow("import") },
              { label: "Export…", icon: <FileDown {...ICON} />, onSelect: () => setWindow("export") },
              { label: "Name this version…", icon: <Tag {...ICON} />, onSelect: () => setWindow("version") },
              ...(played
                ? [
                    { label: "Play vs bot", icon: <Swords {...ICON} />, onSelect: play },
                    { label: "Lab: vs field", icon: <FlaskConical {...ICON} />, onSelect: askLab },
                  ]
                : []),
            ]}
          >
            <Ellipsis {...ICON} />
          </Menu>
        ) : (
          <>
            <Button icon={<Tag {...ICON} />} onClick={() => setWindow("version")}>
              Name version
            </Button>
            {played && (
              <Button icon={<FlaskConical {...ICON} />} onClick={askLab}>
                Lab: vs field
              </Button>
            )}
            {played && (
              <Button look="primary" icon={<Swords {...ICON} />} onClick={play}>
                Play vs bot
              </Button>
            )}
          </>
        )
      }
      fill
    >
      {library.error && !data ? (
        <ErrorState
          title="The cards could not be loaded"
          action={
            <Button look="primary" onClick={() => void library.refetch()}>
              Try again
            </Button>
          }
        >
          {library.error.message} The deck itself is safe.
        </ErrorState>
      ) : data && rules ? (
        <Opened
          stored={stored}
          store={store}
          game={game}
          rules={rules}
          library={data}
          window={window}
          setWindow={setWindow}
          aside={aside}
          setAside={setAside}
        />
      ) : (
        <BuilderSkeleton />
      )}
    </Page>
  );
}

/** While a deck is built, notices stand where neither its list nor its buttons are. */
function useNoticesBeside(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-at-deck", true);
    return () => void document.documentElement.toggleAttribute("data-at-deck", false);
  }, []);
}

/** Says which step was undone or redone, for people in a text box who are not looking at the deck. */
function sayStep(done: "Undone" | "Redone", name: string | undefined): void {
  if (name === undefined) return;
  const message = `${done}: ${name}.`;
  if (document.activeElement?.matches("input, textarea")) showToast({ message });
  else announce(message);
}

type OpenedProps = {
  readonly stored: StoredDeck;
  readonly store: DeckStore;
  readonly game: GameDefinition;
  readonly rules: DeckRules;
  readonly library: GameLibrary;
  readonly window: DeckWindow | undefined;
  readonly setWindow: (window: DeckWindow | undefined) => void;
  /** The conflict whose decision the person put off. */
  readonly aside: DeckTrouble | undefined;
  readonly setAside: (trouble: DeckTrouble | undefined) => void;
};

function Opened({ stored, store, game, rules, library, window, setWindow, aside, setAside }: OpenedProps) {
  const layout = useLayout();
  const [pane, setPane] = useState<Pane>("deck");
  const [query, setQuery] = useState("");
  const [dropped, setDropped] = useState<File>();
  const open = (next: DeckWindow | undefined, file?: File) => {
    setDropped(file);
    setWindow(next);
  };
  useFileDrop(window === "import" ? undefined : { take: (file) => open("import", file) });
  const [looked, setLooked] = useState<LibraryCard>();
  const show = useCallback((next: string) => {
    setQuery(next);
    setPane("library");
    focusAfterPaint("[data-search-box]");
  }, []);
  const reveal = useCallback((name: string) => {
    setPane("deck");
    focusAfterPaint(`[data-row*="/${CSS.escape(name)}/"]`, () => showToast({ message: `${name} is not in the deck.` }));
  }, []);
  const ask = useCallback(() => setAside(undefined), [setAside]);
  const desk = useDeskOf({ id: stored.id, store, game, rules, library, show, reveal, look: setLooked, ask });
  const view = useViewOf(desk);
  // The deck answers first; the pips of the library follow in the next render.
  const dock = useDeferredValue(useDockOf(store, rules));
  const moved = (section: EntrySectionId, name: string) => focusAfterPaint(`[data-row="${CSS.escape(`${section}/${name}/0`)}"]`);
  return (
    <DeskContext value={desk}>
      <ViewContext value={view}>
        <DockContext value={dock}>
          <DragArea onMoved={moved}>
            <DeckColumns layout={layout} pane={pane} onPane={setPane} query={query} onQuery={setQuery} setWindow={setWindow} />
          </DragArea>
          <TroubleDialog aside={aside} onAside={setAside} />
          {window === "version" && <NameVersion onClose={() => setWindow(undefined)} />}
          {window === "import" && <ImportIntoDeck file={dropped} onClose={() => open(undefined)} />}
          {(window === "export" || window === "share") && (
            <ExportDialog
              open
              onClose={() => setWindow(undefined)}
              list={view.list}
              id={stored.id}
              pool={desk.pool}
              first={window === "share" ? "link" : "text"}
            />
          )}
          {looked && <Look card={looked} game={game} library={library} onClose={() => setLooked(undefined)} />}
        </DockContext>
      </ViewContext>
    </DeskContext>
  );
}

function Look({
  card,
  game,
  library,
  onClose,
}: {
  readonly card: LibraryCard;
  readonly game: GameDefinition;
  readonly library: GameLibrary;
  readonly onClose: () => void;
}) {
  const before = useRef(document.activeElement);
  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return <QuickLook game={game} card={card} keywords={library.keywords} wide={false} onClose={close} />;
}
