/** The fields of a San card (SAN-3.1, SAN-3.2, SAN-3.3). Icons are read from the text and are no field. */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";

export const KINDS = ["corruption", "propaganda", "hacking", "equipment", "virus"] as const;
export const CORPORATIONS = ["sun", "star"] as const;
/** Kinds that are played for effect and Revenue; a Virus has neither (SAN-3.3, SAN-3.5). */
const PLAYED = ["corruption", "propaganda", "hacking", "equipment"] as const;

export const fields = cardFields({
  corporation: {
    is: "one",
    of: CORPORATIONS,
    optional: true,
    label: "Corporation",
    doc: "Owner of a starting or Virus card. River cards have no owner.",
    search: ["corporation", "corp"],
    aliases: { "☉": "sun", "★": "star" },
  },
  cost: {
    is: "number",
    min: 0,
    nullable: true,
    on: PLAYED,
    label: "Cost",
    doc: "Revenue needed to buy the card (SAN-7.3). Starting cards have none.",
    search: ["cost", "c"],
  },
  crossing: {
    is: "number",
    min: 0,
    nullable: true,
    on: PLAYED,
    label: "Crossing Cost",
    doc: "Propaganda needed to move the Banner past the card (SAN-10.1). Starting cards have none.",
    search: ["crossing", "cross"],
  },
  revenue: {
    is: "number",
    min: 0,
    blank: 0,
    unit: "$",
    on: PLAYED,
    label: "Revenue",
    doc: "What the card adds to the Buy phase (SAN-7.1).",
    search: ["revenue", "r"],
  },
  virus: {
    is: "number",
    min: 1,
    max: 5,
    on: ["virus"],
    label: "Virus number",
    doc: "Viruses left, including this one: 5 is on top (SAN-4.6).",
    search: ["virus"],
  },
  spaces: {
    is: "number",
    min: 1,
    on: ["virus"],
    label: "Track spaces",
    doc: "Spaces on the card's part of the Virus track.",
    search: ["spaces"],
  },
});

export type SanFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const san = (card: Pick<Card, "fields">): SanFields => card.fields as SanFields;
