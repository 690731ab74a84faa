/**
 * Figures and the letters of units as shapes. A face has a dozen of them, and a browser lays out and paints a text at many times the cost
 * of a path; pages show dozens of faces that change with every key. `npm run metrics` reads the shapes out of the font files.
 */

import shapes from "./metrics/outlines.json" with { type: "json" };
import { type FontName, measure } from "./metrics.ts";
import { n } from "./svg.ts";

/** Path data relative to a character's origin, in thousandths of the em, by font and character. */
const SHAPES = {
  display6: shapes["chakra-petch-600"],
  display7: shapes["chakra-petch-700"],
  bold: shapes["plex-condensed-600"],
} as const satisfies Partial<Record<FontName, Readonly<Record<string, string>>>>;
export type OutlinedFont = keyof typeof SHAPES;

let asText = false;
/** Draws with letters in place of their shapes, as print does: what stands on paper can be searched and copied. */
export function withLetters<Drawn>(draw: () => Drawn): Drawn {
  const before = asText;
  asText = true;
  try {
    return draw();
  } finally {
    asText = before;
  }
}

type Step = { readonly command: string; readonly to: readonly number[] };
/** A character's shape taken apart, once. */
const stepsOf = (shape: string): Step[] =>
  [...shape.matchAll(/([a-z])([^a-z]*)/g)].map(([, command = "", to = ""]) => ({ command, to: (to.match(/-?\d+/g) ?? []).map(Number) }));

/** Enough for every size and number in sight; past it the memory begins anew. */
const MOST = 2_000;
const known = new Map<string, string | undefined>();

export type OutlineOptions = { readonly anchor?: "start" | "middle" /** Reads upwards. */; readonly up?: boolean };

/**
 * A text as path data at a baseline position in millimetres; undefined where a character has no shape here, and in `withLetters`.
 * @param size of the font in millimetres
 */
export function outline(
  font: OutlinedFont,
  size: number,
  x: number,
  y: number,
  string: string,
  options: OutlineOptions = {},
): string | undefined {
  if (asText) return undefined;
  const { anchor = "start", up = false } = options;
  const key = `${font} ${size} ${anchor} ${up} ${string}`;
  const kept = known.get(key);
  const shape = kept ?? (known.has(key) ? undefined : draw(font, size, string, anchor === "middle", up));
  if (known.size >= MOST) known.clear();
  known.set(key, shape);
  return shape === undefined ? undefined : `M${n(x)} ${n(y)}${shape}`;
}

type Point = readonly [x: number, y: number];

/** A line between two points in hundredths of a millimetre, as short as path data allows. */
function line(from: Point, to: Point): string {
  const [across, down] = [n((to[0] - from[0]) / 100), n((to[1] - from[1]) / 100)];
  if (across === "0") return down === "0" ? "" : `v${down}`;
  return down === "0" ? `h${across}` : `l${across}${down.startsWith("-") ? "" : " "}${down}`;
}

/** The text relative to its position. Every point is rounded where it lies, so that roundings do not add up. */
function draw(font: OutlinedFont, size: number, string: string, middle: boolean, up: boolean): string | undefined {
  const shapes: Readonly<Record<string, string>> = SHAPES[font];
  const scale = size / 1000;
  const shift = middle ? measure(font, size, string) / 2 : 0;
  const round = (value: number) => Math.round(value * 100);
  let out = "";
  /** Where the pen is, in hundredths of a millimetre. */
  let pen: Point = [0, 0];
  for (let i = 0; i < string.length; i++) {
    const shape = Object.hasOwn(shapes, string.charAt(i)) ? shapes[string.charAt(i)] : undefined;
    if (shape === undefined) return undefined;
    // Kerning pulls a character towards the one before it.
    const left = measure(font, size, string.slice(0, i + 1)) - measure(font, size, string.charAt(i)) - shift;
    let [atX, atY, startX, startY] = [0, 0, 0, 0];
    let penStart = pen;
    for (const { command, to } of stepsOf(shape)) {
      if (command === "z") {
        [atX, atY, pen] = [startX, startY, penStart];
        out += "z";
        continue;
      }
      const before = pen;
      let written = "";
      for (let k = 0; k < to.length; k += 2) {
        const [x, y] = [left + (atX + (to[k] ?? 0)) * scale, (atY + (to[k + 1] ?? 0)) * scale];
        pen = up ? [round(y), round(-x)] : [round(x), round(y)];
        written += ` ${n((pen[0] - before[0]) / 100)} ${n((pen[1] - before[1]) / 100)}`;
      }
      atX += to.at(-2) ?? 0;
      atY += to.at(-1) ?? 0;
      if (command === "m") [startX, startY, penStart] = [atX, atY, pen];
      out += command === "l" ? line(before, pen) : command + written.slice(1).replaceAll(" -", "-");
    }
  }
  return out;
}
