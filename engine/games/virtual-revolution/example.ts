/** An example of a position of Virtual Revolution, for whoever writes the first one; and a number of its rules. */
import type { GameExample } from "../game-example.ts";

export const VIRTUAL_REVOLUTION_EXAMPLE: GameExample = {
  told: { counted: ["turn start", "attack", "range", "executing", "waived"], ofCards: { online: "flag", tilted: "flag" } },
  position: {
    "to move": "Trendshield",
    round: 2,
    pass: 1,
    here: "borough 9",
    phase: "influence",
    Trendshield: { influence: { "borough 10": 2 }, reserve: 8, credits: 12 },
    Vesglas: { influence: { "borough 5": 1 }, reserve: 7 },
  },
  rule: "VR-5.4",
};
