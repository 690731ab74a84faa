/** Palettes of pictures made for Virtual Revolution. */
import type { Palettes } from "../art/palette.ts";

export const VIRTUAL_REVOLUTION_PALETTES = {
  combatant: { deep: "#110607", dark: "#3a1218", mid: "#9a3038", light: "#ff9a8c", hot: "#ffe2a6" },
  technician: { deep: "#041009", dark: "#0d3023", mid: "#20795a", light: "#7fe8b6", hot: "#f3ff9d" },
  diplomat: { deep: "#0d0a06", dark: "#33270f", mid: "#8c6c22", light: "#f2cf78", hot: "#c9f1ff" },
  verse: { deep: "#080612", dark: "#1d1640", mid: "#5a45a8", light: "#c6b4ff", hot: "#ffc9ee" },
  necro: { deep: "#040204", dark: "#16050f", mid: "#6e1149", light: "#f03a9c", hot: "#ffd6ee" },
  goal: { deep: "#060a12", dark: "#14254a", mid: "#2f5bab", light: "#9cc4ff", hot: "#ffd98a" },
  paris: { deep: "#0a0712", dark: "#2a1b3d", mid: "#8a4a72", light: "#ffb89a", hot: "#ffe9b8" },
} as const satisfies Palettes;
