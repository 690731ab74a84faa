/** SVG in text form: numbers, escaping, one-line texts and laid-out lines. Lengths are millimetres. */
import type { Layout, Line } from "./layout.ts";
import { FONTS, type FontName, measure } from "./metrics.ts";
import { cleanText } from "./words.ts";

/** The smallest text on anything that is printed, in millimetres: 6 pt, which a press still prints well. */
export const SMALLEST = 2.12;

/** A number with at most two decimals, as short as SVG allows. */
export function n(value: number): string {
  const written = String(Math.round(value * 100) / 100);
  if (written.startsWith("0.")) return written.slice(1);
  return written.startsWith("-0.") ? `-${written.slice(2)}` : written;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Text for element content and attribute values; characters that XML does not know are left out. */
export const escapeText = (text: string): string => cleanText(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** The family for letters that a face's own fonts do not have: Cyrillic, Greek. */
export const STAND_IN = "IBM Plex Sans";
const FAMILY: Readonly<Record<string, string>> = {
  "Chakra Petch": `Chakra Petch,IBM Plex Sans Condensed,${STAND_IN},sans-serif`,
  "IBM Plex Sans Condensed": `IBM Plex Sans Condensed,${STAND_IN},sans-serif`,
  "IBM Plex Mono": "IBM Plex Mono,monospace",
};

const fontAttributes = (font: FontName): string => {
  const { family, weight, style } = FONTS[font];
  return `font-family="${FAMILY[family]}" font-weight="${weight}"${style === "italic" ? ' font-style="italic"' : ""}`;
};

export type TextOptions = {
  readonly anchor?: "start" | "middle" | "end";
  /** Letter spacing. */
  readonly spacing?: number;
  readonly opacity?: number;
  /** Degrees, clockwise, about the text's own position. */
  readonly rotate?: number;
};

/** One `<text>` at a baseline position; the string is escaped. */
export function text(x: number, y: number, size: number, font: FontName, fill: string, string: string | number, options: TextOptions = {}) {
  const { spacing, opacity, rotate } = options;
  // Whether the space after the last letter counts is not the same in browsers and in other programs: letter-spaced text begins where it begins.
  const anchor = spacing ? "start" : (options.anchor ?? "start");
  const before = spacing && options.anchor ? widthOf(font, size, String(string), spacing) - spacing : 0;
  const left = x - (options.anchor === "middle" ? before / 2 : options.anchor === "end" ? before : 0);
  const extra =
    (anchor === "start" ? "" : ` text-anchor="${anchor}"`) +
    (spacing ? ` letter-spacing="${n(spacing)}"` : "") +
    (opacity === undefined ? "" : ` opacity="${n(opacity)}"`) +
    (rotate ? ` transform="rotate(${n(rotate)} ${n(x)} ${n(y)})"` : "");
  return `<text x="${n(left)}" y="${n(y)}" font-size="${n(size)}" ${fontAttributes(font)} fill="${fill}"${extra}>${escapeText(String(string))}</text>`;
}

/**
 * Markup of `text` and of one `drawLines` with all words in one `<text>` on top of its shapes, since a browser lays out each text by itself.
 * Texts that are turned or see-through stay where they are.
 */
export function asOneText(svg: string): string {
  let spans = "";
  let lines = "";
  const shapes = svg.replace(/<text( [^>]*)>(.*?)<\/text>/gs, (whole, look: string, words: string) => {
    if (/ (?:transform|opacity)=/.test(look)) return whole;
    if (words.startsWith("<tspan")) lines = look;
    spans += words.startsWith("<tspan") ? words : `<tspan${look}>${words}</tspan>`;
    return "";
  });
  return spans === "" ? shapes : `${shapes}<text${lines}>${spans}</text>`;
}

/** Paths that look the same as one path: a browser pays for each of them. What is no path, or looks otherwise, follows it. */
export function asOnePath(paths: readonly string[]): string {
  const shapes = new Map<string, string>();
  let others = "";
  for (const path of paths) {
    const [, shape, look] = /^<path d="([^"]*)"([^>]*)\/>$/.exec(path) ?? [];
    if (shape === undefined || look === undefined) others += path;
    else shapes.set(look, (shapes.get(look) ?? "") + shape);
  }
  return [...shapes].map(([look, shape]) => `<path d="${shape}"${look}/>`).join("") + others;
}

/** Width of a one-line text with letter spacing. */
export const widthOf = (font: FontName, size: number, string: string, spacing = 0): number => {
  const clean = cleanText(string);
  return measure(font, size, clean) + [...clean].length * spacing;
};

/** The largest size from `max` down to `min` at which a text is at most `width` wide; at `min` it is cut with an ellipsis. */
export function shrink(
  font: FontName,
  string: string,
  max: number,
  min: number,
  width: number,
  spacing = 0,
): { readonly text: string; readonly size: number } {
  const clean = cleanText(string);
  const needed = widthOf(font, 1, clean, spacing / max);
  if (needed * max <= width) return { text: clean, size: max };
  if (needed * min <= width) return { text: clean, size: Math.floor((width / needed) * 100) / 100 };
  return { text: ellipsis(font, clean, min, width, spacing), size: min };
}

