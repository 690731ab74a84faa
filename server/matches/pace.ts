/** How many nodes a search bot manages on this machine while people wait for it. Measured in a worker; a bot itself never reads a clock. */
import { GREEDY, searchBot, sightOf } from "../../engine/bots/index.ts";
import type { Playable } from "../../engine/games/playable.ts";
import { seatsOf } from "../../engine/games/playable.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { Playout } from "../../engine/lab/index.ts";

/** The longest that people are to wait, in 95 of 100 choices; what else goes on in the machine takes its share. */
const WAIT_MS = 2_000;
const SHARE = 0.6;
const SELDOM = 0.05;
/** Nodes of the search that is timed, and how often it is: at every so manieth choice of games of greedy bots, or until that took so long. */
const NODES = 24;
const CHOICES = 40;
const EVERY = 11;
const LONGEST_MS = 4_000;
/** The first are slow: the machine does not know the code yet. */
const COLD = 5;
/** The fewest nodes with which a search is one, and the most that anybody needs. */
const FEWEST = 10;
const MOST = 4_000;

/** Nodes for each choice, a round number. */
export function paceOf(playable: Playable): number {
  const search = searchBot(NODES);
  const { game, options } = playable;
  const bots = seatsOf(playable, options.standard).map(() => GREEDY);
  const times: number[] = [];
  const begun = performance.now();
  const isEnough = () => times.length >= CHOICES + COLD || (times.length > COLD && performance.now() - begun > LONGEST_MS);
  for (let seed = 0; !isEnough(); seed++) {
    const playout = new Playout(playable, bots, { seed, options: options.standard });
    let choices = 0;
    do {
      const { state } = playout;
      if (game.offers(state) < 2 || choices++ % EVERY !== 0) continue;
      const sight = sightOf(playable, state, game.decision(state)?.player ?? 0);
      const asked = performance.now();
      search.choose(sight, rngOf(seed));
      times.push(performance.now() - asked);
    } while (!isEnough() && playout.step());
  }
  return nodesFor(times.slice(COLD));
}

/** Nodes for each choice, by the milliseconds that a search of `NODES` took at some. */
export function nodesFor(times: readonly number[]): number {
  const slowest = times.toSorted((a, b) => b - a)[Math.floor(times.length * SELDOM)] ?? WAIT_MS;
  const nodes = (NODES * WAIT_MS * SHARE) / Math.max(slowest, 0.01);
  return Math.min(MOST, Math.max(FEWEST, Number(nodes.toPrecision(2)) | 0));
}
