/** The examples of a language's constructs with the words that they are compared by, and how much each word tells. */
import type { Language } from "../language.ts";
import { once } from "../tables/grammar.ts";
import { isMoment, wordsIn } from "./said-words.ts";
import { stemOf } from "./stems.ts";
import { verbsOf } from "./verbs.ts";

/** What is done says most of what a sentence is about. */
const VERB = 1.6;
/** A word that no example has counts half: it may be a name, or said for the sound of it. */
const STRANGE = 0.5;
/** An example with the words that it is compared by. */
export type Example = { readonly text: string; readonly words: ReadonlySet<string>; readonly isMoment: boolean };
export type Bank = {
  readonly examples: readonly Example[];
  readonly weight: (word: string) => number;
  readonly has: (word: string) => boolean;
  readonly isVerb: (word: string) => boolean;
};

const BANKS = new WeakMap<Language, () => Bank>();

export function bankOf(language: Language): Bank {
  const made = BANKS.get(language) ?? once(() => newBank(language));
  BANKS.set(language, made);
  return made();
}

/** The sorts whose examples are of when something happens; what happens then is said only to make a sentence of it. */
const MOMENTS: ReadonlySet<string> = new Set(["Event", "EvV", "EvC", "EvP", "Cond", "Time", "Would"]);

function newBank(language: Language): Bank {
  const { constructs, lex } = language;
  const examples = [...new Map(constructs.map(({ example, sort }) => [example, sort]))].map(([text, sort]): Example => {
    const [, moment] = MOMENTS.has(sort) ? (/^([^,:]+),/u.exec(text) ?? []) : [];
    return { text, words: wordsIn(lex(moment ?? text)), isMoment: isMoment(text) };
  });
  const count = new Map<string, number>();
  for (const { words } of examples) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const verbs = new Set([...verbsOf(language)].map(stemOf));
  const isVerb = (word: string) => verbs.has(word.replace(/~$/u, ""));
  const weigh = (times: number): number => Math.log(1 + examples.length / (1 + times));
  const weights = new Map<string, number>();
  return {
    examples,
    has: (word) => count.has(word),
    isVerb,
    weight(word) {
      const known = weights.get(word);
      if (known !== undefined) return known;
      const times = count.get(word);
      const factor = isVerb(word) ? VERB : 1;
      const found = times === undefined ? STRANGE * weigh(0) : factor * weigh(times);
      weights.set(word, found);
      return found;
    },
  };
}
