/** Counts of the values among cards: for filter chips, histograms and statistics. What is counted comes from the field declaration. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Column } from "./columns.ts";

export type Count = { readonly value: string; readonly count: number };

export type Facet =
  | { readonly kind: "values"; readonly column: Column; readonly counts: readonly Count[] }
  /** One bar for each whole number from the least to the greatest, and those without the value. */
  | { readonly kind: "numbers"; readonly column: Column; readonly bars: readonly Count[]; readonly none: number };

const NOT_FACETS = new Set(["name", "text", "flavor", "number", "revision", "count", "state"]);
const MOST_BARS = 24;

/** Columns that a person can filter by clicking: those with a name in the search language and few enough values. */
export const facetColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter((column) => column.search && !NOT_FACETS.has(column.id));

/** Counts one column; undefined when the cards do not differ in it at all. */
export function facetOf(column: Column, cards: readonly LibraryCard[]): Facet | undefined {
  const counts = new Map<string, number>();
  let none = 0;
  for (const card of cards) {
    let any = false;
    for (const cell of column.all(card)) {
      if (cell === undefined || cell === null) continue;
      any = true;
      counts.set(String(cell), (counts.get(String(cell)) ?? 0) + 1);
    }
    if (!any) none += 1;
  }
  if (counts.size === 0) return undefined;
  if (column.numeric) {
    const numbers = [...counts.keys()].map(Number);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    const values = high - low < MOST_BARS ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : numbers.sort((a, b) => a - b);
    return {
      kind: "numbers",
      column,
      none,
      bars: values.map((value) => ({ value: String(value), count: counts.get(String(value)) ?? 0 })),
    };
  }
  const known = column.values?.filter((value) => counts.has(value));
  const order = known ?? [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  return { kind: "values", column, counts: order.map((value) => ({ value, count: counts.get(value) ?? 0 })) };
}
