/**
 * What the texts of a language say of the things that a sentence speaks of, where nothing says what it does: the examples of the constructs that have most of
 * those words, each with what it has. They are no other words for the sentence, and are shown as what they are.
 */
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { wordsOf } from "../tables/grammar.ts";
import { bankOf, type Example } from "./bank.ts";
import { deedsIn, thingsIn } from "./deeds.ts";
import { headingsOf } from "./headings.ts";
import { restated } from "./restate.ts";
import { isWeak, wordsIn } from "./said-words.ts";
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
/** What the first speaks of has to tell so much of what the sentence is about. */
const LEAST = 0.22;
const LEAST_OF_ALL = 0.12;
/** What those before it speak of counts so much. */
const KNOWN_WORTH = 0.3;
const MOST_LOOKED = 60;
/** Sentences that go on from another say nothing by themselves. */
const GOES_ON = /^(?:if you do|otherwise|then)(?!\p{L})/iu;
/** Words that are another word in most sentences: “even if”. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(["even", "way", "still", "yet", "just", "own", "no", "rather", "than"]);
/** Two examples that have more in common than this show the same twice. */
const SAME = 0.62;

type Looked = { readonly example: Example; readonly common: readonly string[]; readonly like: number };

/** A typed word, and the stems that it or another word for it has in the language. */
type Named = { readonly text: string; readonly stems: ReadonlySet<string> };

function namedIn(language: Language, written: string): readonly Named[] {
  const own = wordsOf(language.grammar);
  return language.lex(written).flatMap(({ kind, key, text }): Named[] => {
    if ((kind !== "word" && kind !== "unknown") || !/^\p{L}/u.test(key) || FALSE_FRIENDS.has(key)) return [];
    const kin = language.kin.get(key) ?? language.kin.get(key.replace(/s$/u, ""));
    const said = kin ?? (own.has(key) ? text : (restated(language, text)[0]?.text ?? text));
    return [{ text, stems: new Set([...wordsIn(language.lex(said))].map((word) => word.replace(/~$/u, ""))) }];
  });
}

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
  const { examples, weight, has } = bankOf(language);
  const named = namedIn(language, written);
  const all = new Set(named.flatMap(({ stems }) => [...stems]));
  const strong = new Set([...all].map((word) => word.replace(/~$/u, "")).filter((word) => (has(word) || has(`${word}~`)) && !isWeak(word)));
  // What nothing is done with and that is no thing joins others: “regardless”.
  const told = new Set([...deedsIn(language, strong), ...thingsIn(language, strong)]);
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const about = sum(told);
  if (about === 0) return undefined;
  const headings = new Set(headingsOf(language));
  const looked = examples
    .filter(({ text }) => !GOES_ON.test(text))
    .map((example) => {
      const [, name = ""] = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(example.text) ?? [];
      const heading = headings.has(name) ? wordsIn(language.lex(name)) : NOTHING;
      const has = (word: string) => !heading.has(word) && (example.words.has(word) || example.words.has(`${word}~`));
      const common = [...told].filter(has);
      const worth = sum(common);
      return { example, common, worth, like: (2 * worth) / (about + sum(example.words)) };
    })
    .filter(({ worth }) => worth >= LEAST_OF_ALL * about)
    .sort((a, b) => b.worth * b.like - a.worth * a.like);
  const shown: (Looked & { readonly text: string })[] = [];
  // The next one best speaks of what those before it do not.
  const fresh = ({ common, like }: Looked) => {
    const known = new Set(shown.flatMap((one) => one.common));
    return like * sum(common) * (KNOWN_WORTH + (1 - KNOWN_WORTH) * (sum(common.filter((word) => !known.has(word))) / sum(common)));
  };
  const show = (from: readonly Looked[]) => {
    const left = new Set(from.slice(0, MOST_LOOKED));
    for (let read = 0; shown.length < MOST && read < MOST_READ; read++) {
      const [best] = [...left]
        .filter(({ example }) => !shown.some((one) => overlap(one.example.words, example.words, sum) > SAME))
        .sort((a, b) => fresh(b) - fresh(a));
      if (!best) break;
      left.delete(best);
      const text = onCard(best.example.text);
      if (text !== undefined) shown.push({ ...best, text: readText(language, text).canonical });
    }
  };
  show(looked.filter(({ worth }) => worth >= LEAST * about));
  // What says most of it may be carried out on no such card.
  if (shown.length === 0) show(looked.filter(({ worth }) => worth < LEAST * about));
  if (shown.length === 0) return undefined;
  const common = new Set(shown.flatMap((one) => one.common));
  const words = named.filter(({ stems }) => [...stems].some((stem) => common.has(stem))).map(({ text }) => text);
  const worthOf = (word: string) => sum(named.find(({ text }) => text === word)?.stems ?? []);
  const unlike = words.filter((word, i) => words.findIndex((one) => stemOf(one.toLowerCase()) === stemOf(word.toLowerCase())) === i);
  const most = unlike.sort((a, b) => worthOf(b) - worthOf(a)).slice(0, MOST_NAMED);
  if (most.length === 0) return undefined;
  return {
    words: words.filter((word, i) => most.includes(word) && words.indexOf(word) === i),
    texts: [...new Set(shown.map(({ text }) => text))],
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** How much of two sets of words is in both, 0 … 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>, sum: (words: Iterable<string>) => number): number {
  const all = sum(new Set([...one, ...other]));
  return all === 0 ? 1 : sum([...one].filter((word) => other.has(word))) / all;
}
