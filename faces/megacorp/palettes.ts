/** Palettes of pictures made for Megacorp: its factions. */
import type { Palettes } from "../art/palette.ts";

export const MEGACORP_PALETTES = {
  corp: { deep: "#050d14", dark: "#0b2230", mid: "#1d5f74", light: "#7fdcec", hot: "#ffd27a" },
  incarnate: { deep: "#120806", dark: "#3a140d", mid: "#96391f", light: "#ff9d70", hot: "#ffe3ae" },
  gnost: { deep: "#0b0818", dark: "#221a48", mid: "#5a45a8", light: "#c6b4ff", hot: "#ffc9ee" },
  neutral: { deep: "#090d12", dark: "#1b2530", mid: "#4c5e70", light: "#cbd7e2", hot: "#ffb968" },
} as const satisfies Palettes;
