/** What a text says of the deck that its card is in, before the game: read where the language is, judged where decks are checked. */
import type { Grammar } from "../tables/grammar.ts";
import type { Tree } from "../tree.ts";

/** One sentence about decks. `words`: as it is printed; `of`: a query of the search language for the cards that it speaks of. */
export type DeckSaying = { readonly words: string } & (
  | {
      /** So many copies of the card itself at most; absent: any number. */
      readonly is: "copies";
      readonly most?: number;
    }
  /** The section must have so many cards. */
  | { readonly is: "least"; readonly section: string; readonly n: number }
  /** It can have as few as that. */
  | { readonly is: "few"; readonly section: string; readonly n: number }
  /** None of these in any of the sections. */
  | { readonly is: "none"; readonly sections: readonly string[]; readonly of: string }
  /** So many of these in all sections together. */
  | { readonly is: "asks"; readonly n: number; readonly of: string; readonly what: string }
);

/** Reads what a sentence of a game says of decks; undefined for one that says nothing of them. */
export type DeckSayings = (line: Tree, grammar: Grammar) => DeckSaying | undefined;
