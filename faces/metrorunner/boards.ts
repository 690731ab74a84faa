/** The Metrorunner cards that are small boards: a network's grid with its ports, a contract's places, a character, the two halves of an A.I. card. */
import type { Card } from "../../engine/cards/card.ts";
import { mix } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { clausesOf, drawClauses, largestPicture } from "../clauses.ts";
import { DIM, INK, MONEY, PAPER, WHITE } from "../colours.ts";
import { circle, diamond, triangle } from "../marks.ts";
import { listIn, numberIn } from "../read.ts";
import { ellipsis, n, nameLines, SMALLEST, shrink, text } from "../svg.ts";
import { coloursOf, lookOf, notation, pointsHexagon } from "./look.ts";

const ALPHA = "#ffd08a";
const BETA = "#d6a5ff";

/** A name at the top left with a kicker under it; returns the baseline of the kicker. */
function heading(card: Card, kicker: string, colour: string, width = 55.4): { readonly svg: string; readonly bottom: number } {
  const { lines, size } = nameLines("display7", card.name, 5.4, 4.2, width, 4.4);
  const last = 8.4 + (lines.length - 1) * size * 1.08;
  const word = shrink("bold", kicker, 2.2, SMALLEST, width, 0.18);
  return {
    svg:
      lines.map((line, i) => text(4, 8.4 + i * size * 1.08, size, "display7", WHITE, line)).join("") +
      text(4, last + 3.4, word.size, "bold", colour, word.text, { spacing: 0.18 }),
    bottom: last + 3.4,
  };
}

const footer = (card: Card, word: string): string =>
  text(4, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 30)) +
  text(59.4, 85, SMALLEST, "mono", DIM, word, { anchor: "end" });

/** The tile grid with the card's nodes on its outer edges, above what each hack brings. */
export function network(card: Card, { id, art, written }: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const head = heading(card, "NETWORK", colour);
  const side = 24;
  const [gx, gy] = [31.5 - side / 2, 16.6];
  const cell = side / 3;
  let grid = "";
  for (let i = 0; i < 9; i++) {
    const [x, y] = [gx + (i % 3) * cell, gy + Math.floor(i / 3) * cell];
    grid +=
      `<rect x="${n(x + 0.4)}" y="${n(y + 0.4)}" width="${n(cell - 0.8)}" height="${n(cell - 0.8)}" rx="1" fill="${INK}" fill-opacity=".82" stroke="${colour}" stroke-width=".22" stroke-opacity=".6"/>` +
      text(x + cell / 2, y + cell / 2 + 0.75, SMALLEST, "mono", DIM, i + 1, { anchor: "middle" });
  }
  const core = listIn(card, "core");
  const ports =
    core.map((port) => portMark(port, gx, gy, side, "core", colour)).join("") +
    listIn(card, "alpha")
      .map((port) => portMark(port, gx, gy, side, "alpha", ALPHA))
      .join("") +
    listIn(card, "beta")
      .map((port) => portMark(port, gx, gy, side, "beta", BETA))
      .join("");
  const colours: Readonly<Record<string, string>> = { Core: colour, Alpha: ALPHA, Beta: BETA, Placement: DIM };
  const rows = clausesOf(card.text, ["Core", "Alpha", "Beta", "Placement"]).map((clause) => ({
    ...clause,
    colour: colours[clause.label] ?? colour,
  }));
  const clauses = drawClauses(
    rows,
    { x: 4, y: 49.4, right: 59.4, bottom: 82 },
    { notation: written(notation), colours: coloursOf(colour), indent: 16.4 },
  );
  const shade = gradient(id("f"), [
    [0, INK, 0.86],
    [0.5, INK, 0.5],
    [1, mix(palette.deep, INK, 0.5)],
  ]);
  const svg =
    `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.5)}"/>${art(-3, -3, 69, 50)}` +
    `<rect x="-3" y="-3" width="69" height="50.4" fill="url(#${id("f")})"/>${head.svg}${grid}${ports}` +
    `<path d="M-3 47H66" stroke="${colour}" stroke-width=".3"/>${clauses.svg}${footer(card, "METRORUNNER")}`;
  return { svg, layouts: clauses.layouts };
}

