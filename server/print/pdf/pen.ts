/** Draws the items of a face into a content stream. Lengths are millimetres, y grows downwards; whoever draws the stream turns it over. */
import type PDFDocument from "pdfkit";
import type { GlyphPosition } from "pdfkit";
import { type Matrix, SAME, times } from "../../../faces/print/matrix.ts";
import { type Box, boxOf, type Path } from "../../../faces/print/path.ts";
import { boxOfItems, type Fill, type Item, type Paint, type Stroke } from "../../../faces/print/picture.ts";
import { Content, list, num } from "./content.ts";
import { PrintFonts } from "./fonts.ts";
import { Paints } from "./paints.ts";

type Shape = Extract<Item, { readonly is: "shape" }>;
type Words = Extract<Item, { readonly is: "words" }>;
type Image = Extract<Item, { readonly is: "image" }>;

export class Pen {
  readonly fonts: PrintFonts;
  readonly paints: Paints;
  private readonly document: PDFDocument;
  private readonly images = new Map<string, ReturnType<PDFDocument["openImage"]>>();

  constructor(document: PDFDocument) {
    this.document = document;
    this.fonts = new PrintFonts(document);
    this.paints = new Paints(document);
  }

  /** Draws items; `space` is the map from where they are to the stream's own space, which patterns need. */
  draw(items: readonly Item[], content: Content, space: Matrix = SAME): void {
    for (const item of items) {
      if (item.is === "group") {
        if (item.opacity < 1) this.mixed(item.opacity, [{ ...item, opacity: 1 }], content);
        else {
          content.write("q").map(item.matrix);
          if (item.clip) content.path(item.clip).write("W n");
          this.draw(item.items, content, times(space, item.matrix));
          content.write("Q");
        }
      } else if (item.is === "words") this.words(item, content);
      else if (item.is === "image") this.image(item, content);
      else this.shape(item, content, space);
    }
  }

  /** Items that are seen through as a whole. */
  private mixed(opacity: number, items: readonly Item[], content: Content): void {
    const box = boxOfItems(items);
    if (!box || opacity <= 0) return;
    const inside = new Content();
    this.draw(items, inside);
    const form = inside.form(this.document, box, "DeviceRGB");
    content.write(`q ${content.name("ExtGState", this.paints.opacity(opacity))} gs ${content.name("XObject", form)} Do Q`);
  }

  private shape(shape: Shape, content: Content, space: Matrix): void {
    const { fill, stroke, opacity, path, matrix } = shape;
    if (fill && stroke && opacity < 1) {
      this.mixed(opacity, [{ ...shape, opacity: 1 }], content);
      return;
    }
    content.write("q").map(matrix);
    const isPlain = (!fill || fill.paint.is === "colour") && (!stroke || stroke.paint.is === "colour");
    if (isPlain) this.plain(path, fill, stroke, opacity, content);
    else {
      const here = times(space, matrix);
      if (fill) this.area(path, fill, opacity, content, here);
      if (stroke) this.plain(path, undefined, stroke, opacity, content);
    }
    content.write("Q");
  }

  private plain(path: Path, fill: Fill | undefined, stroke: Stroke | undefined, opacity: number, content: Content): void {
    const [of, along] = [(fill?.opacity ?? 1) * opacity, (stroke?.opacity ?? 1) * opacity];
    if (of < 1 || along < 1) content.write(`${content.name("ExtGState", this.paints.opacity(of, along))} gs`);
    if (fill?.paint.is === "colour") content.fill(fill.paint.colour);
    if (stroke) {
      // A line in a gradient has the colour in its middle.
      const { paint } = stroke;
      const colour = paint.is === "colour" ? paint.colour : paint.is === "tiles" ? undefined : paint.stops[paint.stops.length >> 1]?.colour;
      content.stroke(colour ?? [0, 0, 0]).write(`${num(stroke.width)} w`);
      if (stroke.cap) content.write(`${stroke.cap} J`);
      if (stroke.join) content.write(`${stroke.join} j`);
      // SVG's limit is 4, PDF's 10.
      else content.write("4 M");
      if (stroke.dash.length > 0 && stroke.dash.some((length) => length > 0)) content.write(`[${list(stroke.dash)}] 0 d`);
    }
    content.path(path).write(fill && stroke ? (fill.evenOdd ? "B*" : "B") : fill ? (fill.evenOdd ? "f*" : "f") : "S");
  }

