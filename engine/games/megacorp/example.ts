/** An example of a Megacorp position. */
import type { GameExample } from "../game-example.ts";

export const MEGACORP_EXAMPLE: GameExample = {
  position: { "to move": "Player 1", at: "challenge phase", "Player 1": { money: 30, hand: ["3 any"] } },
  rule: "MC-9.4",
};
