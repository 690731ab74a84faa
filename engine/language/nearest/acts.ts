/** What a sentence does to what: an example is worth showing only where it does the same, not where it has a side word in common. */
import type { Language } from "../language.ts";
import { wordsOf } from "../tables/grammar.ts";
import { bankOf } from "./bank.ts";
import { deedsIn, thingsIn } from "./deeds.ts";
import { restated } from "./restate.ts";
import { isWeak, wordsIn } from "./said-words.ts";
import { stemOf } from "./stems.ts";

/** A clause: what is done first in it, and the typed words of what it is done to, by or with; each in all the stems that stand for it. */
export type Act = {
  readonly deed: Said | undefined;
  readonly things: readonly Said[];
  /** It forbids what is done. */
  readonly isDenied: boolean;
  /** Something is denied beside it. */
  readonly isTurned: boolean;
  /** It says when or whether, not what is done. */
  readonly isMoment: boolean;
  /** It has hardly any other words. */
  readonly isShort: boolean;
};
/** A typed word, and the stems that it or another word for it has in the language. */
export type Said = { readonly text: string; readonly stems: ReadonlySet<string> };

const FORBIDS =
  /(?<!\p{L})(?:cannot|can['’]t|can not|may not|mustn['’]t|must not|won['’]t|never|nobody|no one|neither|no \p{L}+ (?:may|can)|(?<=^\W*)no \p{L}+)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:not|cannot|no|without|unless)(?!\p{L})/iu;
const TURNED = /(?<!\p{L})(?:not|\p{L}+n['’]t|no|never|without|unless|except|only|ignore\p{L}*|immune|prevent\p{L}*|un\p{L}+)(?!\p{L})/iu;
const WHEN = /^(?:when|whenever|if|unless|while|as long as|each time|every time|the first time)(?!\p{L})/iu;
/** What is done by whoever takes, puts or gets something. */
const TAKES: ReadonlySet<string> = new Set("put take gain return move give".split(" ").map(stemOf));
const SHORT = 3;
const BOTH = 2;
/** What a clause ends before. */
const PARTS = /[,:;.]|(?<!\p{L})(?:then|and|but|if|when|whenever|unless|while|until|instead|after|before)(?!\p{L})/giu;
/** Words that are said beside any deed: with one of them alone an example says nothing of it. */
const SIDE: ReadonlySet<string> = new Set(
  "free rest down up place were was back half rounded straight extra total equal same different random regardless game effect ability text rule time way top bottom left right place best cost most least without name target 's yet still round phase beginning end turn action"
    .split(" ")
    .map(stemOf),
);
/** Words that are another word in most sentences: “even if”. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(["even", "way", "still", "yet", "just", "own", "no", "rather", "than"]);

/** Whether they are said beside anything. */
export const isSide = (stems: ReadonlySet<string>): boolean => [...stems].every((stem) => isWeak(stem) || SIDE.has(stem));

const bare = (word: string): string => word.replace(/~$/u, "");

/** The words of a clause with what stands for them in the language. */
function saidIn(language: Language, clause: string): readonly Said[] {
  const own = wordsOf(language.grammar);
  const phrases = [...language.kin].flatMap(([phrase, said]): Said[] => {
    const [text] = phrase.includes(" ") ? (new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, "iu").exec(clause) ?? []) : [];
    return text === undefined ? [] : [{ text, stems: new Set([...wordsIn(language.lex(said))].map(bare)) }];
  });
  const words = language.lex(clause).flatMap(({ kind, key, text }): Said[] => {
    if ((kind !== "word" && kind !== "unknown") || !/^\p{L}/u.test(key) || FALSE_FRIENDS.has(key)) return [];
    const kin = language.kin.get(key) ?? language.kin.get(key.replace(/s$/u, ""));
    const said = kin ?? (own.has(key) ? text : (restated(language, text)[0]?.text ?? text));
    return [{ text, stems: new Set([...wordsIn(language.lex(said))].map(bare)) }];
  });
  return [...phrases, ...words];
}

/** The clauses of some words, each with what it does and to what. */
export function actsIn(language: Language, written: string): readonly Act[] {
  const cuts = [0, ...[...written.matchAll(PARTS)].map(({ index }) => index), written.length];
  const all = cuts.slice(1).flatMap((to, i): Act[] => {
    const clause = written.slice(cuts[i] ?? 0, to);
    const said = saidIn(language, clause.replace(PARTS, " "));
    if (said.length === 0) return [];
    const words = clause.replace(/^[,:;.]/u, "").trim();
    const isWhen = WHEN.test(words);
    const all = said.filter((one) => deedOf(language, one).size > 0 && (isWhen || !isState(words, one.text)));
    const deeds = all.filter(({ text }) => !isRelative(words, text));
    const [deed] = deeds.length > 0 ? deeds : all;
    const things = said.filter((one) => one !== deed && isThing(language, one));
    return [
      {
        deed: deed && { text: deed.text, stems: deedOf(language, deed) },
        things: deed ? [...thingOf(language, deed), ...things] : things,
        isDenied: FORBIDS.test(words),
        isTurned: TURNED.test(written),
        isMoment: isWhen,
        isShort: language.lex(words).length <= SHORT || /(?<!\p{L})for each(?!\p{L})/iu.test(words),
      },
    ];
  });
  return all.filter(({ deed, things }) => deed !== undefined || things.length > 0);
}

const COST = stemOf("cost");
/** What is done; what something costs is told like what it does. */
const deedOf = (language: Language, { stems }: Said): ReadonlySet<string> =>
  stems.has(COST) ? new Set([...deedsIn(language, stems), COST]) : deedsIn(language, stems);

/** “The one who played it”: who is meant, not what is done. */
const isRelative = (clause: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:who|which|that)(?: (?:you|they|just|last|has|have|had)){0,2} ${text}(?!\\p{L})`, "iu").test(clause);

/** “Comes in engaged”: how something is, not what is done. */
const isState = (clause: string, text: string): boolean =>
  /ed$/iu.test(text) &&
  !new RegExp(`(?<!\\p{L})(?:is|are|be|been|being|was|were|gets?|have|has)(?: \\p{L}+)? ${text}(?!\\p{L})`, "iu").test(clause);

const isThing = (language: Language, { stems }: Said): boolean => [...thingsIn(language, stems)].some((stem) => !SIDE.has(bare(stem)));

/** Another word for a deed may say what it is done to as well: “bribe”, “pay M”. */
function thingOf(language: Language, { text, stems }: Said): readonly Said[] {
  const things = [...thingsIn(language, stems)].filter((stem) => !SIDE.has(bare(stem)));
  return things.length > 0 && deedsIn(language, stems).size > 0 ? [{ text, stems: new Set(things) }] : [];
}

/** Whether anything that is said of what happens or is done has both words in it. */
export const goTogether = (language: Language, one: Said, other: Said): boolean =>
  bankOf(language).examples.some(({ words }) =>
    [one, other].every(({ stems }) => [...stems].some((stem) => words.has(stem) || words.has(`${stem}~`))),
  );

/** Each of them once. */
const strongOf = (common: readonly Said[]): readonly Said[] =>
  common.filter((one, i) => common.findIndex((other) => [...other.stems].some((stem) => one.stems.has(stem))) === i);

/** The deed that an example and a sentence have in common, whatever it is done to: what is forbidden is no example of what is done, nor what happens of what is done then. */
export function sharedDeed(
  acts: readonly Act[],
  example: { readonly text: string; readonly words: ReadonlySet<string>; readonly isMoment: boolean },
): Said | undefined {
  const isForbidden = /(?<!\p{L})cannot(?!\p{L})/iu.test(example.text);
  const isAlone = acts.every(({ isMoment }) => isMoment);
  return acts.find(({ deed, isDenied, isTurned, isMoment: isWhen }) => {
    if (!deed || isSide(deed.stems) || (isWhen && !isAlone)) return false;
    if (isDenied !== isForbidden && !(isForbidden && isTurned)) return false;
    if (example.isMoment !== isWhen) return false;
    const own = new Set([...example.words].map(bare));
    return [...deed.stems].some((stem) => own.has(stem));
  })?.deed;
}

/** What an example and a sentence have in common: the typed words of the act that both do. */
export function sharedAct(
  language: Language,
  acts: readonly Act[],
  example: { readonly text: string; readonly words: ReadonlySet<string>; readonly isMoment: boolean },
): readonly Said[] | undefined {
  const { has } = bankOf(language);
  const heading = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(example.text)?.[1];
  const headed = heading === undefined ? undefined : wordsIn(language.lex(heading));
  const isIn = (stems: ReadonlySet<string>) =>
    [...stems].some((stem) => !headed?.has(stem) && (example.words.has(stem) || example.words.has(`${stem}~`)));
  const isNegative = DENIED.test(example.text) || example.words.has("unless");
  const isForbidden = /(?<!\p{L})cannot(?!\p{L})/iu.test(example.text);
  const found = acts.flatMap((act) => {
    const said = sharedBy(act);
    return said ? [{ act, said }] : [];
  });
  // What happens when is no example of what is done then.
  if (acts.some(({ isMoment }) => !isMoment) && found.every(({ act, said }) => act.isMoment && said.length < BOTH)) return undefined;
  const words = found.flatMap(({ said }) => said);
  return words.length === 0 ? undefined : words.filter((one, i) => words.findIndex(({ text }) => text === one.text) === i);

  function sharedBy({ deed, things, isDenied, isTurned, isShort, isMoment: isWhen }: Act): readonly Said[] | undefined {
    if (isDenied && !isNegative && !isWhen) return undefined;
    if (isForbidden && !isDenied && !isTurned && !isWhen) return undefined;
    // Of what happens in answer to something, when that is shows nothing.
    if (example.isMoment && !isWhen) return undefined;
    const known = deed && [...deed.stems].some((stem) => has(stem) || has(`${stem}~`)) ? deed : undefined;
    const common = things.filter(({ stems }) => isIn(new Set([...stems].filter((stem) => !SIDE.has(stem)))));
    if (known) {
      // “Take”, “put”, “get”: what is meant is told by the things.
      if (!isIn(known.stems)) {
        const isLike = [...known.stems].every(isWeak) && [...example.words].some((stem) => TAKES.has(stem));
        return isLike && strongOf(common).length > 1 ? strongOf(common) : undefined;
      }
      if (common.length > 0) return [known, ...common.filter(({ text }) => text !== known.text)];
      const isAlone = things.length === 0 && ![...known.stems].every(isWeak) && (isDenied === isNegative || isWhen);
      return isAlone || known.stems.has(COST) ? [known] : undefined;
    }
    const strong = strongOf(common);
    // Where what is done has no word, two of the things, or the only one that is named.
    return strong.length > 1 || (strong.length === 1 && isShort && deed === undefined) ? strong : undefined;
  }
}
