/** Which declared fields are together what a card costs: they are typed in one line. */
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import { type Draft, put } from "../card/draft.ts";
import { type Price, type PriceWords, readPrice } from "./typed.ts";

export type PriceFields = {
  readonly words: PriceWords;
  /** Name of the field that holds the money; undefined where prices have none. */
  readonly money: string | undefined;
  /** Name of the field that holds the other amounts. */
  readonly amounts: string;
};

/** The fields among those of a kind that make up its price; undefined if the price is a single number or missing. */
export function priceFields(fields: readonly (readonly [string, FieldSpec])[]): PriceFields | undefined {
  const amounts = fields.find(([, spec]) => spec.is === "numbers" && spec.sparse && spec.search?.some((name) => name.startsWith("cost.")));
  if (amounts?.[1].is !== "numbers") return undefined;
  const money = fields.find(([, spec]) => spec.is === "number" && spec.search?.includes("cost"));
  const unit = money?.[1].is === "number" ? money[1].unit : undefined;
  return { words: { unit, hasMoney: money !== undefined, keys: amounts[1].keys }, money: money?.[0], amounts: amounts[0] };
}

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
