/** What the studio tells a page of bot games with a deck (story D7): as `engine/questions/buying-power.ts` counts them, with names for designs. */

/** The middle of many numbers and what lies around it: a tenth of them below `low`, a tenth above `high`. */
export type Spread = { readonly low: number; readonly median: number; readonly high: number };

/** What could be paid for in one own turn, before anything was bought. */
export type PowerTurn = {
  readonly turn: number;
  /** Games that came so far. */
  readonly games: number;
  readonly money: Spread;
  /** Copies of what the deck draws that could have been paid for in this turn, each by itself. */
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
  /** Left out before the first game is over. */
  readonly power?: PowerShown;
};

/** Cards in the order of the deck. */
export type PowerShown = { readonly turns: readonly PowerTurn[]; readonly cards: readonly (PowerCard & { readonly name: string })[] };

/** The counts with names for designs. */
export const namedPower = (
  { turns, cards }: { readonly turns: readonly PowerTurn[]; readonly cards: readonly (PowerCard & { readonly design: number })[] },
  designs: readonly { readonly name: string }[],
): PowerShown => ({ turns, cards: cards.map(({ design, ...card }) => ({ name: designs[design]?.name ?? "", ...card })) });

/** The first turn by which every card could have been paid for in nine of ten games that came so far; undefined if there is none. */
export function byWhen({ turns, cards }: PowerShown): number | undefined {
  return turns.find(({ games }, i) => cards.every(({ by }) => (by[i] ?? 0) >= games * 0.9))?.turn;
}

/** The cards by how seldom they could be paid for; `shares` by turn, 0 to 1. Equal ones stay in the order of the deck. */
export function hardestFirst({ turns, cards }: PowerShown) {
  const shown = cards.map(({ name, copies, now }) => ({ name, copies, shares: now.map((games, i) => games / (turns[i]?.games ?? 1)) }));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return shown.toSorted((a, b) => sum(a.shares) - sum(b.shares));
}
