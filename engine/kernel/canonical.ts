/** One text for one value: what is hashed when two contents are compared. */
import { byCodePoint } from "./order.ts";

/**
 * JSON with the keys of every object in code point order and without blanks. Members that are undefined are left out, as
 * `JSON.stringify` does. Throws on what JSON cannot say: functions, symbols, big integers, NaN and the infinities.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error(`${value} has no canonical JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(",")}]`;
  if (typeof value !== "object") throw new Error(`A ${typeof value} has no canonical JSON`);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
