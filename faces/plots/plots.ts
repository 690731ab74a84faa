/** The lab's plots, drawn with Observable Plot in a page or, with another document, on the server. Each draws the rows of its table and nothing else. */
import { barX, dot, plot, rectY, ruleX, text } from "@observablehq/plot";
import type { Cell, PlotName, Table } from "../../engine/questions/tables.ts";

export type Drawing = {
  readonly width: number;
  /** Where elements are made; left out, the page. */
  readonly document?: Document;
  /** Colours as the page's variables, or fixed ones for a file of its own. */
  readonly colours: Colours;
};

export type Colours = { readonly series: readonly [string, string]; readonly level: string; readonly faint: string; readonly text: string };

export const PAGE_COLOURS: Colours = {
  series: ["var(--info)", "var(--amber)"],
  level: "var(--text-3)",
  faint: "var(--line-strong)",
  text: "var(--text)",
};
export const PAPER_COLOURS: Colours = { series: ["#0b58a6", "#824700"], level: "#56626c", faint: "#73808a", text: "#10151c" };

/** Below so many games a number is grey. */
const FEW = 200;
const ROW = 26;
/** The fonts of faces have no arrows. */
const AXIS = { labelArrow: "none", labelOffset: 38 } as const;
const LETTER = 6.4;
/** What a row's name may take of the width. */
const NAMES = 0.45;
const LONGEST_NAME = 60;

type Row = { readonly [column: string]: Cell };

const rowsOf = ({ columns, rows }: Table): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? ""])));
const textOf = (row: Row, column: string): string => String(row[column] ?? "");
const numberOf = (row: Row, column: string): number => Number(row[column] ?? 0);

/** Names of rows that fit beside a plot of a width, and the room that they take. The bot stays when the rest is cut. */
function namesFor(
  rows: readonly Row[],
  column: string,
  bots: number,
  width: number,
): { readonly names: readonly string[]; readonly room: number } {
  const letters = Math.min(LONGEST_NAME, Math.floor((width * NAMES - 18) / LETTER));
  const names = rows.map((row, i) => {
    const bot = bots > 1 ? ` · ${textOf(row, "bot")}` : "";
    const words = textOf(row, column) || "No reason";
    const most = Math.max(8, letters - bot.length);
    // Two rows of one name, such as two clauses that begin alike, stay two rows.
    return `${words.length > most ? `${words.slice(0, most - 1)}…` : words}${bot}\u200b${i}`;
  });
  return { names, room: 18 + Math.max(...names.map((name) => shownName(name).length)) * LETTER };
}

const shownName = (name: string): string => name.split("\u200b")[0] ?? "";

/** Draws a table; undefined where it is only a table. */
export function drawPlot(table: Table, drawing: Drawing): SVGSVGElement | HTMLElement | undefined {
  const draw = DRAWN[table.name];
  return draw?.(rowsOf(table), drawing);
}

type Draw = (rows: readonly Row[], drawing: Drawing) => SVGSVGElement | HTMLElement;

const common = ({ width, document, colours }: Drawing) => ({
  width,
  ...(document ? { document } : {}),
  style: { background: "transparent", color: colours.text, fontSize: "12px", fontFamily: "IBM Plex Sans, system-ui, sans-serif" },
});

const seriesOf = (rows: readonly Row[], { colours: { series } }: Drawing) => {
  const bots = [...new Set(rows.map((row) => textOf(row, "bot")))];
  return { bots, colourOf: (row: Row) => series[bots.indexOf(textOf(row, "bot")) % series.length] ?? series[0] };
};

/** Dots with the intervals around them, a row each; the second bot's hollow. */
const intervals =
  (what: string, estimate: string, unit: "points" | "share" | "rating", level: (row: Row) => number): Draw =>
  (rows, drawing) => {
    const { colours } = drawing;
    const { bots, colourOf } = seriesOf(rows, drawing);
    const scale = unit === "rating" ? 1 : 100;
    const { names, room } = namesFor(rows, what, bots.length, drawing.width);
    const keyed = rows.map((row, i) => ({ row, name: names[i] ?? "" }));
    const isFew = ({ row }: (typeof keyed)[number]) => "games" in row && numberOf(row, "games") < FEW;
    const paint = (one: (typeof keyed)[number]) => (isFew(one) ? colours.faint : colourOf(one.row));
    const levels = [...new Set(rows.filter((row) => row["level"] !== "").map(level))];
    return plot({
      ...common(drawing),
      height: 62 + keyed.length * ROW,
      marginLeft: room,
      marginRight: 24,
      marginBottom: 42,
      x: { label: unit === "rating" ? "rating" : unit === "points" ? "points of 100" : "% of points", ...AXIS, grid: true, nice: true },
      y: { domain: names, label: null, tickFormat: shownName, tickSize: 0 },
      marks: [
        ruleX(
          levels.map((one) => one * scale),
          { stroke: colours.level, strokeDasharray: "4 3" },
        ),
        ...keyed.map((one) => ruleLine(one.name, numberOf(one.row, "low") * scale, numberOf(one.row, "high") * scale, paint(one))),
        dot(keyed, {
          x: ({ row }) => numberOf(row, estimate) * scale,
          y: "name",
          r: 5,
          stroke: paint,
          fill: (one) => (bots.indexOf(textOf(one.row, "bot")) === 1 ? "var(--bg-1, #fff)" : paint(one)),
          strokeWidth: 2,
        }),
      ],
    });
  };

