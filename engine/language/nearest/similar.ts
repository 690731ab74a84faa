/**
 * Sentences of the language that speak of the same things as one that it does not understand: they need not mean the same, but show how such things are said. They are the examples of the
 * constructs, compared by the words that tell sentences apart (the weighted overlap of Dice 1945, the weights those of Spärck Jones 1972, "term specificity").
 */
import { printed } from "../answer.ts";
import { once } from "../grammar.ts";
import type { Language } from "../language.ts";
import { readText, type TextReading } from "../read.ts";
import type { Token } from "../token.ts";
import { restated } from "./restate.ts";
import { stemOf } from "./stems.ts";

const MOST = 3;
/** How much two sentences have in common at least, 0 … 1, to be called similar. */
const LEAST = 0.42;
/** Sentences that are read to see whether they stand by themselves. */
const MOST_READ = 8;
/** Longer sentences are not looked at. */
const MOST_TOKENS = 60;
/** A word that no example has counts half: it may be a name, or said for the sound of it. */
const STRANGE = 0.5;

/** Words that say nothing of what a sentence is about. */
const LIGHT: ReadonlySet<string> = new Set(
  "the a of to in on at for it its is are be been as and or by with from you your they their them this that those these then do does card cards".split(
    " ",
  ),
);

/** An example with the words that it is compared by. */
type Example = { readonly text: string; readonly words: ReadonlySet<string> };
type Bank = { readonly examples: readonly Example[]; readonly weight: (word: string) => number };

const BANKS = new WeakMap<Language, () => Bank>();

function bankOf(language: Language): Bank {
  const made = BANKS.get(language) ?? once(() => newBank(language));
  BANKS.set(language, made);
  return made();
}

function newBank({ grammar, lex }: Language): Bank {
  const texts = new Set([...grammar.entries.values()].map(({ construct }) => construct.example));
  const examples = [...texts].map((text) => ({ text, words: wordsIn(lex(text)) }));
  const count = new Map<string, number>();
  for (const { words } of examples) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const weigh = (times: number): number => Math.log(1 + examples.length / (1 + times));
  return {
    examples,
    weight(word) {
      const times = count.get(word);
      return times === undefined ? STRANGE * weigh(0) : weigh(times);
    },
  };
}

/** The words that a sentence is compared by; of numbers, tags and names only what they are. */
const wordsIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ kind, key, leaf }) => (leaf !== undefined ? [kind] : kind === "mark" || LIGHT.has(key) ? [] : [stemOf(key)])));

/**
 * The sentences most like one, at most three, the most like first, in canonical words; none where nothing is like it.
 *
 * @param written one sentence, with “this” in place of its card's name
 */
export function similarSentences(language: Language, written: string): readonly string[] {
  const text = restated(language, written)[0]?.text ?? written;
  const tokens = language.lex(text);
  if (tokens.length > MOST_TOKENS) return [];
  const words = wordsIn(tokens);
  const { examples, weight } = bankOf(language);
  const size = [...words].reduce((sum, word) => sum + weight(word), 0);
  const near = examples
    .map((example) => ({ example, like: alikeness(example.words, words, size, weight) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST_READ);
  const found = new Set<string>();
  for (const { example } of near) {
    const reading = readText(language, example.text);
    if (reading.problems.length === 0 && reading.canonical !== written && isCarriedOut(language, reading)) found.add(reading.canonical);
    if (found.size === MOST) break;
  }
  return [...found];
}

/** Whether the game carries out all of a text: what all games can say, not every game does. */
const isCarriedOut = (language: Language, { sentences, abilities }: TextReading): boolean =>
  (language.amiss?.(abilities) ?? []).length === 0 &&
  printed(
    language,
    sentences.flatMap(({ tree }) => tree ?? []),
  ).length === sentences.length;

/** Twice what two sentences have in common, of all that is in both. */
function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>, size: number, weight: (word: string) => number): number {
  let [common, own] = [0, 0];
  for (const word of one) {
    const worth = weight(word);
    own += worth;
    if (other.has(word)) common += worth;
  }
  return own + size === 0 ? 0 : (2 * common) / (own + size);
}
