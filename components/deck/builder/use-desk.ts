"use client";
/** Opens a deck: its store with the browser's ports, and what its parts may do to it. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckRules } from "../../../engine/cards/deck.ts";
import type { Library } from "../../../engine/cards/library.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { buildIndex, withWords } from "../../../engine/cards/search/index.ts";
import { addCopies, checkDeck, type DeckId, type Edit, type StoredDeck } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { saveDeck } from "../../api/decks.ts";
import { browserPorts } from "../../saving/browser-ports.ts";
import { isSaved } from "../../saving/save-state.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import type { Dock } from "../dock/dock-context.ts";
import { DeckStore } from "../saving/deck-store.ts";
import type { Desk, View } from "./builder.ts";
import { addHome, countOf, limitOf, setCopies } from "./set-copies.ts";

/** The store of a deck in this page; it saves, keeps and listens as long as the page shows it. Work that is nowhere else holds the tab open. */
export function useDeckStore(stored: StoredDeck): DeckStore {
  const client = useQueryClient();
  const [store] = useState(
    () =>
      new DeckStore(
        stored,
        browserPorts({ database: "arcology-open-decks", channel: "arcology-deck" }, stored.id, async ({ base, doc, step }) => {
          const answer = await saveDeck(client, stored.id, { base, list: doc, step });
          if (answer.kind !== "accepted" && answer.kind !== "stale") return answer;
          return { kind: answer.kind, now: { step: answer.deck.step, doc: answer.deck.list } };
        }),
      ),
  );
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      const state = store.state();
      if (!isSaved(state) && !state.keeps) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [store]);
  return store;
}

export const useDeckState = (store: DeckStore) => useSyncExternalStore(store.subscribe, store.state, store.state);

/** Makes a step and says it; see `Desk.make`. */
export function makeStepIn(store: DeckStore, edit: Edit, how?: "notice" | "quiet", after = ""): boolean {
  if (edit.list === store.state().history.doc) return false;
  store.edit(edit);
  const step = store.state().history.past.at(-1);
  if (how === "notice" && step) {
    const undo = () => {
      store.revert(step);
      announce(`Undone: ${step.name}.`);
    };
    showToast({ message: edit.step, undo });
  } else if (how !== "quiet") announce(`${edit.step}.${after}`);
  return true;
}

export type DeskOptions = {
  readonly id: DeckId;
  readonly store: DeckStore;
  readonly game: GameDefinition;
  readonly rules: DeckRules;
  readonly library: Pick<Library, "cards" | "words">;
} & Pick<Desk, "show" | "reveal" | "look" | "ask">;

export function useDeskOf({ id, store, game, rules, library, show, reveal, look, ask }: DeskOptions): Desk {
  const pool = useMemo(() => makePool(game.id, library.cards, library.words), [game, library]);
  const index = useMemo(() => buildIndex(library.cards, withWords(game, library.words)), [library, game]);
  return useMemo(() => {
    const make: Desk["make"] = (edit, how) => makeStepIn(store, edit, how);
    const add: Desk["add"] = (card, count = 1, section) => {
      const { doc: list } = store.state().history;
      const edit = section ? addCopies(list, card, section, count) : addHome(list, rules, card, count);
      const now = countOf(edit.list, rules, card.name);
      const limit = limitOf(edit.list, rules, card);
      makeStepIn(store, edit, undefined, ` ${now}${limit === undefined ? "" : ` of ${limit}`} in deck.`);
    };
    return { id, game, rules, pool, index, store, make, add, show, reveal, look, ask };
  }, [id, game, rules, pool, index, store, show, reveal, look, ask]);
}

export function useViewOf(desk: Desk): View {
  const state = useDeckState(desk.store);
  const { doc: list } = state.history;
  const check = useMemo(() => checkDeck(list, desk.pool, desk.rules), [list, desk]);
  return useMemo(() => ({ list, state, check }), [list, state, check]);
}

/** The open deck as the library sees it. */
export function useDockOf(store: DeckStore, rules: DeckRules | undefined): Dock | undefined {
  const { doc: list } = useDeckState(store).history;
  return useMemo(() => {
    if (!rules) return undefined;
    const change = (card: LibraryCard | Parameters<Dock["add"]>[0], to: number) => {
      const now = store.state().history.doc;
      const limit = limitOf(now, rules, card);
      makeStepIn(
        store,
        setCopies(now, rules, card, Math.max(0, to)),
        undefined,
        ` ${Math.max(0, to)}${limit === undefined ? "" : ` of ${limit}`} in deck.`,
      );
    };
    const have = (name: string) => countOf(store.state().history.doc, rules, name);
    return {
      deck: list,
      countOf: (name) => countOf(list, rules, name),
      limitOf: (card) => limitOf(list, rules, card),
      setCount: change,
      add: (card, count = 1) => change(card, have(card.name) + count),
      remove: (card, count = 1) => change(card, have(card.name) - count),
    };
  }, [store, rules, list]);
}
