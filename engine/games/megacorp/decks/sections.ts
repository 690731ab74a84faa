/** What a Megacorp deck is made of (MC-3): its sections, the formats, and where a card goes. */

import type { Card } from "../../../cards/card.ts";
import type { DeckShape, SectionRule } from "../../../cards/deck.ts";
import { DECK_SECTIONS } from "../../../cards/deck-sections.ts";
import { type Back, megacorp } from "../fields.ts";

const { business, founder, main, resources } = DECK_SECTIONS.megacorp;
export type MegacorpSection = keyof typeof DECK_SECTIONS.megacorp;

export const back = (card: Card): Back => megacorp(card).back;
const isBusiness = (card: Card) => back(card) === "red" && card.kind === "business";
const isFounder = (card: Card) => back(card) === "red" && card.kind === "character" && megacorp(card).founder === true;

export const BUSINESS = {
  id: "business",
  name: business.name,
  least: 1,
  most: 1,
  query: "t:business back:red",
  holds: isBusiness,
} as const; // MC-3.5
export const FOUNDER = { id: "founder", name: founder.name, least: 1, most: 1, query: "is:founder back:red", holds: isFounder } as const; // MC-3.6
export const MAIN = {
  id: "main",
  name: main.name,
  least: 40,
  perCard: 4,
  query: "back:blue",
  holds: (card: Card) => back(card) === "blue",
} as const; // MC-3.3, MC-3.4
export const RESOURCES = {
  id: "resources",
  name: resources.name,
  least: 20,
  query: "back:green",
  holds: (card: Card) => back(card) === "green",
} as const; // MC-3.1, MC-3.2
const SECTIONS: readonly SectionRule[] = [BUSINESS, FOUNDER, MAIN, RESOURCES];

export const shape: DeckShape = {
  sections: SECTIONS,
  formats: [
    { id: "core-rules", name: "Core rules", doc: "The deck-building rules only: every card in the pool is allowed." },
    {
      id: "rulebook-strict",
      name: "Rulebook strict",
      doc: "Only cards named in the rulebook. It names no Business, so any Business is allowed.",
      allowed: "prov:rulebook,completed or t:business",
    },
    {
      id: "house-singleton",
      name: "House: singleton",
      doc: "At most one copy of each card in Main. Resources follow the core rules.",
      limits: { main: { perCard: 1 } },
    },
  ],
  home,
};

/** Where a card goes when nobody says: the section that its back asks for (MC-3.7). */
function home(card: Card): MegacorpSection {
  if (back(card) === "green") return "resources";
  if (back(card) === "blue") return "main";
  return card.kind === "business" ? "business" : "founder";
}
