/** Many questions at once: how likely each result is by chance alone, when so many were looked at. */

/**
 * S. Holm's step-down correction (Scandinavian Journal of Statistics 6, 1979): calling all below 5 % real is wrong about any of them in at most 5 of 100
 * experiments, however they depend on each other.
 *
 * @returns the corrected chances, in the order of those given
 */
export function holm(chances: readonly number[]): number[] {
  let most = 0;
  return inOrder(chances, (chance, rank) => {
    most = Math.max(most, Math.min(1, chance * (chances.length - rank)));
    return most;
  });
}

/**
 * The correction of Y. Benjamini and Y. Hochberg (Journal of the Royal Statistical Society B 57, 1995): among all called real below 5 %, at most 5 of 100
 * are not, on average. With chances that are one over an e-value (`chanceOfZero`) this is the e-BH procedure of R. Wang and A. Ramdas (Journal of the
 * Royal Statistical Society B 84, 2022), which holds however the results depend on each other: cards that are judged by the same seeds do.
 *
 * @returns the corrected chances, in the order of those given
 */
export function benjaminiHochberg(chances: readonly number[]): number[] {
  const all = chances.length;
  let least = 1;
  return inOrder(
    chances,
    (chance, rank) => {
      least = Math.min(least, (chance * all) / (rank + 1));
      return least;
    },
    true,
  );
}

/** Walks through chances from the least on, or from the greatest, and puts what comes of each in its own place. */
function inOrder(chances: readonly number[], correct: (chance: number, rank: number) => number, fromGreatest = false): number[] {
  const order = chances.map((chance, place) => ({ chance, place })).sort((a, b) => a.chance - b.chance || a.place - b.place);
  const ranked = order.map((one, rank) => ({ ...one, rank }));
  const corrected: number[] = chances.map(() => 1);
  for (const { chance, place, rank } of fromGreatest ? ranked.toReversed() : ranked) corrected[place] = correct(chance, rank);
  return corrected;
}
