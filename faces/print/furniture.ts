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

/** Less room than this between two marks has no words, mm. */
const LEAST_GAP = 8;
/** How far above the margin the small print stands at most, mm: on a sheet that is half empty it is at the edge too. */
const MOST_ABOVE = 5;

/**
 * One line in the lower margin: what the sheet is of. Nothing where there is no room for it. The words stand between the marks, none of
 * which runs through them.
 */
export function smallPrint({ box, paper, cuts }: Sheet, parts: readonly string[], margin: number): string {
  const room = paper.h - box.bottom - margin;
  if (room < 2.2) return "";
  const y = paper.h - margin - Math.min(MOST_ABOVE, Math.max(0.6, (room - 2.2) / 2));
  const [from, to] = [box.left + 3.5, box.right - 3.5];
  const inside = cuts.flatMap(([x1, y1, x2, y2]) => {
    const isThere = x1 === x2 && Math.max(y1, y2) > y - 2.2 && Math.min(y1, y2) < y + 0.9;
    return isThere && x1 > from && x1 < to ? [x1] : [];
  });
  const edges = [from, ...new Set(inside.toSorted((a, b) => a - b)), to];
  const gaps = edges
    .slice(1)
    .map((right, i) => ({ x: (edges[i] ?? 0) + 1.5, w: right - (edges[i] ?? 0) - 3 }))
    .filter(({ w }) => w >= LEAST_GAP);
  const words = parts.flatMap((part, i) => (i === 0 ? part.split(" ") : ["·", ...part.split(" ")]));
  const whole = flowed(parts, gaps, " · ");
  return (whole ?? flowed(words, gaps, " ") ?? []).map(({ x, said }) => text(x, y, SMALLEST, "text", SOFT, said)).join("");
}

type Gap = { readonly x: number; readonly w: number };

/** What stands in each gap, one piece after the other as long as they fit. Parts that do not fit whole: undefined; words are cut with an ellipsis. */
function flowed(
  pieces: readonly string[],
  gaps: readonly Gap[],
  between: string,
): readonly { readonly x: number; readonly said: string }[] | undefined {
  const out: { x: number; said: string }[] = [];
  const left = [...pieces];
  for (const [i, { x, w }] of gaps.entries()) {
    const taken: string[] = [];
    while (left[0] !== undefined && widthOf("text", SMALLEST, [...taken, left[0]].join(between)) <= w) taken.push(left.shift() ?? "");
    if (left.length > 0 && i === gaps.length - 1) {
      if (between !== " ") return undefined;
      taken.splice(0, taken.length, ellipsis("text", [...taken, ...left].join(between), SMALLEST, w));
    }
    // A point between two parts needs both.
    const said = taken.join(between).replace(/^· | ·$/g, "");
    if (said !== "" && said !== "·") out.push({ x, said });
  }
  return gaps.length === 0 ? undefined : out;
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

/** What is printed, how often, and the sheets on which it lies: "1-3". */
export type Entry = { readonly name: string; readonly count: number; readonly sheets: string };
export type CheckPage = {
  readonly title: string;
  /** Below the title: game, sets, revision, date. */
  readonly lines: readonly string[];
  readonly component: Size;
  readonly entries: readonly Entry[];
};

const ROW = 3.7;
const EDGE = 20;

/**
 * The first pages: how to print, a ruler, the outline of the first component, and what is on which sheet. One page, and more where the list
 * is longer.
 */
export function checkPages({ title, lines, component, entries }: CheckPage, paper: Size): readonly string[] {
  const [left, width] = [EDGE, paper.w - 2 * EDGE];
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
  const columns = firstColumns({ left, width, y, component: fits ? component : { w: 0, h: 0 } }, paper);
  const pages = [out.join("") + listed(entries, columns)];
  const whole = columnsIn(left, width, 36, paper.h - EDGE);
  const room = Math.max(1, roomIn(whole));
  for (let at = roomIn(columns); at < entries.length; at += room)
    pages.push(
      text(left, 26, 4, "display7", INK, ellipsis("display7", `${title}, continued`, 4, width)) +
        listed(entries.slice(at, at + room), whole),
    );
  return pages;
}

type Column = { readonly x: number; readonly y: number; readonly w: number; readonly rows: number };
const roomIn = (columns: readonly Column[]): number => columns.reduce((sum, { rows }) => sum + rows, 0);

/** Columns of at least 44 mm in a stretch of the page. */
function columnsIn(x: number, w: number, from: number, to: number): readonly Column[] {
  const gap = 6;
  const count = Math.max(1, Math.floor((w + gap) / (44 + gap)));
  const each = (w - (count - 1) * gap) / count;
  const rows = Math.max(0, Math.floor((to - from) / ROW));
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y: from, w: each, rows }));
}

type Room = { readonly left: number; readonly width: number; readonly y: number; readonly component: Size };

/** Beside the outline as far down as the page goes, then below it. */
function firstColumns({ left, width, y, component }: Room, paper: Size): readonly Column[] {
  const gap = 6;
  const bottom = paper.h - EDGE;
  if (component.h === 0) return columnsIn(left, width, y + 3, bottom);
  const beside = width - component.w - gap;
  const below = y + component.h + 8;
  if (beside < 40) return columnsIn(left, width, below, bottom);
  const right = columnsIn(left + component.w + gap, beside, y + 3, bottom);
  return component.w < 40 ? right : [...right, ...columnsIn(left, component.w, below, bottom)];
}

/** The list in its columns, as much of it as they hold. */
function listed(entries: readonly Entry[], columns: readonly Column[]): string {
  const out: string[] = [];
  let at = 0;
  for (const { x, y, w, rows } of columns) {
    if (at < entries.length && rows > 0) out.push(text(x + w, y - ROW, 2.4, "text", SOFT, "sheet", { anchor: "end" }));
    for (let row = 0; row < rows && at < entries.length; row++, at++) {
      const { name, count, sheets } = entries[at] ?? { name: "", count: 0, sheets: "" };
      const baseline = y + row * ROW;
      const taken = widthOf("text", 2.6, sheets) + 2;
      out.push(
        text(x + 5, baseline, 2.8, "bold", INK, count, { anchor: "end" }),
        text(x + 6.5, baseline, 2.8, "text", INK, ellipsis("text", name, 2.8, w - 6.5 - taken)),
        text(x + w, baseline, 2.6, "text", SOFT, sheets, { anchor: "end" }),
      );
    }
  }
  return out.join("");
}

/** Numbers in order as they are said: "1-3, 7". Many of them are cut. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const said = ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
  return said.length <= 3 ? said.join(", ") : `${said.slice(0, 2).join(", ")} … ${said.at(-1)}`;
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
