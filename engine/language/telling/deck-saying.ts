/** What a text says of the deck that its card is in, before the game: read where the language is, judged where decks are checked. */
import type { Grammar } from "../tables/grammar.ts";
import type { Tree } from "../tree.ts";

/** What stands printed on a card, as a question. */
export type Printed =
  | { readonly is: "kind"; readonly kind: string }
  /** Of a field: the value, or one of them in a list; in lower case, tags without #. */
  | { readonly is: "has"; readonly field: string; readonly value: string }
  /** A number, `key` in a field of several; a missing one never matches. */
  | { readonly is: "number"; readonly field: string; readonly key?: string; readonly least?: number; readonly most?: number }
  /** A keyword by its id. */
  | { readonly is: "keyword"; readonly keyword: string }
  | { readonly is: "not"; readonly of: Printed }
  /** Of none: every card. */
  | { readonly is: "all"; readonly of: readonly Printed[] }
  | { readonly is: "any"; readonly of: readonly Printed[] };

/** One sentence about decks. `words`: as it is printed; `of`: the cards that it speaks of. */
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
  | { readonly is: "none"; readonly sections: readonly string[]; readonly of: Printed }
  /** So many of these in all sections together; `query`: the search that shows some. */
  | { readonly is: "asks"; readonly n: number; readonly of: Printed; readonly what: string; readonly query: string }
);

/** Reads what a sentence of a game says of decks; undefined for one that says nothing of them. */
export type DeckSayings = (line: Tree, grammar: Grammar) => DeckSaying | undefined;
