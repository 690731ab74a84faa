/** One search field, and how its values are compared and written. */
import type { LibraryCard } from "../card.ts";
import { foldKey } from "../fold.ts";
import type { Later } from "./types.ts";

type Common = {
  /** Main name, lower case; what the normal form prints. */
  readonly name: string;
  /** All names, the main one first. */
  readonly names: readonly string[];
  readonly label: string;
  /** One sentence for the reference and for completion. */
  readonly doc: string;
  readonly examples: readonly string[];
  /** Asked by who knows what they look for: typed and completed, not offered among the filters. */
  readonly rare?: true;
};
/** A value that a person may write. Without `of` in the declaration the values are those of the cards. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  /** A piece of text that it finds, for completion. */
  readonly example?: string;
  readonly later?: Later;
  /** The query that the value is short for. */
  readonly means?: string;
};

export type SearchField = Common &
  (
    | {
        readonly type: "text";
        readonly read: (card: LibraryCard) => readonly string[] /** Names are compared without punctuation, prose with it. */;
        readonly as: "name" | "prose";
      }
    | {
        readonly type: "number";
        readonly read: (card: LibraryCard) => number | null;
        readonly unit?: string /** The printed code, for numbers that may be one: "R-H4". */;
        readonly code?: (card: LibraryCard) => string;
      }
    | {
        readonly type: "one" | "set";
        readonly read: (card: LibraryCard) => readonly string[];
        readonly choices?: readonly Choice[];
        readonly aliases: ReadonlyMap<string, string>;
        readonly tags?: true;
      }
    | { readonly type: "flags"; readonly choices: readonly Choice[]; readonly read: (card: LibraryCard) => readonly string[] }
    | { readonly type: "has"; readonly choices: readonly Choice[] }
    | { readonly type: "date"; readonly read: (card: LibraryCard) => string }
    | { readonly type: "deck" | "count" | "rules" }
    | { readonly type: "directive"; readonly choices?: readonly Choice[] }
    | { readonly type: "later"; readonly later: Later }
  );
export type FieldOf<Type extends SearchField["type"]> = Extract<SearchField, { type: Type }>;

/** How a value is compared: without case, accents, punctuation and blanks; signs such as ★ stay. */
export const valueKey = (value: string): string => foldKey(value) || value.trim().toLowerCase();
/** How a value is written in queries: "#Human" is `human`, "MC1" is `mc1`. */
export const valueWord = (value: string): string => value.replace(/^#/, "").toLowerCase();

/** A value as it is written in a query: in quotes when it is not one plain word. */
export function quoted(value: string): string {
  return /^[^\s"“”„(),|:=!<>\-#@/][^\s"“”„(),|:=!<>]*$/u.test(value) && !/^(or|not)$/i.test(value)
    ? value
    : `"${value.replace(/["“”„]/gu, "")}"`;
}

/** Declared values as choices. */
export function choicesOf(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value: valueWord(value), label: value }));
}

/** What the reference shows for a field with these values. */
export function examplesOf(name: string, values: readonly string[]): readonly string[] {
  const [first = "", second] = values.map(valueWord).map(quoted);
  return second === undefined ? [`${name}:${first}`] : [`${name}:${first}`, `${name}:${first},${second}`, `-${name}:${second}`];
}
