/** Where the arrow keys lead in a grid of `count` cells in rows of `columns`; undefined when the key does not move. */
export type GridShape = { readonly count: number; readonly columns: number; readonly pageRows: number };

export function gridMove(key: string, at: number, { count, columns, pageRows }: GridShape): number | undefined {
  const last = count - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    PageUp: at - columns * pageRows,
    PageDown: at + columns * pageRows,
    Home: 0,
    End: last,
  };
  const next = to[key];
  if (next === undefined || count === 0) return undefined;
  if (key === "ArrowUp" && next < 0) return at;
  if (key === "ArrowDown" && next > last) return Math.floor(at / columns) === Math.floor(last / columns) ? at : last;
  return Math.max(0, Math.min(last, next));
}

/** Collects letters typed within a second: type-ahead. */
export function typeAhead(): (key: string, atMs: number) => string {
  let text = "";
  let last = Number.NEGATIVE_INFINITY;
  return (key, atMs) => {
    text = atMs - last < 1_000 ? text + key : key;
    last = atMs;
    return text;
  };
}
