/** The colours of the pictures: five stops per palette, and how a seed moves them. */
import { PALETTES } from "../lists/palettes.ts";
import type { Rng } from "./rng.ts";

/** Five stops from the darkest ground to the brightest spark, as `#rrggbb`. */
export type Palette = { readonly deep: string; readonly dark: string; readonly mid: string; readonly light: string; readonly hot: string };

/** Palettes by name. Cards keep the name, so one that was given stays. */
export type Palettes = Readonly<Record<string, Palette>>;

export { PALETTES };
export type PaletteName = keyof typeof PALETTES;
export const isPalette = (name: string): name is PaletteName => Object.hasOwn(PALETTES, name);
/** A palette by a word of a card, or the other one where none is called so. */
export const paletteNamed = (name: string | undefined, otherwise: PaletteName): PaletteName =>
  name !== undefined && isPalette(name) ? name : otherwise;

type Channels = readonly [number, number, number];
const channels = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const hex = (red: number, green: number, blue: number): string =>
  `#${((1 << 24) | (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)).toString(16).slice(1)}`;

/** The colour that lies at `share` (0 … 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const t = Math.min(1, Math.max(0, share));
  return hex(r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t);
}

/** Turns a colour's hue by `degrees` and adds `lightness` (−1 … 1) to its HSL lightness. */
export function shift(colour: string, degrees: number, lightness: number): string {
  const [red, green, blue] = channels(colour).map((c) => c / 255) as unknown as Channels;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const light = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  const sector = most === red ? (green - blue) / range + 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const hue = range === 0 ? 0 : sector * 60 + degrees;
  const moved = Math.min(0.97, Math.max(0.02, light + lightness));
  const spread = saturation * Math.min(moved, 1 - moved);
  const channel = (k: number): number => {
    const q = (k + hue / 30 + 120) % 12;
    return 255 * (moved - spread * Math.max(-1, Math.min(q - 3, 9 - q, 1)));
  };
  return hex(channel(0), channel(8), channel(4));
}

/** A palette moved by a seed: hue by at most 13°, lightness by at most 4 %, so that cards of one faction are related without being equal. */
export function varied(palette: Palette, rng: Rng): Palette {
  const degrees = rng.float(-13, 13);
  const lightness = rng.float(-0.035, 0.04);
  return {
    deep: palette.deep,
    dark: shift(palette.dark, degrees, 0),
    mid: shift(palette.mid, degrees, lightness),
    light: shift(palette.light, degrees * 0.8, lightness * 0.6),
    hot: palette.hot,
  };
}
