/** The sections of each game's decks, for the games whose players bring decks: in the order in which lists, files and pages have them. */
import type { GameId } from "./game-ids.ts";
import type { DeckSection } from "./sections.ts";

export const DECK_SECTIONS = {
  megacorp: {
    business: { name: "Business", key: "b", headings: ["businesses"], leads: true },
    founder: { name: "Founder", key: "f", headings: ["founders"], leads: true },
    main: { name: "Main", key: "m", headings: ["maindeck", "mainboard"] },
    resources: { name: "Resources", key: "r", headings: ["resource", "resourcedeck"] },
  },
} as const satisfies Partial<Record<GameId, Readonly<Record<string, DeckSection>>>>;
