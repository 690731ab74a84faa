/** What a card costs, in one number. */
import type { Card } from "./card.ts";
import type { FieldSpec, FieldSpecs } from "./fields.ts";
import { withUnit } from "./unit.ts";

/** Whether a number is the money of a price, by its names in the search language. */
export const isPrice = ({ search }: Extract<FieldSpec, { is: "number" }>): boolean =>
  search?.some((word) => word === "cost" || word === "price") ?? false;

/** The field that holds the money of a price, by its name in the search language; undefined where cards have none. */
export const priceField = (specs: FieldSpecs): readonly [name: string, spec: Extract<FieldSpec, { is: "number" }>] | undefined =>
  Object.entries(specs).flatMap(([name, spec]) => (spec.is === "number" && isPrice(spec) ? [[name, spec] as const] : []))[0];

/** Whether the cards of a game have prices in money. */
export const hasPrices = (specs: FieldSpecs): boolean => priceField(specs) !== undefined;

/** The price of a card; undefined where it has none, or it is not a number. */
export function priceOf(card: Pick<Card, "fields">, field: string | undefined): number | undefined {
  const value = field === undefined ? undefined : card.fields[field];
  return typeof value === "number" ? value : undefined;
}

/** A sum of money as a game writes it: "4M", "¥4M". */
export const moneyWords = (sum: number | string, specs: FieldSpecs): string => withUnit(sum, priceField(specs)?.[1].unit);

/** What a game calls the money of a price: "valuation". */
export const priceName = (specs: FieldSpecs): string => (priceField(specs)?.[1].label ?? "Price").toLowerCase();
