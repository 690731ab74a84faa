/** The parts of pdfkit that print uses: its objects, pages, fonts and pictures. It has no types of its own. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  /** An object of the file; `end` writes it, once. */
  export interface PdfReference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    end(chunk?: string | Buffer): void;
  }
  /** Thousandths of the em: how far a glyph leads on and would by itself, and where it is drawn from where the pen is. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly advanceWidth: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface PdfFont {
    readonly id: string;
    readonly font: { hasGlyphForCodePoint(code: number): boolean };
    ref(): PdfReference;
    /** Glyphs as four hexadecimal digits each, and where they go. */
    encode(text: string): [glyphs: string[], positions: GlyphPosition[]];
  }
  export interface PdfImage {
    readonly width: number;
    readonly height: number;
    obj: PdfReference | undefined;
    embed(document: PDFDocument): void;
  }
  export interface PdfPage {
    readonly dictionary: PdfReference;
    readonly xobjects: Record<string, PdfReference>;
    readonly fonts: Record<string, PdfReference>;
    readonly ext_gstates: Record<string, PdfReference>;
    readonly patterns: Record<string, PdfReference>;
  }
  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly autoFirstPage?: boolean;
      readonly font?: string | null;
      readonly pdfVersion?: "1.7";
      readonly compress?: boolean;
      readonly lang?: string;
      readonly displayTitle?: boolean;
      readonly info?: Readonly<Record<string, string | Date>>;
    });
    readonly page: PdfPage;
    readonly _font: PdfFont;
    /** The catalogue of the file. */
    readonly _root: PdfReference;
    ref(data: Record<string, unknown>): PdfReference;
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    addContent(content: string): this;
    font(file: Buffer): this;
    openImage(source: Buffer): PdfImage;
    end(): void;
  }
}
