/** Virtual Revolution: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { GameDefinition } from "../game.ts";
import { VIRTUAL_REVOLUTION_ABOUT } from "./about.ts";
import { fields, virtualRevolution } from "./fields.ts";

export const VIRTUAL_REVOLUTION: GameDefinition = {
  ...VIRTUAL_REVOLUTION_ABOUT,
  tagline: "Directors fight for the boroughs of Neo Paris, open Verses and keep the police and the Necros at bay, in five rounds.",
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
  summary,
};

/** "combatant, level 1, ND", "horror verse, at most 10 VP", "priority corruption", "location in MA". */
function summary(card: Card): string {
  const { level, agentType, genre, districts, cap, priority, final, strikes, action } = virtualRevolution(card);
  const places = (districts ?? []).join(" ");
  switch (card.kind) {
    case "agent":
      return [agentType, `level ${level}`, places].filter(Boolean).join(", ");
    case "verse":
      return `${genre} verse, at most ${cap} VP`;
    case "objective":
      return `objective, at most ${cap} VP`;
    case "necroverse":
      return final ? "final necroverse" : "necroverse";
    case "corruption":
      return [priority ? "priority corruption" : "corruption", ...(strikes ?? [])].join(", ");
    case "boost":
      return `boost of ${action}`;
    default:
      return places ? `${card.kind} in ${places}` : card.kind;
  }
}
