/** What an Emberwick deck is made of (EW-7): a satchel that is drawn from, and a keepsake that is not. */
import type { Card } from "../../../cards/card.ts";
import type { DeckShape } from "../../../cards/deck.ts";
import { DECK_SECTIONS } from "../../../cards/deck-sections.ts";
import { emberwick } from "../fields.ts";

const { keepsake, satchel } = DECK_SECTIONS.emberwick;

/** A keepsake is a lantern that is bright enough (EW-7.4). */
const BRIGHT = 2;
const isKeepsake = (card: Card): boolean => card.kind === "lantern" && (emberwick(card).glow ?? 0) >= BRIGHT;

export const KEEPSAKE = { id: "keepsake", name: keepsake.name, least: 1, most: 1, query: "t:lantern glow>=2", holds: isKeepsake } as const; // EW-7.4
export const SATCHEL = {
  id: "satchel",
  name: satchel.name,
  least: 8,
  most: 12,
  perCard: 3,
  query: "-glow>=2",
  holds: (card: Card) => !isKeepsake(card),
} as const; // EW-7.2, EW-7.3

export const shape: DeckShape = {
  sections: [KEEPSAKE, SATCHEL],
  formats: [
    { id: "street", name: "Street", doc: "The rules of satchels only." },
    { id: "no-twins", name: "No twins", doc: "At most one copy of each card in the satchel.", limits: { satchel: { perCard: 1 } } },
  ],
  home: (card) => (isKeepsake(card) ? "keepsake" : "satchel"),
};
