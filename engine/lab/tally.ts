/**
 * The count of many games. A tally is whole numbers that are only added up, so it does not matter in which order, or in how many parts, the
 * games were played.
 */
import type { Bot, BotGame } from "../bots/index.ts";
import type { LogEntry } from "../kernel/log.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { Playout } from "./playout.ts";
import type { Histogram } from "./statistics/index.ts";
import { addUsage, emptyUsage, gameUsage, type Mark, type Usage } from "./usage.ts";

export type Tally = {
  games: number;
  draws: number;
  /** Games won, by player. */
  won: number[];
  /** Games won, by the bot's place in the list of seats; another count than `won` only when seats are swapped. */
  wonByBot: number[];
  /** Games won, by place in the turn order of the first turn; empty in games that do not tell it. */
  wonInOrder: number[];
  /** With swapped seats of two: pairs of one seed, by how many of its two games the first bot won more than it lost: -2 … 2. */
  pairs: Histogram;
  /** Games by the points that a bot had at the end, by its place in the list of seats; empty in games that count none. */
  points: Histogram[];
  /** Games by the first reason of their end: "The deck is empty (XX-1.2)". */
  endings: { [words: string]: { readonly games: number; readonly won: readonly number[] } };
  decisions: Histogram;
  turns: Histogram;
  /** What was chosen and what happened, if the experiment counts it. */
  usage?: Usage;
};

/** A game with what it tells about itself beside its rules; all of it is counted where it is told. */
export type CountedGame = BotGame & {
  readonly mark?: Mark;
  /** Players in the turn order of the first turn, of a game that has just begun; for games in which chance decides it. */
  turnOrder?(begun: State): readonly Player[];
  /** What a player has scored in a game that is over, for games that count points. */
  points?(last: State, player: Player): number;
  /** Of endings by one rule: more exact words for the reason, from all that happened. */
  readonly ending?: { readonly at: string; of(log: readonly LogEntry[]): string | undefined };
};

export type Experiment = {
  readonly bots: readonly Bot[];
  readonly options: unknown;
  readonly seed: number;
  /** Each seed is played once for each seat, every time with the bots one seat on. */
  readonly swap: boolean;
  /** Counts what is chosen and what happens, which takes time at every choice. */
  readonly usage?: boolean;
};

export const emptyTally = (players: number): Tally => ({
  games: 0,
  draws: 0,
  won: Array.from({ length: players }, () => 0),
  wonByBot: Array.from({ length: players }, () => 0),
  wonInOrder: [],
  pairs: {},
  points: [],
  endings: {},
  decisions: {},
  turns: {},
});

/** How many games are played for each unit of work: one, or one for each seat with one seed. */
export const gamesPerUnit = ({ swap, bots }: Pick<Experiment, "swap" | "bots">): number => (swap ? bots.length : 1);

/** Plays units `from` to below `to` of an experiment and counts them. Unit i has seed + i. */
export function playUnits(game: CountedGame, experiment: Experiment, from: number, to: number): Tally {
  const { bots, options, seed, swap } = experiment;
  const tally = emptyTally(bots.length);
  if (experiment.usage) tally.usage = emptyUsage();
  for (let unit = from; unit < to; unit++) {
    let balance = 0;
    for (const seats of swap ? rotations(bots.length) : [bots.map((_, i) => i)]) {
      const counting = tally.usage && gameUsage(tally.usage, game.mark);
      const played = new Playout(
        game,
        seats.map((bot) => at(bots, bot)),
        { seed: seed + unit, options, log: counting !== undefined },
      );
      const order = game.turnOrder?.(played.state);
      while (played.step(counting?.choice));
      counting?.end(played.state.log ?? []);
      count(tally, game, played, seats, order);
      balance += at(played.state.returns, seats.indexOf(0));
    }
    if (swap && bots.length === 2) add(tally.pairs, balance);
  }
  return tally;
}

/** Which bot sits where, by player: as they are listed, then everybody one seat on, until each sat everywhere. */
const rotations = (seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, shift) => Array.from({ length: seats }, (_, player) => (player + shift) % seats));

/** Adds one finished game. `seats` says which bot, or which deck, of the list sits where; `order` who took the first turns, where the game tells it. */
export function count(
  tally: Tally,
  { game, turns, points, ending: closer }: CountedGame,
  played: Pick<Playout, "state" | "told">,
  seats: readonly number[],
  order: readonly Player[] = [],
): void {
  const last = played.state;
  tally.games++;
  const won = last.returns.map((value) => (value > 0 ? 1 : 0));
  if (!won.includes(1)) tally.draws++;
  won.forEach((games, player) => {
    const bot = at(seats, player);
    tally.won[player] = at(tally.won, player) + games;
    tally.wonByBot[bot] = at(tally.wonByBot, bot) + games;
    if (points) add(histogramOf(tally.points, bot), points(last, player));
  });
  order.forEach((player, place) => {
    tally.wonInOrder[place] = (tally.wonInOrder[place] ?? 0) + at(won, player);
  });
  // Further reasons are further goals reached at once, or who was ahead.
  const [ending] = game.returns(last)?.reasons ?? [];
  const exact = closer !== undefined && ending?.rule === closer.at ? closer.of(played.told()) : undefined;
  addEnding(tally, ending ? `${exact ?? ending.reason} (${ending.rule})` : "", { games: 1, won });
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

/** The histogram of a bot, made when it is first asked for. */
function histogramOf(histograms: Histogram[], bot: number): Histogram {
  histograms[bot] ??= {};
  return histograms[bot];
}

/** Adds the games of one tally to another. */
export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.draws += from.draws;
  for (const name of ["won", "wonByBot"] as const) into[name] = into[name].map((games, i) => games + at(from[name], i));
  from.wonInOrder.forEach((games, place) => {
    into.wonInOrder[place] = (into.wonInOrder[place] ?? 0) + games;
  });
  from.points.forEach((histogram, bot) => {
    for (const [value, games] of Object.entries(histogram)) add(histogramOf(into.points, bot), Number(value), games);
  });
  for (const name of ["pairs", "decisions", "turns"] as const)
    for (const [value, games] of Object.entries(from[name])) add(into[name], Number(value), games);
  for (const [words, ending] of Object.entries(from.endings)) addEnding(into, words, ending);
  if (from.usage) {
    into.usage ??= emptyUsage();
    addUsage(into.usage, from.usage);
  }
}
