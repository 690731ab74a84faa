/**
 * People's own pictures: what is uploaded is decoded and drawn anew, so that nothing but pixels is kept, and stored beside the database under
 * the hash of its bytes.
 */
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { db, picturesBeside } from "../../db/client.ts";
import type { Card } from "../../engine/cards/card.ts";
import { type Crop, type PictureSize, pictureHash, shownPart } from "../../engine/cards/picture.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";

/** Bytes of an upload, and of both sides in pixels. */
export const MOST_PICTURE_BYTES = 8_000_000;
const MOST_PIXELS = 40_000_000;
/** The longer side of what is kept: 69 × 94 mm with bleed at 600 dots an inch. */
const KEPT_SIDE = 2_300;
const FORMATS: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);

/** A kept picture: `image` is what a card's `art` names. */
export type Picture = {
  readonly hash: string;
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

const folder = (): string => picturesBeside(db().$client.name);

/** Takes a picture in. The type is what the bytes are, whatever they are called. The error is a sentence. */
export async function keepPicture(bytes: Uint8Array): Promise<Result<Picture, string>> {
  if (bytes.length === 0) return err("The file is empty. Choose a PNG, JPEG or WebP picture.");
  if (bytes.length > MOST_PICTURE_BYTES)
    return err(`The file has more than ${MOST_PICTURE_BYTES / 1_000_000} MB. Save the picture smaller and try again.`);
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false });
  try {
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) return err(`This is ${format.toUpperCase()}, not PNG, JPEG or WebP. Save the picture as one of these.`);
    const { data, info } = await image
      .rotate()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash("sha256").update(data).digest("hex");
    await write(hash, data);
    return ok({ hash, image: `pictures/${hash}.webp`, width: info.width, height: info.height, bytes: data.length });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message))
      return err(`The picture has more than ${MOST_PIXELS / 1_000_000} million pixels. Save it smaller and try again.`);
    if (error instanceof Error && "code" in error) throw error;
    return err("This picture cannot be read: it is not PNG, JPEG or WebP, or it is damaged. Save it again and retry.");
  }
}

/** Whole or not at all: written beside, flushed, then given its name. */
async function write(hash: string, data: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const file = join(folder(), `${hash}.webp`);
  const fresh = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(fresh, "wx");
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

/** Whether a picture is where it was kept. */
export const hasPicture = (hash: string): boolean => existsSync(join(folder(), `${hash}.webp`));

/** The bytes of a kept picture, WebP; undefined when there is none. */
export async function readPicture(hash: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder(), `${hash}.webp`));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Keeps the bytes of a picture that come with their hash, as an archive has them. False when they are other bytes or no picture of ours. */
export async function takePicture(hash: string, data: Uint8Array): Promise<boolean> {
  if (createHash("sha256").update(data).digest("hex") !== hash) return false;
  const { format } = await sharp(data, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => ({ format: "" }));
  if (format !== "webp") return false;
  await write(hash, data);
  return true;
}

/** 300 dots an inch. */
const PIXELS_PER_MM = 12;

/** A card's own picture in the proportions of a face, as WebP; undefined when it has none, or when its file is not here. `w`, `h` in millimetres. */
export async function ownPicture({ art }: Pick<Card, "art">, w: number, h: number): Promise<Buffer | undefined> {
  const hash = "image" in art ? pictureHash(art.image) : undefined;
  return hash === undefined ? undefined : cutPicture(hash, { w, h, crop: "image" in art ? art.crop : undefined });
}

/** A part of a kept picture in the proportions asked for, as WebP; undefined when there is none. `w`, `h` in millimetres; more than 2,000 pixels are not drawn. */
export async function cutPicture(
  hash: string,
  { w, h, crop }: { readonly w: number; readonly h: number; readonly crop?: Crop | undefined },
): Promise<Buffer | undefined> {
  const data = await readPicture(hash);
  if (!data) return undefined;
  const { width, height } = await sharp(data).metadata();
  const part = pixelsOf({ width, height }, w / h, crop);
  const scale = Math.min(PIXELS_PER_MM, 2_000 / Math.max(w, h));
  const [across, down] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))];
  return sharp(data).extract(part).resize(across, down, { fit: "fill" }).webp({ quality: 90 }).toBuffer();
}

/** The pixels of the part that is shown. */
function pixelsOf(size: PictureSize, proportion: number, crop: Crop | undefined) {
  const { x, y, width, height } = shownPart(size, proportion, crop);
  const [left, top] = [Math.min(Math.floor(x * size.width), size.width - 1), Math.min(Math.floor(y * size.height), size.height - 1)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.floor(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.floor(height * size.height), size.height - top)),
  };
}
