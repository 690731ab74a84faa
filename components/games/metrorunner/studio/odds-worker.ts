/** Counts how often hacks can be done, in a thread of its own; what is counted so far is told as it grows. */
import { type HackOdds, isCounted, NO_ODDS, withGrid } from "../../../../engine/games/metrorunner/hack/odds.ts";
import type { Wanted } from "../../../../engine/games/metrorunner/hack/planner.ts";
import { rngOf } from "../../../../engine/kernel/rng.ts";

export type OddsQuestion = { readonly tiles: readonly number[]; readonly wanted: readonly Wanted[] };
/** For each of what is wanted what is counted so far. */
export type OddsTold = readonly HackOdds[];

type Scope = {
  postMessage(told: OddsTold): void;
  addEventListener(type: "message", listener: (event: MessageEvent<OddsQuestion>) => void): void;
};
const scope = globalThis as unknown as Scope;
/** Grids between two tellings. */
const AT_ONCE = 25;
/** All that is counted of a card is the same each time. */
const SEED = 1;

scope.addEventListener("message", ({ data: { tiles, wanted } }) => {
  const draws = wanted.map(() => rngOf(SEED));
  let counted: OddsTold = wanted.map(() => NO_ODDS);
  while (counted.some((odds) => !isCounted(odds))) {
    for (let i = 0; i < AT_ONCE; i++)
      counted = counted.map((odds, k) => {
        const [what, rng] = [wanted[k], draws[k]];
        return what && rng ? withGrid(odds, tiles, what, rng) : odds;
      });
    scope.postMessage(counted);
  }
});
