/** Megacorp: what the cards pages need to know about it. */
import type { Card } from "../../cards/card.ts";
import { moneyWords } from "../../cards/price.ts";
import type { Facts } from "../facts.ts";
import type { LibraryGame } from "../game.ts";
import { MEGACORP_ABOUT } from "./about.ts";
import { shape } from "./decks/sections.ts";
import { fields, megacorp, TRAITS } from "./fields.ts";

export const MEGACORP_LIBRARY: LibraryGame<"megacorp"> = {
  ...MEGACORP_ABOUT,
  tagline: "Two to four corporations build networks, buy each other's cards and try to bankrupt each other. Each player brings a deck.",
  kinds: [
    { id: "business", name: "Business", plural: "Businesses" },
    { id: "character", name: "Character", plural: "Characters", usual: true },
    { id: "event", name: "Event", plural: "Events" },
    { id: "equipment", name: "Equipment", plural: "Equipment" },
    { id: "location", name: "Location", plural: "Locations" },
  ],
  fields,
  facts,
  deck: shape,
};

/** "event, 2M + 1 IQ", "founder, 10M", "resource, 1M". */
function facts(card: Card): Facts {
  const { back, founder, scores } = megacorp(card);
  return {
    kind: founder ? "founder" : back === "green" ? "resource" : card.kind,
    cost: priceWords(card),
    scores: TRAITS.map((trait) => `${trait} ${scores[trait] ?? "none"}`),
  };
}

/** "2M + 1 IQ". */
export function priceWords(card: Card): string {
  const { valuation, traitCost } = megacorp(card);
  const traits = TRAITS.flatMap((trait) => (traitCost[trait] ? [`${traitCost[trait]} ${trait}`] : []));
  return [moneyWords(valuation, fields), ...traits].join(" + ");
}
