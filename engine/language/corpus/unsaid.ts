/** What a designer wanted to say and the language could not: the list of constructs to add. */
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";

/** Longer ones are no sentences that somebody meant. */
const MOST_LETTERS = 400;

/**
 * The sentences of a text that are finished, that is end with a full stop, are not understood, and that nothing near is understood in place of.
 * What is only misspelt or worded otherwise has an answer and is none of them.
 */
export function unsaidIn(language: Language, text: string): readonly string[] {
  const { sentences, problems } = readText(language, text);
  return sentences.flatMap(({ from, to, tokens }) => {
    const written = text.slice(from, to);
    if (!written.endsWith(".") || written.length > MOST_LETTERS || tokens.some(({ kind }) => kind === "gap")) return [];
    const inside = problems.filter((problem) => problem.from >= from && problem.from <= to);
    const isOurs = inside.some(
      ({ code, suggestions, word }) => code === "not-understood" && suggestions.length === 0 && word === undefined,
    );
    return isOurs ? [written] : [];
  });
}