type Node = "core" | "alpha" | "beta";

/** A node just outside the grid's edge: core a filled ring, alpha a triangle, beta a diamond, as on the runner boards. */
function portMark(port: string, gx: number, gy: number, side: number, node: Node, colour: string): string {
  const place = Number(port.charAt(1)) - 0.5;
  const along = (place * side) / 3;
  const out = 3.1;
  const at = {
    N: [gx + along, gy - out],
    S: [gx + along, gy + side + out],
    W: [gx - out, gy + along],
    E: [gx + side + out, gy + along],
  }[port.charAt(0)];
  if (!at || !Number.isFinite(place)) return "";
  const [x = 0, y = 0] = at;
  const [sx, sy] = [Math.max(gx, Math.min(gx + side, x)), Math.max(gy, Math.min(gy + side, y))];
  const wire = `<path d="M${n(x)} ${n(y)}L${n(sx)} ${n(sy)}" stroke="${colour}" stroke-width=".7"/>`;
  if (node === "core")
    return wire + circle(x, y, 2.1, `fill="${INK}" stroke="${colour}" stroke-width=".7"`) + circle(x, y, 1, `fill="${colour}"`);
  if (node === "alpha")
    return wire + triangle(x, y + 0.2, 2.1, `fill="${colour}"`) + text(x, y + 1.4, SMALLEST, "display7", INK, "A", { anchor: "middle" });
  return wire + diamond(x, y, 2.1, `fill="${colour}"`) + text(x, y + 0.75, 2.2, "display7", INK, "B", { anchor: "middle" });
}

/** A portrait with its one manipulation. */
export function character(card: Card, { id, art, written }: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const [line = ""] = card.text.split("\n");
  const colon = line.indexOf(": ");
  const label = colon > 0 ? line.slice(0, colon) : "";
  return largestPicture([58, 54, 48], (artBottom) => {
    const { lines, size } = nameLines("display7", card.name, 6.4, 4.8, 54, 5);
    const rows = [
      { label: "", body: colon > 0 ? [line.slice(colon + 2), ...card.text.split("\n").slice(1)].join("\n") : card.text, colour },
    ];
    const top = artBottom + 11;
    const clauses = drawClauses(
      rows,
      { x: 4, y: top, right: 59.4, bottom: 81.6 },
      { notation: written(notation), colours: coloursOf(colour), indent: 2.6, steps: [9, 8.5, 8, 7.75, 7.5, 7.25, 7] },
    );
    const power = shrink("display7", label === "" ? "MANIPULATION" : label, 4, 2.6, 55);
    const shade = gradient(id("f"), [
      [0, palette.deep, 0],
      [1, palette.deep, 0.95],
    ]);
    const svg =
      `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.4)}"/>${art(-3, -3, 69, artBottom + 3)}` +
      `<rect x="-3" y="${artBottom - 18}" width="69" height="18.2" fill="url(#${id("f")})"/>` +
      lines.map((each, i) => text(4, artBottom - 2.4 - (lines.length - 1 - i) * size * 1.06, size, "display7", WHITE, each)).join("") +
      `<path d="M-3 ${artBottom}H66" stroke="${colour}" stroke-width=".5"/>` +
      text(4, artBottom + 3.8, SMALLEST, "bold", colour, "CHARACTER  ·  ONCE IN EACH HACK", { spacing: 0.18 }) +
      text(4, artBottom + 8.6, power.size, "display7", colour, power.text) +
      clauses.svg +
      footer(card, "METRORUNNER");
    return { svg, layouts: clauses.layouts };
  });
}

