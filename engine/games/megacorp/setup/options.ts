/** What can be chosen before a match of Megacorp: the decks. `options-schema.ts` reads them from outside. */

/** A deck: card ids, with how many copies of each. */
export type DeckOption = {
  readonly name: string;
  readonly business: string;
  readonly founder: string;
  readonly main: readonly (readonly [card: string, copies: number])[];
  readonly resources: readonly (readonly [card: string, copies: number])[];
};

/** A deck as somebody writes it, legal or not: the Business and the Founder may be lists like the rest, of however many there are. */
export type WrittenDeck = Omit<DeckOption, "business" | "founder"> & {
  readonly business: string | DeckOption["main"];
  readonly founder: string | DeckOption["main"];
};

/** One deck for each of 2 to 4 players, in the order in which they sit (MC-17.1). */
export type MegacorpOptions = { readonly decks: readonly DeckOption[] };
