/** What to say about a text: its problems, the fixes for each, and whether anything is wrong at all. */
import { areChoices, complete, type Fix, fixesOf, type NearOffer, type Problem, type Span } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** A problem with what can be done about it. */
export type Finding = {
  readonly problem: Problem;
  readonly fixes: readonly Fix[];
  /** The sentence that it is in, as it is written. */
  readonly sentence: string;
  /** Nothing is wrong: the sentence is only incomplete. */
  readonly isOpen: boolean;
};

/** What the whole text may be put into at one key, the likeliest first: the canonical words for what is understood, else what may be meant. */
export function wholeFixes({ text, loose }: Understanding): readonly Fix[] {
  if (!loose || loose.how === "exact") return [];
  const words = loose.how === "loose" ? [loose.text] : loose.offers;
  return words.map((insert) => ({ from: 0, to: text.length, insert, label: `Change to “${insert}”` }));
}

/** The fixes of a problem without those that come to a text which is offered already; `isOnly`: no other problem is left by them. */
export const fixesBeside = (text: string, { fixes }: Finding, offered: readonly Fix[], isOnly: boolean): readonly Fix[] => {
  const same = offered.map(({ insert }) => insert.trim());
  return fixes.filter(({ from, to, insert }) => {
    const mended = `${text.slice(0, from)}${insert}${text.slice(to)}`.trim();
    return !same.some((one) => one === mended || (isOnly && one.includes(insert)));
  });
};

/** Whether the first of the words for the whole text may be taken at one key: not where they leave out what stands in brackets. */
export const hasWholeKey = ({ text, loose }: Understanding): boolean =>
  loose !== undefined && !areChoices(loose.offers) && !(loose.how === "none" && text.includes("("));

/** What may be meant by a text, or by a sentence of it; of what leaves words out, those are named. */
export type NearFix = Fix & {
  /** It is for the whole text, and may be taken at one key. */
  readonly sure: boolean;
  readonly lost: readonly string[];
  readonly isWhole: boolean;
};

/** What is nearest by meaning to a text that is not understood; looking for it takes a while, so not with each key. */
export const nearFixes = ({ text, loose }: Understanding): readonly NearFix[] =>
  loose?.how === "none"
    ? [
        ...loose.near().map((near) => ({ ...nearFix(near), from: 0, to: text.length, isWhole: true })),
        ...loose.nearby().flatMap(({ from, to, near }) => near.map((one) => ({ ...nearFix(one), from, to, sure: false, isWhole: false }))),
      ]
    : [];

/** Marks that are left out are no words. */
const saysWords = (lost: readonly string[]): boolean => lost.some((word) => /[\p{L}\d]/u.test(word));

const nearFix = ({ text: insert, sure, lost }: NearOffer): Pick<NearFix, "insert" | "label" | "sure" | "lost"> => ({
  insert,
  label: saysWords(lost) ? `Without “${lost.join(" ")}”: “${insert}”` : `Change to “${insert}”`,
  sure,
  lost: saysWords(lost) ? lost : [],
});

/** Those of them that are for the sentence with a problem. */
export const nearOf = (near: readonly NearFix[], { problem }: Finding): readonly NearFix[] =>
  near.filter(({ isWhole, from, to }) => !isWhole && from <= problem.from && problem.from <= to);

/** Whether the fix of a problem may be taken at one key: which of several is meant is for the designer to say. */
export const hasKey = ({ fixes }: Finding): boolean => fixes.length === 1;

/** What is said of a sentence until it is known which of its words are not understood, and where one of several texts mends it. */
const NOT_UNDERSTOOD = "Not understood as it stands";

const KNOWN = new WeakMap<Understanding, readonly Finding[]>();

/** The problems of a text in order; none where it is understood in other words. */
export function findingsOf(known: Understanding): readonly Finding[] {
  const found = KNOWN.get(known) ?? foundIn(known);
  KNOWN.set(known, found);
  return found;
}

const foundIn = (known: Understanding): readonly Finding[] => {
  const { language, text, reading, loose } = known;
  return (loose?.how === "loose" ? [] : (loose?.blame() ?? reading.problems)).map((problem): Finding => {
    const sentence = reading.sentences.find(({ from, to }) => from <= problem.from && problem.from <= to);
    const end = sentence?.tokens.at(-1)?.to;
    const written = sentence ? text.slice(sentence.from, sentence.to).trim() : "";
    const isLast = problem.code === "not-understood" && end !== undefined && problem.to >= end && end === text.trimEnd().length;
    if (isLast && problem.from < end && complete(language, text, end).length > 0)
      return {
        problem: { ...problem, message: `“${text.slice(problem.from, end)}” is the start of a word` },
        fixes: [],
        sentence: written,
        isOpen: true,
      };
    // Behind a full stop nothing is under way.
    const isEnd = problem.code === "not-understood" && end !== undefined && problem.from >= end && sentence?.to === end;
    const isOpen = problem.code === "unfinished" || isEnd;
    const fixes = fixesOf(reading, problem);
    return {
      problem: loose ? inTypedWords(problem, isEnd, sentence && { ...sentence, to: end ?? sentence.to }, written) : problem,
      fixes,
      sentence: written,
      isOpen,
    };
  });
};

/** A problem of a text that was brought to other words, told in those that were typed. */
function inTypedWords(problem: Problem, isEnd: boolean, sentence: Span | undefined, written: string): Problem {
  const { understood: _, ...told } = problem;
  if (isEnd) return { ...told, message: `“${written}” is not a whole sentence yet` };
  if (!problem.isVague || problem.word !== undefined) return told;
  return { ...told, message: NOT_UNDERSTOOD, ...(sentence ? { from: sentence.from, to: sentence.to } : {}) };
}
