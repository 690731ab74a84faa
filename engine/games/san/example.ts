/** An example of a San position. */
import type { GameExample } from "../game-example.ts";

export const SAN_EXAMPLE: GameExample = {
  told: { counted: ["all types", "played", "played from hand", "extra turns", "turn limit"] },
  position: { "to move": "SUN", at: "play", turn: 5, corruption: 2, SUN: { hand: ["5 any"] }, STAR: { hand: ["5 any"] } },
  rule: "SAN-6.3",
};
