/** San in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const SAN_ABOUT = {
  id: "san",
  name: "San",
  rulePrefix: "SAN",
  language: true,
  play: { players: { from: 2, to: 2 }, seats: ["SUN", "STAR"] },
} as const satisfies GameAbout;
