/** Palettes of pictures made for San: its types of card. */
import type { Palettes } from "../art/palette.ts";

export const SAN_PALETTES = {
  corruption: { deep: "#12060e", dark: "#3b0f2b", mid: "#93266a", light: "#ff86c6", hot: "#ffd9a0" },
  propaganda: { deep: "#140b03", dark: "#40230a", mid: "#a35a15", light: "#ffbb62", hot: "#fff0c2" },
  hacking: { deep: "#03100f", dark: "#0a302d", mid: "#167a70", light: "#62e6d4", hot: "#e6ff9a" },
  gear: { deep: "#0a0c10", dark: "#222a35", mid: "#56677b", light: "#c5d5e6", hot: "#ffd27a" },
  virus: { deep: "#120505", dark: "#3d0f10", mid: "#9c2b28", light: "#ff8a7a", hot: "#ffe08a" },
} as const satisfies Palettes;
