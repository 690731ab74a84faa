/**
 * The count of many games. A tally is whole numbers that are only added up, so it does not matter in which order, or in how many parts, the
 * games were played.
 */
import type { Bot, BotGame } from "../bots/index.ts";
import { at, type State } from "../kernel/state.ts";
import { playout } from "./playout.ts";
import type { Histogram } from "./statistics/index.ts";
import { addUsage, emptyUsage, gameUsage, type Mark, type Usage } from "./usage.ts";

export type Tally = {
  games: number;
  draws: number;
  /** Games won, by player. */
  won: number[];
  /** Games won, by the bot's place in the list of seats; another count than `won` only when seats are swapped. */
  wonByBot: number[];
  /** With swapped seats: pairs of one seed, by how many of its two games the first bot won more than it lost: -2 … 2. */
  pairs: Histogram;
  /** Games by the first reason of their end: "12 cards lie in the corruption zone (SAN-1.2)". */
  endings: { [words: string]: { readonly games: number; readonly won: readonly number[] } };
  decisions: Histogram;
  turns: Histogram;
  /** What was chosen and what happened, if the experiment counts it. */
  usage?: Usage;
};

export type Experiment = {
  readonly bots: readonly Bot[];
  readonly options: unknown;
  readonly seed: number;
  /** Each seed is played twice, the second time with the bots on each other's seats. */
  readonly swap: boolean;
  /** Counts what is chosen and what happens, which takes time at every choice. */
  readonly usage?: boolean;
};

export const emptyTally = (players: number): Tally => ({
  games: 0,
  draws: 0,
  won: Array.from({ length: players }, () => 0),
  wonByBot: Array.from({ length: players }, () => 0),
  pairs: {},
  endings: {},
  decisions: {},
  turns: {},
});

/** How many games are played for each unit of work: one, or a pair of one seed. */
export const gamesPerUnit = ({ swap }: Pick<Experiment, "swap">): number => (swap ? 2 : 1);

/** Plays units `from` to below `to` of an experiment and counts them. Unit i has seed + i. */
export function playUnits(game: BotGame & { mark?: Mark }, experiment: Experiment, from: number, to: number): Tally {
  const { bots, options, seed, swap } = experiment;
  const tally = emptyTally(bots.length);
  if (experiment.usage) tally.usage = emptyUsage();
  const order = bots.map((_, i) => i);
  for (let unit = from; unit < to; unit++) {
    let balance = 0;
    for (const seats of swap ? [order, order.toReversed()] : [order]) {
      const counting = tally.usage && gameUsage(tally.usage, game.mark);
      const last = playout(
        game,
        seats.map((bot) => at(bots, bot)),
        { seed: seed + unit, options, log: counting !== undefined },
        counting?.choice,
      );
      counting?.end(last.log ?? []);
      count(tally, game, last, seats);
      balance += at(last.returns, seats.indexOf(0));
    }
    if (swap) add(tally.pairs, balance);
  }
  return tally;
}

/** Adds one finished game. `seats` says which bot, or which deck, of the list sits where. */
export function count(tally: Tally, { game, turns }: BotGame, last: State, seats: readonly number[]): void {
  tally.games++;
  const won = last.returns.map((value) => (value > 0 ? 1 : 0));
  if (!won.includes(1)) tally.draws++;
  won.forEach((games, player) => {
    const bot = at(seats, player);
    tally.won[player] = at(tally.won, player) + games;
    tally.wonByBot[bot] = at(tally.wonByBot, bot) + games;
  });
  // Further reasons are further goals reached at once, or who was ahead.
  const [ending] = game.returns(last)?.reasons ?? [];
  addEnding(tally, ending ? `${ending.reason} (${ending.rule})` : "", { games: 1, won });
  add(tally.decisions, last.decisions);
  if (turns) add(tally.turns, turns(last));
}

function addEnding(tally: Tally, words: string, { games, won }: Tally["endings"][string]): void {
  const before = tally.endings[words];
  tally.endings[words] = before
    ? { games: before.games + games, won: before.won.map((count, player) => count + at(won, player)) }
    : { games, won };
}

const add = (histogram: Histogram, value: number, count = 1): void => {
  histogram[value] = (histogram[value] ?? 0) + count;
};

/** Adds the games of one tally to another. */
export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.draws += from.draws;
  for (const name of ["won", "wonByBot"] as const) into[name] = into[name].map((games, i) => games + at(from[name], i));
  for (const name of ["pairs", "decisions", "turns"] as const)
    for (const [value, games] of Object.entries(from[name])) add(into[name], Number(value), games);
  for (const [words, ending] of Object.entries(from.endings)) addEnding(into, words, ending);
  if (from.usage) {
    into.usage ??= emptyUsage();
    addUsage(into.usage, from.usage);
  }
}
