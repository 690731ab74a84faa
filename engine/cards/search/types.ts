/** The shapes of the search language (product.md 3.2): what a query is after reading, and what an answer holds. */
import type { GameId, LibraryCard } from "../card.ts";
import type { DeckList, Format } from "../deck.ts";

/** Characters `from` up to, not including, `to` of the query text. */
export type Span = { readonly from: number; readonly to: number };

export const OPS = [":", "=", "!=", "<", "<=", ">", ">="] as const;
export type Op = (typeof OPS)[number];

/** Number fields added and subtracted, by main name: `iq+eq`. A `-` in any of them makes the whole null. */
export type Sum = readonly { readonly field: string; readonly sign: 1 | -1 }[];

/** What a number is compared with. A range includes both ends; a list means any of them. */
export type NumberTest =
  | { readonly is: "list"; readonly numbers: readonly number[] }
  | { readonly is: "range"; readonly low: number; readonly high: number }
  | { readonly is: "sum"; readonly sum: Sum };

/** What a date is compared with: a day, "2026-11-01", or an age in days. */
export type DateTest = { readonly is: "day"; readonly day: string } | { readonly is: "age"; readonly days: number };

/** A place in the tree; `group` is where the parentheses around it stand. */
export type Place = Span & { readonly group?: Span };

/** One test. Fields stand under their main name, values in the spelling of the declaration, lower case. */
export type Term = Place &
  (
    | { readonly kind: "word"; readonly text: string }
    | { readonly kind: "phrase"; readonly text: string }
    | { readonly kind: "whole"; readonly text: string }
    | { readonly kind: "saved"; readonly name: string }
    | { readonly kind: "number"; readonly left: Sum; readonly op: Op; readonly right: NumberTest }
    | { readonly kind: "text"; readonly field: string; readonly op: ":" | "=" | "!="; readonly values: readonly string[] }
    | { readonly kind: "values"; readonly field: string; readonly op: ":" | "=" | "!="; readonly values: readonly Value[] }
    | { readonly kind: "null"; readonly left: Sum; readonly op: ":" | "=" | "!=" }
    | {
        readonly kind: "regex";
        readonly field: string;
        readonly op: ":" | "=" | "!=";
        readonly pattern: string;
        readonly ignoreCase: boolean;
      }
    | { readonly kind: "date"; readonly field: string; readonly op: Op; readonly right: DateTest }
    | { readonly kind: "deck"; readonly op: ":" | "=" | "!="; readonly names: readonly Value[] }
    | { readonly kind: "rules"; readonly field: "legal" | "allowed"; readonly op: ":" | "=" | "!="; readonly names: readonly Value[] }
  );

/** A value and where it stands, so that an unknown one can be pointed at. */
export type Value = Span & { readonly value: string };

export type Node =
  | (Place & { readonly kind: "all" })
  | (Place & { readonly kind: "and" | "or"; readonly parts: readonly Node[] })
  | (Place & { readonly kind: "not"; readonly part: Node })
  | Term;

/** A part that does not filter, and why. `suggestion` is what to write in its place. */
export type Ignored = Span & {
  readonly text: string;
  /** A whole sentence. */
  readonly message: string;
  readonly suggestion?: string;
  /** Cards that the suggestion alone finds; there once a search has looked. */
  readonly count?: number;
  /** Set when the part is right but what reads it could not be loaded: trying again may help. */
  readonly retry?: true;
  /** Set when the part is right but what it asks about does not exist yet. */
  readonly later?: Later;
};
/** What a part waits for. */
export type Later = "language" | "lab" | "rules";

/** Something worth saying about a query that took full effect. */
export type Notice = Partial<Span> & { readonly message: string; readonly suggestion?: string };

export const VIEWS = ["grid", "list", "text", "table", "stats"] as const;
export type View = (typeof VIEWS)[number];
export type SortKey = { readonly field: string; readonly descending: boolean };

/** What a query says about showing, not about choosing. */
export type Directives = {
  readonly sort?: readonly SortKey[];
  readonly view?: View;
  /** Main name of the field of which each value is shown once. */
  readonly unique?: string;
  readonly game?: GameId;
};

export type Query = {
  readonly text: string;
  readonly game: GameId;
  readonly tree: Node;
  readonly directives: Directives;
  /** Where the directives stand. */
  readonly directiveParts: readonly Span[];
  readonly ignored: readonly Ignored[];
  readonly notices: readonly Notice[];
  /** The query holds a regular expression: await `loadRegex()` before searching. */
  readonly needsRegex: boolean;
  /** What to add at the end so that nothing is left open: `"`, `/`, `)`. */
  readonly closing: string;
};

/** What a query may speak of beside the cards. */
export type SearchContext = {
  /** The deck of the dock: `in:deck`, `count`, `allowed:deck`. */
  readonly deck?: DeckList | undefined;
  readonly decks?: ((name: string) => DeckList | undefined) | undefined;
  /** Text of a saved query. */
  readonly saved?: ((name: string) => string | undefined) | undefined;
  /** `loadRegex()` was awaited and failed: regular expressions are ignored with a sentence. */
  readonly regexFailed?: boolean | undefined;
  /** Today, "2026-11-01"; without it ages such as `changed<7d` are ignored with a sentence. */
  readonly today?: string | undefined;
  /** Formats beside those of the game's rules. */
  readonly formats?: readonly Format[] | undefined;
  /** Names for completion and suggestions. */
  readonly deckNames?: readonly string[] | undefined;
  readonly savedNames?: readonly string[] | undefined;
};

export type SearchResult = {
  /** In the order asked for; without `sort:` best name match first, then set and number. */
  readonly cards: readonly LibraryCard[];
  readonly total: number;
  /** In the order of the text. */
  readonly ignored: readonly Ignored[];
  readonly notices: readonly Notice[];
  readonly query: Query;
  /** A regular expression was left out because `loadRegex()` has not been awaited; search again after it. */
  readonly needsRegex: boolean;
};
