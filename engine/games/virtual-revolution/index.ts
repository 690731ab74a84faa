/** Virtual Revolution: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { Facts } from "../facts.ts";
import type { GameDefinition } from "../game.ts";
import { VIRTUAL_REVOLUTION_ABOUT } from "./about.ts";
import { fields, virtualRevolution } from "./fields.ts";

export const VIRTUAL_REVOLUTION: GameDefinition<"virtual-revolution"> = {
  ...VIRTUAL_REVOLUTION_ABOUT,
  tagline: "Over five rounds, Directors fight for the boroughs of Neo Paris, open Verses and hold off the police and the Necros.",
  kinds: [
    { id: "agent", name: "Agent", plural: "Agents" },
    { id: "verse", name: "Verse", plural: "Verses" },
    { id: "necroverse", name: "Necroverse", plural: "Necroverses" },
    { id: "corruption", name: "Corruption", plural: "Corruption" },
    { id: "objective", name: "Objective", plural: "Objectives" },
    { id: "title", name: "Title", plural: "Titles" },
    { id: "boost", name: "Boost", plural: "Boosts" },
    { id: "location", name: "Location", plural: "Locations" },
  ],
  fields,
  facts,
};

/** "combatant, level 1, ND", "horror verse, at most 10 VP", "priority corruption", "location in MA". */
function facts(card: Card): Facts {
  const { level, agentType, genre, districts, cap, priority, final, strikes, action } = virtualRevolution(card);
  const places = (districts ?? []).join(" ");
  switch (card.kind) {
    case "agent":
      return { kind: agentType ?? card.kind, traits: [`level ${level}`, ...(places ? [places] : [])] };
    case "verse":
      return { kind: `${genre} verse`, traits: [`at most ${cap} VP`] };
    case "objective":
      return { kind: card.kind, traits: [`at most ${cap} VP`] };
    case "necroverse":
      return { kind: final ? "final necroverse" : card.kind };
    case "corruption":
      return { kind: priority ? "priority corruption" : card.kind, traits: strikes ?? [] };
    case "boost":
      return { kind: `boost of ${action}` };
    default:
      return { kind: places ? `${card.kind} in ${places}` : card.kind };
  }
}
