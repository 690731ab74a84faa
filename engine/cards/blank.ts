/** The card that a new one begins as: nothing is said yet, and it is a card all the same. */
import type { Card, FieldValue } from "./card.ts";
import { type FieldSpec, type FieldSpecs, storedFields } from "./fields.ts";

/**
 * Every field that cards of a kind must have, with the least that it can hold: the smallest number, no scores, nothing; of several words the
 * one that says that nobody chose, else the one that most cards of the kind have, as of a limit, so that a new card is one that can be played.
 *
 * @param others cards of the game
 */
export function blankFields(specs: FieldSpecs, kind: string, others: readonly Card[]): Record<string, FieldValue> {
  const fields = storedFields(specs, kind).filter(([, spec]) => !spec.optional);
  const alike = others.filter((card) => card.kind === kind);
  const said = (name: string, spec: FieldSpec): FieldValue | undefined =>
    spec.is === "one" ? (spec.unsaid ?? usual(alike, name)) : spec.is === "number" && spec.isLimit ? usual(alike, name) : undefined;
  return Object.fromEntries(fields.map(([name, spec]) => [name, said(name, spec) ?? blankValue(spec)]));
}

/**
 * An ordinary card of a kind: with a text, and nothing that only some of its kind are; of these one in the middle by its numbers, which a new card may have as well
 * as any.
 *
 * @param others cards of the game
 */
export function plainCard<One extends Card>(specs: FieldSpecs, kind: string, others: readonly One[]): One | undefined {
  const fields = storedFields(specs, kind);
  const flags = fields.filter(([, spec]) => spec.is === "flag");
  const alike = others.filter((card) => card.kind === kind);
  const ordinary = alike.filter(({ text, fields: of }) => text !== "" && flags.every(([name]) => of[name] !== true));
  const [price] = fields.find(([, spec]) => spec.is === "number") ?? [];
  const priceOf = ({ fields: of }: One) => (price === undefined ? 0 : Number(of[price] ?? 0));
  return ordinary.toSorted((a, b) => priceOf(a) - priceOf(b))[Math.floor(ordinary.length / 2)] ?? alike[0];
}

/** What a card begins with that is written in words alone: blank, but for the numbers of a plain card, so that it can be played at once. */
export function wordsFields(
  specs: FieldSpecs,
  kind: string,
  others: readonly Card[],
  plain = plainCard(specs, kind, others),
): Card["fields"] {
  const numbers = storedFields(specs, kind).flatMap(([name, spec]) => {
    const value = plain?.fields[name];
    return (spec.is === "number" || spec.is === "numbers") && value !== undefined ? [[name, value] as const] : [];
  });
  return { ...blankFields(specs, kind, others), ...Object.fromEntries(numbers) };
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
      if (spec.sparse) return spec.some ? Object.fromEntries(spec.keys.slice(0, 1).map((key) => [key, spec.min ?? 1])) : {};
      return Object.fromEntries(spec.keys.map((key) => [key, spec.nullable ? null : (spec.min ?? 0)]));
    case "one":
      return spec.of[0] ?? "";
    case "set":
      return Array.isArray(spec.of) ? spec.of.slice(0, spec.exactly ?? 0) : [];
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
