/** Puts two changes of one deck together: what each side added or took away counts, card by card. */
import { type DeckEntry, type DeckList, entrySectionIds } from "../../../engine/cards/deck.ts";

/**
 * Three-way merge. A count becomes mine + (theirs − base), never below zero, so that copies that either side added or
 * removed stay added or removed. A line with another kind of change (note, pin) is mine; name, notes and format are mine where I changed them.
 *
 * @param base the deck that both sides started from
 */
export function mergeDecks(base: DeckList, mine: DeckList, theirs: DeckList): DeckList {
  const pick = <Key extends "name" | "format" | "notes">(key: Key): DeckList[Key] => (mine[key] === base[key] ? theirs[key] : mine[key]);
  const entries = Object.fromEntries(
    entrySectionIds(mine.game).map((id) => [id, mergeEntries(base.sections[id], mine.sections[id], theirs.sections[id])]),
  );
  const lines = (list: DeckList) => list.sections.unresolved.map(({ line }) => line);
  const swapKeys = (list: DeckList) => list.swaps.map((swap) => JSON.stringify([swap.out, swap.in]));
  const swaps = new Map([...theirs.swaps, ...mine.swaps].map((swap) => [JSON.stringify([swap.out, swap.in]), swap]));
  const keptSwaps = new Set(mergeSets(swapKeys(base), swapKeys(mine), swapKeys(theirs)));
  return {
    ...mine,
    name: pick("name"),
    format: pick("format"),
    notes: pick("notes"),
    sections: { ...mine.sections, ...entries, unresolved: mergeSets(lines(base), lines(mine), lines(theirs)).map((line) => ({ line })) },
    swaps: [...swaps].filter(([key]) => keptSwaps.has(key)).map(([, swap]) => swap),
  };
}

function mergeEntries(base: readonly DeckEntry[], mine: readonly DeckEntry[], theirs: readonly DeckEntry[]): readonly DeckEntry[] {
  const [before, left, right] = [base, mine, theirs].map(byName) as [Lines, Lines, Lines];
  const names = new Set([...mine, ...theirs].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const count = copies(left, name) + copies(right, name) - copies(before, name);
    const entry = left.get(name)?.[0] ?? right.get(name)?.[0];
    if (!entry || (count <= 0 && !isOdd(left, name) && !isOdd(right, name))) return [];
    return isOdd(left, name) ? (left.get(name) ?? []) : isOdd(right, name) ? (right.get(name) ?? []) : [{ ...entry, count }];
  });
}

type Lines = ReadonlyMap<string, readonly DeckEntry[]>;
function byName(entries: readonly DeckEntry[]): Lines {
  const lines = new Map<string, DeckEntry[]>();
  for (const entry of entries) lines.set(entry.name, [...(lines.get(entry.name) ?? []), entry]);
  return lines;
}
const copies = (lines: Lines, name: string): number => (lines.get(name) ?? []).reduce((sum, { count }) => sum + count, 0);
/** A count that is not a positive whole number was kept as written and cannot be added up. */
const isOdd = (lines: Lines, name: string): boolean => (lines.get(name) ?? []).some(({ count }) => !Number.isInteger(count) || count <= 0);

/** Members that both have, or that one side added; what either side removed is gone. */
function mergeSets(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const [before, left, right] = [new Set(base), new Set(mine), new Set(theirs)];
  return [...new Set([...mine, ...theirs])].filter((member) => (left.has(member) && right.has(member)) || !before.has(member));
}
