/** The cards that a deck list names. */
import type { LibraryCard } from "../cards/card.ts";
import type { DeckList } from "../cards/deck.ts";
import { playedEntries } from "../cards/entries.ts";

/** The cards of a deck among `cards`, as often as the list says: by id, else by name. What is not among them is left out. */
export function cardsOfDeck(
  list: DeckList,
  cards: readonly LibraryCard[],
): readonly { readonly card: LibraryCard; readonly count: number }[] {
  const byId = new Map<string, LibraryCard>(cards.map((card) => [card.id, card]));
  const byName = new Map(cards.map((card) => [card.name, card]));
  return playedEntries(list).flatMap(({ id, name, count }) => {
    const card = (id && byId.get(id)) ?? byName.get(name);
    return card ? [{ card, count: Math.max(0, Math.floor(count)) }] : [];
  });
}
