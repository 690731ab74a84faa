/** An example of a Megacorp position. */
import type { GameExample } from "../game-example.ts";

export const MEGACORP_EXAMPLE: GameExample = {
  told: {
    counted: ["decisions before", "dealt", "stamps", "objects", "losing", "winning", "shown bid", "left"],
    ofCards: { engaged: "flag", counters: "number" },
  },
  position: { "to move": "Player 1", at: "challenge phase", "Player 1": { money: 30, hand: ["3 any"] } },
  rule: "MC-9.4",
};
