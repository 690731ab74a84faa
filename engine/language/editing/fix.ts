/** What can be done about a problem at one key: pieces of text that put it right. */
import type { Problem } from "../faults/problem.ts";
import type { TextReading } from "../reading/read.ts";
import { gapLabel, type Span } from "../reading/token.ts";

/** Puts `insert` in place of a span. It may leave gaps. */
export type Fix = Span & { readonly insert: string; readonly label: string };

const MOST_ENDINGS = 3;

/** The fixes of a problem of a reading, the likeliest first; none where only the designer can know. */
export function fixesOf({ sentences }: TextReading, problem: Problem): readonly Fix[] {
  const { code, from, to, suggestions, word, wordAt, expected = [] } = problem;
  if (code === "reference") return suggestions.map((insert) => ({ from, to, insert, label: `Say “${insert}”` }));
  const sentence = sentences.find((one) => one.from <= from && from <= one.to);
  if (!sentence || (code !== "not-understood" && code !== "agreement")) return [];
  const mended = suggestions.map((insert): Fix => ({ from: sentence.from, to: sentence.to, insert, label: `Change to “${insert}”` }));
  if (mended.length > 0) return mended;
  if (word !== undefined) return [{ ...(wordAt ?? { from, to }), insert: word, label: `${wordAt ? "Write" : "Change to"} “${word}”` }];
  // What is not finished can be gone on with; behind a full stop nothing is.
  const last = sentence.tokens.at(-1);
  if (!last || from < last.to || sentence.to > last.to) return [];
  return expected.slice(0, MOST_ENDINGS).map((phrase) => {
    const insert = inserted(phrase);
    return { from: last.to, to: last.to, insert: `${glue(insert)}${insert}`, label: `Continue with “${insert}”` };
  });
}

/** A phrase as it is put into a text: its gaps by what they are called. */
const inserted = (phrase: string): string => phrase.replace(/‹[^›]*›/gu, (gap) => `‹${gapLabel(gap)}›`);
const glue = (insert: string): string => (/^[,:;.]/u.test(insert) ? "" : " ");
