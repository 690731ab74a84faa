/** The card that a new one begins as: nothing is said yet, and it is a card all the same. */
import type { FieldValue } from "./card.ts";
import { type FieldSpec, type FieldSpecs, storedFields } from "./fields.ts";

/** Every field that cards of a kind must have, with the least that it can hold: the smallest number, no scores, the first word, nothing. A card of it can be played. */
export function blankFields(specs: FieldSpecs, kind: string): Record<string, FieldValue> {
  const fields = storedFields(specs, kind).filter(([, spec]) => !spec.optional);
  return Object.fromEntries(fields.map(([name, spec]) => [name, blankValue(spec)]));
}

/** The least that a field can hold. */
export function blankValue(spec: FieldSpec): FieldValue {
  switch (spec.is) {
    case "number":
      return spec.min ?? 0;
    case "numbers":
      return spec.sparse ? {} : Object.fromEntries(spec.keys.map((key) => [key, spec.nullable ? null : (spec.min ?? 0)]));
    case "one":
      return spec.of[0] ?? "";
    case "set":
      return [];
    case "flag":
      return false;
    case "text":
      return "";
    case "record":
      return {};
    case "derived":
    case "fromText":
      return null;
  }
}
