/** Presets of print shops: which trim, bleed and order of pages they ask for. The facts and their sources are in `shops.json`. */
import type { Size } from "./papers.ts";
import data from "./shops.json" with { type: "json" };

export type Shop = {
  readonly id: string;
  readonly name: string;
  /** What is left when the bleed is cut away, mm. */
  readonly trim: Size;
  readonly bleed: number;
  readonly dpi: number;
  /** Which page of a card comes first. */
  readonly order: "front-back" | "back-front";
  readonly source: string;
};

export const SHOPS: readonly Shop[] = data.shops.map((shop) => ({
  ...shop,
  order: shop.order === "back-front" ? "back-front" : "front-back",
}));
export const SHOP_IDS = SHOPS.map(({ id }) => id);
export const DPIS = [300, 600, 1200] as const;
export type Dpi = (typeof DPIS)[number];

/** The preset of a name; undefined when there is none. */
export const shopOf = (id: string): Shop | undefined => SHOPS.find((shop) => shop.id === id);

/** Cards as the studio draws them, mm. */
const CARD: Size = { w: 63, h: 88 };

/**
 * What a shop cuts a component to: cards have its size; anything else keeps its own. `reach`: how far the picture has to go beyond the
 * component's own edge to fill trim and bleed, across and down.
 */
export function cutBy(
  shop: Pick<Shop, "trim" | "bleed">,
  size: Size,
): { readonly trim: Size; readonly reach: readonly [x: number, y: number] } {
  const trim = size.w === CARD.w && size.h === CARD.h ? shop.trim : size;
  return { trim, reach: [(trim.w - size.w) / 2 + shop.bleed, (trim.h - size.h) / 2 + shop.bleed] };
}
