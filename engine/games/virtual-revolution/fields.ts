/** The fields of a Virtual Revolution card (VR-1.3, VR-7, VR-11). Each box of a card is a labelled line of its text. */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";

export const KINDS = ["agent", "verse", "necroverse", "corruption", "objective", "title", "boost", "location"] as const;
/** Neo District, Marais, Pigalle, Denfert-Rochereau, Latin Quarter, Nation, Champs-Élysées (VR-2.1). */
export const DISTRICTS = ["ND", "MA", "PI", "DR", "QL", "NA", "CE"] as const;
export const ACTIONS = ["work", "recruit", "server", "verse", "donate"] as const;
export const AGENT_TYPES = ["combatant", "technician", "diplomat"] as const;
export const GENRES = ["sf", "fantasy", "horror", "adventure"] as const;

export const fields = cardFields({
  level: { is: "number", min: 1, max: 2, on: ["agent"], label: "Level", search: ["level", "lvl"] },
  agentType: { is: "one", of: AGENT_TYPES, on: ["agent"], label: "Agent type", search: ["agent"] },
  genre: { is: "one", of: GENRES, on: ["verse"], label: "Genre", search: ["genre", "g"], aliases: { "science-fiction": "sf" } },
  districts: {
    is: "set",
    of: DISTRICTS,
    on: ["agent", "verse", "title", "location"],
    label: "Districts",
    doc: "Districts that the card names or is in.",
    search: ["district", "d"],
  },
  action: {
    is: "one",
    of: ACTIONS,
    on: ["agent", "boost"],
    optional: true,
    label: "Action boosted",
    doc: "The Action that the card boosts. A level-2 Agent has none (VR-7.7).",
    search: ["action"],
  },
  cap: {
    is: "number",
    min: 0,
    isLimit: true,
    unit: "VP",
    on: ["verse", "objective"],
    label: "Most points",
    doc: "Points above it are lost (VR-15.10, VR-15.11).",
    search: ["cap"],
  },
  form: {
    is: "one",
    of: ["A", "B", "C", "D", "E", "F", "G", "H"],
    on: ["corruption"],
    label: "Form",
    doc: "The rulebook's family of Corruption cards.",
    search: ["form"],
  },
  priority: {
    is: "flag",
    on: ["corruption"],
    optional: true,
    label: "Priority",
    doc: "Resolved first and cannot be skipped (VR-12.4, VR-12.5).",
  },
  strikes: {
    is: "set",
    of: [...DISTRICTS, ...ACTIONS, ...GENRES, ...AGENT_TYPES],
    on: ["corruption"],
    optional: true,
    label: "Strikes",
    doc: "The districts, Actions, genres or Agent type that the card can hit; left out, it hits none.",
    search: ["strikes"],
  },
  final: { is: "flag", on: ["necroverse"], optional: true, label: "Final", doc: "Only at the bottom of the Necro deck (VR-3.16)." },
  simultaneous: { is: "flag", on: ["necroverse"], optional: true, label: "All parts at once", doc: "VR-13.5." },
  primary: { is: "one", of: AGENT_TYPES, on: ["objective"], optional: true, label: "First type", search: ["primary"] },
  secondary: { is: "one", of: AGENT_TYPES, on: ["objective"], optional: true, label: "Second type", search: ["secondary"] },
  timing: {
    is: "one",
    of: ["own turn", "with work", "with server", "reaction"],
    on: ["title"],
    label: "When",
    doc: "On your own turn, attached to an Action, or as a reaction outside it (VR-6.5, VR-6.7).",
    search: ["timing"],
  },
  borough: {
    is: "number",
    min: 1,
    max: 23,
    nullable: true,
    on: ["location"],
    label: "Borough",
    doc: "The First Player card has none (VR-3.6).",
    search: ["borough"],
  },
  rulings: { is: "set", of: "text", optional: true, label: "Rulings", doc: "Rulings about this card.", search: ["ruling"], rare: true },
});

export type VirtualRevolutionFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const virtualRevolution = (card: Pick<Card, "fields">): VirtualRevolutionFields => card.fields as VirtualRevolutionFields;
