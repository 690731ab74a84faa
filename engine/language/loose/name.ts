/** A card that speaks of itself by its name: “Destroy Tidal Wave”, “Ossa deals 2 BQ damage” of Ossa the Unbribed. */
import { keyOf } from "../reading/token.ts";

/** Words that a name has in common with everything; by themselves they name nobody. */
const COMMON = new Set(
  "a an the of in on at to for from with and or no not its your my by under over last first one two three new old".split(" "),
);
const SHORTEST = 4;
/** The first or the last word of a name may be shorter: “Jo” of Silver Jo. */
const SHORTEST_END = 2;
const TITLES = new Set("mr mrs ms dr st sir prof el la le de di da von van ii iii iv no mk".split(" "));
/** Whoever a card may speak of as “the attacker” is another, whatever its name. */
const ROLES = new Set(
  "attacker attackers defender defenders blocker blockers owner owners controller controllers winner winners loser losers victim victims target targets host hosts bearer bearers wearer wearers holder holders user users player players opponent opponents other others rest same".split(
    " ",
  ),
);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

/**
 * The text with “this” where the card says its own name, or a part of it that is no word of the language.
 *
 * @param words the words of the language: a part of a name that is one stays what it says
 */
export function withoutName(text: string, name: string, words: ReadonlyMap<string, string>): string {
  const named = parts(name, words).reduce((found, part) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d#"-])(?:[Tt]he )?${escaped(part)}(?![\\p{L}\\d-])(?!")`, "gu");
    if (part.includes(" ") || isStrange(part, words)) return found.replace(pattern, "this");
    // A name that is a word of the language is that word where it opens a sentence and nothing is told of it, and behind what counts or tells which.
    return found.replace(pattern, (name, at: number) =>
      (OPEN.test(found.slice(0, at)) && !TOLD.test(found.slice(at + name.length))) || WHICH.test(found.slice(0, at)) ? name : "this",
    );
  }, text);
  // “The sniper” of Glasshouse Sniper.
  const last = (name.replace(/["“”]/gu, "").split(" ").at(-1) ?? "").toLowerCase();
  if (last === "" || !isStrange(last, words) || last.length < SHORTEST || ROLES.has(last)) return named;
  return named.replace(new RegExp(`(?<![\\p{L}\\d#"-])[Tt]he ${escaped(last)}(?![\\p{L}\\d-])`, "gu"), "this");
}

const OPEN = /(?:^|[.:,;\n] ?|(?<!\p{L})(?:then|and|or|may|to|must|also) )$/iu;
/** A card that does something, or has something: “Search attacks”, “Deal's BQ”. */
const TOLD =
  /^(?:['’]s(?!\p{L})|,? (?:is|isn't|was|has|gets|gains|loses|deals|takes|attacks|blocks|engages|disengages|can|cannot|can['’]t|may|must|would|does|doesn't|costs|counts|becomes|enters|leaves|dies|stays|remains|moves|starts|survives|wins|deploys|retaliates|and its)(?!\p{L}))/iu;
const WHICH =
  /(?<!\p{L})(?:an?|each|every|all|any|no|your|their|its|other|another|target|more|fewer|less|\d+|one|two|three|four|five|X) $/iu;

/** Whether a word of a name is no word of the language, nor one that names nobody. */
function isStrange(word: string, known: ReadonlyMap<string, string>): boolean {
  const key = keyOf(word.replace(/[^\p{L}\d-]/gu, ""));
  return !COMMON.has(key) && !TITLES.has(key) && !known.has(key) && !known.has(key.replace(/s$/u, ""));
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
  const isEnd = (word: string) => words.length > 1 && (word === words[0] || word === words.at(-1));
  const strange = (word: string) => {
    const { length } = word.replace(/[^\p{L}\d-]/gu, "");
    return /^\p{Lu}/u.test(word) && isStrange(word, known) && (length >= SHORTEST || (length >= SHORTEST_END && isEnd(word)));
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

/** Whether something calls a card's own name, or a word of it, a strange word. */
export const speaksOfName = (message: string, name: string): boolean =>
  name !== "" &&
  [...message.matchAll(/(?<=do not use the (?:word|sign) )“([^”]+)”/gu)].some(([, said = ""]) =>
    name
      .split(/[^\p{L}\d'’-]+/u)
      .map((word) => word.toLowerCase())
      .includes(said.toLowerCase()),
  );
