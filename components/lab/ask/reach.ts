/** How precisely a number of games tells how often somebody wins, and how many games a wish takes. */
import { shareSequence } from "../../../engine/lab/statistics/sequence.ts";

/** Half of the interval around a share of about a half, the widest there is. */
export const reachOf = (games: number): number => (games < 1 ? 1 : shareSequence(Math.round(games / 2), games).high - 0.5);

const MOST = 2 ** 30;
/** Round numbers are told to two digits, upwards. */
function rounded(games: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.ceil(games / step) * step;
}

/** The games after which the interval reaches no further than `within`, as a round number; undefined when no number that can be played does. */
export function gamesFor(within: number): number | undefined {
  let [low, high] = [1, MOST];
  if (reachOf(high) > within) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reachOf(middle) <= within) high = middle;
    else low = middle + 1;
  }
  return rounded(low);
}
