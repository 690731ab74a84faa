/** What a tally says, with how far it can be relied on. The shape that `sim --json` prints. */
import { byCodePoint } from "../kernel/order.ts";
import { type Interval, type Summary, summary, wilson } from "./statistics/index.ts";
import type { Tally } from "./tally.ts";

export type Share = Interval & { readonly games: number; readonly share: number };

export type Report = {
  readonly games: number;
  /** One for each seat: won games as a share of all, draws among them. */
  readonly players: readonly (Share & { readonly seat: string; readonly bot: string })[];
  /** With swapped seats: one for each bot, over both of its seats. */
  readonly bots: readonly (Share & { readonly bot: string })[] | undefined;
  /** With swapped seats: pairs of games with one seed by what the first bot made of them. */
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
};

/** Shares with intervals of 95 in 100, and the shape of lengths. */
export function reportOf(tally: Tally, { seats, bots, swap }: Names): Report {
  const share = (games: number): Share => ({ games, share: tally.games === 0 ? 0 : games / tally.games, ...wilson(games, tally.games) });
  const pairsWith = (sign: number) =>
    Object.entries(tally.pairs).reduce((sum, [balance, pairs]) => (Math.sign(Number(balance)) === sign ? sum + pairs : sum), 0);
  return {
    games: tally.games,
    players: seats.map((seat, i) => ({ seat, bot: swap ? "each bot in turn" : (bots[i] ?? ""), ...share(tally.won[i] ?? 0) })),
    bots: swap ? bots.map((bot, i) => ({ bot, ...share(tally.wonByBot[i] ?? 0) })) : undefined,
    pairs: swap ? { better: pairsWith(1), level: pairsWith(0), worse: pairsWith(-1) } : undefined,
    draws: share(tally.draws),
    endings: Object.entries(tally.endings)
      .sort(([a, { games }], [b, other]) => other.games - games || byCodePoint(a, b))
      .map(([words, { games, won }]) => ({ words, ...share(games), won })),
    decisions: summary(tally.decisions),
    turns: summary(tally.turns),
  };
}
