/** What a card costs, as rows and faces of a list show it: money, and a number of each of what is paid beside it. */
import type { Card } from "../../engine/cards/card.ts";
import { moneyWords, priceField, priceOf as sumOf } from "../../engine/cards/price.ts";
import type { GameDefinition } from "../../engine/games/game.ts";

/** What a game says of prices: its fields, and what is paid beside money. */
export type Priced = Pick<GameDefinition, "id" | "fields" | "deck">;

export type Price = { readonly money: number; readonly beside: readonly (readonly [key: string, amount: number])[] };

export function priceOf(card: Pick<Card, "fields">, { fields, deck }: Priced): Price {
  const beside = deck?.costs && card.fields[deck.costs.cost];
  return { money: sumOf(card, priceField(fields)?.[0]) ?? 0, beside: isNumbers(beside) ? Object.entries(beside) : [] };
}
const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "number");

/** "4M and 3 BQ", for labels. */
export function priceWords(card: Pick<Card, "fields">, game: Priced): string {
  const { money, beside } = priceOf(card, game);
  return [moneyWords(money, game.fields), ...beside.map(([key, amount]) => `${amount} ${key}`)].join(" and ");
}
