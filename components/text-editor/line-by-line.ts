/** A text of which some lines are not understood, with the others in canonical words: what the engine reads of it already. */
import { readLoosely, readText } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** Longer texts are read in their own words alone. */
const MOST_LETTERS = 2_500;

/** Looks at each line by itself, which takes a while. */
export function lineByLine({ language, text, loose, name, kind }: Understanding): string {
  if (loose?.how !== "none" || text.length > MOST_LETTERS || !text.includes("\n")) return text;
  return text
    .split("\n")
    .map((line) => {
      const reading = readText(language, line);
      if (reading.problems.length === 0) return line;
      const read = readLoosely(language, line, { name, kind }, reading);
      return read.how === "loose" ? read.text : line;
    })
    .join("\n");
}
