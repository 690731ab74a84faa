/** Which letters the fonts of the studio have, read from the font files themselves. */
import { FONT_FAMILIES, subsetsOf, unpackedFont } from "./fonts.ts";

/** Signs that are no letters and take no room: joiners, marks of direction. */
export const UNSEEN = /[\p{Cf}\p{Cc}]/u;

/** The families that every text is looked up in behind its own; after them, as the renderer of PNG does, in all others. */
export const LAST = ["IBM Plex Sans Condensed", "IBM Plex Sans"] as const;
/** All families in that order. */
export const ALL_FAMILIES: readonly string[] = [...new Set([...LAST, ...FONT_FAMILIES.map(({ family }) => family)])];

/**
 * A letter as a font can draw it: as it is, or as the letter that it is made of and a mark, as HarfBuzz does in PNG; undefined where it
 * cannot.
 */
export function spelled(char: string, has: (code: number) => boolean): string | undefined {
  if (has(char.codePointAt(0) ?? 0)) return char;
  const parts = [...char.normalize("NFD")];
  const mark = parts.pop() ?? "";
  const [base, ...more] = parts.join("").normalize("NFC");
  if (base === undefined || more.length > 0 || !has(mark.codePointAt(0) ?? 0)) return undefined;
  const before = spelled(base, has);
  return before === undefined ? undefined : before + mark;
}

const known = new Map<string, ReadonlySet<number>>();
/** The characters of a family; they are the same ones in each of its weights. */
function charactersIn(family: string): ReadonlySet<number> {
  const before = known.get(family);
  if (before) return before;
  const found = new Set<number>();
  const font = FONT_FAMILIES.find((one) => one.family === family);
  if (font) for (const [subset] of subsetsOf(family)) for (const code of charactersOf(unpackedFont(font, subset))) found.add(code);
  known.set(family, found);
  return found;
}

/** The letters of a text that no font has, each once; printed they are boxes. */
export function missingIn(text: string): readonly string[] {
  const chain = ALL_FAMILIES.map(charactersIn);
  const isThere = (char: string) =>
    UNSEEN.test(char) || /\s/u.test(char) || chain.some((one) => spelled(char, (code) => one.has(code)) !== undefined);
  return [...new Set(text)].filter((char) => !isThere(char));
}

/** Characters that a font has glyphs for, by its table `cmap` (OpenType 1.9, formats 4 and 12). */
export function* charactersOf(font: Buffer): Generator<number> {
  const cmap = tableOf(font, "cmap");
  if (!cmap) return;
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) yield* segmentsOf(cmap.subarray(at));
    else if (format === 12)
      for (let k = 0; k < cmap.readUInt32BE(at + 12); k++) {
        const group = at + 16 + k * 12;
        for (let code = cmap.readUInt32BE(group); code <= cmap.readUInt32BE(group + 4); code++) yield code;
      }
  }
}

/** Format 4: segments of characters, each with a shift to its glyphs or a list of them; glyph 0 is the box. */
function* segmentsOf(table: Buffer): Generator<number> {
  const double = table.readUInt16BE(6);
  for (let i = 0; i < double; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + double + i)];
    const [delta, offset] = [table.readUInt16BE(16 + 2 * double + i), table.readUInt16BE(16 + 3 * double + i)];
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(16 + 3 * double + i + offset + (code - start) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) yield code;
    }
  }
}

function tableOf(font: Buffer, tag: string): Buffer | undefined {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    if (font.toString("latin1", entry, entry + 4) !== tag) continue;
    const at = font.readUInt32BE(entry + 8);
    return font.subarray(at, at + font.readUInt32BE(entry + 12));
  }
  return undefined;
}
