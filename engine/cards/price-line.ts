/** Which declared fields are together what a card costs, and how people write them in one line. */
import type { FieldSpec } from "./fields.ts";
import { isUnit, unitParts, withUnit } from "./unit.ts";

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

/** The amounts of a price by their keys. Absent money: the line names none. */
export type Price = { readonly money: number | undefined; readonly amounts: Readonly<Record<string, number>> };
/** How a price is typed: `unit` is what its money is counted in, absent where it has none; `keys` are what else it is paid with. */
export type PriceWords = { readonly unit?: string | undefined; readonly hasMoney: boolean; readonly keys: readonly string[] };

/** Reads "4 3bq", "4M + 3 BQ" or "2 black 1 red". Returns a sentence if the text is not understood. */
export function readPrice(text: string, { unit, hasMoney, keys }: PriceWords): Price | string {
  const [broken] = /\d*\.\d+/u.exec(text) ?? [];
  if (broken !== undefined) return `“${broken}” is not a whole number. Prices are whole numbers.`;
  const [, negative] = /(?:^|[\s+,])([-−]\s*\d+)/u.exec(text) ?? [];
  if (negative !== undefined) return `“${negative}” is below zero. A price is 0 or more.`;
  const amounts: Record<string, number> = {};
  let money: number | undefined;
  const { before } = unitParts(unit);
  const parts = (before ? text.replaceAll(before, " ") : text).trim().matchAll(/(\d+)\s*([^\d\s+,]*)|([^\d\s+,]+)/gu);
  for (const [, digits, letters = "", stray] of parts) {
    if (digits === undefined) return `Type a number before “${stray}”, such as ${example(keys, unit, hasMoney)}.`;
    const word = letters.toLowerCase();
    if (isUnit(word, unit)) {
      if (!hasMoney) return `${digits} of what? Type it like ${example(keys, unit, hasMoney)}.`;
      if (money !== undefined) return `The price has money twice: ${money} and ${digits}.`;
      money = Number(digits);
      continue;
    }
    const fits = keys.filter((key) => key.toLowerCase().startsWith(word));
    const [key] = fits.length > 1 ? fits.filter((one) => one.toLowerCase() === word) : fits;
    if (key === undefined)
      return fits.length > 1
        ? `“${letters}” could be ${fits.join(" or ")}. Type one more letter.`
        : `“${letters}” is not one of ${[...(unit ? [unit] : []), ...keys].join(", ")}.`;
    amounts[key] = (amounts[key] ?? 0) + Number(digits);
  }
  return { money, amounts: Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0)) };
}

const example = (keys: readonly string[], unit: string | undefined, hasMoney: boolean): string =>
  [hasMoney && withUnit(4, unit), keys[0] && `2 ${keys[0]}`].filter(Boolean).join(" ");
