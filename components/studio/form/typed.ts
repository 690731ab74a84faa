/**
 * Between what is typed into a box and the value of a field. Text that is not a value stays in the draft as typed, so that nothing is lost and the
 * box can say what is wrong.
 */
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import type { PriceWords } from "../../../engine/cards/price-line.ts";
import { withoutUnit } from "../../../engine/cards/unit.ts";
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
  const bare = withoutUnit(trimmed, unit);
  if (bare === "") return nullable ? null : undefined;
  if (DASH.test(bare)) return nullable ? null : trimmed;
  return WHOLE.test(bare) ? Number(bare.replace("−", "-")) : trimmed;
}

/** A number as its box shows it: null is "-", which is not 0. */
export const printNumber = (value: unknown): string =>
  value === null ? "-" : typeof value === "number" || typeof value === "string" ? String(value) : "";

/** A price as its box shows it: "4 3bq". Text that was not understood is shown as typed. */
export function printPrice(money: unknown, amounts: unknown, { keys }: PriceWords): string {
  if (typeof money === "string") return money;
  if (typeof amounts === "string") return amounts;
  const of = isObject(amounts) ? amounts : {};
  const parts = keys.flatMap((key) => (typeof of[key] === "number" ? [`${of[key]}${key.length > 2 ? " " : ""}${key.toLowerCase()}`] : []));
  return [...(typeof money === "number" ? [String(money)] : []), ...parts].join(" ");
}
