/**
 * Widths of text in the shipped fonts, from the tables that `npm run metrics` reads out of the font files. The same numbers
 * everywhere, so a line breaks at the same word in a browser, on the server and in a PDF.
 */
import chakra600 from "./metrics/chakra-petch-600.json" with { type: "json" };
import chakra700 from "./metrics/chakra-petch-700.json" with { type: "json" };
import characters from "./metrics/characters.json" with { type: "json" };
import plex400 from "./metrics/plex-condensed-400.json" with { type: "json" };
import plex400italic from "./metrics/plex-condensed-400-italic.json" with { type: "json" };
import plex600 from "./metrics/plex-condensed-600.json" with { type: "json" };
import mono500 from "./metrics/plex-mono-500.json" with { type: "json" };

/** What a metrics file holds. Lengths are in thousandths of the em. */
export type FontMetrics = {
  readonly capHeight: number;
  /** The width of each of `characters.json` in turn; -1 for one that the font does not have. */
  readonly advances: readonly number[];
  /**
   * One table per subset file: characters on the right in classes, and for each class of characters on the left one character for
   * each of them in turn: a blank for no kern, else the one whose code is `KERN_ZERO` and the kern in steps of `KERN_STEP`. Ligatures count as kerning of their letters.
   */
  readonly kerning: readonly {
    readonly right: readonly string[];
    readonly left: readonly (readonly [chars: string, kerns: string])[];
  }[];
};

/** The code of a kern of no steps: kerns are written as printable characters, so that a browser loads few bytes. */
export const KERN_ZERO = 0x60;
/** Thousandths of the em; at 8 pt it is 0.01 mm. */
export const KERN_STEP = 4;

/**
 * Letters that every font has and that are as wide as the letter under their accents, if the tables do not list them: "á", "Ž".
 * Tables are part of the script that pages wait for, so they leave these out.
 */
export const COMPOSED = /[À-ſ]/;
/** "a" of "á". */
export const letterUnder = (char: string): string => [...char.normalize("NFD")][0] ?? char;

/** The two weights of the display face are kerned alike, so one table is for both. */
const light = { ...chakra600, kerning: chakra700.kerning };
export const FONTS = {
  display6: { family: "Chakra Petch", weight: 600, style: "normal", metrics: light as unknown as FontMetrics },
  display7: { family: "Chakra Petch", weight: 700, style: "normal", metrics: chakra700 as unknown as FontMetrics },
  text: { family: "IBM Plex Sans Condensed", weight: 400, style: "normal", metrics: plex400 as unknown as FontMetrics },
  italic: { family: "IBM Plex Sans Condensed", weight: 400, style: "italic", metrics: plex400italic as unknown as FontMetrics },
  bold: { family: "IBM Plex Sans Condensed", weight: 600, style: "normal", metrics: plex600 as unknown as FontMetrics },
  mono: { family: "IBM Plex Mono", weight: 500, style: "normal", metrics: mono500 as unknown as FontMetrics },
} as const;
export type FontName = keyof typeof FONTS;

type Table = {
  readonly advances: ReadonlyMap<string, number>;
  readonly kern: (left: string, right: string) => number;
  /** Widths of texts that were asked for lately, in thousandths of the em: a line is measured anew with every word that it grows by. */
  readonly known: Map<string, number>;
};
/** Enough for the faces in sight; past it the memory begins anew. */
const MOST_KNOWN = 4_000;
const tables = new Map<FontName, Table>();

function tableOf(font: FontName): Table {
  const known = tables.get(font);
  if (known) return known;
  const { advances, kerning } = FONTS[font].metrics;
  const widths = new Map<string, number>();
  [...characters].forEach((char, i) => {
    const width = advances[i];
    if (width !== undefined && width >= 0) widths.set(char, width);
  });
  const rights = new Map<string, number>();
  const lefts = new Map<string, ReadonlyMap<number, number>>();
  kerning.forEach((subset, file) => {
    // A class index is unique over the subsets, so characters of two files never pair.
    const id = (index: number) => index * kerning.length + file;
    subset.right.forEach((chars, index) => {
      for (const char of chars) rights.set(char, id(index));
    });
    for (const [chars, kerns] of subset.left) {
      const row = new Map<number, number>();
      for (let i = 0; i < kerns.length; i++) if (kerns[i] !== " ") row.set(id(i), (kerns.charCodeAt(i) - KERN_ZERO) * KERN_STEP);
      for (const char of chars) lefts.set(char, row);
    }
  });
  const table: Table = {
    known: new Map(),
    advances: widths,
    kern(left: string, right: string) {
      const row = lefts.get(left);
      const column = row && rights.get(right);
      return column === undefined ? 0 : (row?.get(column) ?? 0);
    },
  };
  tables.set(font, table);
  return table;
}

const ZERO_WIDTH = /[\p{M}\p{Cf}\p{Cc}]/u;
const WIDE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** Width of a character that the tables do not list, in thousandths of the em. One that the font does not have is rather too wide than too narrow. */
function otherAdvance(char: string, advances: ReadonlyMap<string, number>): number {
  const under = COMPOSED.test(char) ? advances.get(letterUnder(char)) : undefined;
  if (under !== undefined) return under;
  if (ZERO_WIDTH.test(char)) return 0;
  if (WIDE.test(char)) return 1370;
  if (FULL_WIDTH.test(char)) return 1000;
  return 720;
}

/** Width of a text set in one font, kerning included, in the unit of `size` (the faces use millimetres). Never negative. */
export function measure(font: FontName, size: number, text: string): number {
  const table = tableOf(font);
  return Math.max(0, ((table.known.get(text) ?? learn(table, text)) * size) / 1000);
}

/** Width in thousandths of the em, whole numbers all: what is added up in parts is the same. Blanks never kern. */
function learn(table: Table, text: string): number {
  const { known } = table;
  const blank = text.lastIndexOf(" ");
  const before = blank > 0 ? known.get(text.slice(0, blank)) : undefined;
  const width = before === undefined ? widthIn(table, text) : before + widthIn(table, text.slice(blank));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, width);
  return width;
}

function widthIn({ advances, kern }: Table, text: string): number {
  let width = 0;
  let previous = "";
  for (const char of text) {
    width += advances.get(char) ?? otherAdvance(char, advances);
    if (previous) width += kern(previous, char);
    previous = char;
  }
  return width;
}
