/**
 * Games that were played and that others begin like. Whoever leaves a card alone plays as usual until they would choose it, so that game is the same until
 * then; if they never choose it, it is the same game. So one game answers for every card that nobody chose in it, and of each other only the rest is played.
 */
import type { Player } from "../kernel/state.ts";
import type { Marks, Playout } from "../lab/playout.ts";

/** How a game ended. `first`: who had the first turn. */
export type Ended = {
  readonly points: readonly number[];
  readonly turns: number;
  readonly first: Player;
  /** By two places in turn order, of three players or more: 2 if the first of them ended better, 1 if both ended alike. */
  readonly pairs: readonly number[];
  readonly decisions: number;
  /** In the rules' words; empty: no reason was told. */
  readonly ending: string;
  readonly isDraw: boolean;
};

/** What is kept of a game in which nobody left anything alone: its end, its choices, and when each player first chose each card. */
export type KnownGame = {
  readonly ended: Ended;
  readonly marks: Marks;
  readonly choices: ArrayLike<number>;
};

/** Lanes take their units in turns, so that a game is wanted again soon: after so many others it is forgotten. */
const MOST_KEPT = 1_024;

/** The games that were played last, by the bot, the cards, the table and the seed. */
export class KnownGames {
  readonly #games = new Map<string, KnownGame>();

  /** A game that is known; undefined: it was not played, or so long ago that it is forgotten. */
  get(key: string): KnownGame | undefined {
    return this.#games.get(key);
  }

  /** Keeps a game that was played to its end with marks. */
  keep(key: string, ended: Ended, playout: Playout): KnownGame {
    // A playout holds a whole state; what is kept of it is small.
    const known = { ended, marks: playout.marks, choices: Uint32Array.from(playout.choices) };
    this.#games.set(key, known);
    const [oldest] = this.#games.keys();
    if (this.#games.size > MOST_KEPT && oldest !== undefined) this.#games.delete(oldest);
    return known;
  }
}
