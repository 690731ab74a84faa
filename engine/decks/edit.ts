/**
 * Edits of a deck: pure functions that return the changed list and the name of the step, for undo and for announcements.
 * Addresses are section and index. An address that holds nothing, or an edit that would change nothing, returns the very same list.
 */

import type { CardId } from "../cards/card.ts";
import type { DeckEntry, DeckList, EntrySectionId } from "../cards/deck.ts";
import { isGoodCount, mergeEntry, sectionName, withEntries } from "../cards/entries.ts";
import { bySection } from "../cards/sections.ts";

export type Edit = { readonly list: DeckList; readonly step: string };
export type EntryAt = { readonly section: EntrySectionId; readonly index: number };
/** What an entry takes from a card; a `LibraryCard` fits. */
export type NamedCard = { readonly name: string; readonly id?: CardId };

/** Adds copies to the first entry of the card in the section, or as a new last entry. `count` must be a positive whole number. */
export function addCopies(list: DeckList, card: NamedCard, section: EntrySectionId, count = 1): Edit {
  if (!isGoodCount(count)) return unchanged(list);
  return {
    list: withEntries(list, section, mergeEntry(list.sections[section], entryFor(card, count))),
    step: `Added ${times(count, card.name)}${section === "considering" ? " to Considering" : ""}`,
  };
}

/** Adds several cards to a section as one step ("Filled SECTION with 2 cards"). */
export function addMany(list: DeckList, section: EntrySectionId, cards: readonly (NamedCard & { readonly count: number })[]): Edit {
  const good = cards.filter((card) => isGoodCount(card.count));
  if (good.length === 0) return unchanged(list);
  const entries = good.reduce((all, card) => mergeEntry(all, entryFor(card, card.count)), list.sections[section]);
  const copies = good.reduce((sum, card) => sum + card.count, 0);
  const [first, ...more] = good;
  return {
    list: withEntries(list, section, entries),
    step: `Filled ${sectionName(list.game, section)} with ${first && more.length === 0 ? named(copies, first.name) : `${copies} cards`}`,
  };
}

/** Sets the copies of an entry; 0 removes it, and anything but a whole number from 0 changes nothing. */
export function setCount(list: DeckList, at: EntryAt, count: number): Edit {
  const entry = entryAt(list, at);
  if (count === 0) return removeEntry(list, at);
  if (!entry || entry.count === count || !isGoodCount(count)) return unchanged(list);
  const change = isGoodCount(entry.count) ? count - entry.count : 0;
  const step =
    change === 1 || change === -1 ? `${change > 0 ? "Added" : "Removed"} ${times(1, entry.name)}` : `Set ${entry.name} to ${count}`;
  return { list: replaced(list, at, { ...entry, count }), step };
}

/** Adds (`by` > 0) or removes (`by` < 0) copies of an entry; at 0 copies the entry goes. */
export function changeCount(list: DeckList, at: EntryAt, by: number): Edit {
  const entry = entryAt(list, at);
  if (!entry || !Number.isSafeInteger(by)) return unchanged(list);
  return setCount(list, at, Math.max(0, (isGoodCount(entry.count) ? entry.count : 0) + by));
}

/** Removes an entry with all its copies. */
export function removeEntry(list: DeckList, at: EntryAt): Edit {
  const entry = entryAt(list, at);
  if (!entry) return unchanged(list);
  return { list: without(list, [at]), step: `Removed ${written(entry.count, entry.name)}` };
}

/** Removes several entries as one step. */
export function removeEntries(list: DeckList, ats: readonly EntryAt[]): Edit {
  const present = distinct(list, ats);
  const [only] = present;
  if (!only) return unchanged(list);
  if (present.length === 1) return removeEntry(list, only);
  return { list: without(list, present), step: `Removed ${present.length} lines` };
}

/**
 * Removes up to `count` copies of a card from a section, last entries first; entries with a bad count stay as they are.
 * For limits that count by name.
 */
export function removeCopies(list: DeckList, section: EntrySectionId, name: string, count: number): Edit {
  let left = count;
  const kept = list.sections[section].toReversed().flatMap((entry) => {
    if (left <= 0 || entry.name !== name || !isGoodCount(entry.count)) return [entry];
    const taken = Math.min(left, entry.count);
    left -= taken;
    return taken === entry.count ? [] : [{ ...entry, count: entry.count - taken }];
  });
  if (left === count) return unchanged(list);
  return { list: withEntries(list, section, kept.reverse()), step: `Removed ${times(count - left, name)}` };
}

