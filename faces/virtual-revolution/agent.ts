/** An Agent, which turns round when it is promoted. */
import type { Card } from "../../engine/cards/card.ts";
import { AGENT_TYPES } from "../../engine/games/virtual-revolution/fields.ts";
import { mix, type Palette } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { type Clause, clausesOf, drawClauses, largestPicture } from "../clauses.ts";
import { DIM, INK, WHITE } from "../colours.ts";
import { listIn, numberIn, oneOf, textIn } from "../read.ts";
import { ellipsis, n, nameLines, SMALLEST, shrink, text } from "../svg.ts";
import type { Notation } from "../words.ts";
import { coloursOf, LARGE_PT, notation, rowsOf, splitAction, TYPE_LOOKS, typeSign } from "./look.ts";

const BOOST_TOP = 72.2;

/** A portrait with its type, level and districts; a promoted Agent turns, so BOOST is printed for the opposite edge. */
export function agent(card: Card, { id, art, written }: Canvas): Drawing {
  const type = oneOf(textIn(card, "agentType"), AGENT_TYPES);
  const { colour, palette } = TYPE_LOOKS[type];
  const level = numberIn(card, "level") ?? 1;
  const clauses = clausesOf(card.text, ["Activation", "Promotion", "Boost"]);
  const boost = clauses.find((clause) => clause.label === "Boost");
  const upright = clauses.filter((clause) => clause !== boost);
  const turned = boost ? boostBand(boost, written(notation), colour, palette) : undefined;
  const kind = shrink("bold", `AGENT  ·  ${type.toUpperCase()}  ·  LEVEL ${level}`, 2.2, SMALLEST, 40, 0.18);
  const { lines, size } = nameLines("display7", card.name, 5.4, 4.2, 54, 4.6);
  const shade = gradient(id("f"), [
    [0, palette.deep, 0],
    [1, palette.deep, 0.96],
  ]);
  return largestPicture([52, 48, 45, 41, 37, 33], (artBottom) => {
    const nameY = artBottom - 1.6;
    const body = drawClauses(
      rowsOf(upright, { Activation: WHITE, Promotion: colour }, colour),
      { x: 4, y: artBottom + 7.8, right: 59.4, bottom: boost ? BOOST_TOP - 1.8 : 82 },
      { notation: written(notation), colours: coloursOf(colour), indent: 16.4, steps: LARGE_PT },
    );
    const number = text(59.4, artBottom + 4, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 16), {
      anchor: "end",
    });
    const svg =
      `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.45)}"/>${art(-3, -3, 69, artBottom + 3)}` +
      `<rect x="-3" y="${artBottom - 17}" width="69" height="17" fill="url(#${id("f")})"/>` +
      `<path d="M-3 -3H12.4V13.4L9.6 16.2H-3Z" fill="${colour}"/>${typeSign(type, 6.6, 6.6, 3.6, INK)}${levelPips(level, 6.6, 13.1)}` +
      districtPlates(listIn(card, "districts"), colour) +
      lines.map((line, i) => text(4, nameY - (lines.length - 1 - i) * size * 1.06, size, "display7", WHITE, line)).join("") +
      `<path d="M-3 ${artBottom}H66V${n(artBottom + 5.4)}H-3Z" fill="${mix(palette.dark, INK, 0.25)}"/><path d="M-3 ${artBottom}H66" stroke="${colour}" stroke-width=".3"/>` +
      text(4, artBottom + 3.6, kind.size, "bold", colour, kind.text, { spacing: 0.18 }) +
      number +
      body.svg +
      (turned?.svg ?? text(59.4, 85, SMALLEST, "mono", DIM, "RETIRES WHEN PROMOTED", { anchor: "end" }));
    return { svg, layouts: [...body.layouts, ...(turned?.layouts ?? [])] };
  });
}

/** One upright bar per level. */
const levelPips = (level: number, cx: number, y: number): string =>
  Array.from({ length: Math.max(1, Math.min(3, Math.round(level))) }, (_, i, all = Math.max(1, Math.min(3, Math.round(level)))) => {
    const x = cx + (i - (all - 1) / 2) * 1.9 - 0.55;
    return `<rect x="${n(x)}" y="${n(y - 1.5)}" width="1.1" height="3" fill="${INK}"/>`;
  }).join("");

/** Codes of the districts that the card names, at the right edge; at most four fit. */
const districtPlates = (codes: readonly string[], colour: string): string =>
  codes
    .slice(0, 4)
    .map(
      (code, i) =>
        `<path d="M51.6 ${n(3.4 + i * 7.6)}H66V${n(9.6 + i * 7.6)}H53.4L51.6 ${n(7.8 + i * 7.6)}Z" fill="${INK}" opacity=".88"/>` +
        text(56.6, 8.2 + i * 7.6, 4, "display7", colour, ellipsis("display7", code, 4, 8), { anchor: "middle" }),
    )
    .join("");

/** The Boost clause for the edge that is up once the Agent lies turned under an Action. */
function boostBand(boost: Clause, notation: Notation, colour: string, palette: Palette): Drawing {
  const [action, rest] = splitAction(boost.body);
  const heading = action === "" ? "BOOST" : `BOOST  ·  ${action.toUpperCase()}`;
  const body = drawClauses(
    [{ label: "", body: rest, colour }],
    { x: 3.6, y: 7.2, right: 59.4, bottom: 14.9 },
    { notation, colours: coloursOf(colour), indent: 1.8 },
  );
  const height = 88 - BOOST_TOP;
  return {
    svg:
      `<g transform="rotate(180 31.5 44)"><rect x="-3" y="-3" width="69" height="${n(height + 3)}" fill="${mix(palette.dark, palette.mid, 0.25)}"/>` +
      `<path d="M-3 ${n(height)}H66" stroke="${colour}" stroke-width=".3" stroke-dasharray="1.2 .8"/>${text(3.6, 5.6, 2.3, "display7", colour, heading, { spacing: 0.12 })}${body.svg}</g>`,
    layouts: body.layouts,
  };
}
