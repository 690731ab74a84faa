/** How far apart two pictures are at a glance: both shrunk to 24 × 24 pixels, mean absolute difference of their channels. */
import type { Page } from "playwright-core";
import type { Card } from "../engine/cards/card.ts";
import { artSvg } from "../faces/art/index.ts";

/** Pictures of one type in one set that are nearer than this look the same in a list (0 … 1). */
export const LEAST_DISTANCE = 0.06;
const SIDE = 24;

/** Red, green and blue of 24 × 24 pixels, row by row, 0 … 255. */
export type Thumbnail = readonly number[];

/** The thumbnails of the cards' pictures, all drawn in one open page; the page's content is left as it is. */
export async function thumbnails(page: Page, cards: readonly Card[]): Promise<Thumbnail[]> {
  const pictures = cards.map((card) => artSvg(card, 60, 45));
  const encoded = await page.evaluate(
    async ({ pictures, side }) => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = side;
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("The browser provides no canvas");
      const draw = async (svg: string): Promise<number[]> => {
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
        await image.decode();
        context.drawImage(image, 0, 0, side, side);
        return [...context.getImageData(0, 0, side, side).data].filter((_, i) => i % 4 !== 3);
      };
      const out: number[][] = [];
      for (const picture of pictures) out.push(await draw(picture));
      return out;
    },
    { pictures, side: SIDE },
  );
  return encoded;
}

/** 0 (the same) … 1 (black against white). */
export function distance(a: Thumbnail, b: Thumbnail): number {
  let sum = 0;
  for (const [i, value] of a.entries()) sum += Math.abs(value - (b[i] ?? 0));
  return sum / (a.length * 255);
}

/** The cards that are compared with each other: those of one set and one kind. */
export function byType(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = `${card.game} ${card.set} ${card.kind}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** How far a thumbnail is from the nearest of the others; 1 when there are none. */
export const nearestDistance = (thumbnail: Thumbnail, others: readonly Thumbnail[]): number =>
  others.reduce((least, other) => Math.min(least, distance(thumbnail, other)), 1);
