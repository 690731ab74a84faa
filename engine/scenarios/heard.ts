/** What people wrote, as it is compared, and what they may have meant. */
import { fold } from "../cards/fold.ts";
import { nearest } from "../cards/nearest.ts";

/** A slot of a grid, column and row: "2,-1". */
const SLOT = /(-?\d+)\s*,\s*(-?\d+)/g;

/** What was heard of late: a file says the same names again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** What people wrote, as it is compared: "SUN's Corruption-Zone" is "sun corruption zone". */
export function heard(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const said = plain(text);
  known.set(text, said);
  return said;
}

const plain = (text: string): string =>
  fold(
    text
      .replace(SLOT, (_slot, x: string, y: string) => ` slot${x.replace("-", "m")}v${y.replace("-", "m")} `)
      .replace(/['’]s\b/g, "")
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replace(/[-_]+/g, " "),
  );

export const same = (name: string, written: string): boolean => heard(name) === heard(written);

/** " Did you mean …?", or what there is. */
export function instead(written: unknown, names: readonly string[]): string {
  const [like] = typeof written === "string" ? nearest(written, names) : [];
  return like ? ` Did you mean "${like}"?` : names.length === 0 ? "" : ` Choose from ${names.map((name) => `"${name}"`).join(", ")}.`;
}
