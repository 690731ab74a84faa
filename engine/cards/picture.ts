/** People's own pictures as cards name them, and which part of one a face shows. */

const PICTURE = /^pictures\/([0-9a-f]{64})\.webp$/;
/** The hash of a kept picture that a card's `art.image` names; undefined when it is a file of the content folder. */
export const pictureHash = (image: string): string | undefined => PICTURE.exec(image)?.[1];

/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number };
/** A part of a picture in the proportion of the face, in shares of the picture's width and height; its height follows. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number };
/** A part of a picture, in shares of its width and height. */
export type Part = Crop & { readonly height: number };

/** A part is at least so wide, in shares of the widest one that fits: less would be a handful of pixels. */
const LEAST = 0.05;

/**
 * The part that is shown: as wide as asked for, moved so that it lies within the picture; without a wish the largest part, in the middle.
 *
 * @param proportion width by height of what it is shown in
 */
export function shownPart({ width, height }: PictureSize, proportion: number, crop?: Crop): Part {
  const shape = width / height / proportion;
  const widest = Math.min(1, 1 / shape);
  const across = Math.max(widest * LEAST, Math.min(widest, crop?.width ?? widest));
  const down = Math.min(1, across * shape);
  const within = (at: number, room: number) => Math.max(0, Math.min(at, room));
  return {
    x: within(crop?.x ?? (1 - across) / 2, 1 - across),
    y: within(crop?.y ?? (1 - down) / 2, 1 - down),
    width: across,
    height: down,
  };
}

/** The part moved by shares of the picture's width and height, as far as there is picture. */
export const movedPart = (size: PictureSize, proportion: number, { x, y, width }: Part, across: number, down: number): Part =>
  shownPart(size, proportion, { x: x + across, y: y + down, width });

/** The part made so wide, its middle where it was as far as there is picture. */
export function sizedPart(size: PictureSize, proportion: number, part: Part, width: number): Part {
  const { width: across, height: down } = shownPart(size, proportion, { x: 0, y: 0, width });
  return shownPart(size, proportion, { x: part.x + (part.width - across) / 2, y: part.y + (part.height - down) / 2, width: across });
}

/** The part as a card keeps it. */
export function cropOf({ x, y, width }: Part): Crop {
  const short = (share: number) => Math.floor(share * 10_000) / 10_000;
  return { x: short(x), y: short(y), width: short(width) };
}
