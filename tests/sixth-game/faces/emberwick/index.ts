/** Emberwick faces: a picture, the name, the text; a lantern has its Glow in the corner. */
import type { Card } from "../../engine/cards/card.ts";
import { KINDS } from "../../engine/games/emberwick/fields.ts";
import { mix, PALETTES } from "../art/palette.ts";
import type { Canvas, Drawing } from "../canvas.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { numeral } from "../figures.ts";
import type { LabelWords } from "../label.ts";
import { fitText } from "../layout.ts";
import { numberIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, footNumber, signCorner, signSlab } from "../small.ts";
import { drawLines, ellipsis, nameLines, text } from "../svg.ts";
import { type Notation, rulesWords } from "../words.ts";

const COLOURS = { wick: "#ff9d5c", lantern: "#ffd36b" } as const;
const GROUND = mix(PALETTES.neutral.deep, INK, 0.4);

const notation: Notation = { bold: ["Walk", "Snuff", "Draw"], units: [], read: () => undefined };

const kindOf = (card: Card) => oneOf(card.kind, [...KINDS]);
const glowOf = (card: Card): string => String(numberIn(card, "glow") ?? "–");
const flame = (x: number, y: number, r: number, fill: string) =>
  `<path d="M${x} ${y - r}C${x + r} ${y} ${x + r * 0.7} ${y + r} ${x} ${y + r}C${x - r * 0.7} ${y + r} ${x - r} ${y} ${x} ${y - r}Z" fill="${fill}"/>`;

function face(card: Card, canvas: Canvas): Drawing {
  const kind = kindOf(card);
  const colour = COLOURS[kind];
  const { lines, size } = nameLines("display7", card.name, 5.2, 3.6, kind === "lantern" ? 42 : 55, 4.4);
  const layout = fitText(rulesWords(card.text, canvas.written(notation), canvas.lit), { w: 55, h: 26 });
  const glow = kind === "lantern" ? flame(54, 8, 7, colour) + numeral(54, 9.4, 6, 8, INK, glowOf(card)) : "";
  const svg =
    `<rect x="-3" y="-3" width="69" height="94" fill="${GROUND}"/>${canvas.art(-3, 15, 69, 36)}` +
    lines.map((line, i) => text(4, lines.length > 1 ? 6 + i * 4.6 : 9, size, "display7", WHITE, line)).join("") +
    `<path d="M-3 15H66M-3 51H66" stroke="${colour}" stroke-width=".4"/>${glow}` +
    text(4, 55.6, 2.35, "bold", colour, kind.toUpperCase(), { spacing: 0.18 }) +
    drawLines(layout, 4, 58, { text: PAPER, bold: WHITE, money: MONEY, accent: colour, dim: DIM }) +
    text(31.5, 85, 2.12, "mono", DIM, ellipsis("mono", card.number, 2.12, 40), { anchor: "middle" });
  return { svg, layouts: [layout] };
}

function tile(card: Card, canvas: Canvas): Drawing {
  const kind = kindOf(card);
  const foot = kind === "lantern" ? footNumber(31.5, glowOf(card), INK, flame(31.5, 78, 8, COLOURS.lantern)) : "";
  return drawTile(canvas, {
    name: card.name,
    colour: COLOURS[kind],
    ground: GROUND,
    corner: signCorner(COLOURS[kind], flame(9.5, 9.5, 5, INK)),
    foot,
  });
}

function chip(card: Card, _canvas: Canvas): Drawing {
  const kind = kindOf(card);
  const bottom = kind === "lantern" ? numeral(31.5, 65.5, 34, 50, COLOURS.lantern, glowOf(card)) : "";
  return drawChip({ colour: COLOURS[kind], ground: GROUND, top: signSlab(COLOURS[kind], flame(31.5, 21, 12, INK)), bottom });
}

/** Its words for whoever cannot see it. */
const label = (card: Card): LabelWords =>
  kindOf(card) === "lantern"
    ? { head: [`${textIn(card, "glass")} lantern`.trim()], rest: [`glow ${glowOf(card)}`] }
    : { head: ["wick"], rest: [] };

/** The faces of Emberwick's cards. */
export const EMBERWICK_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
