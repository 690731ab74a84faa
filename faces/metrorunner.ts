/** Metrorunner faces: jobs carry the cubes to pay on a left rail; networks, contracts, characters and the A.I. are boards of their own. */
import type { Card } from "../engine/cards/card.ts";
import { COLOURS, type Colour, LETTERS } from "../engine/games/metrorunner/fields.ts";
import { mix, PALETTES, type Palette } from "./art/palette.ts";
import { type Canvas, type Drawing, gradient } from "./canvas.ts";
import { clausesOf, drawClauses, largestPicture } from "./clauses.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "./colours.ts";
import { hexagon } from "./marks.ts";
import { ai, character, contract, network } from "./metrorunner-boards.ts";
import { numberIn, numbersIn, oneOf, textIn } from "./read.ts";
import { drawChip, drawTile, footNumber, signCorner, signSlab } from "./small.ts";
import { ellipsis, n, nameLines, shrink, type TextColours, text } from "./svg.ts";
import { type Mark, type Notation, textPiece } from "./words.ts";

type District = Colour | "freelance";
/** Names of the districts (MR-2, section 3.1 of the rules). */
const DISTRICTS: Readonly<
  Record<District, { readonly name: string; readonly colour: string; readonly palette: Palette; readonly letter: string }>
> = {
  black: { name: "Undergrid", colour: "#cdd6de", palette: PALETTES.K, letter: LETTERS.black },
  purple: { name: "Spire Row", colour: "#c98bff", palette: PALETTES.P, letter: LETTERS.purple },
  red: { name: "Foundry", colour: "#ff7a6b", palette: PALETTES.R, letter: LETTERS.red },
  orange: { name: "Bazaar", colour: "#ffb14f", palette: PALETTES.O, letter: LETTERS.orange },
  blue: { name: "Waterfront", colour: "#6db8ff", palette: PALETTES.B, letter: LETTERS.blue },
  freelance: { name: "Anywhere", colour: "#a9dcc8", palette: PALETTES.freelance, letter: "F" },
};

const CUBES: Readonly<Record<Colour, { readonly fill: string; readonly ink: string }>> = {
  black: { fill: "#12161b", ink: "#ffffff" },
  purple: { fill: "#b06be8", ink: INK },
  red: { fill: "#f2594b", ink: INK },
  orange: { fill: "#f7a23b", ink: INK },
  blue: { fill: "#54a6f5", ink: INK },
};

/** A cube: a square with its letter, so that the colour is never needed. */
export function cube(colour: Colour, cx: number, cy: number, size: number): string {
  const { fill, ink } = CUBES[colour];
  const edge = colour === "black" ? "#cdd6de" : mix(fill, "#ffffff", 0.35);
  return (
    `<rect x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.14)}" fill="${fill}" stroke="${edge}" stroke-width="${n(size * 0.07)}"/>` +
    text(cx, cy + size * 0.27, size * 0.74, "display7", ink, LETTERS[colour], { anchor: "middle" })
  );
}

const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);
const cubeMark = (colour: Colour): Mark => ({ em: 1.05, draw: (x, y, s) => cube(colour, x + s * 0.6, y - s * 0.33, s * 0.78) });

export const KEYWORDS: readonly string[] = [
  ..."Influence,Notoriety,brute force token,brute force tokens".split(","),
  ..."Flank Swap,Twin Turn,Slant Swap,Half Turn,Carousel,Quad Cycle,Row Trade,Column Trade,Corner Deal,Line Spin,Hub Swap".split(","),
];

export const notation: Notation = {
  bold: KEYWORDS,
  units: [],
  read(word) {
    if (isColour(word)) return [textPiece(word), { kind: "mark", mark: cubeMark(word) }];
    if (word === "credit" || word === "credits") return [textPiece(word, "money")];
    return undefined;
  },
};

export const coloursOf = (accent: string): TextColours => ({ text: PAPER, bold: WHITE, money: MONEY, accent, dim: DIM });

/** Draws a card of any kind. */
export function face(card: Card, canvas: Canvas): Drawing {
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

const RAIL = 12;
const LEFT = RAIL + 2.2;

/** A job: where, what to pay, what it brings at once, on the tracks and from then on, and its points. */
function job(card: Card, canvas: Canvas): Drawing {
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
      { notation, colours: coloursOf(colour), indent: 13, steps: [8.5, 8, 7.75, 7.5, 7.25, 7] },
    );
    const line = shrink("bold", kind, 2.25, 1.9, 44, 0.18);
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
      text(LEFT, 85, 1.75, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, 1.75, 30));
    return { svg, layouts: clauses.layouts };
  });
}

/** The cubes to pay, one square each, from the top of the rail. */
function costRail(card: Card): string {
  const cost = numbersIn(card, "cost");
  const cubes = COLOURS.flatMap((colour) => Array.from({ length: Math.min(9, Math.max(0, cost[colour] ?? 0)) }, () => colour)).slice(0, 9);
  const pitch = Math.min(8.6, 58 / Math.max(1, cubes.length));
  return (
    text(6.4, 19.4, 2.1, "bold", PAPER, "PAY", { anchor: "middle", spacing: 0.2 }) +
    cubes.map((colour, i) => cube(colour, 6.4, 24.8 + i * pitch, Math.min(6.6, pitch * 0.78))).join("")
  );
}

/** Points at the right foot. */
export function pointsHexagon(card: Card, colour: string): string {
  const points = String(numberIn(card, "points") ?? "–");
  return (
    hexagon(54.6, 80, 5.2, `fill="${colour}" stroke="${INK}" stroke-width=".7"`) +
    text(54.6, 81.9, points.length > 1 ? 4.4 : 5.4, "display7", INK, points, { anchor: "middle" }) +
    text(48, 80.9, 2, "bold", colour, "POINTS", { anchor: "end", spacing: 0.15 })
  );
}

const KIND_LOOKS: Readonly<Record<string, { readonly colour: string; readonly palette: Palette }>> = {
  network: { colour: "#7fe0a0", palette: PALETTES.machine },
  character: { colour: "#ffd08a", palette: PALETTES.freelance },
  contract: { colour: "#ffd08a", palette: PALETTES.freelance },
  ai: { colour: "#ff6a5a", palette: PALETTES.machine },
};
/** Colour and palette: a job's district, another card's kind. */
export function lookOf(card: Card): { readonly colour: string; readonly palette: Palette } {
  return KIND_LOOKS[card.kind] ?? DISTRICTS[oneOf(textIn(card, "district"), ["freelance", ...COLOURS])];
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

export function tile(card: Card, canvas: Canvas): Drawing {
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

export function chip(card: Card, _canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const points = numberIn(card, "points");
  const bottom =
    points === undefined
      ? text(31.5, 74, 26, "display7", colour, card.kind === "ai" ? (card.number.split("-").at(-1) ?? "") : ([...card.name][0] ?? "?"), {
          anchor: "middle",
        })
      : hexagon(31.5, 65, 17, `fill="${colour}"`) + text(31.5, 74.4, 26, "display7", INK, points, { anchor: "middle" });
  return drawChip({ colour, ground: mix(palette.dark, INK, 0.3), top: signSlab(colour, kindSign(card, 31.5, 20, 13)), bottom });
}
