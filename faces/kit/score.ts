/** A table to fill in with a pencil, so it is white in every skin. */
import type { Drawn, KitComponent } from "../../engine/games/kit/index.ts";
import { ON_PAPER } from "../boards/index.ts";
import { n, shrink, text } from "../svg.ts";
import { ground } from "./look.ts";

type Score = Extract<Drawn, { readonly draw: "score" }>;

export function drawScore({ title, rows, columns }: Score, { w, h }: KitComponent): string {
  const skin = ON_PAPER;
  const [edge, top] = [6, 16];
  const first = Math.min(70, w * 0.46);
  const column = (w - 2 * edge - first) / columns;
  const row = (h - top - edge) / (rows.length + 1);
  const upright = Array.from({ length: columns + 1 }, (_, i) => `M${n(edge + first + i * column)} ${n(top)}V${n(h - edge)}`);
  const level = Array.from({ length: rows.length + 2 }, (_, i) => `M${n(edge)} ${n(top + i * row)}H${n(w - edge)}`);
  const words = ["Player", ...rows].map((line, i) => {
    const isTotal = i === rows.length;
    const fit = shrink(isTotal ? "bold" : "text", line, 3.9, 2.5, first - 3);
    return text(edge + 1, top + (i + 0.5) * row + fit.size * 0.34, fit.size, isTotal ? "bold" : "text", skin.text, fit.text);
  });
  return (
    ground(w, h, skin.sheet, skin.road) +
    text(edge, 11, 6, "display7", skin.text, title) +
    `<rect x="${n(edge)}" y="${n(h - edge - row)}" width="${n(w - 2 * edge)}" height="${n(row)}" fill="${skin.field}"/>` +
    `<path d="M${n(edge)} ${n(top)}V${n(h - edge)}${upright.join("")}${level.join("")}" fill="none" stroke="${skin.road}" stroke-width=".25"/>` +
    words.join("")
  );
}
