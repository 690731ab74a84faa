/**
 * How a game declares the fields of its cards. From one declaration, and from nothing else, come the zod schema, the form,
 * the search fields, the CSV columns and the diff.
 */
import { z } from "zod";
import type { Card, FieldValue } from "./card.ts";

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
};

export type FieldSpec =
  | (Common & { readonly is: "number"; readonly min?: number; readonly max?: number; readonly unit?: string; readonly nullable?: true })
  | (Common & {
      /** A number for each key. `nullable`: every key is there and may be null, printed "-". `sparse`: keys may be absent. */
      readonly is: "numbers";
      readonly keys: readonly string[];
      readonly min?: number;
      readonly unit?: string;
      readonly nullable?: true;
      readonly sparse?: true;
    })
  | (Common & { readonly is: "one"; readonly of: readonly string[]; readonly aliases?: Readonly<Record<string, string>> })
  | (Common & { readonly is: "set"; readonly of: readonly string[] | "tag" | "text" })
  | (Common & { readonly is: "flag" })
  | (Common & { readonly is: "text" })
  | (Common & { readonly is: "record" })
  /** Computed from the other fields, never stored. */
  | (Common & { readonly is: "derived"; readonly type: "number"; readonly from: (card: Card) => number | null })
  /** Read from the text's tree; answers that it comes with the effect language until a language reads the game. */
  | (Common & { readonly is: "fromText"; readonly type: "number" | "set" });

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

const numberOf = (spec: { readonly min?: number; readonly max?: number }) => {
  let schema = z.number();
  if (spec.min !== undefined) schema = schema.min(spec.min);
  if (spec.max !== undefined) schema = schema.max(spec.max);
  return schema.int();
};

function valueSchema(spec: FieldSpec, tags: readonly string[] | undefined): z.ZodType {
  switch (spec.is) {
    case "number":
      return spec.nullable ? numberOf(spec).nullable() : numberOf(spec);
    case "numbers": {
      const value = spec.nullable ? numberOf(spec).nullable() : numberOf(spec);
      return z.strictObject(Object.fromEntries(spec.keys.map((key) => [key, spec.sparse ? value.optional() : value])));
    }
    case "one":
      return z.enum(spec.of as [string, ...string[]]);
    case "set": {
      const member = Array.isArray(spec.of)
        ? z.enum(spec.of as [string, ...string[]])
        : spec.of === "tag" && tags
          ? z.string().refine((tag) => tags.includes(tag), { error: (issue) => `${String(issue.input)} is not a tag of this game` })
          : z.string().min(1);
      return z.array(member).refine((list) => new Set(list).size === list.length, "the same value stands twice");
    }
    case "flag":
      return z.boolean();
    case "text":
      return z.string();
    case "record":
      return z.record(z.string(), z.unknown());
    case "derived":
    case "fromText":
      return z.never();
  }
}

/**
 * The schema of `fields` for cards of one kind: unknown fields, missing fields and wrong values are errors with their path.
 *
 * @param tags the game's #Tags; given, a tag that is not among them is an error
 */
export function fieldsSchema(specs: FieldSpecs, kind: string, tags?: readonly string[]): z.ZodType<Record<string, FieldValue>> {
  const shape = storedFields(specs, kind).map(([name, spec]) => {
    const schema = valueSchema(spec, tags);
    return [name, spec.optional ? schema.optional() : schema];
  });
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Record<string, FieldValue>>;
}
