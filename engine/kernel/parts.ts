/** What the judgement of a position is made of, in the words of a game: bots judge by it, and say by it why they would choose an action. */

/** What a position is judged by, as a player would say what there is more or less of: "more money", "less money". */
export type PartWords = { readonly more: string; readonly less: string };
/** So much of it, in points as the bots of a game count. */
export type Part = PartWords & { readonly points: number };
/** Told of each part of a judgement while it is summed up. */
export type TellPart = (words: PartWords, points: number) => void;

/** Adds up parts; those of the same words are one. */
export function addUp(parts: Iterable<Part>): readonly Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) sums.set(part.more, { ...part, points: (sums.get(part.more)?.points ?? 0) + part.points });
  return [...sums.values()];
}

/** The parts that a judgement of one state tells. */
export function partsOf(judge: (tell: TellPart) => void): readonly Part[] {
  const parts: Part[] = [];
  judge((words, points) => parts.push({ ...words, points }));
  return addUp(parts);
}

/** What a player's parts are beside those of others: these as one part. */
export const besideOthers = (own: readonly Part[], others: number): readonly Part[] => [
  ...own,
  { more: "weaker opposition", less: "stronger opposition", points: -others },
];
