/** How a position of Emberwick is written, for whoever writes the first one; and a number of its rules. */
import type { GameExample } from "../game-example.ts";

export const EMBERWICK_EXAMPLE: GameExample = {
  told: { counted: ["turn limit"] },
  position: {
    "to move": "AMBER",
    turn: 5,
    window: { "1": "any" },
    AMBER: { hand: ["4 any"], step: 3 },
    BLUE: { hand: ["4 any"], step: 2 },
  },
  rule: "EW-4.2",
};
