/**
 * How a game declares the fields of its cards. From one declaration, and from nothing else, come the zod schema, the form,
 * the search fields, the CSV columns and the diff.
 */
import type { Card, LibraryCard } from "./card.ts";

type Common = {
  /** What people read: "Valuation". */
  readonly label: string;
  /** One sentence for forms and the search reference. */
  readonly doc?: string;
  /** Kinds that have the field; absent: all of them. */
  readonly on?: readonly string[];
  /** May be left out of a card; absent: the card must have it. */
  readonly optional?: true;
  /** Names in the search language, the first is the main one; "{key}" stands for a key of `numbers` in lower case. */
  readonly search?: readonly string[];
  /** Seldom looked at: tables leave it out until it is asked for. */
  readonly rare?: true;
};

export type FieldSpec =
  | (Common & {
      readonly is: "number";
      readonly min?: number;
      readonly max?: number;
      readonly unit?: string;
      readonly nullable?: true;
      /** What a card has that is compared with one that does nothing; absent: the same, since rules need it or it is part of the price. */
      readonly blank?: number;
      /** More than this does not count: the least would take all, so that a new card begins with what most cards have. */
      readonly isLimit?: true;
    })
  | (Common & {
      /** A number for each key. `nullable`: every key is there and may be null, printed "-". `sparse`: keys may be absent; `some`: not all of them. */
      readonly is: "numbers";
      readonly keys: readonly string[];
      readonly min?: number;
      readonly unit?: string;
      readonly nullable?: true;
      readonly sparse?: true;
      readonly some?: true;
      /** As of a number; a printed "-" stays. */
      readonly blank?: number;
    })
  /** `unsaid`: what a new card has of which nobody chose one; absent: what most cards of its kind have. */
  | (Common & {
      readonly is: "one";
      readonly of: readonly string[];
      readonly aliases?: Readonly<Record<string, string>>;
      readonly unsaid?: string;
    })
  /** `leftOut`: what a card has that names none, in a word or two. `exactly`: how many a card must have. */
  | (Common & { readonly is: "set"; readonly of: readonly string[] | "tag" | "text"; readonly leftOut?: string; readonly exactly?: number })
  | (Common & { readonly is: "flag" })
  | (Common & { readonly is: "text" })
  | (Common & { readonly is: "record" })
  /** Computed from the other fields, never stored. */
  | (Common & { readonly is: "derived"; readonly type: "number"; readonly from: (card: Card) => number | null })
  /** The number of the keyword that the field is called by, as the text prints it. `sparse`: without the keyword it is an amount of nothing. */
  | (Common & { readonly is: "fromText"; readonly type: "number"; readonly unit?: string; readonly sparse?: true });

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/** Declares a game's fields; the declaration is returned as it is, with its literal types. */
export const cardFields = <const Specs extends FieldSpecs>(specs: Specs): Specs => specs;

type ValueOf<Spec extends FieldSpec> = Spec extends { is: "number"; nullable: true }
  ? number | null
  : Spec extends { is: "number" }
    ? number
    : Spec extends { is: "numbers"; keys: readonly (infer Key extends string)[]; nullable: true }
      ? Readonly<Record<Key, number | null>>
      : Spec extends { is: "numbers"; keys: readonly (infer Key extends string)[] }
        ? Readonly<Partial<Record<Key, number>>>
        : Spec extends { is: "one"; of: readonly (infer Value)[] }
          ? Value
          : Spec extends { is: "set"; of: readonly (infer Value)[] }
            ? readonly Value[]
            : Spec extends { is: "set" }
              ? readonly string[]
              : Spec extends { is: "flag" }
                ? boolean
                : Spec extends { is: "text" }
                  ? string
                  : Readonly<Record<string, unknown>>;

/** The TypeScript type of a game's `fields`; a field that is not on every kind, or optional, may be undefined. */
export type FieldsOf<Specs extends FieldSpecs> = {
  readonly [Key in keyof Specs as Specs[Key] extends { is: "derived" | "fromText" } ? never : Key]: Specs[Key] extends
    | { on: readonly string[] }
    | { optional: true }
    ? ValueOf<Specs[Key]> | undefined
    : ValueOf<Specs[Key]>;
};

/** The stored fields (neither derived nor read from the text) that cards of a kind have, in declared order. */
export const storedFields = (specs: FieldSpecs, kind: string): readonly (readonly [string, FieldSpec])[] =>
  Object.entries(specs).filter(([, spec]) => spec.is !== "derived" && spec.is !== "fromText" && (!spec.on || spec.on.includes(kind)));

/** The number that a card's text gives to a field `fromText`; null where there is none, or where the text is not understood. */
export function textNumber({ reading, state }: LibraryCard, key: string, spec: Extract<FieldSpec, { is: "fromText" }>): number | null {
  return reading?.numbers?.[key] ?? (spec.sparse && reading && state !== "draft" ? 0 : null);
}
