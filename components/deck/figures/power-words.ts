/** What bot games say of a deck's money, in sentences and in order. */
import { byWhen, type DeckGamesTold } from "../../../engine/decks/deck-games.ts";

/** Where the games stand and what they say, in a sentence or two. */
export function powerWords({ of, played, running, fault, power }: DeckGamesTold): string {
  if (fault) return fault;
  if (!power) return running ? "Bots are playing the first game." : "Medium bots play it against the ready decks, from both seats.";
  const games = played < of ? `${played} of ${of} games` : `${of} games`;
  const by = byWhen(power);
  return by === undefined
    ? `In ${games}, some cards could not be paid for in most games. Bots spend money during the turn; each number is from before the first purchase of the turn.`
    : `In ${games}, every card could be paid for by turn ${by} in nine games of ten. Bots spend money during the turn; each number is from before the first purchase of the turn.`;
}
