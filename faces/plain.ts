/** The face of a card whose kind has none of its own: name, kind, text, and the fields as words. Nothing is left out. */
import type { Card } from "../engine/cards/card.ts";
import { isPalette, mix, PALETTES } from "./art/palette.ts";
import type { Canvas, Drawing } from "./canvas.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "./colours.ts";
import { fitText } from "./layout.ts";
import { drawChip, drawTile } from "./small.ts";
import { drawLines, ellipsis, nameLines, SMALLEST, shrink, text } from "./svg.ts";
import { cleanText, paragraphsOf, plainWords } from "./words.ts";

const paletteOf = (card: Card) => PALETTES["palette" in card.art && isPalette(card.art.palette) ? card.art.palette : "neutral"];

/** The fields that say something, in words: "cost 3, districts ND MA". */
function fieldWords(card: Card): string {
  return Object.entries(card.fields)
    .flatMap(([field, value]) => {
      if (value === null || value === false || value === "") return [];
      if (value === true) return [field];
      if (Array.isArray(value)) return value.length > 0 ? [`${field} ${value.join(" ")}`] : [];
      if (typeof value !== "object") return [`${field} ${value}`];
      const parts = Object.entries(value).flatMap(([key, part]) => (part === null ? [] : [`${key} ${String(part)}`]));
      return parts.length > 0 ? [`${field} ${parts.join(" ")}`] : [];
    })
    .join(", ");
}

export function face(card: Card, canvas: Canvas): Drawing {
  const palette = paletteOf(card);
  const { lines, size } = nameLines("display7", card.name, 5, 3.6, 55, 4.2);
  const kind = shrink("bold", card.kind.toUpperCase(), 2.35, SMALLEST, 55, 0.18);
  const paragraphs = [...paragraphsOf(card.text), ...paragraphsOf(fieldWords(card))].map((line) => ({ words: plainWords(line) }));
  const layout = fitText(paragraphs, { w: 55, h: 25 });
  const colours = { text: PAPER, bold: WHITE, money: MONEY, accent: palette.light, dim: DIM };
  const svg =
    `<rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.35)}"/>${canvas.art(-3, 13, 69, 35)}` +
    lines.map((line, i) => text(4, lines.length > 1 ? 6.2 + i * 4.6 : 8.6, size, "display7", WHITE, line)).join("") +
    `<path d="M-3 13H66M-3 48H66" stroke="${palette.light}" stroke-width=".3"/>` +
    text(4, 52.4, kind.size, "bold", palette.light, kind.text, { spacing: 0.18 }) +
    drawLines(layout, 4, 55.4, colours) +
    text(4, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 55));
  return { svg, layouts: [layout] };
}

export function tile(card: Card, canvas: Canvas): Drawing {
  const palette = paletteOf(card);
  const kind = shrink("bold", card.kind.toUpperCase(), 6, 4.5, 56, 0.3);
  const foot = text(31.5, 81, kind.size, "bold", palette.light, kind.text, { anchor: "middle", spacing: 0.3 });
  return drawTile(canvas, { name: card.name, colour: palette.light, ground: mix(palette.deep, INK, 0.4), corner: "", foot });
}

export function chip(card: Card, _canvas: Canvas): Drawing {
  const palette = paletteOf(card);
  const letter = [...cleanText(card.name).trim()][0] ?? "?";
  const top = text(31.5, 60, 46, "display7", palette.light, letter, { anchor: "middle" });
  return drawChip({ colour: palette.light, ground: palette.dark, top, bottom: "" });
}
