/**
 * Reads the shipped font files and writes `faces/metrics/<face>.json`: what the line breaker needs to know about a font,
 * `characters.json` there: the characters whose widths those files list, and `outlines.json`: the shapes of the figures and letters that
 * a face draws many of.
 * Run by `npm run metrics` after a font package changed; the JSON is committed, so every machine breaks lines alike.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { COMPOSED, type FontMetrics, KERN_STEP, KERN_ZERO, letterUnder } from "../faces/metrics.ts";

const FACES = {
  "chakra-petch-600": ["chakra-petch", "600-normal"],
  "chakra-petch-700": ["chakra-petch", "700-normal"],
  "plex-condensed-400": ["ibm-plex-sans-condensed", "400-normal"],
  "plex-condensed-400-italic": ["ibm-plex-sans-condensed", "400-italic"],
  "plex-condensed-600": ["ibm-plex-sans-condensed", "600-normal"],
  "plex-mono-500": ["ibm-plex-mono", "500-normal"],
} as const;
/** The browser draws a text with one file per subset, so pairs across subsets have no kerning. Earlier subsets win. */
const SUBSETS = ["latin", "latin-ext"] as const;
/**
 * Pairs closer than this are not worth their bytes: at 8 pt it is 0.01 mm. In thousandths of the em. Pairs of letters that only the second
 * subset has stand in few words.
 */
const SMALLEST_KERN: Readonly<Record<(typeof SUBSETS)[number], number>> = { latin: 4, "latin-ext": 60 };
/** What is drawn as shapes: figures and the letters of units. */
const OUTLINED: Readonly<Record<string, string>> = {
  "chakra-petch-600": "+",
  "chakra-petch-700": "0123456789M-–",
  "plex-condensed-600": "BEIMQ",
};
/** Weights that are kerned alike: of 12,900 pairs 14 differ, none by more than 0.007 em. */
const KERNED_AS: Readonly<Record<string, keyof typeof FACES>> = { "chakra-petch-600": "chakra-petch-700" };

