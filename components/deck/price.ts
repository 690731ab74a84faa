/** What a card costs, as rows and faces of a list show it: money in M and a number of each trait. */
import type { Card } from "../../engine/cards/card.ts";

export type Price = { readonly money: number; readonly traits: readonly (readonly [trait: string, amount: number])[] };

/** Reads `valuation` and `traitCost`, which a game may leave out. */
export function priceOf(card: Pick<Card, "fields">): Price {
  const { valuation, traitCost } = card.fields;
  return { money: typeof valuation === "number" ? valuation : 0, traits: isNumbers(traitCost) ? Object.entries(traitCost) : [] };
}
const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "number");

/** "4M and 3 BQ", for labels. */
export function priceWords(card: Pick<Card, "fields">): string {
  const { money, traits } = priceOf(card);
  return [`${money}M`, ...traits.map(([trait, amount]) => `${amount} ${trait}`)].join(" and ");
}
