/** The fields of an Emberwick card (EW-2.2, EW-2.3). */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";

export const KINDS = ["wick", "lantern"] as const;
export const GLASSES = ["clear", "green", "red"] as const;

export const fields = cardFields({
  glow: {
    is: "number",
    min: 0,
    max: 9,
    on: ["lantern"],
    label: "Glow",
    doc: "What a lantern in the house is worth at dusk (EW-6.3).",
    search: ["glow", "g"],
  },
  glass: {
    is: "one",
    of: GLASSES,
    on: ["lantern"],
    label: "Glass",
    doc: "The colour of a lantern's glass (EW-2.3).",
    search: ["glass"],
  },
});

export type EmberwickFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const emberwick = (card: Pick<Card, "fields">): EmberwickFields => card.fields as EmberwickFields;
