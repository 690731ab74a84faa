/** Metrorunner in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const METRORUNNER_ABOUT = {
  id: "metrorunner",
  name: "Metrorunner",
  rulePrefix: "MR",
  language: true,
  puzzle: true,
  play: { players: { from: 1, to: 5 }, seats: ["Runner 1", "Runner 2", "Runner 3", "Runner 4", "Runner 5"] },
} as const satisfies GameAbout;
