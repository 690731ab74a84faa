/** The small facts about entries that reading, editing and counting share. */

import type { Card } from "./card.ts";
import type { DeckEntry, DeckList, EntrySectionId, SectionId, SectionRule } from "./deck.ts";
import type { GameId } from "./game-ids.ts";
import { leaderSectionIds, playedSectionIds, sectionIn } from "./sections.ts";

/** A count that counts: a positive whole number. */
export const isGoodCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0;

/** Whether an entry counts toward the cards of a section: a good count of a known card that may lie there. */
export const countsIn = (rule: Pick<SectionRule, "holds">, entry: DeckEntry, card: Card | undefined): boolean =>
  card !== undefined && rule.holds(card) && isGoodCount(entry.count);

/** Copies in a section; bad counts do not count. */
export const copiesIn = (list: DeckList, section: EntrySectionId): number => copies(list.sections[section]);

/** Copies of one name in a section; bad counts do not count. */
export const copiesOf = (list: DeckList, section: EntrySectionId, name: string): number =>
  copies(list.sections[section].filter((entry) => entry.name === name));

/** Sum of the good counts. */
export const copies = (entries: readonly DeckEntry[]): number =>
  entries.reduce((sum, entry) => sum + (isGoodCount(entry.count) ? entry.count : 0), 0);

/** The heading of a section in lists of a game. */
export function sectionName(game: GameId, section: SectionId): string {
  if (section === "considering") return "Considering";
  return section === "unresolved" ? "Unresolved" : (sectionIn(game, section)?.name ?? section);
}

/** The entries that count, section by section. */
export const playedEntries = ({ game, sections }: DeckList): readonly DeckEntry[] => playedSectionIds(game).flatMap((id) => sections[id]);

/** Who leads a deck: the first entry of each section of leaders that has one, the foremost leader first. */
export const leadersIn = ({ game, sections }: DeckList): readonly DeckEntry[] =>
  leaderSectionIds(game).flatMap((id) => sections[id].slice(0, 1));

/** The list with other entries in a section. */
export const withEntries = (list: DeckList, section: EntrySectionId, entries: readonly DeckEntry[]): DeckList => ({
  ...list,
  sections: { ...list.sections, [section]: entries },
});

/**
 * Adds an entry to a section's entries. Good counts of one name and pinned revision are summed in the first such entry, both notes
 * are kept, and what the first says of set and number stays; a bad count stays an entry of its own, since each is judged alone.
 */
export function mergeEntry(entries: readonly DeckEntry[], added: DeckEntry): readonly DeckEntry[] {
  const at = isGoodCount(added.count)
    ? entries.findIndex((entry) => entry.name === added.name && entry.rev === added.rev && isGoodCount(entry.count))
    : -1;
  const first = entries[at];
  if (!first) return [...entries, added];
  const note = bothNotes(first.note, added.note);
  const joined = { ...added, ...first, count: first.count + added.count };
  return entries.with(at, note === undefined ? joined : { ...joined, note });
}

const bothNotes = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined || one === other ? (one ?? other) : `${one}; ${other}`;
