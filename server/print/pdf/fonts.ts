/** The fonts of a print: for each letter the first file that has it, as a browser looks them up. */
import PDFDocument, { type PdfFont } from "pdfkit";
import { FONTS } from "../../../faces/metrics.ts";
import type { Font } from "../../../faces/print/picture.ts";
import { FONT_FAMILIES, subsetsOf, type Used, unpackedFont } from "../../studio/fonts.ts";
import { ALL_FAMILIES, LAST, spelled, UNSEEN } from "../../studio/letters.ts";

/** Letters that one font file has. */
export type Stretch = { readonly font: PdfFont; readonly text: string };

/** What people see as one letter: the letter with its marks. */
const CLUSTERS = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Whether what follows a space and other spaces is a sign that belongs to no script. */
function isSign(clusters: readonly (readonly string[])[], space: number): boolean {
  const next = clusters.slice(space + 1).find((letters) => letters.length > 0 && letters[0] !== " ");
  return next !== undefined && /^\p{Script=Common}/u.test(next[0] ?? "");
}

type File = { readonly font: Used; readonly subset: string };
type Opened = { readonly font: PdfFont; readonly has: (code: number) => boolean };
const keyOf = ({ families, weight, italic }: Font): string => `${families[0]} ${weight} ${italic}`;

/** The heaviest weight of fonts that stand in. */
const HEAVIEST = 600;
const FAMILIES = FONT_FAMILIES.map(({ family }) => family);
/** A family that a text did not ask for has only the faces that drawings use: of those the lightest, upright. */
const lastResort = (family: string): Used => {
  const [lightest] = Object.values(FONTS)
    .filter((one) => one.family === family && one.style === "normal")
    .toSorted((a, b) => a.weight - b.weight);
  return { family, weight: lightest?.weight ?? 400, style: "normal" };
};
/** Font files, unpacked. What pdfkit reads out of one belongs to its document: it remembers which letters a glyph stood for there. */
const READ = new Map<string, Buffer>();

export class PrintFonts {
  /** Letters that no font has; they are printed as boxes. */
  readonly missing = new Set<string>();
  private readonly document: PDFDocument;
  private readonly opened = new Map<string, Opened>();
  private readonly chains = new Map<string, readonly File[]>();
  private readonly found = new Map<string, Stretch>();

  constructor(document: PDFDocument) {
    this.document = document;
  }

  /** A text in stretches of one font file each. */
  stretches(font: Font, text: string): readonly Stretch[] {
    const out: { font: PdfFont; text: string }[] = [];
    const clusters = [...CLUSTERS.segment(text.normalize("NFC"))].map(({ segment }) => [...segment].filter((char) => !UNSEEN.test(char)));
    for (const [i, letters] of clusters.entries()) {
      const last = out.at(-1);
      const whole = letters.length > 1 ? this.whole(font, letters) : undefined;
      // A space belongs to the letters before it, as in PNG: fonts that stand in have spaces of another width. Before a sign of no script, such
      // as a dash, it is that of the text.
      const space = letters.join("") === " " && last && !isSign(clusters, i) ? { font: last.font, text: " " } : undefined;
      const found = whole ? [whole] : space ? [space] : letters.map((char) => this.one(font, char));
      for (const part of found) {
        const before = out.at(-1);
        if (before?.font === part.font) before.text += part.text;
        else out.push({ ...part });
      }
    }
    return out;
  }

  /** Letters that belong together, in the first font that has all of them; undefined if none has. */
  private whole(font: Font, letters: readonly string[]): Stretch | undefined {
    for (const file of this.chainOf(font)) {
      const { has, font: used } = this.open(file);
      const parts = letters.map((char) => spelled(char, has));
      if (!parts.includes(undefined)) return { font: used, text: parts.join("") };
    }
    return undefined;
  }

  /** A letter in the first font that has it, or the box of the first font. */
  private one(font: Font, char: string): Stretch {
    const key = `${keyOf(font)} ${char}`;
    const known = this.found.get(key);
    if (known) return known;
    const fits = this.whole(font, [char]);
    if (!fits) this.missing.add(char);
    const [first = { font: { family: "IBM Plex Sans", weight: 400, style: "normal" }, subset: "latin" }] = this.chainOf(font);
    const found = fits ?? { font: this.open(first).font, text: char };
    this.found.set(key, found);
    return found;
  }

  /** Files in the order in which a letter is looked up: Latin first, since nearly all are there. */
  private chainOf(wish: Font): readonly File[] {
    const { families, weight, italic } = wish;
    const key = keyOf(wish);
    const known = this.chains.get(key);
    if (known) return known;
    const style = italic ? "italic" : "normal";
    const asked = new Set([...families.filter((family) => FAMILIES.includes(family)), ...LAST]);
    const wanted = [...new Set([...asked, ...ALL_FAMILIES])];
    const chain = wanted.flatMap((family, i) => {
      const isAsked = asked.has(family);
      const used = isAsked ? { family, weight: i === 0 ? weight : Math.min(weight, HEAVIEST), style } : lastResort(family);
      const subsets = subsetsOf(family).map(([subset]) => subset);
      const latinFirst = ["latin", "latin-ext", ...subsets.filter((subset) => !subset.startsWith("latin"))];
      return latinFirst.filter((subset) => subsets.includes(subset)).map((subset) => ({ font: used, subset }));
    });
    this.chains.set(key, chain);
    return chain;
  }

  private open({ font, subset }: File): Opened {
    const key = `${font.family} ${subset} ${font.weight} ${font.style}`;
    const known = this.opened.get(key);
    if (known) return known;
    const file = READ.get(key) ?? unpackedFont(font, subset);
    READ.set(key, file);
    const used = this.document.font(file)._font;
    const opened = { font: used, has: (code: number) => used.font.hasGlyphForCodePoint(code) };
    this.opened.set(key, opened);
    return opened;
  }
}

/** Reads the fonts of faces, so that the first print does not wait for them. */
export function readFonts(): void {
  const fonts = new PrintFonts(new PDFDocument({ autoFirstPage: false, font: null }));
  for (const { family, weight, style } of Object.values(FONTS))
    for (const { font, text } of fonts.stretches({ families: [family], weight: Number(weight), italic: style === "italic" }, "AV"))
      font.encode(text);
}
