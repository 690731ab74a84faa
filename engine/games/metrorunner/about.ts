/** Metrorunner in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const METRORUNNER_ABOUT = {
  id: "metrorunner",
  name: "Metrorunner",
  rulePrefix: "MR",
  language: true,
  puzzle: true,
} as const satisfies GameAbout;
