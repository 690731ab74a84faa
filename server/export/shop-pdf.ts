/** One side of one component a page, with bleed, and with boxes that say where it is cut: what print shops take. */

import type PDFDocument from "pdfkit";
import type { PdfReference } from "pdfkit";
import { err, type Result } from "../../engine/kernel/result.ts";
import { pictureOf } from "../../faces/print/picture.ts";
import { cutBy, type Shop } from "../../faces/print/shops.ts";
import { Content } from "../print/pdf/content.ts";
import { Pen } from "../print/pdf/pen.ts";
import { addPage, finish, MM, written } from "../print/write-print.ts";
import { contentsText, countOf, type Found, lookThrough } from "./contents.ts";
import { DRAWN_BLEED, type Piece, type Pieces } from "./pieces.ts";
import { srgbProfile } from "./raster.ts";
import { STOPPED, type Watch } from "./whole-file.ts";

export type ShopPdf = Found & {
  readonly pages: number;
  readonly components: number /** What is in the file, as text. */;
  readonly contents: string;
};

/** Writes the PDF: every copy a page or two, in the order of the list. The error is a sentence. */
export async function writeShopPdf(set: Pieces, shop: Shop, at: Date, file: string, watch: Watch = {}): Promise<Result<ShopPdf, string>> {
  if (countOf(set.pieces) === 0) return err("There is nothing to export: every component has 0 copies.");
  const drawings = new Set(set.pieces.flatMap(({ face, back }) => (back === undefined ? [face] : [face, back]))).size;
  const all = drawings + set.pieces.length;
  let done = 0;
  const step = async () => {
    watch.progress?.(++done, all);
    await new Promise((next) => setImmediate(next));
    return watch.signal?.aborted !== true;
  };
  const found = await lookThrough(set, step);
  if (!found) return err(STOPPED);
  const icc = await srgbProfile();
  const lines: string[] = [];
  const result = await written({ title: set.title, at }, file, async (document) => {
    intent(document, icc);
    const pages = new Pages(document, set, shop);
    for (const piece of set.pieces) {
      const first = pages.count + 1;
      for (let copy = 0; copy < piece.count; copy++) await pages.piece(piece);
      if (piece.count > 0) lines.push(`pages ${first}-${pages.count}: ${piece.count} x ${piece.name}`);
      if (!(await step())) return undefined;
    }
    return { pages: pages.count, components: countOf(set.pieces), missing: [...found.missing] };
  });
  if (!result.ok) return result;
  const { pages, components } = result.value;
  const order = shop.order === "back-front" ? "the back, then the front" : "the front, then the back";
  const how = [`PDF 1.7, ${pages} pages: of each copy ${order}. TrimBox is the cut, BleedBox the page.`];
  return { ok: true, value: { ...found, pages, components, contents: contentsText(set, shop, how, lines, found, at) } };
}

// pdfkit writes a `String` as a text and a string as a name.
const PROFILE_NAME = Object("sRGB IEC61966-2.1");

/** Says that the colours of the file are sRGB (PDF 1.7, 14.11.5). */
function intent(document: PDFDocument, icc: Buffer): void {
  const profile = document.ref({ N: 3, Alternate: "DeviceRGB" });
  profile.end(icc);
  const output = document.ref({
    ...{ Type: "OutputIntent", S: "GTS_PDFX", OutputConditionIdentifier: PROFILE_NAME, DestOutputProfile: profile },
    Info: PROFILE_NAME,
  });
  output.end();
  document._root.data["OutputIntents"] = [output];
}

class Pages {
  count = 0;
  private readonly document: PDFDocument;
  private readonly set: Pieces;
  private readonly shop: Shop;
  private readonly pen: Pen;
  private readonly forms = new Map<string, PdfReference>();

  constructor(document: PDFDocument, set: Pieces, shop: Shop) {
    this.document = document;
    this.set = set;
    this.shop = shop;
    this.pen = new Pen(document);
  }

  async piece(piece: Piece): Promise<void> {
    const sides = piece.back === undefined ? [piece.face] : [piece.face, piece.back];
    for (const drawing of this.shop.order === "back-front" ? sides.toReversed() : sides) await this.page(drawing, piece);
  }

  private async page(drawing: string, { w, h }: Piece): Promise<void> {
    const { trim, reach } = cutBy(this.shop, { w, h });
    const { bleed } = this.shop;
    const [across, down] = [trim.w + 2 * bleed, trim.h + 2 * bleed];
    const form = await this.form(drawing, w, h);
    addPage(this.document, { w: across, h: down });
    const content = new Content();
    content.write(`q ${MM} 0 0 ${MM} 0 0 cm`);
    const shown = content.name("XObject", form);
    if (Math.max(...reach) > DRAWN_BLEED) {
      // The drawing ends before the page does: what lies beyond its edge, and is cut away, is the drawing spread out under it.
      const [sx, sy] = [across / (w + 2 * DRAWN_BLEED), down / (h + 2 * DRAWN_BLEED)];
      content
        .write("q")
        .map([sx, 0, 0, sy, DRAWN_BLEED * sx, DRAWN_BLEED * sy])
        .write(`${shown} Do Q`);
    }
    content.write("q").map([1, 0, 0, 1, reach[0], reach[1]]).write(`${shown} Do Q`);
    finish(this.document, content.write("Q"));
    const page = [0, 0, across * MM, down * MM];
    const cut = [bleed * MM, bleed * MM, (across - bleed) * MM, (down - bleed) * MM];
    Object.assign(this.document.page.dictionary.data, { BleedBox: page, TrimBox: cut });
    this.count++;
  }

  /** A drawing with its bleed, once. */
  private async form(drawing: string, w: number, h: number): Promise<PdfReference> {
    const known = this.forms.get(drawing);
    if (known) return known;
    const content = new Content();
    this.pen.draw(pictureOf(await this.set.draw(drawing, true)), content);
    const form = content.form(this.document, { x: -DRAWN_BLEED, y: -DRAWN_BLEED, w: w + 2 * DRAWN_BLEED, h: h + 2 * DRAWN_BLEED });
    this.forms.set(drawing, form);
    return form;
  }
}
