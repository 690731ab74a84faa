/** What bot games say of a deck's money, in sentences and in order. */
import type { DeckGamesTold } from "../../../engine/decks/deck-games.ts";

export type PowerShown = NonNullable<DeckGamesTold["power"]>;

/** Where the games stand and what they say, in a sentence or two. */
export function powerWords({ of, played, running, fault, power }: DeckGamesTold): string {
  if (fault) return fault;
  if (!power) return running ? "The first game is being played." : "Medium bots play it against the ready decks, from both seats.";
  const games = played < of ? `${played} of ${of} games` : `${of} games`;
  const by = byWhen(power);
  return by === undefined
    ? `In ${games}, some cards could not be paid for in most games. Bots spend as they go; each turn shows what was there before anything was bought.`
    : `In ${games}, every card could be paid for by turn ${by} in nine games of ten. Bots spend as they go; each turn shows what was there before anything was bought.`;
}

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
