/** Changing how many copies of a card a deck has when nobody says which line is meant: from the library, the dock or the quick box. */
import type { Card, LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckList, DeckRules, EntrySectionId } from "../../../engine/cards/deck.ts";
import { copiesAllowed } from "../../../engine/cards/deck-sayings.ts";
import { addCopies, copiesOf, type Edit, findEntry, moveEntry, removeCopies } from "../../../engine/decks/index.ts";

/** Copies of a name in the sections that count. */
export const countOf = (list: DeckList, rules: DeckRules, name: string): number =>
  rules.sections.reduce((sum, { id }) => sum + copiesOf(list, id, name), 0);

/** Most copies of a card where it belongs, by the section's and the format's limits; undefined: any number. */
export function limitOf(list: DeckList, rules: DeckRules, card: Card & Pick<LibraryCard, "reading">): number | undefined {
  const home = rules.home(card);
  const section = rules.sections.find(({ id }) => id === home);
  const format = rules.formats.find(({ id }) => id === list.format);
  const perCard = section ? copiesAllowed(section, format, card) : Number.POSITIVE_INFINITY;
  const limit = Math.min(perCard, format?.limits?.[home]?.most ?? section?.most ?? Number.POSITIVE_INFINITY);
  return limit === Number.POSITIVE_INFINITY ? undefined : limit;
}

/** Adds copies where the card belongs. A section for a single card exchanges it: what stood there goes to Considering. */
export function addHome(list: DeckList, rules: DeckRules, card: Card, count: number): Edit {
  const home = rules.home(card);
  const section = rules.sections.find(({ id }) => id === home);
  const there = list.sections[home][0];
  if (section?.most !== 1 || !there || list.sections[home].length > 1 || there.name === card.name)
    return addCopies(list, card, home, count);
  const moved = moveEntry(list, { section: home, index: 0 }, "considering").list;
  return { list: addCopies(moved, card, home, 1).list, step: `Replaced ${there.name} with ${card.name}` };
}

/** Sets the copies of a name in the sections that count: more go where the card belongs, fewer leave from there first. */
export function setCopies(list: DeckList, rules: DeckRules, card: Card, count: number): Edit {
  const change = count - countOf(list, rules, card.name);
  if (change > 0) return { ...addHome(list, rules, card, change), ...(change > 1 ? { step: `Set ${card.name} to ${count}` } : {}) };
  const home = rules.home(card);
  const order: EntrySectionId[] = [home, ...rules.sections.map(({ id }) => id).filter((id) => id !== home)];
  let left = -change;
  let next = list;
  for (const id of order) {
    const here = findEntry(next, id, card.name) ? Math.min(left, copiesOf(next, id, card.name)) : 0;
    if (here > 0) next = removeCopies(next, id, card.name, here).list;
    left -= here;
  }
  return { list: next, step: change === -1 || count === 0 ? `Removed ${-change} × ${card.name}` : `Set ${card.name} to ${count}` };
}

/** Why nothing is added up to the limit: "Tidal Wave: the deck has 4, and the limit is 4." */
export const atLimit = (name: string, have: number, limit: number): string => `${name}: the deck has ${have}, and the limit is ${limit}.`;
