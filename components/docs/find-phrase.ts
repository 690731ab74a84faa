/** What is left of a reference when one looks for words in it. */

/** Whether a text has all the words, in any order; the beginning of a word is enough. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const there = wordsOf(text);
  return words.every((word) => there.some((one) => one.startsWith(word)));
}

/** "When this is destroyed" → when, this, is, destroyed. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}#+-]+/gu) ?? [];
