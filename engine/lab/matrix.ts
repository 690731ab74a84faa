/** Every deck against every other with the same bot, each seed twice with the decks on each other's seats: how the decks fare, and not the bots. */
import type { Bot, BotGame } from "../bots/index.ts";
import { byCodePoint } from "../kernel/order.ts";
import { at } from "../kernel/state.ts";
import { playedOut } from "./playout.ts";
import type { Share } from "./report.ts";
import { type Summary, summary, wilson } from "./statistics/index.ts";
import { addTally, count, emptyTally, type Tally } from "./tally.ts";

const SEATS = 2;

export type MatrixExperiment = {
  readonly bot: Bot;
  /** For each pair of decks the options with the first deck on the first seat, and with the second deck there. */
  readonly pairs: readonly (readonly [unknown, unknown])[];
  readonly seed: number;
};

/** All pairs of so many decks, by number: 0 1, 0 2, …, 1 2, … */
export const pairsOf = (decks: number): (readonly [number, number])[] =>
  Array.from({ length: decks }, (_, first) => first).flatMap((first) =>
    Array.from({ length: decks - first - 1 }, (_, more) => [first, first + 1 + more] as const),
  );

/**
 * Plays units `from` to below `to`: two games each, one for each seating of a pair of decks. The pairs take turns, so that a part of the units has
 * something of all. Unit i has seed + i: no two pairs share a shuffle, which would count a deck's luck once for each deck that it meets. Returns a
 * tally for each pair, in which `wonByBot` counts by deck.
 */
export function playPairs(game: BotGame, { bot, pairs, seed }: MatrixExperiment, from: number, to: number): Tally[] {
  const tallies = pairs.map(() => emptyTally(SEATS));
  for (let unit = from; unit < to; unit++) {
    const pair = unit % pairs.length;
    at(pairs, pair).forEach((options, swapped) => {
      const played = playedOut(game, [bot, bot], { seed: seed + unit, options });
      count(at(tallies, pair), game, played, swapped === 0 ? [0, 1] : [1, 0]);
    });
  }
  return tallies;
}

/** What a matrix tells. The shape that `matrix --json` prints. */
export type MatrixReport = {
  readonly games: number;
  /** By deck, against all others together: games that it won. */
  readonly decks: readonly (Share & { readonly deck: string; readonly played: number; readonly drawn: number })[];
  /** By pair: games that the first deck won. */
  readonly pairs: readonly (Share & {
    readonly first: string;
    readonly second: string;
    readonly played: number;
    readonly drawn: number;
    readonly turns: Summary | undefined;
  })[];
  /** How often whoever had the first seat won. */
  readonly firstSeat: Share;
  readonly draws: Share;
  /** Ways in which games ended, most frequent first. */
  readonly endings: readonly (Share & { readonly words: string })[];
  readonly turns: Summary | undefined;
  readonly decisions: Summary | undefined;
};

/** Shares with intervals of 95 in 100. `names` are those of the decks, `tallies` one for each of `pairsOf`. */
export function matrixReport(names: readonly string[], tallies: readonly Tally[]): MatrixReport {
  const all = emptyTally(SEATS);
  for (const tally of tallies) addTally(all, tally);
  const pairs = pairsOf(names.length);
  const decks = names.map((deck, number) => {
    let [played, won, drawn] = [0, 0, 0];
    pairs.forEach((pair, i) => {
      const place = pair.indexOf(number);
      if (place < 0) return;
      const tally = at(tallies, i);
      played += tally.games;
      won += at(tally.wonByBot, place);
      drawn += tally.draws;
    });
    return { deck, played, drawn, ...share(won, played) };
  });
  return {
    games: all.games,
    decks,
    pairs: pairs.map(([first, second], i) => {
      const { games, draws, wonByBot, turns } = at(tallies, i);
      const [a, b] = [at(names, first), at(names, second)];
      return { first: a, second: b, played: games, drawn: draws, turns: summary(turns), ...share(at(wonByBot, 0), games) };
    }),
    firstSeat: share(at(all.won, 0), all.games),
    draws: share(all.draws, all.games),
    endings: Object.entries(all.endings)
      .map(([words, { games }]) => ({ words, ...share(games, all.games) }))
      .sort((a, b) => b.games - a.games || byCodePoint(a.words, b.words)),
    turns: summary(all.turns),
    decisions: summary(all.decisions),
  };
}

const share = (games: number, of: number): Share => ({ games, share: of === 0 ? 0 : games / of, ...wilson(games, of) });
