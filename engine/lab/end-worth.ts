/** What an end score would have been worth in games that bots have played: “in the last 200 games 4.1 VP on average, 3.7 to 4.5”. */
import type { Bot, BotGame } from "../bots/index.ts";
import type { Player, State } from "../kernel/state.ts";
import { playout } from "./playout.ts";
import { type Interval, interval } from "./statistics/index.ts";

/** Games that are looked at where nobody says how many. */
export const END_GAMES = 200;

export type EndWorth = Interval & {
  readonly games: number;
  /** Points on average over all seats of all games; the interval is that of the games, since the seats of one game depend on each other. */
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** Share of the seats to whom it would have given nothing, 0 to 1. */
  readonly nothing: number;
};

/** Last positions of games between bots, one for each `next`: seeds from `seed` on. They depend on no card's end score, so they are good for many. */
export function* lastPositions(
  played: BotGame,
  bots: readonly Bot[],
  { games = END_GAMES, seed, options }: { readonly games?: number; readonly seed: number; readonly options: unknown },
): Generator<State, void, void> {
  for (let game = 0; game < games; game++) yield playout(played, bots, { seed: seed + game, options });
}

/** What a score is worth in last positions, over all seats; undefined of none. */
export function endWorth(positions: readonly State[], score: (state: State, player: Player) => number): EndWorth | undefined {
  if (positions.length === 0) return undefined;
  const points = positions.map((state) => state.returns.map((_, player) => score(state, player)));
  const all = points.flat();
  const means = points.map((seats) => seats.reduce((sum, one) => sum + one, 0) / seats.length);
  return {
    games: positions.length,
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
    ...interval(means),
    least: Math.min(...all),
    most: Math.max(...all),
    nothing: all.filter((one) => one === 0).length / all.length,
  };
}
