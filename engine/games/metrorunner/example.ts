/** An example of a position of Metrorunner, for whoever writes the first one; and a number of its rules. */
import type { GameExample } from "../game-example.ts";

export const METRORUNNER_EXAMPLE: GameExample = {
  told: { counted: ["boosts", "taken", "move discard", "action discard"] },
  position: {
    "to move": "Runner 1",
    round: 3,
    phase: "action",
    at: "action",
    resources: { Waterfront: { black: 1 } },
    "Runner 1": { board: "blue", figure: "A14", "blue cubes": 2, "red cubes": 1, hand: ["Track Darkweb ID Leak"] },
    "Runner 2": { board: "red", figure: "A08" },
  },
  rule: "MR-8.3",
};
