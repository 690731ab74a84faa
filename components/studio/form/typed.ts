/**
 * Between what is typed into a box and the value of a field. Text that is not a value stays in the draft as typed, so that nothing is lost and the
 * box can say what is wrong.
 */
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import { isObject } from "../card/draft.ts";

type NumberSpec = Pick<Extract<FieldSpec, { is: "number" }>, "min" | "max" | "unit" | "nullable">;

/** "-" as people type it. */
const DASH = /^[-–—−]$/;
const WHOLE = /^[-−]?\d{1,9}$/;

/**
 * The value that a text in a number's box stands for: a whole number, null for a dash or nothing where the field can be without a number, undefined for
 * nothing elsewhere, and the text itself otherwise.
 */
export function readNumber(text: string, { nullable, unit }: NumberSpec): number | null | string | undefined {
  const trimmed = text.trim();
  const bare = unit && trimmed.toLowerCase().endsWith(unit.toLowerCase()) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  if (bare === "") return nullable ? null : undefined;
  if (DASH.test(bare)) return nullable ? null : trimmed;
  return WHOLE.test(bare) ? Number(bare.replace("−", "-")) : trimmed;
}

/** A number as its box shows it: null is "-", which is not 0. */
export const printNumber = (value: unknown): string =>
  value === null ? "-" : typeof value === "number" || typeof value === "string" ? String(value) : "";

/** The amounts of a price by their keys. Absent money: the line names none. */
export type Price = { readonly money: number | undefined; readonly amounts: Readonly<Record<string, number>> };
/** How a price is typed: `unit` is the sign of its money, absent where it has none; `keys` are what else it is paid with. */
export type PriceWords = { readonly unit?: string | undefined; readonly hasMoney: boolean; readonly keys: readonly string[] };

/** Reads "4 3bq", "4M + 3 BQ" or "2 black 1 red". Returns a sentence if the text is not understood. */
export function readPrice(text: string, { unit, hasMoney, keys }: PriceWords): Price | string {
  const [broken] = /\d*\.\d+/u.exec(text) ?? [];
  if (broken !== undefined) return `“${broken}” is not a whole number. Prices are whole numbers.`;
  const [, negative] = /(?:^|[\s+,])([-−]\s*\d+)/u.exec(text) ?? [];
  if (negative !== undefined) return `“${negative}” is below zero. A price is 0 or more.`;
  const amounts: Record<string, number> = {};
  let money: number | undefined;
  const parts = text.trim().matchAll(/(\d+)\s*([^\d\s+,]*)|([^\d\s+,]+)/gu);
  for (const [, digits, letters = "", stray] of parts) {
    if (digits === undefined) return `Type a number before “${stray}”, such as ${example(keys, unit, hasMoney)}.`;
    const word = letters.toLowerCase();
    if (word === "" || (unit && word === unit.toLowerCase())) {
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
  [hasMoney && `4${unit ?? ""}`, keys[0] && `2 ${keys[0]}`].filter(Boolean).join(" ");

/** A price as its box shows it: "4 3bq". Text that was not understood is shown as typed. */
export function printPrice(money: unknown, amounts: unknown, { keys }: PriceWords): string {
  if (typeof money === "string") return money;
  if (typeof amounts === "string") return amounts;
  const of = isObject(amounts) ? amounts : {};
  const parts = keys.flatMap((key) => (typeof of[key] === "number" ? [`${of[key]}${key.length > 2 ? " " : ""}${key.toLowerCase()}`] : []));
  return [...(typeof money === "number" ? [String(money)] : []), ...parts].join(" ");
}
