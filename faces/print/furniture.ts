/** What stands on sheets beside the components: marks, small print, and the first page with its ruler, outline and list. Millimetres. */
import { ellipsis, n, SMALLEST, text, widthOf } from "../svg.ts";
import type { Size } from "./papers.ts";
import { OVERLAP } from "./parts.ts";
import type { Place, Sheet } from "./sheets.ts";

const INK = "#111820";
const SOFT = "#5b6770";
/** A quarter of a point: what every printer draws. */
const HAIR = 0.09;

/** Cuts and folds of a sheet. */
export function marksOf({ cuts, folds }: Sheet): string {
  const path = (lines: Sheet["cuts"]) => lines.map(([x1, y1, x2, y2]) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`).join("");
  return (
    (cuts.length === 0 ? "" : `<path d="${path(cuts)}" fill="none" stroke="${SOFT}" stroke-width="${HAIR}"/>`) +
    (folds.length === 0 ? "" : `<path d="${path(folds)}" fill="none" stroke="${SOFT}" stroke-width=".2" stroke-dasharray="1 .7"/>`)
  );
}

/** One line in the lower margin: what the sheet is of. Nothing where there is no room for it. */
export function smallPrint({ box, paper }: Sheet, line: string, margin: number): string {
  const room = paper.h - box.bottom - margin;
  if (room < 2.2) return "";
  const width = box.right - box.left - 8;
  // White under the words, so that no mark runs through them.
  const y = paper.h - margin - Math.max(0.6, (room - 2.2) / 2);
  const words = ellipsis("text", line, SMALLEST, width);
  const under = `<rect x="${n(box.left + 4.5)}" y="${n(y - 1.8)}" width="${n(widthOf("text", SMALLEST, words) + 1)}" height="2.5" fill="#ffffff"/>`;
  return under + text(box.left + 5, y, SMALLEST, "text", SOFT, words);
}

/** On a part of something larger: the strips that its neighbours are glued over, and which they are. */
export function joinsOf({ part, x, y, w, h }: Place): string {
  if (!part) return "";
  const strip = (left: number, top: number, width: number, height: number) =>
    `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="#ffffff" fill-opacity=".82"/>`;
  const note = (other: number) => `part ${part.number} of ${part.all} · glue part ${other} over this strip`;
  const out: string[] = [];
  if (part.right !== undefined) {
    const left = x + w - OVERLAP;
    out.push(
      strip(left, y, OVERLAP, h),
      `<path d="M${n(left)} ${n(y)}v${n(h)}" stroke="${SOFT}" stroke-width=".15" stroke-dasharray="1.2 .8"/>`,
      text(left + OVERLAP / 2 + 1, y + h / 2, 2.8, "text", INK, note(part.right), { anchor: "middle", rotate: -90 }),
    );
  }
  if (part.below !== undefined) {
    const top = y + h - OVERLAP;
    out.push(
      strip(x, top, part.right === undefined ? w : w - OVERLAP, OVERLAP),
      `<path d="M${n(x)} ${n(top)}h${n(w)}" stroke="${SOFT}" stroke-width=".15" stroke-dasharray="1.2 .8"/>`,
      text(x + w / 2, top + OVERLAP / 2 + 1, 2.8, "text", INK, note(part.below), { anchor: "middle" }),
    );
  }
  return out.join("");
}

/** 100 mm with a stroke at every millimetre. */
export function ruler(x: number, y: number): string {
  const strokes = Array.from({ length: 101 }, (_, i) => `M${n(x + i)} ${n(y)}v${i % 10 === 0 ? 4 : i % 5 === 0 ? 3 : 2}`).join("");
  const figures = Array.from({ length: 11 }, (_, i) => text(x + i * 10, y + 7, 2.4, "text", INK, i * 10, { anchor: "middle" })).join("");
  return `<path d="M${n(x)} ${n(y)}h100${strokes}" fill="none" stroke="${INK}" stroke-width=".12"/>${figures}`;
}

export type Entry = { readonly name: string; readonly count: number };
export type CheckPage = {
  readonly title: string;
  /** Below the title: game, sets, revision, date. */
  readonly lines: readonly string[];
  readonly component: Size;
  readonly entries: readonly Entry[];
};

const ROW = 3.7;

/** The first page: how to print, a ruler, the outline of the first component, and what is on the sheets. */
export function checkPage({ title, lines, component, entries }: CheckPage, paper: Size): string {
  const [left, width] = [20, paper.w - 40];
  const told = 26 + lines.length * 5.2 + 9;
  const out = [
    text(left, 26, 6, "display7", INK, ellipsis("display7", title, 6, width)),
    ...lines.map((line, i) => text(left, 26 + (i + 1) * 5.2, 3.2, "text", SOFT, ellipsis("text", line, 3.2, width))),
    text(left, told, 3.6, "bold", INK, "Print at 100 % (actual size), not “fit to page”. Then measure:"),
    ruler(left, told + 4),
    text(left + 104, told + 7.2, 3, "text", INK, "100 mm"),
  ];
  const y = told + 17;
  const fits = component.w <= width && component.h <= paper.h - y - 20;
  if (fits) {
    out.push(
      `<rect x="${n(left)}" y="${n(y)}" width="${n(component.w)}" height="${n(component.h)}" rx="3" fill="none" stroke="${INK}" stroke-width=".12"/>`,
      text(left + component.w / 2, y + component.h / 2, 3.2, "text", SOFT, `${exact(component.w)} x ${exact(component.h)} mm`, {
        anchor: "middle",
      }),
    );
  }
  return out.join("") + listed(entries, { left, width, y, component: fits ? component : { w: 0, h: 0 } }, paper);
}

type Room = { readonly left: number; readonly width: number; readonly y: number; readonly component: Size };

/** What is printed, in columns: beside the outline as far down as the page goes, or beside it and then below; what does not fit is counted. */
function listed(entries: readonly Entry[], { left, width, y, component }: Room, paper: Size): string {
  const gap = 6;
  const columns: { readonly x: number; readonly y: number; readonly w: number; readonly rows: number }[] = [];
  const beside = width - component.w - gap;
  const rowsFrom = (from: number, to: number) => Math.max(0, Math.floor((to - from) / ROW));
  const columnsIn = (x: number, w: number, from: number, to: number) => {
    const count = Math.max(1, Math.floor(w / 50));
    const each = (w - (count - 1) * gap) / count;
    for (let i = 0; i < count; i++) columns.push({ x: x + i * (each + gap), y: from, w: each, rows: rowsFrom(from, to) });
  };
  const bottom = paper.h - 20;
  const right = left + component.w + gap;
  if (component.h > 0 && beside >= 40) columnsIn(right, beside, y + 3, bottom);
  if (columns.reduce((sum, { rows }) => sum + rows, 0) < entries.length) {
    columns.length = 0;
    if (component.h > 0 && beside >= 40) columnsIn(right, beside, y + 3, y + component.h + 3);
    columnsIn(left, width, y + (component.h > 0 ? component.h + 8 : 0), bottom);
  }
  const room = columns.reduce((sum, { rows }) => sum + rows, 0);
  const shown = entries.length <= room ? entries : entries.slice(0, Math.max(0, room - 1));
  let at = 0;
  const out: string[] = [];
  for (const column of columns) {
    for (let row = 0; row < column.rows; row++, at++) {
      const baseline = column.y + row * ROW;
      const entry = shown[at];
      if (entry)
        out.push(
          text(column.x + 5, baseline, 2.8, "bold", INK, entry.count, { anchor: "end" }),
          text(column.x + 6.5, baseline, 2.8, "text", INK, ellipsis("text", entry.name, 2.8, column.w - 6.5)),
        );
      else if (at === shown.length && shown.length < entries.length)
        out.push(text(column.x, baseline, 2.8, "text", SOFT, `and ${entries.length - shown.length} more`));
    }
  }
  return out.join("");
}

const exact = (length: number): string => String(Math.round(length * 100) / 100);

/** A sheet to print once for each printer: two lengths to measure, and a cross on each side to hold against the light. */
export function calibration(paper: Size, side: "front" | "back"): string {
  const [cx, cy] = [paper.w / 2, paper.h / 2];
  const cross = `<path d="M${n(cx - 20)} ${n(cy)}h40M${n(cx)} ${n(cy - 20)}v40" fill="none" stroke="${INK}" stroke-width=".12"/><circle cx="${n(cx)}" cy="${n(cy)}" r="10" fill="none" stroke="${INK}" stroke-width=".12"/>`;
  if (side === "back")
    return (
      cross +
      text(cx, cy + 30, 3.4, "text", INK, "Back. Hold the sheet against the light, with the front towards you.", { anchor: "middle" }) +
      text(cx, cy + 36, 3.4, "text", INK, "Measure how far this cross lies to the right of and below the one on the front.", {
        anchor: "middle",
      })
    );
  const long = 240;
  const across = 160;
  return (
    cross +
    text(25, 24, 6, "display7", INK, "Calibration sheet") +
    text(25, 31, 3.4, "text", INK, "Print this at 100 %, on both sides, and measure.") +
    `<path d="M25 40h${across}M25 38v4M${25 + across} 38v4M20 30v${long}M18 30h4M18 ${30 + long}h4" fill="none" stroke="${INK}" stroke-width=".15"/>` +
    text(
      25 + across / 2,
      46,
      3.4,
      "text",
      INK,
      `${across} mm across: what you measure, divided by ${across / 100}, is the printer’s width in %.`,
      { anchor: "middle" },
    ) +
    text(26, 30 + long - 8, 3.4, "text", INK, `${long} mm down: what you measure, divided by ${long / 100}, is its height in %.`)
  );
}