const ruleLine = (name: string, low: number, high: number, stroke: string) =>
  barX([{ low, high, name }], { x1: "low", x2: "high", y: "name", fill: stroke, fillOpacity: 0.35, insetTop: 9, insetBottom: 9, rx: 3 });

const DRAWN: Readonly<Partial<Record<PlotName, Draw>>> = {
  estimates: (rows, drawing) =>
    intervals("what", "estimate", rows.every((row) => row["level"] === 0) ? "points" : "share", (row) => numberOf(row, "level"))(
      rows,
      drawing,
    ),
  field: intervals("deck", "rating", "rating", () => 0),
  places: intervals("place", "rating", "rating", () => 0),
  // One colour: each row is a bot of its own.
  ladder: (rows, drawing) =>
    intervals("step", "points", "rating", (row) => numberOf(row, "wanted"))(
      rows.map((row) => ({ ...row, bot: "" })),
      drawing,
    ),
  seats: (rows, drawing) => {
    const seats = new Set(rows.map((row) => textOf(row, "seat"))).size;
    return intervals("seat", "share", "share", () => 1 / Math.max(2, seats))(rows, drawing);
  },
  lengths: (rows, drawing) => {
    const { bots, colourOf } = seriesOf(rows, drawing);
    const most = Math.max(...rows.map((row) => numberOf(row, "turns")));
    const least = Math.min(...rows.map((row) => numberOf(row, "turns")));
    // About 40 bars, each of whole turns.
    const width = Math.max(1, Math.ceil((most - least + 1) / 40));
    const bins = new Map<string, { bot: string; from: number; games: number; row: Row }>();
    for (const row of rows) {
      const from = Math.floor(numberOf(row, "turns") / width) * width;
      const key = `${textOf(row, "bot")} ${from}`;
      const bin = bins.get(key) ?? { bot: textOf(row, "bot"), from, games: 0, row };
      bin.games += numberOf(row, "games");
      bins.set(key, bin);
    }
    return plot({
      ...common(drawing),
      height: 90 + 110 * bots.length,
      marginLeft: 48,
      marginRight: bots.length > 1 ? 88 : 16,
      marginBottom: 42,
      x: { label: "turns", ...AXIS, tickFormat: (turns: number) => (Number.isInteger(turns) ? String(turns) : "") },
      y: { label: "games", labelArrow: "none", grid: true, ticks: 4 },
      fy: { label: null },
      marks: [
        rectY([...bins.values()], {
          x1: "from",
          x2: (bin: { from: number }) => bin.from + width,
          y: "games",
          ...(bots.length > 1 ? { fy: "bot" } : {}),
          fill: (bin: { row: Row }) => colourOf(bin.row),
          insetRight: 1,
        }),
      ],
    });
  },
  endings: (rows, drawing) => {
    const { bots, colourOf } = seriesOf(rows, drawing);
    // The words stand above their bar, since they are longer than a name beside it could be.
    const letters = Math.floor((drawing.width - 24) / NARROW_LETTER);
    const labelled = rows.map((row, i) => ({ row, name: String(i), words: endingWords(row, bots.length, letters) }));
    return plot({
      ...common(drawing),
      height: 62 + labelled.length * ENDING,
      marginLeft: 8,
      marginRight: 96,
      marginBottom: 42,
      x: { label: "% of games", ...AXIS, grid: true },
      y: { domain: labelled.map(({ name }) => name), axis: null },
      marks: [
        barX(labelled, {
          x: ({ row }) => numberOf(row, "share") * 100,
          y: "name",
          fill: ({ row }) => colourOf(row),
          insetTop: 24,
          insetBottom: 3,
        }),
        text(labelled, { x: 0, y: "name", text: "words", textAnchor: "start", dy: -12 }),
        text(labelled, {
          x: ({ row }) => numberOf(row, "share") * 100,
          y: "name",
          text: ({ row }) =>
            `${(numberOf(row, "share") * 100).toFixed(0)} % of ${numberOf(row, "games") === 0 ? 0 : Math.round(numberOf(row, "games") / numberOf(row, "share"))}`,
          textAnchor: "start",
          dx: 4,
          dy: 10,
        }),
      ],
    });
  },
};

/** A letter in a sentence, on average: narrower than the widest names need. */
const NARROW_LETTER = 5.8;
/** A row of words and a bar. */
const ENDING = 46;

/** What ended a game, as long as there is room; the bot stays. */
function endingWords(row: Row, bots: number, letters: number): string {
  const bot = bots > 1 ? ` · ${textOf(row, "bot")}` : "";
  const words = textOf(row, "ending") || "No reason";
  const most = letters - bot.length;
  return `${words.length > most ? `${words.slice(0, most - 1)}…` : words}${bot}`;
}
