/** What a tally says, with how far it can be relied on. The shape that `sim --json` prints. */
import { byCodePoint } from "../kernel/order.ts";
import { type Histogram, type Interval, meanInterval, momentsOf, type Summary, summary, wilson } from "./statistics/index.ts";
import type { Tally } from "./tally.ts";

export type Share = Interval & { readonly games: number; readonly share: number };

/** Points of a bot at the end, over all games and its seats: their shape, and the interval of their mean. */
export type Points = Summary &
  Interval & {
    readonly bot: string;
    /** Of its games, those that came to as many points as a game of these options is after, where there is such a number. */
    readonly reached: (Share & { readonly from: number }) | undefined;
  };

export type Report = {
  readonly games: number;
  /** One for each seat: won games as a share of all, draws among them. */
  readonly players: readonly (Share & { readonly seat: string; readonly bot: string })[];
  /** By place in the turn order of the first turn, where chance decides it; `times` is the share in shares that are equal for all. */
  readonly turnOrder: readonly (Share & { readonly place: number; readonly times: number })[] | undefined;
  /** In games that count points: by bot, in the order of the seats. */
  readonly points: readonly Points[] | undefined;
  /** With swapped seats: one for each bot, over all of its seats. */
  readonly bots: readonly (Share & { readonly bot: string })[] | undefined;
  /** With swapped seats of two: pairs of games with one seed by what the first bot made of them. */
  readonly pairs: { readonly better: number; readonly level: number; readonly worse: number } | undefined;
  readonly draws: Share;
  /** Ways in which games ended, most frequent first; `won` by seat. */
  readonly endings: readonly (Share & { readonly words: string; readonly won: readonly number[] })[];
  readonly decisions: Summary | undefined;
  readonly turns: Summary | undefined;
};

export type Names = {
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly swap: boolean;
  /** Points that a game of these options is after, if it is. */
  readonly aim?: number | undefined;
};

/** Shares with intervals of 95 in 100, and the shape of lengths. */
export function reportOf(tally: Tally, { seats, bots, swap, aim }: Names): Report {
  const share = (games: number): Share => ({ games, share: tally.games === 0 ? 0 : games / tally.games, ...wilson(games, tally.games) });
  const pairsWith = (sign: number) =>
    Object.entries(tally.pairs).reduce((sum, [balance, pairs]) => (Math.sign(Number(balance)) === sign ? sum + pairs : sum), 0);
  return {
    games: tally.games,
    players: seats.map((seat, i) => ({ seat, bot: swap ? "each bot in turn" : (bots[i] ?? ""), ...share(tally.won[i] ?? 0) })),
    turnOrder:
      seats.length > 1 && tally.wonInOrder.length > 0
        ? tally.wonInOrder.map((games, place) => timesOf(share(games), place, seats.length))
        : undefined,
    points: tally.points.length > 0 ? tally.points.flatMap((of, i) => pointsOf(of, bots[i] ?? "", aim)) : undefined,
    bots: swap ? bots.map((bot, i) => ({ bot, ...share(tally.wonByBot[i] ?? 0) })) : undefined,
    pairs: swap && seats.length === 2 ? { better: pairsWith(1), level: pairsWith(0), worse: pairsWith(-1) } : undefined,
    draws: share(tally.draws),
    endings: Object.entries(tally.endings)
      .sort(([a, { games }], [b, other]) => other.games - games || byCodePoint(a, b))
      .map(([words, { games, won }]) => ({ words, ...share(games), won })),
    decisions: summary(tally.decisions),
    turns: summary(tally.turns),
  };
}

const timesOf = (share: Share, place: number, seats: number): Share & { readonly place: number; readonly times: number } => ({
  place: place + 1,
  ...share,
  times: share.share * seats,
});

/** Nothing of a bot that ended no game. */
function pointsOf(histogram: Histogram, bot: string, aim: number | undefined): readonly Points[] {
  const shape = summary(histogram);
  if (shape === undefined) return [];
  const moments = momentsOf(histogram);
  const many = Object.entries(histogram).reduce((sum, [points, games]) => (Number(points) >= (aim ?? 0) ? sum + games : sum), 0);
  const reached = aim === undefined ? undefined : { from: aim, games: many, share: many / moments.n, ...wilson(many, moments.n) };
  // The least and the most points that were seen stand for the ends, which no rule sets.
  return [{ bot, ...shape, ...meanInterval(moments, shape.max - shape.min), reached }];
}
