/** A card's face as a file of its own: an SVG that needs nothing else, or the same as pixels. */
import sharp from "sharp";
import type { Card, CardState, PrintedCard } from "../../engine/cards/card.ts";
import { art } from "../../faces/art/index.ts";
import { drawFace, type Face } from "../../faces/index.ts";
import { withLetters } from "../../faces/outlines.ts";
import { escapeText } from "../../faces/svg.ts";
import { fontRules, prepareFonts } from "./fonts.ts";

export type FaceWish = {
  /** With 3 mm of bleed and square corners. */
  readonly print: boolean;
  readonly state: CardState;
  /** Letters stay letters, so that what is printed can be searched and copied. */
  readonly letters?: true;
  /** Without its picture. */
  readonly bare?: true;
};

/** The face as a document with its picture and its fonts inside: lines break as on the screen. */
export async function faceSvg(card: PrintedCard, wish: FaceWish): Promise<string> {
  const { svg, viewBox, width, height } = await drawn(card, wish);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}mm" height="${height}mm"><title>${escapeText(card.name)}</title><style>${fontRules(svg)}</style>${svg}</svg>\n`;
}

/** The face as PNG. `dpi`: dots an inch, 72 to 1,200. */
export async function facePng(card: PrintedCard, { dpi, ...wish }: FaceWish & { readonly dpi: number }): Promise<Buffer> {
  prepareFonts();
  const { svg, viewBox, width, height } = await drawn(card, wish);
  const [across, down] = [Math.round((width / 25.4) * dpi), Math.round((height / 25.4) * dpi)];
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${across}" height="${down}">${svg}</svg>`;
  return sharp(Buffer.from(document), { limitInputPixels: 40_000_000 }).withMetadata({ density: dpi }).png().toBuffer();
}

/** The face with its picture inside. */
export async function drawn(card: PrintedCard, { print, state, letters, bare }: FaceWish): Promise<Face> {
  const draw = (source: (card: Card, w: number, h: number) => string) => {
    const face = () =>
      drawFace(card, {
        detail: "face",
        art: source,
        keywords: card.keywords,
        prefix: "face",
        print,
        stamp: state === "draft" ? "draft" : undefined,
      });
    return letters ? withLetters(face) : face();
  };
  if (bare) return draw(() => "");
  if (!("image" in card.art)) return draw(art);
  // The face says how large its picture is; it is cut out for that, and drawn in.
  const sizes = new Map<string, readonly [number, number]>();
  draw((_, w, h) => {
    sizes.set(`${w} ${h}`, [w, h]);
    return "";
  });
  const pictures = new Map<string, Buffer>();
  // The database is asked only for cards that have pictures of their own.
  const { ownPicture } = await import("./pictures.ts");
  for (const [size, [w, h]] of sizes) {
    const picture = await ownPicture(card, w, h);
    if (picture) pictures.set(size, await sharp(picture).png().toBuffer());
  }
  return draw((one, w, h) => {
    const picture = pictures.get(`${w} ${h}`);
    return picture ? `<image href="data:image/png;base64,${picture.toString("base64")}" width="${w}" height="${h}"/>` : art(one, w, h);
  });
}
