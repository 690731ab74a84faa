/** A position to try a card of Virtual Revolution in. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";

/** The card where it is used, in the second round: an Agent in service, a Verse Loading, a Corruption in hand, a Boost under its Action, a Title held. */
export function triedInVirtualRevolution(card: Card): Result<Tried, string> {
  const own: Record<string, unknown> = {
    credits: 20,
    immunity: 2,
    reserve: 15,
    influence: { "borough 9": 2, "borough 10": 1, "borough 1": 2 },
  };
  switch (card.kind) {
    case "agent":
      own["service"] = [card.id];
      break;
    case "verse":
      own["verses"] = [card.id];
      break;
    case "corruption":
      own["corruption"] = [card.id];
      break;
    case "title":
      own["title"] = [card.id];
      break;
    default:
      return err("You cannot use this card by itself, so you cannot try it here. Play a game with it.");
  }
  return ok({
    player: 0,
    position: {
      "to move": "Trendshield",
      round: 2,
      pass: 1,
      phase: "influence",
      here: "borough 9",
      Trendshield: { ...own, directors: { "borough 9": 1 }, "directors left": 2 },
      Vesglas: { influence: { "borough 5": 2, "borough 18": 1 }, reserve: 17 },
    },
  });
}
