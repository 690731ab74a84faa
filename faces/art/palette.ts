/** The colours of the pictures: five stops per palette, and how a seed moves them. */
import type { Rng } from "./rng.ts";

/** Five stops from the darkest ground to the brightest spark, as `#rrggbb`. */
export type Palette = { readonly deep: string; readonly dark: string; readonly mid: string; readonly light: string; readonly hot: string };

export const PALETTES = {
  // Megacorp factions
  corp: { deep: "#050d14", dark: "#0b2230", mid: "#1d5f74", light: "#7fdcec", hot: "#ffd27a" },
  incarnate: { deep: "#120806", dark: "#3a140d", mid: "#96391f", light: "#ff9d70", hot: "#ffe3ae" },
  gnost: { deep: "#0b0818", dark: "#221a48", mid: "#5a45a8", light: "#c6b4ff", hot: "#ffc9ee" },
  neutral: { deep: "#090d12", dark: "#1b2530", mid: "#4c5e70", light: "#cbd7e2", hot: "#ffb968" },
  // San types
  corruption: { deep: "#12060e", dark: "#3b0f2b", mid: "#93266a", light: "#ff86c6", hot: "#ffd9a0" },
  propaganda: { deep: "#140b03", dark: "#40230a", mid: "#a35a15", light: "#ffbb62", hot: "#fff0c2" },
  hacking: { deep: "#03100f", dark: "#0a302d", mid: "#167a70", light: "#62e6d4", hot: "#e6ff9a" },
  gear: { deep: "#0a0c10", dark: "#222a35", mid: "#56677b", light: "#c5d5e6", hot: "#ffd27a" },
  virus: { deep: "#120505", dark: "#3d0f10", mid: "#9c2b28", light: "#ff8a7a", hot: "#ffe08a" },
  // Virtual Revolution
  combatant: { deep: "#110607", dark: "#3a1218", mid: "#9a3038", light: "#ff9a8c", hot: "#ffe2a6" },
  technician: { deep: "#041009", dark: "#0d3023", mid: "#20795a", light: "#7fe8b6", hot: "#f3ff9d" },
  diplomat: { deep: "#0d0a06", dark: "#33270f", mid: "#8c6c22", light: "#f2cf78", hot: "#c9f1ff" },
  verse: { deep: "#080612", dark: "#1d1640", mid: "#5a45a8", light: "#c6b4ff", hot: "#ffc9ee" },
  necro: { deep: "#040204", dark: "#16050f", mid: "#6e1149", light: "#f03a9c", hot: "#ffd6ee" },
  goal: { deep: "#060a12", dark: "#14254a", mid: "#2f5bab", light: "#9cc4ff", hot: "#ffd98a" },
  paris: { deep: "#0a0712", dark: "#2a1b3d", mid: "#8a4a72", light: "#ffb89a", hot: "#ffe9b8" },
  // Metrorunner districts, by the letters of their colours
  K: { deep: "#050607", dark: "#171b20", mid: "#47515c", light: "#b9c6d1", hot: "#b9ff6a" },
  B: { deep: "#030a16", dark: "#0a2547", mid: "#1f5fa8", light: "#86c5ff", hot: "#ffe29a" },
  O: { deep: "#140902", dark: "#45210a", mid: "#b25c14", light: "#ffc069", hot: "#fff2c0" },
  P: { deep: "#0e0616", dark: "#301449", mid: "#7a36ad", light: "#dca8ff", hot: "#ffd9f0" },
  R: { deep: "#120405", dark: "#420f12", mid: "#ad2a24", light: "#ff9277", hot: "#ffe39a" },
  freelance: { deep: "#080b0d", dark: "#1d2a2c", mid: "#4d6a66", light: "#bfe0d2", hot: "#ffc46e" },
  machine: { deep: "#060709", dark: "#191f28", mid: "#4a5866", light: "#c4d6e4", hot: "#ff5a4a" },
  // CORP
  thug: { deep: "#110805", dark: "#3b1d12", mid: "#8f4a2a", light: "#ffb488", hot: "#ffe6a3" },
  thief: { deep: "#06080f", dark: "#17213c", mid: "#3c5592", light: "#a9c3ff", hot: "#ffd98f" },
  security: { deep: "#05090e", dark: "#12283a", mid: "#2f6487", light: "#98d2f2", hot: "#ff8f70" },
  asset: { deep: "#080b06", dark: "#20301a", mid: "#527a3c", light: "#c0e69a", hot: "#fff0a8" },
  action: { deep: "#0f0608", dark: "#3a1522", mid: "#94334f", light: "#ff9fb0", hot: "#ffe59c" },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof PALETTES;
export const isPalette = (name: string): name is PaletteName => Object.hasOwn(PALETTES, name);

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
