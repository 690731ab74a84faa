/** The shipped Megacorp pool, and variations of it, for tests and benches of decks. */
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { type DeckEntry, type DeckList, type DeckSections, emptySections, type Pool } from "../../../engine/cards/deck.ts";
import { makePool } from "../../../engine/cards/pool.ts";

const { content } = loadContent();

const { cards, words } = libraryOf(content.megacorp);
export const MEGACORP_POOL: Pool = makePool("megacorp", cards, words);

/** The decks that the game ships, all legal. */
export const SHIPPED_DECKS: readonly { readonly id: string; readonly list: DeckList }[] = content.megacorp.decks;

/** The pool with some of its cards changed, by name. */
export const poolWith = (changes: Readonly<Record<string, Partial<LibraryCard>>>): Pool =>
  makePool(
    "megacorp",
    MEGACORP_POOL.cards.map((card) => ({ ...card, ...changes[card.name] })),
  );

/** A list of the given entries; a section may be written as "4 Tidal Wave" lines or as entries. */
export const listOf = (sections: Partial<Record<keyof DeckSections, readonly (string | DeckEntry)[]>>, format = "core-rules"): DeckList => {
  const entries = (lines: readonly (string | DeckEntry)[] = []) => lines.map((line) => (typeof line === "string" ? entryOf(line) : line));
  const { unresolved = [], ...rest } = sections;
  const named = Object.fromEntries(Object.entries(rest).map(([id, lines]) => [id, entries(lines)]));
  const lines = unresolved.map((line) => ({ line: typeof line === "string" ? line : line.name }));
  return { game: "megacorp", name: "Test", format, notes: "", sections: { ...emptySections(), ...named, unresolved: lines }, swaps: [] };
};

function entryOf(line: string): DeckEntry {
  const [, count = "1", name = line] = /^(-?[\d.]+) (.+)$/.exec(line) ?? [];
  const card = MEGACORP_POOL.byName.get(name);
  return { name, count: Number(count), ...(card ? { id: card.id } : {}) };
}
