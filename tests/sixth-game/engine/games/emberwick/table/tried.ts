/** A position to try an Emberwick card in. */
import type { Card } from "../../../cards/card.ts";
import { ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";

/** The card in AMBER's hand of four, in the fifth turn, with a lantern of each player in the house. */
export const triedInEmberwick = (card: Card): Result<Tried, string> =>
  ok({
    player: 0,
    position: {
      "to move": "AMBER",
      turn: 5,
      window: { "2": { card: "emberwick/porch-lamp", keeper: "AMBER" }, "3": { card: "emberwick/great-lantern", keeper: "BLUE" } },
      AMBER: { hand: [card.id, "3 any"], step: 3 },
      BLUE: { hand: ["4 any"], step: 3 },
    },
  });
