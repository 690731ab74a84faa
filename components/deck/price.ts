/** What a card costs, as rows and faces of a list show it: money, and a number of each of what is paid beside it. */
import type { Card } from "../../engine/cards/card.ts";
import { moneyWords, priceField, priceOf as sumOf } from "../../engine/cards/price.ts";
import type { GameDefinition } from "../../engine/games/game.ts";

/** What a game says of prices: its fields, and what is paid beside money. */
export type Priced = Pick<GameDefinition, "id" | "fields" | "deck">;

/** `money` undefined: cards of the game have no price in money. */
export type Price = { readonly money: number | undefined; readonly beside: readonly (readonly [key: string, amount: number])[] };

export function priceOf(card: Pick<Card, "fields">, { fields, deck }: Priced): Price {
  const beside = deck?.costs && card.fields[deck.costs.cost];
  const field = priceField(fields)?.[0];
  return { money: field === undefined ? undefined : (sumOf(card, field) ?? 0), beside: isNumbers(beside) ? Object.entries(beside) : [] };
}
const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "number");

/** "4M and 3 BQ", for labels; empty where cards have no price. */
export function priceWords(card: Pick<Card, "fields">, game: Priced): string {
  const { money, beside } = priceOf(card, game);
  return [...(money === undefined ? [] : [moneyWords(money, game.fields)]), ...beside.map(([key, amount]) => `${amount} ${key}`)].join(
    " and ",
  );
}

/** ", costs 4M and 3 BQ" behind what a card is; nothing where cards have no price. */
export function costsWords(card: Pick<Card, "fields">, game: Priced): string {
  const words = priceWords(card, game);
  return words === "" ? "" : `, costs ${words}`;
}