/** Moves an entry to another section, where it joins an entry of the same card; `count` moves only that many copies. */
export function moveEntry(list: DeckList, at: EntryAt, to: EntrySectionId, count?: number): Edit {
  const entry = entryAt(list, at);
  if (!entry || at.section === to) return unchanged(list);
  const moved = count === undefined || !isGoodCount(entry.count) ? entry.count : Math.min(count, entry.count);
  if (count !== undefined && !isGoodCount(count)) return unchanged(list);
  const rest = moved === entry.count ? without(list, [at]) : replaced(list, at, { ...entry, count: entry.count - moved });
  return {
    list: withEntries(rest, to, mergeEntry(rest.sections[to], { ...entry, count: moved })),
    step: `Moved ${written(moved, entry.name)} to ${sectionName(list.game, to)}`,
  };
}

/** Moves several entries to one section as one step; those that are there already stay. */
export function moveEntries(list: DeckList, ats: readonly EntryAt[], to: EntrySectionId): Edit {
  const moving = distinct(list, ats).filter((at) => at.section !== to);
  const [only] = moving;
  if (!only) return unchanged(list);
  if (moving.length === 1) return moveEntry(list, only, to);
  const rest = without(list, moving);
  const entries = moving.flatMap((at) => entryAt(list, at) ?? []).reduce(mergeEntry, rest.sections[to]);
  return { list: withEntries(rest, to, entries), step: `Moved ${moving.length} lines to ${sectionName(list.game, to)}` };
}

/** Puts an entry at another place of its section; `to` is the index it has afterwards. */
export function reorderEntry(list: DeckList, at: EntryAt, to: number): Edit {
  const entry = entryAt(list, at);
  const entries = list.sections[at.section];
  const place = Math.max(0, Math.min(to, entries.length - 1));
  if (!entry || place === at.index) return unchanged(list);
  const rest = entries.toSpliced(at.index, 1).toSpliced(place, 0, entry);
  return { list: withEntries(list, at.section, rest), step: `Moved ${entry.name} within ${sectionName(list.game, at.section)}` };
}

/** Puts another card in the place of an entry, with the same count and note; joins an entry of that card if there is one. */
export function replaceEntry(list: DeckList, at: EntryAt, card: NamedCard): Edit {
  const entry = entryAt(list, at);
  if (!entry || (entry.name === card.name && entry.id === card.id)) return unchanged(list);
  const next: DeckEntry = { ...entryFor(card, entry.count), ...(entry.note === undefined ? {} : { note: entry.note }) };
  const step = `Replaced ${entry.name} with ${card.name}`;
  const rest = without(list, [at]).sections[at.section];
  const joins = isGoodCount(next.count) && rest.some((other) => joinable(other, next));
  return joins ? { list: withEntries(list, at.section, mergeEntry(rest, next)), step } : { list: replaced(list, at, next), step };
}

/** Writes the note of an entry; an empty note removes it. Line breaks become blanks, since a line of a list holds one entry. */
export function setNote(list: DeckList, at: EntryAt, note: string): Edit {
  const entry = entryAt(list, at);
  const text = note.replace(/\s+/gu, " ").trim();
  if (!entry || (entry.note ?? "") === text) return unchanged(list);
  const { note: _, ...rest } = entry;
  return {
    list: replaced(list, at, text ? { ...rest, note: text } : rest),
    step: `${text ? "Added a note to" : "Cleared the note on"} ${entry.name}`,
  };
}

/** Pins an entry to a revision of its card, or frees it with undefined. */
export function pinEntry(list: DeckList, at: EntryAt, rev: number | undefined): Edit {
  const entry = entryAt(list, at);
  if (!entry || entry.rev === rev) return unchanged(list);
  const { rev: _, ...rest } = entry;
  return {
    list: replaced(list, at, rev === undefined ? rest : { ...rest, rev }),
    step: rev === undefined ? `Unpinned ${entry.name}` : `Pinned ${entry.name} to revision ${rev}`,
  };
}

