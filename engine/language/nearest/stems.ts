/** What the forms of a word have in common: `docks` and `docked` are `dock`. For comparing words, never for printing them. */
import { baseOf } from "./inflect.ts";

/** Words that stand for others where sentences are compared. */
const SAME: ReadonlyMap<string, string> = new Map([
  ["whenever", "when"],
  ["while", "if"],
  ["cannot", "not"],
  ["can", "may"],
  ["has", "have"],
  ["had", "have"],
]);

/** The stem of a word in lower case. */
export function stemOf(key: string): string {
  const base = SAME.get(key) ?? (key.endsWith("n't") ? "not" : (baseOf(key) ?? cut(key)));
  // `controlled` is of `control`, `moved` of `move`.
  return base.replace(/([bdgklmnprt])\1$/u, "$1").replace(/(?<=..)e$/u, "");
}

/** A word without its ending. */
function cut(key: string): string {
  if (key.length < 4 || key.endsWith("ss")) return key;
  const stem = key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.replace(/(?:ing|ed|es|s)$/u, "");
  return stem.length < 3 ? key : stem;
}
