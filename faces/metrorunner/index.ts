/** Metrorunner faces. Each kind of card has its own; the small levels of detail are alike. */
import type { Card } from "../../engine/cards/card.ts";
import { COLOURS, KINDS } from "../../engine/games/metrorunner/fields.ts";
import { mix } from "../art/palette.ts";
import type { Canvas, Drawing } from "../canvas.ts";
import { INK } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { numeral } from "../figures.ts";
import { counted, type LabelWords, listed } from "../label.ts";
import { hexagon } from "../marks.ts";
import { digitsOf, listIn, numberIn, numbersIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, footNumber, signCorner, signSlab } from "../small.ts";
import { n, shrink, text } from "../svg.ts";
import { ai, character, contract, network } from "./boards.ts";
import { job } from "./job.ts";
import { cube, DISTRICTS, lookOf } from "./look.ts";

/** Draws a card of any kind. */
function face(card: Card, canvas: Canvas): Drawing {
  switch (card.kind) {
    case "network":
      return network(card, canvas);
    case "character":
      return character(card, canvas);
    case "contract":
      return contract(card, canvas);
    case "ai":
      return ai(card, canvas);
    default:
      return job(card, canvas);
  }
}

/** A job's district letter; networks a grid, characters a head, contracts a seal, the A.I. an eye. */
function kindSign(card: Card, cx: number, cy: number, r: number): string {
  const at = `transform="translate(${n(cx)} ${n(cy)}) scale(${n(r / 6)})"`;
  const stroke = `fill="none" stroke="${INK}" stroke-width="1.4"`;
  switch (card.kind) {
    case "network":
      return `<g ${at}><path d="M-5 -5H5V5H-5ZM-1.7 -5V5M1.7 -5V5M-5 -1.7H5M-5 1.7H5" ${stroke}/></g>`;
    case "character":
      return `<g ${at}><circle cx="0" cy="-2.4" r="2.6" fill="${INK}"/><path d="M-5 5.4C-5 1.6 -2.6 1 0 1S5 1.6 5 5.4Z" fill="${INK}"/></g>`;
    case "contract":
      return `<g ${at}><path d="M-4 -5.4H2L4.4 -3V5.4H-4ZM-2 -1.4H2.4M-2 1.4H2.4" ${stroke}/></g>`;
    case "ai":
      return `<g ${at}><path d="M-5.6 0C-3 -4.4 3 -4.4 5.6 0C3 4.4 -3 4.4 -5.6 0Z" ${stroke}/><circle r="1.9" fill="${INK}"/></g>`;
    default: {
      const { letter } = DISTRICTS[oneOf(textIn(card, "district"), ["freelance", ...COLOURS])];
      return text(cx, cy + r * 0.78, r * 2.2, "display7", INK, letter, { anchor: "middle" });
    }
  }
}

function tile(card: Card, canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const points = numberIn(card, "points");
  const cost = numbersIn(card, "cost");
  const cubes = COLOURS.flatMap((each) => Array.from({ length: Math.min(5, cost[each] ?? 0) }, () => each)).slice(0, 5);
  const hex = points === undefined ? "" : footNumber(52.4, String(points), INK, hexagon(52.4, 78.6, 6.8, `fill="${colour}"`));
  const word = shrink("display7", card.kind === "ai" ? "A.I." : card.kind.toUpperCase(), 7, 4.4, 54, 0.2);
  const foot =
    points === undefined
      ? text(31.5, 81.4, word.size, "display7", colour, word.text, { anchor: "middle", spacing: 0.2 })
      : cubes.map((each, i) => cube(each, 7.6 + i * 8.2, 78.6, 7)).join("") + hex;
  return drawTile(canvas, {
    name: card.name,
    colour,
    ground: mix(palette.deep, INK, 0.4),
    corner: signCorner(colour, kindSign(card, 9.5, 9.5, 6)),
    foot,
  });
}

function chip(card: Card, _canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const points = numberIn(card, "points");
  const bottom =
    points === undefined
      ? numeral(31.5, 65, 26, 54, colour, digitsOf(card))
      : hexagon(31.5, 65, 17, `fill="${colour}"`) + numeral(31.5, 65.2, 26, 26, INK, points);
  return drawChip({ colour, ground: mix(palette.dark, INK, 0.3), top: signSlab(colour, kindSign(card, 31.5, 20, 13)), bottom });
}

/** Its words for whoever cannot see it. */
function label(card: Card): LabelWords {
  const points = numberIn(card, "points");
  const cost = Object.entries(numbersIn(card, "cost")).map(([colour, count]) => `${count} ${colour}`);
  const ports = (["core", "alpha", "beta"] as const).flatMap((field) =>
    listIn(card, field).length > 0 ? [`${field} ${listed(listIn(card, field))}`] : [],
  );
  return {
    head: [
      card.kind === "ai" ? "A.I. card" : card.kind.replace("-", " "),
      textIn(card, "district"),
      cost.length > 0 ? `costs ${listed(cost)}` : "",
      ...ports,
    ],
    rest: [points === undefined ? "" : counted(points, "point")],
  };
}

/** The faces of Metrorunner's cards. */
export const METRORUNNER_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
