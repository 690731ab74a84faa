/** Palettes of pictures made for Metrorunner: its districts, by the letters of their colours. */
import type { Palettes } from "../art/palette.ts";

export const METRORUNNER_PALETTES = {
  K: { deep: "#050607", dark: "#171b20", mid: "#47515c", light: "#b9c6d1", hot: "#b9ff6a" },
  B: { deep: "#030a16", dark: "#0a2547", mid: "#1f5fa8", light: "#86c5ff", hot: "#ffe29a" },
  O: { deep: "#140902", dark: "#45210a", mid: "#b25c14", light: "#ffc069", hot: "#fff2c0" },
  P: { deep: "#0e0616", dark: "#301449", mid: "#7a36ad", light: "#dca8ff", hot: "#ffd9f0" },
  R: { deep: "#120405", dark: "#420f12", mid: "#ad2a24", light: "#ff9277", hot: "#ffe39a" },
  freelance: { deep: "#080b0d", dark: "#1d2a2c", mid: "#4d6a66", light: "#bfe0d2", hot: "#ffc46e" },
  machine: { deep: "#060709", dark: "#191f28", mid: "#4a5866", light: "#c4d6e4", hot: "#ff5a4a" },
} as const satisfies Palettes;
