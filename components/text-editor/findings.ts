/** What to say about a text: its problems, the fixes for each, and whether anything is wrong at all. */
import { complete, type Fix, fixesOf, type Problem } from "../../engine/language/index.ts";
import type { Understanding } from "./understand.ts";

/** A problem with what can be done about it. */
export type Finding = {
  readonly problem: Problem;
  readonly fixes: readonly Fix[];
  /** Nothing is wrong: the sentence is only incomplete. */
  readonly isOpen: boolean;
};

/** The problems of a text in order. */
export const findingsOf = ({ language, text, reading }: Understanding): readonly Finding[] =>
  reading.problems.map((problem) => {
    const sentence = reading.sentences.find(({ from, to }) => from <= problem.from && problem.from <= to);
    const end = sentence?.tokens.at(-1)?.to;
    const isLast = problem.code === "not-understood" && end !== undefined && problem.to >= end && end === text.trimEnd().length;
    if (isLast && problem.from < end && complete(language, text, end).length > 0)
      return { problem: { ...problem, message: `“${text.slice(problem.from, end)}” is the start of a word` }, fixes: [], isOpen: true };
    const isOpen = problem.code === "unfinished" || (problem.code === "not-understood" && end !== undefined && problem.from >= end);
    return { problem, fixes: fixesOf(reading, problem), isOpen };
  });
