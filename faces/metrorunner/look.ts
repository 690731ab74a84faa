/** What all Metrorunner faces share: cubes with letters, how texts are set, and the colours of districts and kinds. */
import type { Card } from "../../engine/cards/card.ts";
import { COLOURS, type Colour, LETTERS } from "../../engine/games/metrorunner/fields.ts";
import { mix, PALETTES, type Palette } from "../art/palette.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "../colours.ts";
import { numeral } from "../figures.ts";
import { hexagon } from "../marks.ts";
import { NAMED_COLOURS } from "../named-colours.ts";
import { numberIn, oneOf, textIn } from "../read.ts";
import { n, SMALLEST, type TextColours, text } from "../svg.ts";
import { type Mark, type Notation, textPiece } from "../words.ts";

type District = Colour | "freelance";
/** Names of the districts (MR-2, section 3.1 of the rules). */
export const DISTRICTS: Readonly<
  Record<District, { readonly name: string; readonly colour: string; readonly palette: Palette; readonly letter: string }>
> = {
  black: { name: "Undergrid", colour: "#cdd6de", palette: PALETTES.K, letter: LETTERS.black },
  purple: { name: "Spire Row", colour: "#c98bff", palette: PALETTES.P, letter: LETTERS.purple },
  red: { name: "Foundry", colour: "#ff7a6b", palette: PALETTES.R, letter: LETTERS.red },
  orange: { name: "Bazaar", colour: "#ffb14f", palette: PALETTES.O, letter: LETTERS.orange },
  blue: { name: "Waterfront", colour: "#6db8ff", palette: PALETTES.B, letter: LETTERS.blue },
  freelance: { name: "Anywhere", colour: "#a9dcc8", palette: PALETTES.freelance, letter: "F" },
};

/** A cube: a square with its letter, so that the colour is never needed. However small it is, its letter is read. */
export function cube(colour: Colour, cx: number, cy: number, size: number): string {
  const letter = Math.max(SMALLEST, size * 0.74);
  const fill = NAMED_COLOURS[colour];
  const ink = colour === "black" ? WHITE : INK;
  const edge = colour === "black" ? "#cdd6de" : mix(fill, "#ffffff", 0.35);
  return (
    `<rect x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.14)}" fill="${fill}" stroke="${edge}" stroke-width="${n(size * 0.07)}"/>` +
    text(cx, cy + letter * 0.36, letter, "display7", ink, LETTERS[colour], { anchor: "middle" })
  );
}

const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);
const cubeMark = (colour: Colour): Mark => ({ em: 1.1, draw: (x, y, s) => cube(colour, x + s * 0.6, y - s * 0.33, s * 0.86) });

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

/** Points at the right foot. */
export function pointsHexagon(card: Card, colour: string): string {
  const points = String(numberIn(card, "points") ?? "–");
  return (
    hexagon(54.6, 80, 5.2, `fill="${colour}" stroke="${INK}" stroke-width=".7"`) +
    numeral(54.6, 80, 5.4, 7, INK, points) +
    text(48, 80.9, SMALLEST, "bold", colour, "POINTS", { anchor: "end", spacing: 0.15 })
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
