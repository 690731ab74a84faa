/**
 * A card's picture in pixels, as lists of cards show it. To a browser each SVG is a document of its own, which it reads on the thread that
 * answers a person's keys; pixels it decodes beside that.
 */
import sharp from "sharp";
import type { Card } from "../../engine/cards/card.ts";
import { artSvg } from "../../faces/art/index.ts";
import { ownPicture } from "./pictures.ts";

const QUALITY = 82;

/** Pixels of the longer side, however long and thin the picture is that is asked for. */
const MOST_SIDE = 2_000;

/** The picture as WebP, `px` pixels across in the proportions of `w` and `h` (millimetres, or any unit); neither side has more than 2,000. */
export function smallPicture(card: Card, w: number, h: number, px: number): Promise<Buffer> {
  const scale = Math.min(px / w, MOST_SIDE / Math.max(w, h));
  const [across, down] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))];
  return inTurn(async () => {
    const picture = (await ownPicture(card, w, h)) ?? Buffer.from(artSvg(card, across, down));
    // Quick to make rather than small: it is made once for each browser, which keeps it.
    return sharp(picture).resize(across, down, { fit: "fill" }).webp({ quality: QUALITY, effort: 0 }).toBuffer();
  });
}

let last: Promise<unknown> = Promise.resolve();
/** One after another: a list asks for many at once, and whoever sits before the same machine types on meanwhile. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}
