/** The positions of the rows of a long list, and which of them are visible. Pixels from the top of what scrolls; rows count from 0. */

export type RowPlan = {
  readonly count: number;
  /** px of a row that has not been measured, the gap to the next one included. */
  readonly size: number;
  /** px above the first row and below the last. */
  readonly padding: number;
  /** Upper edges of all rows and the lower edge of the last, when rows differ in height; ascending. */
  readonly edges?: readonly number[];
};

/** Edges of rows whose heights are known in part. @param sizes px of a row, gap included; undefined: not measured yet */
export function edgesOf(count: number, size: number, padding: number, sizes: (row: number) => number | undefined): readonly number[] {
  const edges = [padding];
  let y = padding;
  for (let row = 0; row < count; row++) {
    y += sizes(row) ?? size;
    edges.push(y);
  }
  return edges;
}

/** Upper edge of a row; of the row after the last one, the lower edge of all. */
export const edgeOf = ({ edges, padding, size }: RowPlan, row: number): number => edges?.[row] ?? padding + row * size;

/** Height of all rows with the room around them; 0 when there are none. */
export const heightOf = (plan: RowPlan): number => (plan.count === 0 ? 0 : edgeOf(plan, plan.count) + plan.padding);

/** The row that a height falls in; the first or last one outside of all. */
function rowAt(plan: RowPlan, y: number): number {
  const last = Math.max(0, plan.count - 1);
  let low = 0;
  let high = last;
  if (!plan.edges) return Math.min(last, Math.max(0, Math.floor((y - plan.padding) / plan.size)));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (edgeOf(plan, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** First and last row in a view of `height` px that is scrolled down by `top`; a view beyond the end shows the end. */
export function rowsInSight(plan: RowPlan, top: number, height: number): { readonly first: number; readonly last: number } {
  const from = Math.max(0, Math.min(top, heightOf(plan) - height));
  return { first: rowAt(plan, from), last: rowAt(plan, Math.max(from, from + height - 1)) };
}

/** The rows to draw, ascending: those in sight, `ahead` more on both sides, and one that is kept wherever it is. */
export function rowsToDraw(plan: RowPlan, top: number, height: number, ahead: number, keep: number): readonly number[] {
  if (plan.count === 0 || height <= 0) return [];
  const { first, last } = rowsInSight(plan, top, height);
  const from = Math.max(0, first - ahead);
  const to = Math.min(plan.count - 1, last + ahead);
  const rows = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (keep >= 0 && keep < from) rows.unshift(keep);
  if (keep > to && keep < plan.count) rows.push(keep);
  return rows;
}

/** How far to scroll so that a row is in sight, by the shortest way; undefined when it is already. */
export function scrollFor(plan: RowPlan, row: number, top: number, height: number): number | undefined {
  const from = row === 0 ? 0 : edgeOf(plan, row);
  const to = row === plan.count - 1 ? heightOf(plan) : edgeOf(plan, row + 1);
  if (from < top) return from;
  return to > top + height ? to - height : undefined;
}
