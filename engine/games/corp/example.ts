/** An example of a position of CORP, for whoever writes the first one; and a number of its rules. */
import type { GameExample } from "../game-example.ts";

export const CORP_EXAMPLE: GameExample = {
  told: {
    counted: [
      "even",
      "swaps",
      "build off",
      "stock off",
      "more steps",
      "over",
      "shares",
      "by combat",
      "arrivals",
      "arrived",
      "used buildings",
      "proposals",
    ],
    ofCards: { cancelled: "flag" },
  },
  position: {
    "to move": "Helix Dominion",
    round: 5,
    step: "stock",
    at: "stock",
    "Helix Dominion": {
      credits: 20,
      piece: { "Sales 1": 0, "Sales 2": 0, "Research 1": 0, "Research 2": 0, "Production 1": 0, "Production 2": 0 },
    },
    "Oban-Kessler Group": { credits: 3, piece: { "Sales 1": 1 } },
  },
  rule: "CORP-10.1",
};
