/** Reads a card's fields for a face. A draft may lack any of them or hold nonsense, and its face must still be drawn. */
import type { Card } from "../engine/cards/card.ts";

type WithFields = Pick<Card, "fields">;

/** A whole or broken number; undefined when there is none, which a face prints as no score. */
export function numberIn(card: WithFields, field: string): number | undefined {
  const value = card.fields[field];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A text; "" when there is none. */
export function textIn(card: WithFields, field: string): string {
  const value = card.fields[field];
  return typeof value === "string" ? value : "";
}

export const flagIn = (card: WithFields, field: string): boolean => card.fields[field] === true;

/** The texts of a set, in order. */
export function listIn(card: WithFields, field: string): string[] {
  const value = card.fields[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** A number for each key; keys whose value is null or missing are left out. */
export function numbersIn(card: WithFields, field: string): Readonly<Record<string, number>> {
  const value = card.fields[field];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

/** The value if it is one of a known list; otherwise the first of the list. */
export function oneOf<Value extends string>(value: string, known: readonly [Value, ...Value[]]): Value {
  return known.find((item) => item === value) ?? known[0];
}

/** The digits of a collector number, "AC-01" → "01"; the whole number when it has none. */
export const digitsOf = (card: Pick<Card, "number">): string => /\d+/.exec(card.number)?.[0] ?? card.number;
