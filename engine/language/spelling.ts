/** How far two words are apart, for “did you mean”. */

/** Letters more, less, different, or two neighbours swapped, that turn one word into the other (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The words that a misspelt one may stand for, nearest first: a third of its letters may be wrong, and one in any word of three. */
export function nearWords(word: string, words: Iterable<string>): string[] {
  const limit = word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 3));
  const near = [...words].flatMap((candidate) => {
    if (candidate === word || Math.abs(candidate.length - word.length) > limit) return [];
    const edits = distance(word, candidate);
    return edits <= limit && edits < candidate.length ? [{ candidate, edits }] : [];
  });
  return near.sort((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
}