/** A text cut so that it and its ellipsis fit. */
export function ellipsis(font: FontName, string: string, size: number, width: number, spacing = 0): string {
  const clean = cleanText(string);
  if (widthOf(font, size, clean, spacing) <= width) return clean;
  const chars = [...clean].slice(0, 200);
  while (chars.length > 0 && widthOf(font, size, `${chars.join("")}…`, spacing) > width) chars.pop();
  return `${chars.join("").trimEnd()}…`;
}

/** Where a name may break: after a blank, and after a slash or a hyphen inside a word. */
const chunksOf = (name: string): readonly string[] => name.match(/[^ /-]+(?:[/-]+| |$)|[ /-]+/g) ?? [];

/** All ways to set a few chunks in a number of lines. */
function partitions(chunks: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[chunks.join("").trim()]];
  const out: string[][] = [];
  for (let i = 1; i <= chunks.length - lines + 1; i++)
    for (const rest of partitions(chunks.slice(i), lines - 1)) out.push([chunks.slice(0, i).join("").trim(), ...rest]);
  return out;
}

/**
 * A name in one line from `max` down to `min`; when that is too wide, in as many even lines as it takes, at most `lines`, none larger than
 * `two`. What does not even fit so is cut with an ellipsis.
 */
export function nameLines(
  font: FontName,
  name: string,
  max: number,
  min: number,
  width: number,
  two = min,
  lines = 2,
): { readonly lines: readonly string[]; readonly size: number } {
  const clean = cleanText(name).replace(/\s+/g, " ").trim();
  if (widthOf(font, min, clean) <= width) {
    const one = shrink(font, clean, max, min, width);
    return { lines: [one.text], size: one.size };
  }
  const smallest = two * 0.78;
  const chunks = chunksOf(clean);
  let best = { lines: [clean], widest: Number.POSITIVE_INFINITY };
  for (let count = 2; count <= lines && chunks.length <= 14; count++) {
    for (const split of partitions(chunks, count)) {
      const widest = Math.max(...split.map((line) => widthOf(font, 1, line)));
      if (widest < best.widest) best = { lines: split, widest };
    }
    if (best.widest * smallest <= width) return { lines: best.lines, size: Math.min(two, Math.floor((width / best.widest) * 100) / 100) };
  }
  return { lines: best.lines.map((line) => ellipsis(font, line, smallest, width)), size: smallest };
}

/** Colours of the looks of rules text; `accent` is the colour of tags and rules. */
export type TextColours = {
  readonly text: string;
  readonly bold: string;
  readonly money: string;
  readonly accent: string;
  readonly dim: string;
};
const NOTICE = "#f5b942";

/** Draws laid-out lines with the top-left corner of their box at (x, y): all words in one text, which a browser lays out faster than many. */
export function drawLines(layout: Layout, x: number, y: number, colours: TextColours): string {
  const { lines, size } = layout;
  const lit = lines.map((line) => litBand(line, size, x, y + line.y)).join("");
  const spans = lines.map((line) => lineSpans(line, size, x, y + line.y, colours)).join("");
  const words = spans === "" ? "" : `<text font-size="${n(size)}" ${fontAttributes("text")} fill="${colours.text}">${spans}</text>`;
  return lit + words + lines.map((line) => lineMarks(line, size, x, y + line.y, colours)).join("");
}

const LIT = "#d4f25a";

/** What lies behind the lit words of a line, and beneath them, so that it is not the colour alone. */
function litBand({ runs }: Line, size: number, x: number, base: number): string {
  const lit = runs.filter((run) => run.lit);
  const [first, last] = [lit[0], lit.at(-1)];
  if (!first || !last) return "";
  const at = `x="${n(x + first.x - 0.5)}" width="${n(last.x + last.width - first.x + 1)}"`;
  return `<rect ${at} y="${n(base - size * 0.86)}" height="${n(size * 1.16)}" rx=".5" fill="${LIT}" opacity=".26"/><rect ${at} y="${n(base + size * 0.24)}" height=".3" fill="${LIT}"/>`;
}

function lineSpans(line: Line, size: number, x: number, base: number, colours: TextColours): string {
  let spans = "";
  for (const run of line.runs) {
    if ("mark" in run) continue;
    const at = `x="${n(x + run.x)}" y="${n(base)}"`;
    const string = escapeText(run.text);
    if (run.look === "text") spans += `<tspan ${at}>${string}</tspan>`;
    else if (run.look === "quiet") spans += `<tspan ${at} fill="${colours.dim}">${string}</tspan>`;
    else if (run.look === "flavour")
      spans += `<tspan ${at} font-size="${n(size * 0.94)}" font-style="italic" fill="${colours.dim}">${string}</tspan>`;
    else {
      const fill = { bold: colours.bold, money: colours.money, tag: colours.accent, notice: NOTICE }[run.look];
      spans += `<tspan ${at} font-weight="600" fill="${fill}">${string}</tspan>`;
    }
  }
  return spans;
}

function lineMarks(line: Line, size: number, x: number, base: number, colours: TextColours): string {
  if (line.rule) return `<path d="M${n(x)} ${n(base)}h9" stroke="${colours.accent}" stroke-width=".22" opacity=".8"/>`;
  return line.runs.map((run) => ("mark" in run ? run.mark.draw(x + run.x, base, size) : "")).join("");
}
