/** What the judgement of a position is made of, in the words of a game: bots judge by it, and say by it why they would choose an action. */

/** What a position is judged by, as a player would say what there is more or less of: "more money", "less money". */
export type PartWords = { readonly more: string; readonly less: string };
/** So much of it, in points as the bots of a game count. */
export type Part = PartWords & { readonly points: number };
/** Told of each part of a judgement while it is summed up. */
export type TellPart = (words: PartWords, points: number) => void;

/** Adds up what is told of one state; the same words are one part. */
export function partsOf(tell: (told: TellPart) => void): readonly Part[] {
  const sums = new Map<string, Part>();
  tell((words, points) => sums.set(words.more, { ...words, points: (sums.get(words.more)?.points ?? 0) + points }));
  return [...sums.values()];
}

/** What a player's parts are beside those of others: these as one part. */
export const besideOthers = (own: readonly Part[], others: number): readonly Part[] => [
  ...own,
  { more: "weaker opponents", less: "stronger opponents", points: -others },
];
