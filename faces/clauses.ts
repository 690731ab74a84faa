/** Texts whose lines begin with a label, "Mission: …": each becomes a row with a bar, its label and its words. */
import type { Drawing } from "./canvas.ts";
import { fitTogether, STEPS_PT } from "./layout.ts";
import { drawLines, n, nameLines, SMALLEST, shrink, type TextColours, text } from "./svg.ts";
import { type Notation, paragraphsOf, words } from "./words.ts";

export type Clause = { readonly label: string; readonly body: string };

/** Splits a text into clauses. Only the labels given count as labels; other lines have the label "". */
export function clausesOf(rules: string, labels: readonly string[]): Clause[] {
  return paragraphsOf(rules).map((line) => {
    const label = labels.find((known) => line.startsWith(`${known}:`));
    return label ? { label, body: line.slice(label.length + 1).trim() } : { label: "", body: line };
  });
}

export type ClauseRow = Clause & { readonly colour: string };
type Area = { readonly x: number; readonly y: number; readonly right: number; readonly bottom: number };
type Style = {
  readonly notation: Notation;
  readonly colours: TextColours;
  /** Width from the bar to the text; the label stands in between. 0: the label stands above its text. */
  readonly indent: number;
  readonly steps?: readonly number[];
};

/** A picture gives way to the text below it while the text would be smaller than this. */
const COMFORTABLE_PT = 8;

/** Text with more lines over than this fits beside no picture: the heights in between are not worth trying. */
const HOPELESS_LINES = 12;

/** Tries heights of a picture, tallest first, and keeps the first that leaves its text a comfortable size; else the shortest. */
export function largestPicture(heights: readonly number[], draw: (height: number) => Drawing): Drawing {
  const shortest = heights.at(-1) ?? 0;
  for (const height of heights) {
    const drawing = draw(height);
    if (drawing.layouts.every((layout) => layout.fits && layout.pt >= COMFORTABLE_PT)) return drawing;
    if (height === shortest) return drawing;
    if (drawing.layouts.some((layout) => layout.over.lines > HOPELESS_LINES)) break;
  }
  return draw(shortest);
}

/** Further clauses share the last row, so that a text of many lines cannot push rows off the card. */
const MAX_ROWS = 6;
const joined = (rows: readonly ClauseRow[]): ClauseRow => ({
  label: "",
  body: rows.map(({ label, body }) => (label === "" ? body : `${label}: ${body}`)).join("\n"),
  colour: rows[0]?.colour ?? "",
});

const MAX_GAP = 4.4;
const MIN_GAP = 1.1;
const SPACING = 0.1;
const ABOVE = 2.9;

/** Draws clauses from the top of an area, at one size, with what is left shared out between them. */
export function drawClauses(all: readonly ClauseRow[], area: Area, style: Style): Drawing {
  const rows = all.length > MAX_ROWS ? [...all.slice(0, MAX_ROWS - 1), joined(all.slice(MAX_ROWS - 1))] : all;
  const beside = style.indent > 0;
  const x = area.x + (beside ? style.indent : 2.4);
  const width = area.right - x;
  const labels = rows.map((row) => labelOf(row.label, beside ? style.indent - 3 : width, beside));
  const above = (i: number): number => (beside ? 0 : (labels[i]?.lines.length ?? 0) * ABOVE);
  const room = area.bottom - area.y;
  const taken = rows.reduce((sum, _, i) => sum + above(i), 0);
  const blocks = rows.map((row) => paragraphsOf(row.body).map((line) => ({ words: words(line, style.notation) })));
  const layouts = fitTogether(blocks, { w: width, h: room - taken - MIN_GAP * (rows.length - 1) }, style.steps ?? STEPS_PT);
  const used = layouts.reduce((sum, layout) => sum + layout.height, taken);
  const gap = Math.min(MAX_GAP, Math.max(MIN_GAP, (room - used) / Math.max(1, rows.length)));
  let y = area.y;
  let svg = "";
  rows.forEach((row, i) => {
    const layout = layouts[i];
    const label = labels[i];
    if (!layout || !label) return;
    svg += `<path d="M${n(area.x)} ${n(y - 0.3)}V${n(y + above(i) + layout.height)}" stroke="${row.colour}" stroke-width=".9"/>`;
    label.lines.forEach((line, k) => {
      svg += text(area.x + (beside ? 1.8 : 2.4), y + 2.05 + k * ABOVE, label.size, "display7", row.colour, line, { spacing: SPACING });
    });
    svg += drawLines(layout, x, y + above(i), style.colours);
    y += above(i) + layout.height + gap;
  });
  return { svg, layouts };
}

/** A label in capitals: in one line beside its text, in up to two above it; none for "". */
function labelOf(label: string, width: number, beside: boolean): { readonly lines: readonly string[]; readonly size: number } {
  if (label === "") return { lines: [], size: SMALLEST };
  const word = label.toUpperCase();
  const room = width - [...word].length * SPACING;
  if (!beside) return nameLines("display7", word, SMALLEST, SMALLEST, room, SMALLEST);
  const one = shrink("display7", word, SMALLEST, SMALLEST, room);
  return { lines: [one.text], size: one.size };
}
