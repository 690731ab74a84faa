/**
 * Sentences of the language that speak of the same things as one that it does not understand: they need not mean the same, but show how such things are said. They are the examples of the
 * constructs, compared by the words that tell sentences apart (the weighted overlap of Dice 1945, the weights those of Spärck Jones 1972, "term specificity").
 */
import { printed } from "../faults/answer.ts";
import type { Language } from "../language.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { actsIn, sharedAct } from "./acts.ts";
import { bankOf, type Example } from "./bank.ts";
import { restated } from "./restate.ts";
import { hasMoment, isMoment, isWeak, wordsIn } from "./said-words.ts";

const MOST = 3;
/** How much two sentences have in common at least, 0 … 1, to be called similar. */
const LEAST = 0.36;
/** Sentences that are read to see whether they stand by themselves. */
const MOST_READ = 14;
/** Longer sentences are not looked at. */
const MOST_TOKENS = 60;
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

/** The words of a text, and those of it in other words of the language. */
const wordsOf = (language: Language, text: string): ReadonlySet<string> => {
  const [other] = restated(language, text);
  return wordsIn(language.lex(other?.text ?? text));
};

type Near = { readonly example: Example; readonly like: number };

/**
 * The sentences most like one, at most three that differ, each of the same deed and of one of the same things.
 *
 * @param written what they are to be like, with “this” in place of its card's name
 * @param beside what stands beside that in its sentence, which counts less
 */
export function similarSentences(language: Language, written: string, beside = ""): readonly string[] {
  if (language.lex(written).length > MOST_TOKENS) return [];
  const words = wordsOf(language, written);
  const { examples, weight, has, isVerb } = bankOf(language);
  // What is done is what the first verb says.
  const deed = [...words].find((word) => isVerb(word) && !isWeak(word));
  const others = new Set([...wordsOf(language, beside)].filter((word) => !words.has(word)));
  const sum = (all: Iterable<string>) => [...all].reduce((total, word) => total + weight(word), 0);
  const size = sum(words) + BESIDE * sum(others);
  const about = sum([...words].filter((word) => !isWeak(word) && has(word)));
  const acts = [...actsIn(language, written), ...(deed === undefined ? actsIn(language, `${beside} ${written}`) : [])];
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
  // How something is done shows nobody how it is forbidden.
  const isKept = ({ words: own }: Example) => !isDenied || role === "both" || own.has(NOT) || own.has("unless") || own.has("no");
  const near = all.filter(({ like, isAbout, example }) => isAbout && like >= LEAST && isKept(example));
  return shown(
    language,
    near.filter(({ example }) => sharedAct(language, acts, example) !== undefined),
    written,
    sum,
  );
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
