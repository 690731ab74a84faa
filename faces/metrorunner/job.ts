/** A job, with the cubes to pay on a left rail. */
import type { Card } from "../../engine/cards/card.ts";
import { COLOURS } from "../../engine/games/metrorunner/fields.ts";
import { mix } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { clausesOf, drawClauses, largestPicture } from "../clauses.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "../colours.ts";
import { numbersIn, oneOf, textIn } from "../read.ts";
import { ellipsis, nameLines, SMALLEST, shrink, text } from "../svg.ts";
import { coloursOf, cube, DISTRICTS, notation, pointsHexagon } from "./look.ts";

const RAIL = 12;
const LEFT = RAIL + 2.2;

/** A job: where, what to pay, what it brings at once, on the tracks and from then on, and its points. */
export function job(card: Card, canvas: Canvas): Drawing {
  const district = oneOf(textIn(card, "district"), ["freelance", ...COLOURS]);
  const { name, colour, palette, letter } = DISTRICTS[district];
  const starting = card.kind === "starting-job";
  const rows = clausesOf(card.text, ["Reward", "Track", "Ongoing"]).map((clause) => ({
    ...clause,
    colour: { Reward: MONEY, Track: WHITE, Ongoing: colour }[clause.label] ?? colour,
  }));
  const { id } = canvas;
  const title = nameLines("display7", card.name, 4.5, 3.7, 45.6, 3.7);
  const [first = "", second] = title.lines;
  const kind = `${starting ? "STARTING JOB" : "JOB"}  ·  ${name.toUpperCase()}`;
  return largestPicture([54, 50, 46, 42, 38], (artBottom) => {
    const clauses = drawClauses(
      rows,
      { x: LEFT, y: artBottom + 8, right: 60, bottom: 74.6 },
      { notation: canvas.written(notation), colours: coloursOf(colour), indent: 13.6, steps: [8.5, 8, 7.75, 7.5, 7.25, 7] },
    );
    const line = shrink("bold", kind, 2.25, SMALLEST, 44, 0.18);
    const defs = [
      gradient(id("r"), [
        [0, mix(palette.dark, palette.mid, 0.4)],
        [1, palette.deep],
      ]),
      `<pattern id="${id("q")}" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width=".5" height="2.4" fill="${colour}"/></pattern>`,
    ];
    const svg =
      `<defs>${defs.join("")}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.45)}"/>${canvas.art(RAIL, 11, 54, artBottom - 11)}` +
      `<rect x="-3" y="-3" width="${RAIL + 3}" height="94" fill="url(#${id("r")})"/>${starting ? `<rect x="-3" y="-3" width="${RAIL + 3}" height="94" fill="url(#${id("q")})" opacity=".3"/>` : ""}` +
      `<path d="M${RAIL} -3V91" stroke="${colour}" stroke-width=".3"/>` +
      `<path d="M-3 -3H${RAIL}V10.2L${RAIL - 2.6} 12.8H-3Z" fill="${colour}"/>${text(6.4, 9.6, 8, "display7", INK, letter, { anchor: "middle" })}` +
      costRail(card) +
      `<rect x="${RAIL}" y="-3" width="54" height="14" fill="${mix(palette.deep, INK, 0.3)}"/><path d="M${RAIL} 11H66" stroke="${colour}" stroke-width=".25"/>` +
      (second === undefined
        ? text(LEFT, 8.1, title.size, "display7", WHITE, first)
        : text(LEFT, 5.6, title.size, "display7", WHITE, first) + text(LEFT, 9.6, title.size, "display7", WHITE, second)) +
      `<path d="M${RAIL} ${artBottom}H66V${artBottom + 5.2}H${RAIL}Z" fill="${mix(palette.dark, INK, 0.2)}"/><path d="M${RAIL} ${artBottom}H66" stroke="${colour}" stroke-width=".3"/>` +
      text(LEFT, artBottom + 3.5, line.size, "bold", colour, line.text, { spacing: 0.18 }) +
      clauses.svg +
      pointsHexagon(card, colour) +
      text(LEFT, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 30));
    return { svg, layouts: clauses.layouts };
  });
}

/** The cubes to pay, one square each, from the top of the rail. */
function costRail(card: Card): string {
  const cost = numbersIn(card, "cost");
  const cubes = COLOURS.flatMap((colour) => Array.from({ length: Math.min(9, Math.max(0, cost[colour] ?? 0)) }, () => colour)).slice(0, 9);
  const pitch = Math.min(8.6, 58 / Math.max(1, cubes.length));
  return (
    text(6.4, 19.4, SMALLEST, "bold", PAPER, "PAY", { anchor: "middle", spacing: 0.2 }) +
    cubes.map((colour, i) => cube(colour, 6.4, 24.8 + i * pitch, Math.min(6.6, pitch * 0.78))).join("")
  );
}
