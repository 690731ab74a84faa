/** The words that a misspelt one may stand for, for “did you mean”. */
import { distance } from "../../kernel/distance.ts";

/** The words that a misspelt one may stand for, nearest first: a third of its letters may be wrong, and one in any word of three. */
export function nearWords(word: string, words: Iterable<string>): string[] {
  const limit = word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 3));
  const near = [...words].flatMap((candidate) => {
    if (candidate === word || Math.abs(candidate.length - word.length) > limit || areContrary(word, candidate)) return [];
    const edits = distance(word, candidate, limit);
    return edits <= limit && edits < candidate.length ? [{ candidate, edits }] : [];
  });
  return near.sort((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
}

/** Whether one word is the other turned round: “disengaged” is never a slip for “engaged”. */
const areContrary = (a: string, b: string): boolean => a !== b && a.replace(CONTRARY, "") === b.replace(CONTRARY, "");
const CONTRARY = /^(?:dis|un|non|in)(?=[a-z]{3})/u;

/** Words that are further off: of four letters and more that begin alike, half of them may be wrong. For places where few words are possible. */
export function farWords(word: string, words: Iterable<string>): string[] {
  const limit = Math.floor(word.length / 2);
  if (limit < 2) return [];
  const far = [...words].flatMap((candidate) => {
    if (candidate === word || candidate[0] !== word[0] || candidate.length < 4 || areContrary(word, candidate)) return [];
    const edits = distance(word, candidate, limit);
    return edits <= limit ? [{ candidate, edits }] : [];
  });
  return far.sort((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
}
