"use client";
/** How many times larger than usual a person's browser sets text. Lists that draw only what is in sight count their rows in px and grow with it. */
const USUAL_PX = 16;
let scale: number | undefined;

/** 1 is usual; read once, since a browser's text size changes with a reload. */
export function textScale(): number {
  if (typeof window === "undefined") return 1;
  scale ??= Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1);
  return scale;
}