const require = createRequire(import.meta.url);
const openFace = (family: string, subset: string, style: string): Font => {
  const font = openSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff2`));
  if (!("layout" in font)) throw new Error(`${family} ${subset} ${style} is a collection, not a font.`);
  return font;
};

/** Advances of every printable character in thousandths of the em, and kerning of every pair of one subset in steps of `KERN_STEP`. */
function readSubset(font: Font, taken: ReadonlySet<string>, smallest: number) {
  const scale = 1000 / font.unitsPerEm;
  const chars = font.characterSet
    .filter((code) => code >= 0x20 && code !== 0xad && (code < 0x7f || code > 0x9f))
    .map((code) => String.fromCodePoint(code))
    .filter((char) => !taken.has(char));
  const width = (text: string) => font.layout(text).advanceWidth * scale;
  const advances = new Map(chars.map((char) => [char, Math.round(width(char))]));
  const pairs = new Map<string, Map<string, number>>();
  const letters = chars.filter((char) => /[\p{L}\p{N}\p{P}\p{S} ]/u.test(char));
  const alone = new Map(letters.map((char) => [char, width(char)]));
  for (const left of letters) {
    const row = new Map<string, number>();
    for (const right of letters) {
      const kern = width(left + right) - (alone.get(left) ?? 0) - (alone.get(right) ?? 0);
      if (Math.abs(kern) >= smallest) row.set(right, Math.round(kern / KERN_STEP));
    }
    if (row.size > 0) pairs.set(left, row);
  }
  return { advances, pairs };
}

/** Groups characters that behave alike: key of behaviour → characters. */
function classes(behaviour: ReadonlyMap<string, string>): Map<string, string> {
  const out = new Map<string, string>();
  for (const [char, key] of behaviour) out.set(key, (out.get(key) ?? "") + char);
  return out;
}

type Face = Pick<FontMetrics, "capHeight" | "kerning"> & { readonly advances: ReadonlyMap<string, number> };

function readFace(family: string, style: string): Face {
  const advances = new Map<string, number>();
  const kerning: FontMetrics["kerning"][number][] = [];
  let first: Font | undefined;
  for (const subset of SUBSETS) {
    const font = openFace(family, subset, style);
    first ??= font;
    const read = readSubset(font, new Set(advances.keys()), SMALLEST_KERN[subset]);
    for (const [char, width] of read.advances) advances.set(char, width);
    // Right-hand characters with the same column, then left-hand characters with the same row of columns.
    const columns = new Map<string, string>();
    for (const right of new Set([...read.pairs.values()].flatMap((row) => [...row.keys()])))
      columns.set(right, [...read.pairs].map(([left, row]) => `${left}${row.get(right) ?? 0}`).join());
    const rightClasses = [...classes(columns).values()];
    const rows = new Map<string, string>();
    for (const [left, row] of read.pairs) rows.set(left, rightClasses.map((chars) => row.get([...chars][0] ?? "") ?? 0).join());
    const leftClasses = classes(rows);
    kerning.push({
      right: rightClasses,
      left: [...leftClasses].map(([row, chars]) => [chars, written(row.split(",").map(Number))] as const),
    });
  }
  if (!first) throw new Error("No subset.");
  return { capHeight: Math.round((first.capHeight * 1000) / first.unitsPerEm), advances, kerning };
}

/** The characters that tables list: all but letters that are as wide as the one under their accents in every face. */
function listed(faces: readonly Face[]): readonly string[] {
  const asUnder = (char: string) =>
    COMPOSED.test(char) &&
    letterUnder(char) !== char &&
    faces.every(({ advances }) => advances.has(char) && advances.get(char) === advances.get(letterUnder(char)));
  const chars = new Set(faces.flatMap(({ advances }) => [...advances.keys()]));
  return [...chars].filter((char) => !asUnder(char)).sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
}

/** A row of kerns in steps as text, as `FontMetrics` says; blanks at its end are left out. */
const written = (row: readonly number[]): string =>
  row
    .map((steps) => (steps === 0 ? " " : String.fromCharCode(KERN_ZERO + steps)))
    .join("")
    .trimEnd();

const COMMANDS: Readonly<Record<string, string>> = { moveTo: "m", lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c", closePath: "z" };

/** A character as SVG path data relative to its origin, in thousandths of the em, y downwards. */
function outlineOf(font: Font, char: string): string {
  const scale = 1000 / font.unitsPerEm;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = "";
  for (const { command, args } of font.layout(char).glyphs[0]?.path.commands ?? []) {
    const at = args.map((value, i) => Math.round(value * scale * (i % 2 === 0 ? 1 : -1)));
    out +=
      (COMMANDS[command] ?? "") +
      at
        .map((value, i) => value - (i % 2 === 0 ? x : y))
        .join(" ")
        .replaceAll(" -", "-");
    [x, y] = command === "closePath" ? [startX, startY] : [at.at(-2) ?? x, at.at(-1) ?? y];
    if (command === "moveTo") [startX, startY] = [x, y];
  }
  return out;
}

const write = (name: string, value: unknown) =>
  writeFileSync(fileURLToPath(new URL(`../faces/metrics/${name}.json`, import.meta.url)), `${JSON.stringify(value)}\n`);

const faces = Object.entries(FACES).map(([name, [family, style]]) => ({ name, family, style, ...readFace(family, style) }));
const characters = listed(faces);
write("characters", characters.join(""));
const outlines: Record<string, Record<string, string>> = {};
for (const { name, family, style, capHeight, advances, kerning } of faces) {
  const metrics = { capHeight, advances: characters.map((char) => advances.get(char) ?? -1) };
  write(name, name in KERNED_AS ? metrics : { ...metrics, kerning });
  const chars = OUTLINED[name];
  if (chars) outlines[name] = Object.fromEntries([...chars].map((char) => [char, outlineOf(openFace(family, "latin", style), char)]));
  console.log(name);
}
write("outlines", outlines);
