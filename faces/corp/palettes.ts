/** Palettes of pictures made for CORP. */
import type { Palettes } from "../art/palette.ts";

export const CORP_PALETTES = {
  thug: { deep: "#110805", dark: "#3b1d12", mid: "#8f4a2a", light: "#ffb488", hot: "#ffe6a3" },
  thief: { deep: "#06080f", dark: "#17213c", mid: "#3c5592", light: "#a9c3ff", hot: "#ffd98f" },
  security: { deep: "#05090e", dark: "#12283a", mid: "#2f6487", light: "#98d2f2", hot: "#ff8f70" },
  asset: { deep: "#080b06", dark: "#20301a", mid: "#527a3c", light: "#c0e69a", hot: "#fff0a8" },
  action: { deep: "#0f0608", dark: "#3a1522", mid: "#94334f", light: "#ff9fb0", hot: "#ffe59c" },
} as const satisfies Palettes;
