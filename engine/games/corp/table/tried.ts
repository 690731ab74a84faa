/** A position to try a card of CORP in. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";
import { SEATS } from "../layout.ts";

/** Two tiers of each department. */
const BUILT = Object.fromEntries(["Sales", "Research", "Production"].flatMap((name) => [1, 2].map((tier) => [`${name} ${tier}`, 0])));

/** The card where it is used: an asset among the own, an action card in hand, a runner in the Garrison. */
export function triedInCorp(card: Card): Result<Tried, string> {
  const [own, other] = [SEATS[0], SEATS[1]];
  const start = { "to move": own, round: 5, first: 0, turn: 9 };
  switch (card.kind) {
    case "asset":
      return ok({
        player: 0,
        position: {
          ...start,
          step: "upkeep",
          at: "upkeep",
          [own]: { credits: 12, assets: [card.id], piece: BUILT },
          [other]: { credits: 10 },
        },
      });
    case "action":
      return ok({
        player: 0,
        position: {
          ...start,
          step: "corporate",
          at: "corporate",
          [own]: { credits: 12, hand: [card.id], piece: BUILT },
          [other]: { credits: 10 },
        },
      });
    case "runner":
      return ok({
        player: 0,
        position: { ...start, step: "runner", at: "runner", [own]: { credits: 12, garrison: [card.id] }, [other]: { credits: 10 } },
      });
    default:
      return err("A security card waits for intruders, so it cannot be tried like this. Play a game with it.");
  }
}
