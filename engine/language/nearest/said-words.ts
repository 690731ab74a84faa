/** The words that sentences are compared by: what is done and to what, and whether it is done or suffered. */
import type { Token } from "../reading/token.ts";
import { baseOf } from "./inflect.ts";
import { stemOf } from "./stems.ts";

/** Words that say nothing of what a sentence is about. */
const LIGHT: ReadonlySet<string> = new Set(
  "the a of to in on at for it its is are be been as and or by with from you your they their them this that these those then do does card cards".split(
    " ",
  ),
);
export const isLight = (key: string): boolean => LIGHT.has(key);
const BEING: ReadonlySet<string> = new Set("is are be been being was were gets".split(" "));

/** The stems of the words; of numbers, tags and names only what they are. What is suffered, “is blocked”, is another word than what is done. */
export function wordsIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ kind, key, leaf }, i) => {
      if (leaf !== undefined) return [kind];
      if (kind === "mark" || LIGHT.has(key)) return [];
      const before = tokens[i - 1]?.key ?? "";
      const isBeing = BEING.has(before) || (BEING.has(tokens[i - 2]?.key ?? "") && /^(?:not|never|also|only)$/u.test(before));
      return [isBeing && (key.endsWith("ed") || baseOf(key) !== undefined) ? `${stemOf(key)}~` : stemOf(key)];
    }),
  );
}

/** Words that most sentences have: who has one of them in common with another need not speak of the same. */
const WEAK: ReadonlySet<string> = new Set(
  "INT MONEY SIGNED NAME LABEL not if when turn each every any all both up one may must more less other another first next only have get gain take put set per time once twice same before after begin beginning end during until player opponent number equal so who much many"
    .split(" ")
    .map((word) => (/^\p{Ll}/u.test(word) ? stemOf(word) : word)),
);
export const isWeak = (word: string): boolean => WEAK.has(word);

const MOMENT = "when|whenever|if|at|as long as|during|the first time|each time|every time|unless|while|once per turn, (?:when|at)";
const OPENS = new RegExp(`^\\W*(?:${MOMENT})(?!\\p{L})`, "iu");
const HAS = new RegExp(`(?<!\\p{L})(?:${MOMENT}|after|before|until)(?!\\p{L})`, "iu");

/** Whether words begin with when or whether something is done. */
export const isMoment = (text: string): boolean => OPENS.test(text);
/** Whether they say so anywhere. */
export const hasMoment = (text: string): boolean => HAS.test(text);
