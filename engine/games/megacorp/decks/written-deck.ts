/** Deck lists as options of a match and back. Nothing of a list is left out on the way, so that the deck check (MC-3) judges what was built. */
import type { Card } from "../../../cards/card.ts";
import { type DeckEntry, type DeckList, emptySections } from "../../../cards/deck.ts";
import type { DeckOption, WrittenDeck } from "../setup/options.ts";

/**
 * A deck list as it is written in the options of a match: its cards by id where one of `cards` has the id or the name, else by name, which
 * the check then reports. A single Business or Founder is written as its id alone.
 */
export function writtenDeck({ name, sections }: DeckList, cards: readonly Pick<Card, "id" | "name">[]): WrittenDeck {
  const ids = new Map(cards.map((card) => [card.name, String(card.id)]));
  const known = new Set<string | undefined>(cards.map(({ id }) => id));
  const idOf = (entry: DeckEntry) => String(known.has(entry.id) ? entry.id : (ids.get(entry.name) ?? entry.name));
  const entriesOf = (entries: readonly DeckEntry[]) => entries.map((entry): [string, number] => [idOf(entry), entry.count]);
  const singleOf = (entries: readonly DeckEntry[]) => {
    const [only] = entries;
    return entries.length === 1 && only?.count === 1 ? idOf(only) : entriesOf(entries);
  };
  return {
    name,
    business: singleOf(sections.business),
    founder: singleOf(sections.founder),
    main: entriesOf(sections.main),
    resources: entriesOf(sections.resources),
  };
}

/** A written deck as a list, for the deck check. */
export function listOf({ name, business, founder, main, resources }: WrittenDeck, cards: readonly Pick<Card, "id" | "name">[]): DeckList {
  const names = new Map(cards.map((card) => [String(card.id), card.name]));
  const entriesOf = (written: string | DeckOption["main"]) =>
    (typeof written !== "string" ? written : written === "" ? [] : [[written, 1] as const]).map(([id, count]) => ({
      name: names.get(id) ?? id,
      count,
    }));
  const sections = { business: entriesOf(business), founder: entriesOf(founder), main: entriesOf(main), resources: entriesOf(resources) };
  return { game: "megacorp", name, format: "core-rules", notes: "", swaps: [], sections: { ...emptySections(), ...sections } };
}
