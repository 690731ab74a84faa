/** The place that a face has for the card's picture. */
import type { Card } from "../../../engine/cards/card.ts";
import { type Crop, type PictureSize, shownPart } from "../../../engine/cards/picture.ts";
import type { ArtSource } from "../../../faces/canvas.ts";
import { drawWith, type GameFaces } from "../../../faces/draw.ts";
import { pictureAddress } from "../../api/pictures.ts";
import { isObject } from "../card/draft.ts";

/** Width and height of the picture on the full face of a card, in millimetres; undefined where the face shows none. */
export function pictureSlot(faces: GameFaces, card: Card): { readonly w: number; readonly h: number } | undefined {
  const slots: { readonly w: number; readonly h: number }[] = [];
  const measure = (_: Card, w: number, h: number) => {
    slots.push({ w, h });
    return "";
  };
  drawWith(faces, card, { detail: "face", art: measure, prefix: "slot" });
  return slots.sort((a, b) => b.w * b.h - a.w * a.h)[0];
}

/** Draws a kept picture into a face as the browser has it already, so that choosing a part needs no request. */
export const keptPicture =
  (hash: string, size: PictureSize, crop: Crop | undefined): ArtSource =>
  (_, w, h) => {
    const { x, y, width, height } = shownPart(size, w / h, crop);
    const box = [x * size.width, y * size.height, width * size.width, height * size.height].map((side) => side.toFixed(2));
    const picture = `<image href="${pictureAddress(hash)}" width="${size.width}" height="${size.height}"/>`;
    return `<svg width="${w}" height="${h}" viewBox="${box.join(" ")}" preserveAspectRatio="none">${picture}</svg>`;
  };

/** Whether a value says which part of a picture is shown. */
export const isCrop = (value: unknown): value is Crop =>
  isObject(value) && [value["x"], value["y"], value["width"]].every((share) => typeof share === "number");
