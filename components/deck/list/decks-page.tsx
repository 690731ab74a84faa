"use client";
/** All decks of a game: the person's own and the ready decks. Find, sort, make, copy, import, export, delete with a way back. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, FileDown, FileUp, Plus, Search, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import type { GameId, LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckList, DeckRules, Pool } from "../../../engine/cards/deck.ts";
import { emptySections } from "../../../engine/cards/deck.ts";
import { fold } from "../../../engine/cards/fold.ts";
import type { Library } from "../../../engine/cards/library.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import type { DeckSummary, StoredDeck } from "../../../engine/decks/index.ts";
import { DECK_GAMES } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { byCodePoint } from "../../../engine/kernel/order.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { ARCHIVE_PATH, copyDeck, copyShippedDeck, createDeck, deleteDeck, restoreDeck } from "../../api/decks.ts";
import { Face } from "../../card/face.tsx";
import { Page } from "../../frame/page.tsx";
import buttons from "../../ui/button.module.css";
import { Button, LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFileDrop } from "../../ui/file-drop.ts";
import { Menu } from "../../ui/menu.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { useTypedBefore } from "../../ui/typed-before.ts";
import { useKeepFocus } from "../builder/use-keep-focus.ts";
import { ExportDialog } from "../exchange/export-dialog.tsx";
import { ImportDecks } from "../exchange/import-decks.tsx";
import { usePlay } from "../use-play.ts";
import { attempt } from "./attempt.ts";
import { leaderKinds } from "./deck-names.ts";
import { DeckTile } from "./deck-tile.tsx";
import styles from "./decks-page.module.css";
import { ReadyDecks } from "./ready-decks.tsx";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const SORTS = { changed: "Last changed", name: "Name", legal: "Legal first" } as const;
type Sort = keyof typeof SORTS;

const compare: Readonly<Record<Sort, (a: DeckSummary, b: DeckSummary) => number>> = {
  changed: (a, b) => byCodePoint(b.updatedAt, a.updatedAt),
  name: (a, b) => byCodePoint(fold(a.name), fold(b.name)),
  legal: (a, b) => a.problems - b.problems || byCodePoint(b.updatedAt, a.updatedAt),
};

/** A deck with nothing in it. */
const emptyDeck = (game: GameId, rules: DeckRules): DeckList => ({
  game,
  name: "New deck",
  format: rules.formats[0]?.id ?? "",
  notes: "",
  sections: emptySections(),
  swaps: [],
});

export function DecksPage({ game: id, initial }: { readonly game: GameId; readonly initial: readonly DeckSummary[] }) {
  const game = gameDefinition(id);
  const client = useQueryClient();
  const router = useRouter();
  const [importing, setImporting] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const { data: library } = useQuery(cardQueries.library(id));
  useEffect(() => void showKeptLibrary(client, id), [client, id]);
  const pool = useMemo(() => library && makePool(id, library.cards, library.words), [library, id]);
  const rules = game.deck;
  const take = (file: File) => {
    setDropped(file);
    setImporting(true);
  };
  useFileDrop(rules && !importing ? { take } : undefined);
  const open = (deck: StoredDeck) => router.push(`/decks/${deck.id}`);
  const make = () => void attempt(async () => rules && open(await createDeck(client, emptyDeck(id, rules))));
  return (
    <Page
      crowded
      title="Decks"
      game={id}
      actions={
        rules && (
          <>
            {/* Both stand there, and the style shows one: a bar that changed when the script runs would take a press away from under a finger. */}
            <span data-narrow>
              <Menu
                label="More for decks"
                align="end"
                className={cx(buttons["button"], buttons["quiet"], buttons["only"])}
                items={[
                  { label: "Import…", icon: <FileUp {...ICON} />, onSelect: () => setImporting(true) },
                  { label: "Export all", icon: <FileDown {...ICON} />, onSelect: () => location.assign(ARCHIVE_PATH) },
                ]}
              >
                <Ellipsis {...ICON} />
              </Menu>
            </span>
            <Button look="quiet" data-wide icon={<FileUp {...ICON} />} onClick={() => setImporting(true)}>
              Import
            </Button>
            <a className={cx(buttons["button"], buttons["quiet"])} data-wide href={ARCHIVE_PATH} download>
              <FileDown {...ICON} />
              Export all
            </a>
            {/* What is pressed before the script runs is done when it does: React keeps what forms are sent. */}
            <form action={make}>
              <Button look="primary" icon={<Plus {...ICON} />} type="submit">
                New deck
              </Button>
            </form>
          </>
        )
      }
    >
      {DECK_GAMES.length > 1 && (
        <nav aria-label="Decks of" className={styles.games}>
          {DECK_GAMES.map((one) => (
            <LinkButton key={one} size="s" href={`/decks?game=${one}`} aria-current={one === id ? "page" : undefined}>
              {ABOUT[one].name}
            </LinkButton>
          ))}
        </nav>
      )}
      {rules ? (
        <Decks game={id} initial={initial} library={library} pool={pool} rules={rules} onNew={make} onImport={() => setImporting(true)} />
      ) : (
        <EmptyState
          title={`${game.name} has a fixed pool`}
          action={
            <LinkButton look="primary" href={`/${id}/pool`}>
              See the pool
            </LinkButton>
          }
        >
          Everyone plays with the same cards, so there are no decks to build. The pool page lists the cards.
        </EmptyState>
      )}
      {importing && pool && rules && (
        <ImportDecks
          pool={pool}
          rules={rules}
          file={dropped}
          onClose={() => {
            setImporting(false);
            setDropped(undefined);
          }}
        />
      )}
    </Page>
  );
}

