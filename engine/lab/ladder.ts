/** Bots against each other: who did better, and by how many points of a rating one is stronger. */
import type { BotGame } from "../bots/index.ts";
import { at, type State } from "../kernel/state.ts";

/** By how many points of a rating a bot should be stronger than the one before it. */
export const RUNG = 100;
/** Points of a rating are told up to here: who won all would have no end of them. */
const MOST_POINTS = 1_000;

/** The share that somebody wins who is so many points stronger (A. E. Elo, "The Rating of Chessplayers", 1978, with a base of 10 and 400). */
export const shareOf = (points: number): number => 1 / (1 + 10 ** (-points / 400));

/** By how many points somebody is stronger who wins such a share, at most 1,000 either way. */
export const pointsOf = (share: number): number => Math.max(-MOST_POINTS, Math.min(MOST_POINTS, 400 * Math.log10(share / (1 - share))));

/** What two games with the seats changed are worth to the one that won all: 2 for each meeting. Alone each of the two plays one, and they meet once. */
export const mostOf = (players: number): number => (players === 1 ? 2 : 4 * Math.ceil(players / 2) * Math.floor(players / 2));

/**
 * What the first of two bots won of its meetings with the second: 2 for each that ended better for it, 1 for each that ended alike. Each seat of the one meets
 * each of the other.
 *
 * @param one the end of a game in which the first bot had the even seats
 * @param other … and the odd ones; alone: the end of the second bot's game of the same seed
 */
export function meetingsWon(game: BotGame, one: State, other: State): number {
  if (one.returns.length === 1) return halvesOf(soloWorth(game, one), soloWorth(game, other));
  return metBetter(one.returns, (seat) => seat % 2 === 0) + metBetter(other.returns, (seat) => seat % 2 === 1);
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
