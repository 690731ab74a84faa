/** The zod schema that a game's field declaration gives. */
import { z } from "zod";
import type { FieldValue } from "./card.ts";
import { type FieldSpec, type FieldSpecs, storedFields } from "./fields.ts";

const numberOf = (spec: { readonly min?: number; readonly max?: number }) => {
  let schema = z.number();
  if (spec.min !== undefined) schema = schema.min(spec.min);
  if (spec.max !== undefined) schema = schema.max(spec.max);
  return schema.int();
};

const NONE_GIVEN = "none is given; at least one has to be";
const notExactly = (n: number) => `there have to be exactly ${n}`;

function valueSchema(spec: FieldSpec, tags: readonly string[] | undefined): z.ZodType {
  switch (spec.is) {
    case "number":
      return spec.nullable ? numberOf(spec).nullable() : numberOf(spec);
    case "numbers": {
      const value = spec.nullable ? numberOf(spec).nullable() : numberOf(spec);
      const numbers = z.strictObject(Object.fromEntries(spec.keys.map((key) => [key, spec.sparse ? value.optional() : value])));
      return spec.some ? numbers.refine((of) => spec.keys.some((key) => of[key] !== undefined), NONE_GIVEN) : numbers;
    }
    case "one":
      return z.enum(spec.of as [string, ...string[]]);
    case "set": {
      const member = Array.isArray(spec.of)
        ? z.enum(spec.of as [string, ...string[]])
        : spec.of === "tag" && tags
          ? z.string().refine((tag) => tags.includes(tag), { error: (issue) => `${String(issue.input)} is not a tag in this game` })
          : z.string().min(1);
      const list = z.array(member).refine((values) => new Set(values).size === values.length, "the same value appears twice");
      const { exactly } = spec;
      return exactly === undefined ? list : list.refine((values) => values.length === exactly, notExactly(exactly));
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
