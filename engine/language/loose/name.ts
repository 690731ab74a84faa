/** A card that speaks of itself by its name: “Destroy Tidal Wave”, “Ossa deals 2 BQ damage” of Ossa the Unbribed. */
import { keyOf } from "../reading/token.ts";

/** Words that a name has in common with everything; by themselves they name nobody. */
const COMMON = new Set(
  "a an the of in on at to for from with and or no not its your my by under over last first one two three new old".split(" "),
);
const SHORTEST = 4;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

/**
 * The text with “this” where the card says its own name, or a part of it that is no word of the language.
 *
 * @param words the words of the language: a part of a name that is one stays what it says
 */
export function withoutName(text: string, name: string, words: ReadonlyMap<string, string>): string {
  return parts(name, words).reduce((found, part) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d#"-])(?:[Tt]he )?${escaped(part)}(?![\\p{L}\\d-])(?!")`, "gu");
    return found.replace(pattern, "this");
  }, text);
}

/** Stretches of a name that can stand for it, the longest first. */
function parts(name: string, known: ReadonlyMap<string, string>): readonly string[] {
  const words = name
    .replace(/["“”]/gu, "")
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const [title = ""] = words;
  // “Prof. Holt” of Prof. Yvaine Holt.
  const titled = words.length > 2 && /^\p{Lu}\p{L}{0,3}[.]$/u.test(title) ? [`${title} ${words.at(-1)}`] : [];
  const found = new Set<string>([words.join(" "), ...titled]);
  const strange = (word: string) => {
    const key = keyOf(word.replace(/[^\p{L}\d-]/gu, ""));
    return /^\p{Lu}/u.test(word) && key.length >= SHORTEST && !COMMON.has(key) && !known.has(key) && !known.has(key.replace(/s$/u, ""));
  };
  for (let length = words.length - 1; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const stretch = words.slice(from, from + length);
      const [first = ""] = stretch;
      const last = stretch.at(-1) ?? "";
      const isNamed = length === 1 ? strange(first) : stretch.some(strange) && !COMMON.has(keyOf(last)) && /^\p{Lu}/u.test(first);
      if (isNamed) found.add(stretch.join(" ").replace(/,$/u, ""));
    }
  return [...found];
}
