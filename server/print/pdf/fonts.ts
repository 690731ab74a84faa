/** The fonts of a print: for each letter the first file that has it, as a browser looks them up. */
import PDFDocument, { type PdfFont } from "pdfkit";
import { FONTS } from "../../../faces/metrics.ts";
import type { Font } from "../../../faces/print/picture.ts";
import { FONT_FAMILIES, subsetsOf, type Used, unpackedFont } from "../../studio/fonts.ts";
import { LAST, UNSEEN } from "../../studio/letters.ts";

/** Letters that one font file has. */
export type Stretch = { readonly font: PdfFont; readonly text: string };

/** What people see as one letter: the letter with its marks. */
const CLUSTERS = new Intl.Segmenter("und", { granularity: "grapheme" });

type File = { readonly font: Used; readonly subset: string };

/** The heaviest weight of fonts that stand in. */
const HEAVIEST = 600;
const FAMILIES = FONT_FAMILIES.map(({ family }) => family);
/** Font files, unpacked. What pdfkit reads out of one belongs to its document: it remembers which letters a glyph stood for there. */
const READ = new Map<string, Buffer>();

export class PrintFonts {
  /** Letters that no font has; they are printed as boxes. */
  readonly missing = new Set<string>();
  private readonly document: PDFDocument;
  private readonly opened = new Map<string, PdfFont>();
  private readonly chains = new Map<string, readonly File[]>();
  private readonly found = new Map<string, PdfFont>();

  constructor(document: PDFDocument) {
    this.document = document;
  }

  /** A text in stretches of one font file each. */
  stretches(font: Font, text: string): readonly Stretch[] {
    const out: { font: PdfFont; text: string }[] = [];
    for (const { segment } of CLUSTERS.segment(text.normalize("NFC"))) {
      const letters = [...segment].filter((char) => !UNSEEN.test(char));
      const last = out.at(-1);
      const whole = letters.length > 1 ? this.fontOfAll(font, letters) : undefined;
      for (const char of letters) {
        // A space belongs to the letters before it, as in PNG: fonts that stand in have spaces of another width.
        const used = whole ?? (char === " " && last ? last.font : this.fontFor(font, char));
        const before = out.at(-1);
        if (before?.font === used) before.text += char;
        else out.push({ font: used, text: char });
      }
    }
    return out;
  }

  /** The first font that has a letter and all of its marks, which belong together; undefined if none has. */
  private fontOfAll(font: Font, letters: readonly string[]): PdfFont | undefined {
    const key = `${font.families[0]} ${font.weight} ${font.italic}`;
    const codes = letters.map((char) => char.codePointAt(0) ?? 0);
    const file = this.chainOf(font, key).find((one) => codes.every((code) => this.open(one).font.hasGlyphForCodePoint(code)));
    return file && this.open(file);
  }

  private fontFor(font: Font, char: string): PdfFont {
    const key = `${font.families[0]} ${font.weight} ${font.italic}`;
    const known = this.found.get(`${key} ${char}`);
    if (known) return known;
    const chain = this.chainOf(font, key);
    const code = char.codePointAt(0) ?? 0;
    const file = chain.find((one) => this.open(one).font.hasGlyphForCodePoint(code));
    if (file === undefined) this.missing.add(char);
    const used = this.open(file ?? chain[0] ?? { font: { family: "IBM Plex Sans", weight: 400, style: "normal" }, subset: "latin" });
    this.found.set(`${key} ${char}`, used);
    return used;
  }

  /** Files in the order in which a letter is looked up: Latin first, since nearly all are there. */
  private chainOf({ families, weight, italic }: Font, key: string): readonly File[] {
    const known = this.chains.get(key);
    if (known) return known;
    const style = italic ? "italic" : "normal";
    const wanted = [...new Set([...families.filter((family) => FAMILIES.includes(family)), ...LAST])];
    const chain = wanted.flatMap((family, i) => {
      const used = { family, weight: i === 0 ? weight : Math.min(weight, HEAVIEST), style };
      const subsets = subsetsOf(family).map(([subset]) => subset);
      const latinFirst = ["latin", "latin-ext", ...subsets.filter((subset) => !subset.startsWith("latin"))];
      return latinFirst.filter((subset) => subsets.includes(subset)).map((subset) => ({ font: used, subset }));
    });
    this.chains.set(key, chain);
    return chain;
  }

  private open({ font, subset }: File): PdfFont {
    const key = `${font.family} ${subset} ${font.weight} ${font.style}`;
    const known = this.opened.get(key);
    if (known) return known;
    const file = READ.get(key) ?? unpackedFont(font, subset);
    READ.set(key, file);
    const opened = this.document.font(file)._font;
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
