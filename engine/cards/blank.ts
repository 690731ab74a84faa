/** The card that a new one begins as: nothing is said yet, and it is a card all the same. */
import type { Card, FieldValue } from "./card.ts";
import { type FieldSpec, type FieldSpecs, storedFields } from "./fields.ts";

/**
 * Every field that cards of a kind must have, with the least that it can hold: the smallest number, no scores, nothing; of several words the
 * one that says that nobody chose, else the one that most cards of the kind have, so that a new card is one that can be played.
 *
 * @param others cards of the game
 */
export function blankFields(specs: FieldSpecs, kind: string, others: readonly Card[]): Record<string, FieldValue> {
  const fields = storedFields(specs, kind).filter(([, spec]) => !spec.optional);
  const alike = others.filter((card) => card.kind === kind);
  return Object.fromEntries(
    fields.map(([name, spec]) => [name, (spec.is === "one" ? (spec.unsaid ?? usual(alike, name)) : undefined) ?? blankValue(spec)]),
  );
}

/** The value that most cards have; of several the first. */
function usual(cards: readonly Card[], field: string): FieldValue | undefined {
  const counts = new Map<FieldValue, number>();
  for (const { fields } of cards) {
    const value = fields[field];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The least that a field can hold. */
function blankValue(spec: FieldSpec): FieldValue {
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
