/** What is told of sentences that are not understood: what is nearest to them, or else which of their words are not, what they are without these, and how the language says such things. */
import { alternativesOf, type Fix, type Span, type Told, toldOf } from "../../engine/language/index.ts";
import { findingsOf, type NearFix, nearFixes, nearOf, wholeFixes } from "./findings.ts";
import type { Understanding } from "./understand.ts";

export type Answer = {
  readonly message: string;
  /** The words that it speaks of. */
  readonly open: Span;
  /** The sentence without them. */
  readonly without?: Fix;
  /** What could stand where it stops being understood: with each of them it is understood. */
  readonly there: readonly Fix[];
  /** Examples to begin with instead of the sentence, and what they are examples of. */
  readonly similar: readonly Fix[];
  readonly of: string;
};

export type Answers = {
  readonly near: readonly NearFix[];
  /** For each finding in order; once for each sentence, and undefined where something nearer is offered or where it is only not finished. */
  readonly told: readonly (Answer | undefined)[];
};

/** Longer texts are read in their own words alone. */
const MOST_LETTERS = 2_500;

/** Looks for them, which takes a while. */
export function answersOf(known: Understanding): Answers {
  const { text, loose } = known;
  const found = nearFixes(known);
  if (loose?.how !== "none" || text.length > MOST_LETTERS || wholeFixes(known).length > 0) return { near: found, told: [] };
  // What leaves words out is told with its words, and nearest only where nothing of the sentence is understood.
  const near = found.filter(({ lost }) => lost.length === 0);
  if (near.some(({ isWhole }) => isWhole)) return { near, told: [] };
  const told = toldIn(known, near);
  const left = told.every((one) => one === undefined || one.open.length === 0) ? found : near;
  return { near: left, told: left.some(({ isWhole }) => isWhole) ? [] : told.map((one) => one?.answer) };
}

/** What could stand in a sentence where it stops being understood as it was typed. */
function thereIn({ language, text, reading }: Understanding, { from, to }: Span): readonly Fix[] {
  const problem = reading.problems.find((one) => from <= one.from && one.from <= to);
  return problem ? alternativesOf(language, text, reading, problem) : [];
}

type ToldAnswer = Pick<Told, "open"> & { readonly answer: Answer };

function toldIn(known: Understanding, near: readonly NearFix[]): readonly (ToldAnswer | undefined)[] {
  const { language, text, reading, name, kind } = known;
  const seen = new Set<number>();
  const findings = findingsOf(known);
  const among = findings.filter(({ isOpen }) => !isOpen).length;
  return findings.map((finding) => {
    const { problem, fixes, isOpen } = finding;
    const sentence = reading.sentences.find(({ from, to }) => from <= problem.from && problem.from <= to);
    if (!sentence || isOpen || problem.code !== "not-understood" || seen.has(sentence.from)) return undefined;
    seen.add(sentence.from);
    if (problem.suggestions.length > 0 || nearOf(near, finding).length > 0) return undefined;
    const { message, open, rest, similar } = toldOf(language, text, sentence, { name, kind }, { isLacking: problem.isLacking, among });
    const { from, to } = sentence;
    const instead = (insert: string, label: string): Fix => ({ from, to, insert, label });
    const isTold = problem.isVague === true && fixes.length === 0;
    return {
      open,
      answer: {
        message: isTold ? message : problem.message,
        open: { from: open[0]?.from ?? from, to: open.at(-1)?.to ?? sentence.tokens.at(-1)?.to ?? to },
        ...(rest === undefined || !isTold
          ? {}
          : { without: instead(rest, open.length > 0 ? `Without it: “${rest}”` : `Change to “${rest}”`) }),
        there: thereIn(known, sentence),
        of: similar.word === undefined ? "How cards say such things" : `How cards use “${similar.word}”`,
        similar: similar.texts.map((insert) => instead(insert, `“${insert}”`)),
      },
    };
  });
}
