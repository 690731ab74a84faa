/** San: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { Facts } from "../facts.ts";
import type { GameDefinition } from "../game.ts";
import { SAN_ABOUT } from "./about.ts";
import { fields, san } from "./fields.ts";

export const SAN: GameDefinition<"san"> = {
  ...SAN_ABOUT,
  tagline: "A duel of SUN and STAR over one River of cards: corrupt it, cross it, or hack past five Viruses.",
  kinds: [
    { id: "corruption", name: "Corruption", plural: "Corruption" },
    { id: "propaganda", name: "Propaganda", plural: "Propaganda" },
    { id: "hacking", name: "Hacking", plural: "Hacking" },
    { id: "equipment", name: "Equipment", plural: "Equipment" },
    { id: "virus", name: "Virus", plural: "Viruses" },
  ],
  fields,
  facts,
};

/** "hacking, cost 2, crossing 4, revenue 0", "SUN equipment, revenue 1", "STAR virus 5, 6 spaces". */
function facts(card: Card): Facts {
  const { corporation, cost, crossing, revenue, virus, spaces } = san(card);
  const kind = corporation ? `${corporation.toUpperCase()} ${card.kind}` : card.kind;
  if (card.kind === "virus") return { kind: `${kind} ${virus}`, traits: [`${spaces} spaces`] };
  const printed = `revenue ${revenue}`;
  if (typeof cost !== "number" || typeof crossing !== "number") return { kind, traits: [printed] };
  return { kind, cost: `cost ${cost}`, traits: [`crossing ${crossing}`, printed] };
}
