/** Virtual Revolution in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const VIRTUAL_REVOLUTION_ABOUT = {
  id: "virtual-revolution",
  name: "Virtual Revolution",
  rulePrefix: "VR",
  language: true,
  endScores: "End:",
  play: { players: { from: 2, to: 4 }, seats: ["Trendshield", "Vesglas", "Swordlace", "Synternis"] },
} as const satisfies GameAbout;
