/** The fields of a Megacorp card (MC-1.4). */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";

export const TRAITS = ["IQ", "EQ", "MQ", "BQ"] as const;
export type Trait = (typeof TRAITS)[number];
export const FACTIONS = ["corp", "incarnate", "gnost", "neutral"] as const;
export type Faction = (typeof FACTIONS)[number];
export const BACKS = ["green", "blue", "red"] as const;
export type Back = (typeof BACKS)[number];
export const KINDS = ["business", "character", "event", "equipment", "location"] as const;
export const DOCKS = ["N", "E", "S", "W"] as const;

export const fields = cardFields({
  faction: { is: "one", of: FACTIONS, unsaid: "neutral", label: "Faction", search: ["faction", "f"] },
  back: {
    is: "one",
    of: BACKS,
    label: "Back",
    doc: "Green is a resource card, blue a main-deck card, red a Business or Founder (MC-1.16).",
    search: ["back"],
    aliases: { resource: "green", main: "blue" },
  },
  founder: { is: "flag", on: ["character"], optional: true, label: "Founder" },
  valuation: {
    is: "number",
    min: 0,
    unit: "M",
    label: "Valuation",
    doc: "Price to buy and sale price; the money part of the cost.",
    search: ["cost", "c", "val"],
  },
  traitCost: { is: "numbers", keys: TRAITS, min: 1, sparse: true, label: "Trait cost", search: ["cost.{key}"] },
  traits: {
    is: "derived",
    type: "number",
    label: "Trait cost, sum",
    search: ["cost.traits"],
    from: (card) => sum(numbersOf(card, "traitCost")),
  },
  scores: {
    is: "numbers",
    keys: TRAITS,
    min: 0,
    nullable: true,
    // A card that is compared with a blank loses what it scores, and keeps which scores it has.
    blank: 0,
    label: "Scores",
    doc: "A printed - means no score, which is not 0 (MC-1.7).",
    search: ["{key}"],
  },
  best: { is: "derived", type: "number", label: "Best score", search: ["best"], from: (card) => best(numbersOf(card, "scores")) },
  tags: { is: "set", of: "tag", label: "Tags", search: ["tag"] },
  docks: {
    is: "set",
    of: DOCKS,
    optional: true,
    leftOut: "all four",
    label: "Docks",
    doc: "Sides that other cards can dock to; all four if left out (MC-R35, MC-R152).",
    search: ["docks"],
    rare: true,
  },
  complexity: { is: "one", of: ["simple", "standard", "expert"], optional: true, label: "Complexity", search: ["complexity"], rare: true },
  cashflow: {
    is: "fromText",
    type: "number",
    sparse: true,
    unit: "M",
    label: "Cashflow",
    doc: "As printed in the text. Several add up; a conditional one does not count (MC-G10).",
    search: ["cashflow"],
  },
  upkeep: {
    is: "fromText",
    type: "number",
    sparse: true,
    unit: "M",
    label: "Upkeep",
    doc: "As printed in the text. Several add up.",
    search: ["upkeep"],
  },
});

export type MegacorpFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const megacorp = (card: Pick<Card, "fields">): MegacorpFields => card.fields as MegacorpFields;

function numbersOf(card: Pick<Card, "fields">, field: string): readonly number[] {
  return Object.values((card.fields[field] ?? {}) as Readonly<Record<string, number | null>>).filter((n) => n !== null);
}
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
function best(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}
