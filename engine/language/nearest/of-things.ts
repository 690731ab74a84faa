/**
 * What the texts of a language say of the things that a sentence speaks of, where nothing says what it does: the examples of the constructs that have most of
 * those words, each with what it has. They are no other words for the sentence, and are shown as what they are.
 */
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { type Act, actsIn, isSide, type Said, sharedAct, sharedDeed } from "./acts.ts";
import { bankOf, type Example } from "./bank.ts";
import { isGoalHeading } from "./headings.ts";
import { stemOf } from "./stems.ts";

export type OfThings = {
  /** The words of the sentence that they speak of, as they were typed. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
  /** They do the same to something else. */
  readonly isOfDeed?: true;
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
 * @param behind the same behind something that it is carried out for, where it is not carried out alone
 */
export function ofThings(language: Language, written: string, onCard: OnTheCard, behind: OnTheCard = onCard): OfThings | undefined {
  const deed = written.replace(HEADINGS, "");
  const [, heading = ""] = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(written) ?? [];
  if (isGoalHeading(language, heading) && language.lex(deed).length <= MOST_TOKENS) return underHeading(language, heading, deed, onCard);
  return language.lex(deed).length > MOST_TOKENS ? undefined : saidOf(language, deed.trim() === "" ? written : deed, onCard, behind);
}

/** What stands before a colon on a card says where on it the rest stands. */
const HEADINGS = /^(?:\p{Lu}[\p{L} ]{0,24}: ?)+/u;

function saidOf(language: Language, written: string, onCard: OnTheCard, behind: OnTheCard): OfThings | undefined {
  const acts = actsIn(language, written);
  const ofSame = (example: Example) => sharedAct(language, acts, example);
  const ofDeed = (example: Example) => {
    const deed = sharedDeed(acts, example);
    return deed && [deed];
  };
  const same = foundBy(language, acts, onCard, ofSame) ?? foundBy(language, acts, behind, ofSame);
  if (same) return same;
  const deed = foundBy(language, acts, onCard, ofDeed) ?? foundBy(language, acts, behind, ofDeed);
  return deed && { ...deed, isOfDeed: true };
}

/** Of what is to be reached or scored, what most alike can be asked for under the same heading. */
function underHeading(language: Language, heading: string, written: string, onCard: OnTheCard): OfThings | undefined {
  const acts = actsIn(language, written);
  const all = acts.flatMap(({ deed, things }) => [...(deed ? [deed] : []), ...things]).filter(({ stems }) => !isSide(stems));
  const isUnder = ({ text }: Example) => text.startsWith(`${heading}: `);
  const shared = (example: Example) => {
    if (!isUnder(example)) return undefined;
    const said = all.filter(({ stems }) => [...stems].some((stem) => example.words.has(stem)));
    return said.length > 0 ? said : undefined;
  };
  return foundBy(language, acts, onCard, shared);
}

function foundBy(
  language: Language,
  acts: readonly Act[],
  onCard: OnTheCard,
  shared: (example: Example) => readonly Said[] | undefined,
): OfThings | undefined {
  const { examples, weight } = bankOf(language);
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const stems = new Set(acts.flatMap(({ deed, things }) => [deed, ...things].flatMap((one) => [...(one?.stems ?? [])])));
  const about = sum(stems);
  const looked = examples.flatMap((example): Looked[] => {
    if (GOES_ON.test(example.text)) return [];
    const said = shared(example);
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
