"use client";
/** The current deck on the Cards pages: a bar at the lower edge, and the deck's lines when it is opened. The last deck of each game is remembered. */
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Layers, Minus, Plus, SquarePen } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useMemo } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { type DeckRules, emptySections } from "../../../engine/cards/deck.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { changeCount, checkDeck, parseDeckId, type StoredDeck, sectionName } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { createDeck } from "../../api/decks.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { saveWords } from "../../saving/save-state.ts";
import { Button, IconButton, LinkButton } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { rowSections } from "../builder/deck-rows.ts";
import { makeStepIn, useDeckState, useDeckStore, useDockOf } from "../builder/use-desk.ts";
import { useKept } from "../builder/use-kept.ts";
import { LegalChip } from "../legality/legal-chip.tsx";
import { attempt } from "../list/attempt.ts";
import { DeckCounts } from "../list/deck-counts.tsx";
import { PriceTag } from "../price-tag.tsx";
import type { DeckStore } from "../saving/deck-store.ts";
import styles from "./dock.module.css";
import frame from "./dock-bar.module.css";
import { type Dock, EmptyDockContext } from "./dock-context.ts";
import { dockedKey } from "./docked.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

type WithRules = { readonly game: GameDefinition; readonly rules: DeckRules };
type OnDock = { readonly onDock: (dock: Dock | undefined) => void };

/** The bar, for a game with deck rules; `onDock` receives the current deck. */
export function DockBar({ game: id, onDock }: { readonly game: GameId } & OnDock) {
  const game = gameDefinition(id);
  return game.deck && <Bar game={game} rules={game.deck} onDock={onDock} />;
}

function Bar({ game, rules, onDock }: WithRules & OnDock) {
  const [chosen, setChosen] = useKept<string>(dockedKey(game.id), "");
  const id = parseDeckId(chosen);
  const [query] = useQueries({ queries: (id ? [id] : []).map((one) => ({ ...deckQueries.detail(one), retry: false })) });
  const { data: stored, error } = query ?? {};
  const empty = useContext(EmptyDockContext);
  const bar = <Chooser game={game} rules={rules} chosen={chosen} onChoose={setChosen} lost={Boolean(error)} />;
  if (stored && stored.id === id) return <Docked key={stored.id} stored={stored} game={game} rules={rules} bar={bar} onDock={onDock} />;
  return (
    <section className={frame.dock} data-empty={empty} aria-label="Current deck">
      <div className={frame.bar}>{bar}</div>
      <KeysOfNone />
    </section>
  );
}

/** The keys for copies while no deck is chosen: they say so. */
function KeysOfNone(): null {
  const say = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("[data-results]"))) return false;
    showToast({ message: "No deck is chosen. Choose a deck below the cards; then this key changes its copies." });
    return true;
  };
  usePageKeys({ addOne: say, removeOne: say, copies: say });
  return null;
}

function Chooser({
  game,
  rules,
  chosen,
  onChoose,
  lost,
}: WithRules & { readonly chosen: string; readonly onChoose: (id: string) => void; readonly lost: boolean }) {
  const client = useQueryClient();
  const { data: decks = [] } = useQuery(deckQueries.list());
  const own = decks.filter((deck) => deck.game === game.id);
  const begin = () =>
    void attempt(async () => {
      const list = { game: game.id, name: "New deck", format: rules.formats[0]?.id ?? "", notes: "", sections: emptySections(), swaps: [] };
      onChoose((await createDeck(client, list)).id);
    });
  return (
    <>
      <Layers {...ICON} />
      <label className={styles.choose}>
        <span>Deck</span>
        <select value={own.some(({ id }) => id === chosen) ? chosen : ""} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{lost ? "This deck was deleted: choose another" : "No deck chosen"}</option>
          {own.map((deck) => (
            <option key={deck.id} value={deck.id}>
              {deck.name}
            </option>
          ))}
        </select>
      </label>
      {!own.some(({ id }) => id === chosen) && (
        <Button size="s" look="quiet" icon={<Plus {...ICON} />} onClick={begin}>
          New deck
        </Button>
      )}
    </>
  );
}

type DockedProps = WithRules & OnDock & { readonly stored: StoredDeck; readonly bar: ReactNode };

function Docked({ stored, game, rules, bar, onDock }: DockedProps) {
  const store = useDeckStore(stored);
  const dock = useDockOf(store, rules);
  const [open, setOpen] = useKept("arcology.dock.open", false);
  // Before the paint, so that the bar and the copies beside the cards never disagree.
  useLayoutEffect(() => onDock(dock), [dock, onDock]);
  useLayoutEffect(() => () => onDock(undefined), [onDock]);
  return (
    <section className={frame.dock} aria-label="Current deck" data-open={open || undefined}>
      {open && <Lines store={store} game={game} rules={rules} />}
      <div className={frame.bar}>
        {bar}
        <Standing store={store} game={game} rules={rules} />
        <LinkButton size="s" look="quiet" icon={<SquarePen {...ICON} />} href={`/decks/${stored.id}`} aria-label="Open in the deck builder">
          <span data-wide>Open</span>
        </LinkButton>
        <IconButton
          size="s"
          label={open ? "Hide the deck's lines" : "Show the deck's lines"}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDown {...ICON} /> : <ChevronUp {...ICON} />}
        </IconButton>
      </div>
    </section>
  );
}

type PartProps = WithRules & { readonly store: DeckStore };

function usePool(game: GameId) {
  const { data } = useQuery(cardQueries.library(game));
  return useMemo(() => data && makePool(game, data.cards, data.words), [data, game]);
}

function Standing({ store, game, rules }: PartProps) {
  const state = useDeckState(store);
  const { doc: list } = state.history;
  const pool = usePool(game.id);
  const check = useMemo(() => pool && checkDeck(list, pool, rules), [list, pool, rules]);
  const counts = useMemo(() => pool && rules.counted(list, pool), [list, pool, rules]);
  return (
    <p className={styles.standing}>
      {counts && (
        <span>
          <DeckCounts game={game.id} counts={counts} />
        </span>
      )}
      {check && <LegalChip legal={check.legal} problems={check.problems.length} />}
      <span className={styles.saved} role="status">
        {saveWords(state)}
      </span>
    </p>
  );
}

function Lines({ store, game, rules }: PartProps) {
  const { doc: list } = useDeckState(store).history;
  const pool = usePool(game.id);
  const sections = useMemo(() => (pool ? rowSections(list, pool, game, rules) : []), [list, pool, game, rules]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.lines} tabIndex={0} role="region" aria-label="Deck lines">
      {sections
        .filter((section) => section.groups.some((group) => group.rows.length > 0))
        .map((section) => (
          <section key={section.id} aria-label={sectionName(game.id, section.id)}>
            <h2>
              {sectionName(game.id, section.id)} <span className="num">{section.copies}</span>
            </h2>
            <ul>
              {section.groups.flatMap((group) =>
                group.rows.map(({ key, at, entry, card }) => (
                  <li key={key}>
                    <span className="num">{entry.count}</span>
                    <span className={styles.name}>{entry.name}</span>
                    {card && <PriceTag card={card} game={game} />}
                    <IconButton
                      size="s"
                      label={`Remove one ${entry.name}`}
                      onClick={() => makeStepIn(store, changeCount(list, at, -1), entry.count === 1 ? "notice" : undefined)}
                    >
                      <Minus {...ICON} />
                    </IconButton>
                    <IconButton size="s" label={`Add one ${entry.name}`} onClick={() => makeStepIn(store, changeCount(list, at, 1))}>
                      <Plus {...ICON} />
                    </IconButton>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}