/** A picture, the places for its tokens, and its points. */
export function contract(card: Card, { id, art, written }: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const spaces = Math.max(1, Math.min(5, Math.round(numberIn(card, "spaces") ?? 2)));
  const head = heading(card, `CONTRACT  ·  ${spaces} JOBS IN ONE SLOT`, colour);
  const r = Math.min(7.4, 26 / spaces);
  const places = Array.from({ length: spaces }, (_, i) => {
    const x = 31.5 + (i - (spaces - 1) / 2) * (r * 2 + 2.4);
    return (
      circle(x, 60.4, r, `fill="${INK}" fill-opacity=".85" stroke="${colour}" stroke-width=".5" stroke-dasharray="1.4 1"`) +
      text(x, 61.2, SMALLEST, "bold", colour, "TOKEN", { anchor: "middle", spacing: 0.12 })
    );
  }).join("");
  const shade = gradient(id("t"), [
    [0, INK, 0.94],
    [0.6, INK, 0.7],
    [1, INK, 0],
  ]);
  const rows = clausesOf(card.text, []).map((clause) => ({ ...clause, colour }));
  const clauses = drawClauses(
    rows,
    { x: 4, y: 71, right: 44, bottom: 82 },
    { notation: written(notation), colours: coloursOf(colour), indent: 2.4 },
  );
  const svg =
    `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.4)}"/>${art(-3, -3, 69, 53)}` +
    `<rect x="-3" y="-3" width="69" height="25" fill="url(#${id("t")})"/>${head.svg}<path d="M-3 50H66" stroke="${colour}" stroke-width=".3"/>` +
    places +
    clauses.svg +
    pointsHexagon(card, colour) +
    text(4, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 30));
  return { svg, layouts: clauses.layouts };
}

/** One move, then a left and a right half: which applies depends on who is more notorious (MR-14.9). */
export function ai(card: Card, { id, art, written }: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const clauses = clausesOf(card.text, ["Move", "Left", "Right"]);
  const head = heading(card, "ROGUE A.I.  ·  SOLO", colour);
  const style = { notation: written(notation), colours: coloursOf(colour), indent: 0 };
  const upper = clauses.filter(({ label }) => label !== "Left" && label !== "Right").map((clause) => ({ ...clause, colour: WHITE }));
  const move = drawClauses(upper, { x: 4, y: 26.6, right: 59.4, bottom: 42 }, style);
  const half = (label: string, x: number, right: number, tint: string) =>
    drawClauses(
      clauses.filter((clause) => clause.label === label).map(({ body }) => ({ label: "", body, colour: tint })),
      { x, y: 50.6, right, bottom: 82 },
      { ...style, indent: 2.2 },
    );
  const left = half("Left", 4, 30.4, PAPER);
  const right = half("Right", 33, 59.6, MONEY);
  const ground = mix(palette.deep, INK, 0.4);
  const shade = gradient(
    id("t"),
    [
      [0, ground],
      [1, ground, 0],
    ],
    true,
  );
  const svg =
    `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${ground}"/>${art(26, -3, 40, 27)}` +
    `<rect x="25.8" y="-3" width="14" height="27" fill="url(#${id("t")})"/>${head.svg}<path d="M-3 24H66" stroke="${colour}" stroke-width=".5"/>${move.svg}` +
    `<rect x="-3" y="43" width="34.5" height="48" fill="${mix(palette.dark, INK, 0.35)}"/><path d="M31.5 43V91M-3 43H66" stroke="${colour}" stroke-width=".3"/>` +
    `<path d="M6.2 45.6V48L4 46.8Z" fill="${PAPER}"/>${text(7.4, 47.6, 2.3, "display7", PAPER, "LEFT", { spacing: 0.12 })}<path d="M57.4 45.6V48L59.6 46.8Z" fill="${MONEY}"/>${text(56.2, 47.6, 2.3, "display7", MONEY, "RIGHT", { anchor: "end", spacing: 0.12 })}` +
    left.svg +
    right.svg +
    footer(card, "METRORUNNER");
  return { svg, layouts: [...move.layouts, ...left.layouts, ...right.layouts] };
}
