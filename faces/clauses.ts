/** Texts whose lines begin with a label, "Mission: …": each becomes a row with a bar, its label and its words. */
import type { Drawing } from "./canvas.ts";
import { fitTogether, STEPS_PT } from "./layout.ts";
import { drawLines, n, shrink, type TextColours, text } from "./svg.ts";
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

/** Tries heights of a picture, tallest first, and keeps the first that leaves its text a comfortable size; else the shortest. */
export function largestPicture(heights: readonly number[], draw: (height: number) => Drawing): Drawing {
  let last: Drawing = { svg: "", layouts: [] };
  for (const height of heights) {
    last = draw(height);
    if (last.layouts.every((layout) => layout.fits && layout.pt >= COMFORTABLE_PT)) break;
  }
  return last;
}

const MAX_GAP = 4.4;
const MIN_GAP = 1.1;
const LABEL = 2.1;
const ABOVE = 2.9;

/** Draws clauses from the top of an area, at one size, with what is left shared out between them. */
export function drawClauses(rows: readonly ClauseRow[], area: Area, style: Style): Drawing {
  const beside = style.indent > 0;
  const x = area.x + (beside ? style.indent : 2.4);
  const labels = beside ? 0 : rows.filter((row) => row.label !== "").length * ABOVE;
  const room = area.bottom - area.y;
  const blocks = rows.map((row) => paragraphsOf(row.body).map((line) => ({ words: words(line, style.notation) })));
  const layouts = fitTogether(blocks, { w: area.right - x, h: room - labels - MIN_GAP * (rows.length - 1) }, style.steps ?? STEPS_PT);
  const used = layouts.reduce((sum, layout) => sum + layout.height, labels);
  const gap = Math.min(MAX_GAP, Math.max(MIN_GAP, (room - used) / Math.max(1, rows.length)));
  let y = area.y;
  let svg = "";
  rows.forEach((row, i) => {
    const layout = layouts[i];
    if (!layout) return;
    const above = beside || row.label === "" ? 0 : ABOVE;
    svg += `<path d="M${n(area.x)} ${n(y - 0.3)}V${n(y + above + layout.height)}" stroke="${row.colour}" stroke-width=".9"/>`;
    if (row.label !== "") {
      const label = shrink("display7", row.label.toUpperCase(), LABEL, 1.5, beside ? style.indent - 3 : area.right - x, 0.1);
      svg += text(area.x + (beside ? 1.8 : 2.4), y + 2.05, label.size, "display7", row.colour, label.text, { spacing: 0.1 });
    }
    svg += drawLines(layout, x, y + above, style.colours);
    y += above + layout.height + gap;
  });
  return { svg, layouts };
}
