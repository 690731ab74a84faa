/** Bots against each other, every seed with the seats swapped: whether each is stronger than the one before it, and by how much. */
import type { Bot, BotGame } from "../bots/index.ts";
import { at, type State } from "../kernel/state.ts";
import { pairsOf } from "./matrix.ts";
import { playout } from "./playout.ts";
import { type Interval, type Rating, ratings, wilson } from "./statistics/index.ts";

/** By how many points of a rating a bot should be stronger than the one before it. */
export const RUNG = 100;

export type LadderExperiment = {
  /** From weak to strong. */
  readonly bots: readonly Bot[];
  readonly options: unknown;
  readonly seed: number;
  /** Seats of the game. Alone each of two bots plays the same seed, and the better end counts. */
  readonly players: number;
};

/** Whole numbers that are only added up. By pair of bots: games, and half meetings that the first of the two won. */
export type LadderCounts = { readonly pairs: readonly { readonly games: number; readonly halves: number }[] };

export const emptyLadder = (bots: number): LadderCounts => ({ pairs: pairsOf(bots).map(() => ({ games: 0, halves: 0 })) });

export const addLadder = (one: LadderCounts, other: LadderCounts): LadderCounts => ({
  pairs: one.pairs.map(({ games, halves }, i) => ({ games: games + at(other.pairs, i).games, halves: halves + at(other.pairs, i).halves })),
});

/** Seats at which each of two bots meets the other in a game: of an uneven number of seats one bot has one more, in turn. */
const meetingsOf = (players: number): number => (players === 1 ? 1 : Math.ceil(players / 2) * Math.floor(players / 2));

/**
 * Plays units `from` to below `to`: two games each. The pairs of bots take turns; unit i has seed + i. In a game the bots sit in turn; each seat of the one meets each of the other,
 * and whoever ended better has won that meeting.
 */
export function playLadder(game: BotGame, { bots, options, seed, players }: LadderExperiment, from: number, to: number): LadderCounts {
  const pairs = pairsOf(bots.length);
  const counts = emptyLadder(bots.length).pairs.map((one) => ({ ...one }));
  for (let unit = from; unit < to; unit++) {
    const pair = unit % pairs.length;
    const both = at(pairs, pair).map((bot) => at(bots, bot));
    const count = at(counts, pair);
    const play = (first: number): State =>
      playout(
        game,
        Array.from({ length: players }, (_, seat) => at(both, (seat + first) % 2)),
        { seed: seed + unit, options },
      );
    const [one, other] = [play(0), play(1)];
    count.games += 2;
    count.halves +=
      players === 1
        ? 2 * halvesOf(soloWorth(game, one), soloWorth(game, other))
        : metBetter(one.returns, (seat) => seat % 2 === 0) + metBetter(other.returns, (seat) => seat % 2 === 1);
  }
  return { pairs: counts };
}

/** Of two who have met: 2 for the first if it did better, 1 if they did alike. */
const halvesOf = (one: number, other: number): number => (one > other ? 2 : one === other ? 1 : 0);

/** How well somebody did alone: by the game's evaluation of the end, or whether it was won. */
const soloWorth = ({ evaluate }: BotGame, last: State): number => evaluate?.(last, 0) ?? at(last.returns, 0);

function metBetter(returns: readonly number[], isFirst: (seat: number) => boolean): number {
  let halves = 0;
  returns.forEach((one, seat) => {
    if (isFirst(seat))
      returns.forEach((other, against) => {
        if (!isFirst(against)) halves += halvesOf(one, other);
      });
  });
  return halves;
}

/** What a ladder tells. The shape that `lab ladder --json` prints. */
export type LadderReport = {
  readonly games: number;
  /** From weak to strong as they were named. Ratings of all against all; 0 is their mean. */
  readonly bots: readonly (Rating & { readonly bot: string })[];
  /** All pairs: what the second of them won of its meetings with the first. */
  readonly pairs: readonly (Interval & {
    readonly first: string;
    readonly second: string;
    readonly games: number;
    readonly share: number;
  })[];
  /** Each bot against the one before it, from the games of the two: points of a rating more, and by how many they are short of `RUNG`. */
  readonly steps: readonly (Interval & { readonly from: string; readonly to: string; readonly points: number; readonly short: number })[];
};

/** With intervals of 95 in 100. A game counts once, however many meet in it; `players` as they were played. */
export function ladderReport(names: readonly string[], players: number, { pairs }: LadderCounts): LadderReport {
  const won = names.map(() => names.map(() => 0));
  const all = pairsOf(names.length).map(([first, second], i) => {
    const { games, halves } = at(pairs, i);
    const share = games === 0 ? 0.5 : 1 - halves / (2 * meetingsOf(players) * games);
    // Alone two games are one comparison.
    const compared = players === 1 ? games / 2 : games;
    at(won, first)[second] = (1 - share) * compared;
    at(won, second)[first] = share * compared;
    return { first, second, games, share, ...wilson(share * compared, compared) };
  });
  const rated = ratings(won, 0.25);
  return {
    games: pairs.reduce((sum, { games }) => sum + games, 0),
    bots: names.map((bot, i) => ({ bot, ...at(rated, i) })),
    pairs: all.map(({ first, second, ...one }) => ({ first: at(names, first), second: at(names, second), ...one })),
    steps: all
      .filter(({ first, second }) => second === first + 1)
      .map(({ first, second, games, share, low, high }) => {
        // Half a game for each side, so that who won all has a rating.
        const compared = players === 1 ? games / 2 : games;
        const points = pointsOf((share * compared + 0.5) / (compared + 1));
        return {
          from: at(names, first),
          to: at(names, second),
          points,
          low: pointsOf(low),
          high: pointsOf(high),
          short: Math.max(0, RUNG - points),
        };
      }),
  };
}

/** The difference of ratings at which somebody wins such a share, at most 1,000. */
const pointsOf = (share: number): number => Math.max(-1_000, Math.min(1_000, 400 * Math.log10(share / (1 - share))));
