/** What two revisions of a card do not share, value by value. */
import { canonicalJson } from "../kernel/canonical.ts";
import type { Card } from "./card.ts";
import type { CardChange } from "./library.ts";

/**
 * The changes that lead from one card to the other, in the order of the card's own members. Objects are compared member by member
 * ("fields.scores.BQ"), lists as a whole.
 */
export const changesBetween = (from: Card, to: Card): CardChange[] => differences(from, to, "");

function differences(from: unknown, to: unknown, path: string): CardChange[] {
  if (isObject(from) && isObject(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return keys.flatMap((key) => differences(from[key], to[key], path ? `${path}.${key}` : key));
  }
  return same(from, to) ? [] : [{ path, from, to }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null) && (a === undefined) === (b === undefined);
