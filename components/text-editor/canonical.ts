/** The words that a text is stored in. Loads no language. */
import type { Understanding } from "./understand.ts";

/** The canonical words of a text that is understood, as it stands or in other words; undefined where it is not. */
export function canonicalOf({ reading, loose }: Understanding): string | undefined {
  if (reading.problems.length === 0) return reading.canonical;
  return loose?.how === "loose" ? loose.text : undefined;
}
