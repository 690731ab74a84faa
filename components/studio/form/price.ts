/** A price in a card that is typed. */
import { type Price, type PriceFields, type PriceWords, readPrice } from "../../../engine/cards/price-line.ts";
import { type Draft, put } from "../card/draft.ts";

/** The draft with another price. A line that is not understood is kept as typed, in place of the money. */
export function withPrice(draft: Draft, fields: PriceFields, price: Price | string): Draft {
  const first = `fields.${fields.money ?? fields.amounts}`;
  if (typeof price === "string") return put(draft, first, price);
  const paid = put(draft, `fields.${fields.amounts}`, price.amounts);
  return fields.money ? put(paid, `fields.${fields.money}`, price.money) : paid;
}

/** What is wrong with a price as it was typed, in a sentence; undefined when it is understood. */
export function priceProblem(typed: unknown, words: PriceWords): string | undefined {
  if (typeof typed !== "string") return undefined;
  const read = readPrice(typed, words);
  return typeof read === "string" ? read : undefined;
}
