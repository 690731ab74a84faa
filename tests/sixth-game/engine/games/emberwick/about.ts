/** Emberwick in a line: what every page knows of it. */
import type { GameAbout } from "../game-about.ts";

export const EMBERWICK_ABOUT = {
  id: "emberwick",
  name: "Emberwick",
  rulePrefix: "EW",
  language: true,
  decks: true,
  play: { players: { from: 2, to: 3 }, seats: ["AMBER", "BLUE", "COPPER"] },
} as const satisfies GameAbout;
