/** What the studio tells a page of bot games with a deck (story D7): as `engine/questions/buying-power.ts` counts them, with names for designs. */

/** The middle of many numbers and what lies around it: a tenth of them below `low`, a tenth above `high`. */
export type Spread = { readonly low: number; readonly median: number; readonly high: number };

/** What could be paid for in one own turn, before anything was bought. */
export type PowerTurn = {
  readonly turn: number;
  /** Games that came so far. */
  readonly games: number;
  /** In M. */
  readonly money: Spread;
  /** Copies of the main deck that could have been paid for in this turn, each by itself. */
  readonly copies: Spread;
};

/** By turn: games in which a card could have been paid for in this turn, and by then. */
export type PowerCard = { readonly copies: number; readonly now: readonly number[]; readonly by: readonly number[] };

export type DeckGamesTold = {
  /** Games that are played in all, and so far. */
  readonly of: number;
  readonly played: number;
  readonly running: boolean;
  /** Why they ended early, as a sentence. */
  readonly fault?: string;
  /** Left out before the first game is over. Cards in the order of the deck. */
  readonly power?: { readonly turns: readonly PowerTurn[]; readonly cards: readonly (PowerCard & { readonly name: string })[] };
};
