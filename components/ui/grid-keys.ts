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

const TYPING_MS = 1_000;

/** Type-ahead: collects the letters that follow one another within a second. `text` is the collected text, `isOn` whether collecting continues. */
export function typeAhead(): { text(letter: string, atMs: number): string; isOn(atMs: number): boolean } {
  let text = "";
  let last = Number.NEGATIVE_INFINITY;
  const isOn = (atMs: number) => atMs - last < TYPING_MS;
  return {
    isOn,
    text(letter, atMs) {
      text = isOn(atMs) ? text + letter : letter;
      last = atMs;
      return text;
    },
  };
}
