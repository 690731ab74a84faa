/** Which words of a text are others in another: what stays, what is new, and what is left out. */
import { diffArrays } from "diff";
import type { Span } from "../../engine/language/index.ts";

export type ChangedWords = {
  /** The other text in pieces. */
  readonly pieces: readonly { readonly text: string; readonly isNew: boolean }[];
  /** Words of the first that nothing takes the place of. */
  readonly left: readonly string[];
  /** Where the words stand in the first that are others or left out. */
  readonly gone: readonly Span[];
};

type Word = { readonly text: string; readonly from: number; readonly to: number };
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}#+'’€¥$-]+|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

/** Capitals and marks are the same words. */
const isSame = (one: Word, other: Word): boolean => one.text.toLowerCase() === other.text.toLowerCase();
const isMark = ({ text }: Word): boolean => !/[\p{L}\p{N}]/u.test(text);

export function changedWords(typed: string, said: string): ChangedWords {
  const parts = diffArrays([...wordsOf(typed)], [...wordsOf(said)], { comparator: isSame });
  const pieces: { text: string; isNew: boolean }[] = [];
  const left: string[] = [];
  const gone: Span[] = [];
  let at = 0;
  const put = (to: number, isNew: boolean) => {
    const text = said.slice(at, to);
    at = Math.max(at, to);
    const last = pieces.at(-1);
    if (last && last.isNew === isNew) last.text += text;
    else if (text !== "") pieces.push({ text, isNew });
  };
  for (const [i, { added, removed, value }] of parts.entries()) {
    const [first, last] = [value[0], value.at(-1)];
    if (!first || !last) continue;
    if (removed) {
      if (value.every(isMark)) continue;
      gone.push({ from: first.from, to: last.to });
      const beside = [parts[i - 1], parts[i + 1]].some((part) => part?.added && !part.value.every(isMark));
      if (!beside) left.push(typed.slice(first.from, last.to));
      continue;
    }
    put(first.from, false);
    put(last.to, added === true && !value.every(isMark));
  }
  put(said.length, false);
  return { pieces, left, gone };
}