/** Names the deck; blanks at the ends and line breaks are dropped, an empty name changes nothing. */
export function renameDeck(list: DeckList, name: string): Edit {
  const text = name.replace(/\s+/gu, " ").trim();
  return text && text !== list.name ? { list: { ...list, name: text }, step: `Renamed to ${text}` } : unchanged(list);
}

/** Chooses the format. Cards are never changed by it (story D6). */
export const setFormat = (list: DeckList, format: string, formatName: string): Edit =>
  format === list.format ? unchanged(list) : { list: { ...list, format }, step: `Changed the format to ${formatName}` };

/** Writes the notes of the deck. */
export const setNotes = (list: DeckList, notes: string): Edit =>
  notes === list.notes ? unchanged(list) : { list: { ...list, notes }, step: "Changed the notes" };

/** Makes an entry of an unresolved line, which leaves Unresolved. */
export function resolveLine(list: DeckList, index: number, card: NamedCard, section: EntrySectionId, count = 1): Edit {
  const line = list.sections.unresolved[index];
  if (!line || !isGoodCount(count)) return unchanged(list);
  const rest = withoutLine(list, index);
  return { list: addCopies(rest, card, section, count).list, step: `Read “${line.line}” as ${times(count, card.name)}` };
}

/** Removes an unresolved line. */
export function removeLine(list: DeckList, index: number): Edit {
  const line = list.sections.unresolved[index];
  return line ? { list: withoutLine(list, index), step: `Removed the line “${line.line}”` } : unchanged(list);
}

/** Puts the entries of another list (an import) into this one, section by section; equal cards are merged, unresolved lines and notes added. */
export function addList(list: DeckList, other: DeckList): Edit {
  const join = (section: EntrySectionId) => other.sections[section].reduce(mergeEntry, list.sections[section]);
  const sections = {
    ...bySection(join),
    considering: join("considering"),
    unresolved: [...list.sections.unresolved, ...other.sections.unresolved],
  };
  const notes = [list.notes, other.notes].filter((text) => text !== "").join("\n");
  return { list: { ...list, notes, sections, swaps: [...list.swaps, ...other.swaps] }, step: `Imported ${other.name || "a list"}` };
}

/** The entry at an address; undefined when nothing is there. */
export const entryAt = (list: DeckList, at: EntryAt): DeckEntry | undefined => list.sections[at.section][at.index];

/** Where a card first stands in a section; undefined when it does not. */
export function findEntry(list: DeckList, section: EntrySectionId, name: string): EntryAt | undefined {
  const index = list.sections[section].findIndex((entry) => entry.name === name);
  return index < 0 ? undefined : { section, index };
}

const unchanged = (list: DeckList): Edit => ({ list, step: "Nothing changed" });
/** One copy is said by its name alone. */
const named = (count: number, name: string) => (count === 1 ? name : times(count, name));
const times = (count: number, name: string) => `${count} × ${name}`;
/** A bad count is not worth repeating. */
const written = (count: number, name: string) => (isGoodCount(count) ? times(count, name) : name);
const joinable = (a: DeckEntry, b: DeckEntry) => a.name === b.name && a.rev === b.rev && isGoodCount(a.count);
const entryFor = (card: NamedCard, count: number): DeckEntry => ({ name: card.name, count, ...(card.id ? { id: card.id } : {}) });

const replaced = (list: DeckList, at: EntryAt, entry: DeckEntry) =>
  withEntries(list, at.section, list.sections[at.section].with(at.index, entry));

/** The addresses that hold an entry, each once, in deck order. */
function distinct(list: DeckList, ats: readonly EntryAt[]): readonly EntryAt[] {
  return ats.filter(
    (at, i) => entryAt(list, at) && ats.findIndex((other) => other.section === at.section && other.index === at.index) === i,
  );
}

function without(list: DeckList, ats: readonly EntryAt[]): DeckList {
  return ats
    .map((at) => at.section)
    .filter((section, i, all) => all.indexOf(section) === i)
    .reduce((next, section) => {
      const gone = new Set(ats.filter((at) => at.section === section).map((at) => at.index));
      return withEntries(
        next,
        section,
        next.sections[section].filter((_, i) => !gone.has(i)),
      );
    }, list);
}

const withoutLine = (list: DeckList, index: number): DeckList => ({
  ...list,
  sections: { ...list.sections, unresolved: list.sections.unresolved.toSpliced(index, 1) },
});
