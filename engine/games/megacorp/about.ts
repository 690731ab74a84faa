/** Megacorp in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const MEGACORP_ABOUT = {
  id: "megacorp",
  name: "Megacorp",
  rulePrefix: "MC",
  language: true,
  decks: true,
  play: { players: { from: 2, to: 4 } },
} as const satisfies GameAbout;
