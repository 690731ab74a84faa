/** CORP in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const CORP_ABOUT = {
  id: "corp",
  name: "CORP",
  rulePrefix: "CORP",
  language: true,
  play: {
    players: { from: 2, to: 6 },
    seats: ["Helix Dominion", "Oban-Kessler Group", "Northglass Holdings", "Saffron Freight", "Quiet Harvest", "Umbral Mutual"],
  },
} as const satisfies GameAbout;
