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
/** Nodes of the search that is timed first; then those that it seems to manage, for a short search takes longer for a node than a long one. */
const NODES = 24;
const ROUNDS = 3;
/** How often it is timed: at every so manieth choice of games of greedy bots, or until that took so long and there are a few. */
const CHOICES = 40;
const FEW = 12;
const EVERY = 11;
const LONGEST_MS = 4_000;
/** The first are slow: the machine does not know the code yet. */
const COLD = 5;
/** The fewest nodes with which a search is one, and the most that anybody needs. */
const FEWEST = 10;
const MOST = 10_000;

/** Nodes for each choice, a round number. Measures one choice after the other and rests before each, so that its thread can answer meanwhile. */
export async function paceOf(playable: Playable, rest: () => Promise<unknown>): Promise<number> {
  let nodes = NODES;
  for (let round = 0; round < ROUNDS; round++) nodes = nodesFor(await timesOf(playable, nodes, round, rest), nodes);
  return nodes;
}

/** Milliseconds that choices of a search take. */
async function timesOf(playable: Playable, nodes: number, round: number, rest: () => Promise<unknown>): Promise<number[]> {
  const search = searchBot(nodes);
  const { game, options } = playable;
  const bots = seatsOf(playable, options.standard).map(() => GREEDY);
  const times: number[] = [];
  const begun = performance.now();
  const isEnough = () => times.length >= CHOICES + COLD || (times.length >= FEW + COLD && performance.now() - begun > LONGEST_MS);
  for (let seed = round * CHOICES; !isEnough(); seed++) {
    const playout = new Playout(playable, bots, { seed, options: options.standard });
    let choices = 0;
    do {
      await rest();
      const { state } = playout;
      if (game.offers(state) < 2 || choices++ % EVERY !== 0) continue;
      const sight = sightOf(playable, state, game.decision(state)?.player ?? 0);
      const asked = performance.now();
      search.choose(sight, rngOf(seed));
      times.push(performance.now() - asked);
    } while (!isEnough() && playout.step());
  }
  return times.slice(COLD);
}

/** Nodes for each choice, by the milliseconds that a search of `timed` nodes took at some. */
export function nodesFor(times: readonly number[], timed: number): number {
  const slowest = times.toSorted((a, b) => b - a)[Math.floor(times.length * SELDOM)] ?? WAIT_MS;
  const nodes = (timed * WAIT_MS * SHARE) / Math.max(slowest, 0.01);
  return Math.min(MOST, Math.max(FEWEST, Number(nodes.toPrecision(2)) | 0));
}
