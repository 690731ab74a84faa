/**
 * Sentences of the language that speak of the same things as one that it does not understand: they need not mean the same, but show how such things are said. They are the examples of the
 * constructs, compared by the words that tell sentences apart (the weighted overlap of Dice 1945, the weights those of Spärck Jones 1972, "term specificity").
 */
import { printed } from "../faults/answer.ts";
import type { Language } from "../language.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { keyOf } from "../reading/token.ts";
import { once } from "../tables/grammar.ts";
import { restated } from "./restate.ts";
import { hasMoment, isMoment, isWeak, wordsIn } from "./said-words.ts";
import { stemOf } from "./stems.ts";
import { verbsOf } from "./verbs.ts";

const MOST = 3;
/** How much two sentences have in common at least, 0 … 1, to be called similar. */
const LEAST = 0.36;
/** Sentences that are read to see whether they stand by themselves. */
const MOST_READ = 14;
/** Longer sentences are not looked at. */
const MOST_TOKENS = 60;
/** A word that no example has counts half: it may be a name, or said for the sound of it. */
const STRANGE = 0.5;
/** What is done says most of what a sentence is about. */
const VERB = 1.6;
/** Words beside those that are asked for. */
const BESIDE = 0.3;
/** What is done is no example of when it happens, nor the other way round. */
const OTHER_ROLE = 0.6;
/** What is denied is no example of what is not. */
const NOT = "not";
const DENIED = /(?<!\p{L})(?:not|no|cannot|\p{L}+n['’]t|never|nobody|none|nothing|without|unless|except|un\p{L}+)(?!\p{L})/iu;
const TURNED = 0.6;
/** Of what a sentence is about, as far as any example is, so much has to be in one. */
const ABOUT = 0.3;
/** The same where an example does the same. */
const ABOUT_VERB = 0.18;
/** Examples with fewer words of what they are about are shown only where they are this much alike. */
const FEWEST = 2;
const LEAST_BARE = 0.55;
/** Two examples that have more in common than this show the same twice. */
const SAME = 0.62;

/** An example with the words that it is compared by. */
type Example = { readonly text: string; readonly words: ReadonlySet<string>; readonly isMoment: boolean };
type Bank = {
  readonly examples: readonly Example[];
  readonly weight: (word: string) => number;
  readonly has: (word: string) => boolean;
  readonly isVerb: (word: string) => boolean;
  /** What is named by a word alone, or done. */
  readonly tells: (word: string) => boolean;
};

/** What can be named: the sorts whose words tell by themselves what a sentence is about. */
const NAMES: ReadonlySet<string> = new Set("Noun ZName Icon Trait Phase Kind KwName Action Area Value ValueN Tile Lane".split(" "));
/** Words that are one thing here and another there. */
const TWOFOLD: ReadonlySet<string> = new Set(
  "left down back target place name time end type kind step turn card earlier later also only than same different order random number total most least highest lowest half twice double rounded permanently instead able".split(
    " ",
  ),
);
const LONG = 4;

const BANKS = new WeakMap<Language, () => Bank>();

function bankOf(language: Language): Bank {
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
  const names = new Set(
    constructs.filter(({ sort }) => NAMES.has(sort)).flatMap(({ phrase }) => [...wordsIn(lex(phrase.replace(/[(){}|@]/gu, " ")))]),
  );
  const weigh = (times: number): number => Math.log(1 + examples.length / (1 + times));
  return {
    examples,
    has: (word) => count.has(word),
    isVerb,
    tells: (word) => isVerb(word) || names.has(word),
    weight(word) {
      const times = count.get(word);
      const factor = isVerb(word) ? VERB : 1;
      return times === undefined ? STRANGE * weigh(0) : factor * weigh(times);
    },
  };
}

/** The words of a text, and those of it in other words of the language. */
const wordsOf = (language: Language, text: string): ReadonlySet<string> => {
  const [other] = restated(language, text);
  return wordsIn(language.lex(other?.text ?? text));
};

export type Similar = {
  /** In canonical words, the most like first. */
  readonly texts: readonly string[];
  /** Where nothing is like it: the word of it that these have. */
  readonly word?: string;
};

type Near = { readonly example: Example; readonly like: number };

/**
 * The sentences most like one, at most three that differ; where none is like it, those that have the word of it that tells most.
 *
 * @param written what they are to be like, with “this” in place of its card's name
 * @param beside what stands beside that in its sentence, which counts less
 * @param typed the same as `written`, as it was typed
 */
export function similarSentences(language: Language, written: string, beside = "", typed = written): Similar {
  if (language.lex(written).length > MOST_TOKENS) return { texts: [] };
  const words = wordsOf(language, written);
  const bank = bankOf(language);
  const { examples, weight, has, isVerb } = bank;
  // What is done is what the first verb says.
  const deed = [...words].find((word) => isVerb(word) && !isWeak(word));
  const others = new Set([...wordsOf(language, beside)].filter((word) => !words.has(word)));
  const sum = (all: Iterable<string>) => [...all].reduce((total, word) => total + weight(word), 0);
  const size = sum(words) + BESIDE * sum(others);
  const about = sum([...words].filter((word) => !isWeak(word) && has(word)));
  const isDenied = DENIED.test(written);
  // A sentence that says both when and what may be shown either.
  const role = !hasMoment(written) ? "deed" : isMoment(written) && !/[,:]/u.test(written) ? "moment" : "both";
  const all = examples.map((example): Near & { readonly isAbout: boolean } => {
    let [common, own, told, strong, least] = [0, 0, 0, 0, ABOUT];
    for (const word of example.words) {
      const worth = weight(word);
      own += worth;
      if (!isWeak(word)) strong++;
      if (words.has(word)) {
        common += worth;
        if (!isWeak(word)) told += worth;
        if (word === deed) least = ABOUT_VERB;
      } else if (others.has(word)) common += BESIDE * worth;
    }
    const turned = isDenied || !example.words.has(NOT) || example.words.has("unless") ? 1 : TURNED;
    const other = role === "both" || example.isMoment === (role === "moment") ? 1 : OTHER_ROLE;
    const like = own + size === 0 ? 0 : ((2 * common) / (own + size)) * turned * other;
    // “Engage this” says too little to show how something else is said.
    return { example, like, isAbout: told > 0 && told >= least * about && (strong >= FEWEST || like >= LEAST_BARE) };
  });
  const near = all.filter(({ like, isAbout }) => isAbout && like >= LEAST);
  const texts = shown(language, near, written, sum);
  if (texts.length > 0) return { texts };
  const word = tellingWord(language, bank, typed);
  if (word === undefined) return { texts };
  const stem = stemOf(keyOf(word));
  return {
    texts: shown(
      language,
      all.filter(({ example }) => example.words.has(stem)),
      written,
      sum,
    ),
    word,
  };
}

/** The word of a text that fewest examples have. */
function tellingWord(language: Language, { has, tells, weight }: Bank, typed: string): string | undefined {
  // A heading is no word of what it heads.
  const known = language.lex(typed.replace(/^(?:[\p{L}.]+ ?){1,3}:/gu, "")).flatMap(({ kind, key, text }) => {
    const stem = stemOf(key);
    const isKnown = kind === "word" && has(stem) && !isWeak(stem) && !TWOFOLD.has(key) && wordsIn(language.lex(text)).has(stem);
    // What is named or done says more than anything else.
    return isKnown && (tells(stem) || key.length >= LONG) ? [{ text, stem }] : [];
  });
  return known.sort((a, b) => Number(tells(b.stem)) - Number(tells(a.stem)) || weight(b.stem) - weight(a.stem))[0]?.text;
}

/** The most like of some examples that stand by themselves and are carried out, each unlike the others. */
function shown(language: Language, near: readonly Near[], written: string, sum: (words: Iterable<string>) => number): readonly string[] {
  const found: { readonly text: string; readonly words: ReadonlySet<string> }[] = [];
  let read = 0;
  for (const { example } of near.toSorted((a, b) => b.like - a.like)) {
    if (found.length === MOST || read === MOST_READ) break;
    if (found.some((one) => shared(one.words, example.words, sum) > SAME)) continue;
    read++;
    const reading = readText(language, example.text);
    if (reading.problems.length === 0 && reading.canonical !== written && isCarriedOut(language, reading))
      found.push({ text: reading.canonical, words: example.words });
  }
  return [...new Set(found.map(({ text }) => text))];
}

/** How much of two sets of words is in both, 0 … 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>, sum: (words: Iterable<string>) => number): number {
  const all = sum(new Set([...one, ...other]));
  return all === 0 ? 1 : sum([...one].filter((word) => other.has(word))) / all;
}

/** Whether the game carries out all of a text: what all games can say, not every game does. */
const isCarriedOut = (language: Language, { sentences, abilities }: TextReading): boolean =>
  (language.amiss?.(abilities) ?? []).length === 0 &&
  printed(
    language,
    sentences.flatMap(({ tree }) => tree ?? []),
  ).length === sentences.length;