type DecksProps = {
  readonly game: GameId;
  readonly initial: readonly DeckSummary[];
  readonly library: Library | undefined;
  readonly pool: Pool | undefined;
  readonly rules: DeckRules;
  readonly onNew: () => void;
  readonly onImport: () => void;
};

function Decks({ game, initial, library, pool, rules, onNew, onImport }: DecksProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [words, setWords] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, words, setWords);
  const [sort, setSort] = useState<Sort>("changed");
  const [bin, setBin] = useState(false);
  const play = usePlay(game);
  const [exported, setExported] = useState<StoredDeck>();
  const area = useRef<HTMLElement>(null);
  useKeepFocus(area);
  const used = useQuery({ ...deckQueries.list(), initialData: initial, initialDataUpdatedAt: 1 });
  const deleted = useQuery({ ...deckQueries.list("deleted"), enabled: bin });
  const of = (decks: readonly DeckSummary[]) => decks.filter((deck) => deck.game === game);
  const own = of(used.data);
  const wanted = fold(words);
  const shown = own.filter((deck) => [deck.name, ...deck.leaders].some((text) => fold(text).includes(wanted))).sort(compare[sort]);
  const kinds = leaderKinds(game);
  const cardNamed = (name: string | undefined): LibraryCard | undefined => (name === undefined ? undefined : pool?.byName.get(name));

  const remove = (deck: DeckSummary) =>
    void attempt(async () => {
      await deleteDeck(client, deck.id);
      showToast({ message: `Deleted ${deck.name}.`, undo: () => void attempt(() => restoreDeck(client, deck.id)) });
    });
  return (
    <section ref={area} tabIndex={-1} className={styles.page} aria-label="Decks">
      {used.error && (
        <ErrorState title="The list could not be updated" action={<Button onClick={() => void used.refetch()}>Try again</Button>}>
          {used.error.message}
        </ErrorState>
      )}
      <section aria-labelledby="own-decks">
        <header className={styles.head}>
          <h2 id="own-decks">
            My decks <span className="num">{own.length}</span>
          </h2>
          {own.length > 0 && (
            <>
              <label className={styles.search}>
                <Search {...ICON} />
                <input
                  ref={box}
                  data-search-box
                  aria-label={`Find a deck by name, ${kinds}`}
                  placeholder="Find a deck"
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              </label>
              <label className={styles.sort}>
                Sort
                <select value={sort} onChange={(event) => setSort(event.target.value as Sort)}>
                  {Object.entries(SORTS).map(([id, label]) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </>
          )}
          <Button look="plain" size="s" icon={<Trash2 size={14} aria-hidden />} aria-expanded={bin} onClick={() => setBin(!bin)}>
            Deleted
          </Button>
        </header>
        {own.length === 0 ? (
          <EmptyState
            picture={<EmptyPicture game={game} library={library} />}
            title="No decks yet"
            action={
              <>
                <Button onClick={onNew}>New deck</Button>
                <Button onClick={onImport}>Paste a list</Button>
              </>
            }
          >
            Start from a ready deck below, paste a list, or begin with an empty one.
          </EmptyState>
        ) : shown.length === 0 ? (
          <p className={styles.none} role="status">
            No deck has “{words}” in its name, {kinds}.{" "}
            <Button size="s" onClick={() => setWords("")}>
              Show all
            </Button>
          </p>
        ) : (
          <ul className={styles.tiles}>
            {shown.map((deck) => (
              <DeckTile
                key={deck.id}
                deck={deck}
                leader={cardNamed(deck.leaders[0])}
                formatName={rules.formats.find(({ id }) => id === deck.format)?.name ?? deck.format}
                onCopy={() => void attempt(async () => router.push(`/decks/${(await copyDeck(client, deck.id)).id}`))}
                onPlay={
                  play && deck.legal
                    ? () => void attempt(async () => play((await client.fetchQuery(deckQueries.detail(deck.id))).list))
                    : undefined
                }
                onExport={() => void attempt(async () => setExported(await client.fetchQuery(deckQueries.detail(deck.id))))}
                onDelete={() => remove(deck)}
              />
            ))}
          </ul>
        )}
      </section>
      {bin && (
        <section aria-labelledby="deleted-decks">
          <header className={styles.head}>
            <h2 id="deleted-decks">Deleted decks</h2>
          </header>
          {of(deleted.data ?? []).length === 0 ? (
            <p className={styles.none}>No deleted decks.</p>
          ) : (
            <ul className={styles.bin}>
              {of(deleted.data ?? []).map((deck) => (
                <li key={deck.id}>
                  {deck.name}
                  <Button size="s" onClick={() => void attempt(() => restoreDeck(client, deck.id))}>
                    Bring back
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <ReadyDecks
        game={game}
        pool={pool}
        rules={rules}
        onTake={(id) => void attempt(async () => router.push(`/decks/${(await copyShippedDeck(client, game, id)).id}`))}
      />
      {exported && pool && <ExportDialog open onClose={() => setExported(undefined)} list={exported.list} id={exported.id} pool={pool} />}
    </section>
  );
}

/** Three faces, fanned: what a deck is made of. */
function EmptyPicture({ game, library }: { readonly game: GameId; readonly library: Library | undefined }) {
  const kinds = gameDefinition(game).kinds.slice(0, 3);
  const cards = kinds.flatMap(({ id }) => library?.cards.find((card) => card.kind === id) ?? []);
  return (
    <span className={styles.fan}>
      {cards.map((card) => (
        <Face key={card.id} card={card} detail="face" />
      ))}
    </span>
  );
}
