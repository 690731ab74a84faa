/** Drawings as pixels, in sRGB. */
import sharp, { type Sharp } from "sharp";
import { prepareFonts } from "../studio/fonts.ts";
import { DRAWN_BLEED } from "./pieces.ts";

/** Pixels of one picture: 8 bytes of memory each while it is made. */
export const MOST_PIXELS = 120_000_000;
/** What the renderer of SVG can do. */
const MOST_SIDE = 32_000;

/** The part of a drawing that is shown, mm; beyond the drawing's own bleed its edge goes on. */
export type Shown = { readonly w: number; readonly h: number; readonly reach: readonly [x: number, y: number] };

/** How many pixels a part has at a resolution, or a sentence when these are too many. */
export function pixelsOf({ w, h, reach }: Shown, dpi: number): readonly [across: number, down: number] | string {
  const [across, down] = [Math.round(((w + 2 * reach[0]) / 25.4) * dpi), Math.round(((h + 2 * reach[1]) / 25.4) * dpi)];
  if (across * down <= MOST_PIXELS && Math.max(across, down) <= MOST_SIDE) return [across, down];
  return `${Math.round(w)} × ${Math.round(h)} mm at ${dpi} dpi are ${across} × ${down} pixels, more than one picture can have. Choose fewer dots per inch.`;
}

/** Draws the part at so many pixels. */
export function picture(markup: string, shown: Shown, [across, down]: readonly [number, number]): Sharp {
  prepareFonts();
  const { w, h, reach } = shown;
  const [x, y] = reach.map((one) => Math.min(one, DRAWN_BLEED)) as [number, number];
  const [dotsX, dotsY] = [across / (w + 2 * reach[0]), down / (h + 2 * reach[1])];
  // What no drawing reaches is its edge, drawn out.
  const [moreX, moreY] = [Math.round((reach[0] - x) * dotsX), Math.round((reach[1] - y) * dotsY)];
  const [drawnX, drawnY] = [across - 2 * moreX, down - 2 * moreY];
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-x} ${-y} ${w + 2 * x} ${h + 2 * y}" width="${drawnX}" height="${drawnY}" preserveAspectRatio="none">${markup}</svg>`;
  const drawn = sharp(Buffer.from(document), { limitInputPixels: MOST_PIXELS * 2, unlimited: true });
  return moreX + moreY === 0 ? drawn : drawn.extend({ left: moreX, right: moreX, top: moreY, bottom: moreY, extendWith: "copy" });
}

/** A picture as PNG that says its resolution and that its colours are sRGB. */
export const pngOf = (image: Sharp, dpi: number): Promise<Buffer> =>
  image.flatten({ background: "#ffffff" }).toColourspace("srgb").withIccProfile("srgb").withMetadata({ density: dpi }).png().toBuffer();

let profile: Promise<Buffer> | undefined;
/** The profile that says what sRGB is. */
export function srgbProfile(): Promise<Buffer> {
  profile ??= sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
    .withIccProfile("srgb")
    .png()
    .toBuffer()
    .then(async (png) => {
      const { icc } = await sharp(png).metadata();
      if (!icc) throw new Error("The sRGB profile is missing from the packages.");
      return icc;
    });
  return profile;
}