  /** An area filled with a colour, a gradient or a pattern. */
  private area(path: Path, { paint, opacity, evenOdd }: Fill, of: number, content: Content, space: Matrix): void {
    const box = boxOf(path);
    const shown = opacity * of;
    if (!box || shown <= 0) return;
    if (paint.is === "colour") {
      content.write("q");
      this.plain(path, { paint, opacity, evenOdd }, undefined, of, content);
      content.write("Q");
      return;
    }
    if (paint.is === "tiles") {
      this.tiles(path, paint, shown, content, space);
      return;
    }
    const opacities = paint.stops.map((stop) => stop.opacity);
    const isEven = opacities.every((one) => one === opacities[0]);
    const through = shown * (isEven ? (opacities[0] ?? 1) : 1);
    content
      .write("q")
      .path(path)
      .write(evenOdd ? "W* n" : "W n");
    if (through < 1) content.write(`${content.name("ExtGState", this.paints.opacity(through))} gs`);
    if (!isEven) content.write(`${content.name("ExtGState", this.paints.mask(paint, box))} gs`);
    content.map(paint.matrix).write(`${content.name("Shading", this.paints.shading(paint, "colour"))} sh Q`);
  }

  private tiles(path: Path, paint: Extract<Paint, { readonly is: "tiles" }>, opacity: number, content: Content, space: Matrix): void {
    const inside = new Content();
    this.draw(paint.items, inside);
    const pattern = this.document.ref({
      Type: "Pattern",
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, paint.w, paint.h],
      XStep: paint.w,
      YStep: paint.h,
      Matrix: [...times(space, paint.matrix)],
      Resources: inside.used,
    });
    pattern.end(inside.text);
    content.write("q");
    if (opacity < 1) content.write(`${content.name("ExtGState", this.paints.opacity(opacity))} gs`);
    content
      .write(`/Pattern cs ${content.name("Pattern", pattern)} scn`)
      .path(path)
      .write("f Q");
  }

  /** One line of words; the letters were measured before, so nothing breaks here. */
  private words({ text, x, y, size, font, colour, opacity, anchor, spacing, matrix }: Words, content: Content): void {
    if (opacity <= 0) return;
    const stretches = this.fonts.stretches(font, text).map((stretch) => {
      const [glyphs, positions] = stretch.font.encode(stretch.text);
      const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (size / 1000) + glyphs.length * spacing;
      return { font: stretch.font, glyphs, positions, width };
    });
    const width = stretches.reduce((sum, one) => sum + one.width, 0);
    let at = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
    content.write("q").map(matrix);
    if (opacity < 1) content.write(`${content.name("ExtGState", this.paints.opacity(opacity))} gs`);
    content.fill(colour).write("BT");
    if (spacing !== 0) content.write(`${num(spacing)} Tc`);
    for (const stretch of stretches) {
      content.write(
        `${content.font(stretch.font)} ${num(size)} Tf 1 0 0 -1 ${num(at)} ${num(y)} Tm ${shown(stretch.glyphs, stretch.positions, size)}`,
      );
      at += stretch.width;
    }
    content.write("ET Q");
  }

  private image({ href, box, matrix, opacity }: Image, content: Content): void {
    const encoded = /^data:image\/(?:png|jpeg);base64,(.+)$/s.exec(href)?.[1];
    if (encoded === undefined) throw new Error("A face has a picture that is not inside it.");
    const image = this.images.get(href) ?? this.document.openImage(Buffer.from(encoded, "base64"));
    this.images.set(href, image);
    if (!image.obj) image.embed(this.document);
    if (!image.obj) return;
    content.write("q").map(matrix);
    if (opacity < 1) content.write(`${content.name("ExtGState", this.paints.opacity(opacity))} gs`);
    content.map([box.w, 0, 0, -box.h, box.x, box.y + box.h]).write(`${content.name("XObject", image.obj)} Do Q`);
  }
}

/** Glyphs with their kerning, and marks where they sit on their letters. */
function shown(glyphs: readonly string[], positions: readonly GlyphPosition[], size: number): string {
  const done: string[] = [];
  let [parts, run, raised] = ["", "", 0];
  /** How far the pen has to go before the next glyph, in thousandths of the em. */
  let owed = 0;
  const endRun = () => {
    if (run !== "") parts += `<${run}>`;
    run = "";
  };
  const show = () => {
    endRun();
    if (parts !== "") done.push(parts.endsWith(">") && parts.lastIndexOf("<") === 0 ? `${parts} Tj` : `[${parts}] TJ`);
    parts = "";
  };
  for (const [i, glyph] of glyphs.entries()) {
    const { xAdvance = 0, advanceWidth = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    if (yOffset !== raised) {
      show();
      done.push(`${num((yOffset * size) / 1000)} Ts`);
      raised = yOffset;
    }
    const move = Math.round(owed + xOffset);
    if (move !== 0) {
      endRun();
      parts += `${-move}`;
    }
    run += glyph;
    owed += xAdvance - advanceWidth - move;
  }
  show();
  if (raised !== 0) done.push("0 Ts");
  return done.join(" ");
}

/** A box that is a little larger, so that lines along its edge are whole. */
export const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });
