/**
 * What the texts of a language say of the things that a sentence speaks of, where nothing says what it does: the examples of the constructs that have most of
 * those words, each with what it has. They are no other words for the sentence, and are shown as what they are.
 */
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { actsIn, type Said, sharedAct } from "./acts.ts";
import { bankOf, type Example } from "./bank.ts";
import { stemOf } from "./stems.ts";

export type OfThings = {
  /** The words of the sentence that they speak of, as they were typed. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
};

/** A sentence as it stands on a card where it is carried out, with a heading if it needs one; undefined where it is not. */
type OnTheCard = (sentence: string) => string | undefined;

const MOST = 3;
/** Examples that are tried. */
const MOST_READ = 12;
/** Words that are named. */
const MOST_NAMED = 3;
/** Longer sentences are not looked at. */
const MOST_TOKENS = 60;
/** What those before it speak of counts so much. */
const KNOWN_WORTH = 0.3;
const MOST_LOOKED = 60;
/** Sentences that go on from another say nothing by themselves. */
const GOES_ON = /^(?:if you do|otherwise|then)(?!\p{L})/iu;
/** Two examples that have more in common than this show the same twice. */
const SAME = 0.62;

type Looked = { readonly example: Example; readonly common: readonly string[]; readonly said: readonly Said[]; readonly like: number };

/**
 * @param written the words that are not understood, without the name of their card
 * @param onCard a sentence as it is understood and carried out on the card
 */
export function ofThings(language: Language, written: string, onCard: OnTheCard): OfThings | undefined {
  const deed = written.replace(HEADINGS, "");
  return language.lex(deed).length > MOST_TOKENS ? undefined : saidOf(language, deed.trim() === "" ? written : deed, onCard);
}

/** What stands before a colon on a card says where on it the rest stands. */
const HEADINGS = /^(?:\p{Lu}[\p{L} ]{0,24}: ?)+/u;

function saidOf(language: Language, written: string, onCard: OnTheCard): OfThings | undefined {
  const { examples, weight } = bankOf(language);
  const acts = actsIn(language, written);
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const stems = new Set(acts.flatMap(({ deed, things }) => [deed, ...things].flatMap((one) => [...(one?.stems ?? [])])));
  const about = sum(stems);
  const looked = examples.flatMap((example): Looked[] => {
    if (GOES_ON.test(example.text)) return [];
    const said = sharedAct(language, acts, example);
    if (!said) return [];
    const common = [...stems].filter((stem) => example.words.has(stem) || example.words.has(`${stem}~`));
    return [{ example, common, said, like: (2 * sum(common)) / (about + sum(example.words)) }];
  });
  const shown: (Looked & { readonly text: string })[] = [];
  // The next one best speaks of what those before it do not.
  const fresh = ({ common, like }: Looked) => {
    const known = new Set(shown.flatMap((one) => one.common));
    return like * sum(common) * (KNOWN_WORTH + (1 - KNOWN_WORTH) * (sum(common.filter((word) => !known.has(word))) / sum(common)));
  };
  const left = new Set(looked.sort((a, b) => sum(b.common) * b.like - sum(a.common) * a.like).slice(0, MOST_LOOKED));
  for (let read = 0; shown.length < MOST && read < MOST_READ; read++) {
    const [best] = [...left]
      .filter(({ example }) => !shown.some((one) => overlap(one.example.words, example.words, sum) > SAME))
      .sort((a, b) => fresh(b) - fresh(a));
    if (!best) break;
    left.delete(best);
    const text = onCard(best.example.text);
    if (text !== undefined) shown.push({ ...best, text: readText(language, text).canonical });
  }
  if (shown.length === 0) return undefined;
  const named = [...new Set(shown.flatMap(({ said }) => said.map(({ text }) => text)))];
  const unlike = named.filter((word, i) => named.findIndex((one) => stemOf(one.toLowerCase()) === stemOf(word.toLowerCase())) === i);
  return { words: unlike.slice(0, MOST_NAMED), texts: [...new Set(shown.map(({ text }) => text))] };
}

/** How much of two sets of words is in both, 0 … 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>, sum: (words: Iterable<string>) => number): number {
  const all = sum(new Set([...one, ...other]));
  return all === 0 ? 1 : sum([...one].filter((word) => other.has(word))) / all;
}
