/** CORP faces: a rail with the price and the numbers that dice are rolled for; every roll is drawn as dice, never typed. */
import type { Card } from "../../engine/cards/card.ts";
import { CATEGORIES, KINDS, ROLES, SECURITY_TYPES } from "../../engine/games/corp/fields.ts";
import { mix, PALETTES, type Palette } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { drawClauses, largestPicture } from "../clauses.ts";
import { DIM, INK, MONEY, ON_MONEY, PAPER, WHITE } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { numeral } from "../figures.ts";
import { capital, type LabelWords, listed } from "../label.ts";
import { circle, cross, diamond, disc, hexagon, type Shape, square, triangle } from "../marks.ts";
import { digitsOf, listIn, numberIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, priceCorner, priceSlab, signCorner, signSlab } from "../small.ts";
import { ellipsis, n, nameLines, SMALLEST, shrink, type TextColours, text, widthOf } from "../svg.ts";
import { type Mark, type Notation, textPiece } from "../words.ts";

/** Where the pips of a die stand, by its number, in a square from -1 to 1. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die that shows a number from 1 to 6. */
export function die(cx: number, cy: number, size: number, pips: number, fill: string, ink: string): string {
  const spots = (PIPS[pips] ?? [])
    .map(([x, y]) => circle(cx + x * size * 0.26, cy + y * size * 0.26, size * 0.105, `fill="${ink}"`))
    .join("");
  return `<rect x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.2)}" fill="${fill}"/>${spots}`;
}

/** A die shows a hit at 5 or 6. */
const HITS = [5, 6] as const;
const dieMark: Mark = { em: 1.1, draw: (x, y, s) => die(x + s * 0.66, y - s * 0.33, s * 0.74, 5, PAPER, INK) };

export const KEYWORDS: readonly string[] = [
  ..."Combat,Stealth,Hacking,Move,Defense,Detect,Encrypt,Hostile".split(","),
  ..."Once per turn,Garrison,Corporate Action,Runner Action,Security Team".split(","),
];

export const notation: Notation = {
  bold: KEYWORDS,
  units: [],
  read(word) {
    if (word === "dice" || word === "die") return [textPiece(word), { kind: "mark", mark: dieMark }];
    if (/^¥\d+M$/.test(word)) return [textPiece(word, "money")];
    return undefined;
  },
};

const coloursOf = (accent: string): TextColours => ({ text: PAPER, bold: WHITE, money: MONEY, accent, dim: DIM });

type Look = { readonly colour: string; readonly palette: Palette; readonly word: string };
const ROLE_LOOKS = {
  thug: { colour: "#ffb488", palette: PALETTES.thug },
  thief: { colour: "#a9c3ff", palette: PALETTES.thief },
  hacker: { colour: "#62e6d4", palette: PALETTES.hacking },
} as const;

function lookOf(card: Card): Look {
  switch (card.kind) {
    case "runner": {
      const roles = listIn(card, "roles");
      const role = oneOf(roles[0] ?? "", ROLES);
      return { ...ROLE_LOOKS[role], word: ["RUNNER", ...(roles.length > 0 ? [roles.join(" ").toUpperCase()] : [])].join("  ·  ") };
    }
    case "security":
      return {
        colour: "#98d2f2",
        palette: PALETTES.security,
        word: `SECURITY  ·  ${oneOf(textIn(card, "security"), SECURITY_TYPES).toUpperCase()}`,
      };
    case "asset":
      return { colour: "#c0e69a", palette: PALETTES.asset, word: `ASSET  ·  ${oneOf(textIn(card, "category"), CATEGORIES).toUpperCase()}` };
    default:
      return { colour: "#ff9fb0", palette: PALETTES.action, word: "ACTION" };
  }
}

const pointDown: Shape = (x, y, r, attributes) => triangle(x, y, r, `${attributes} transform="rotate(180 ${n(x)} ${n(y)})"`);

type Stat = { readonly field: string; readonly letter: string; readonly shape: Shape };
/** The numbers of a kind, in the order of the rulebook; each has a shape of its own. */
const STATS: Readonly<Record<string, readonly Stat[]>> = {
  runner: [
    { field: "combat", letter: "COM", shape: pointDown },
    { field: "stealth", letter: "STE", shape: disc },
    { field: "hacking", letter: "HAC", shape: square },
    { field: "move", letter: "MOV", shape: diamond },
  ],
  security: [
    { field: "defense", letter: "DEF", shape: hexagon },
    { field: "detect", letter: "DET", shape: disc },
    { field: "encrypt", letter: "ENC", shape: square },
  ],
};
const STAT_COLOURS: Readonly<Record<string, string>> = {
  combat: "#ff8c82",
  stealth: "#b9a2ff",
  hacking: "#3fd0bf",
  move: "#f3f5f9",
  defense: "#ff8c82",
  detect: "#f6c552",
  encrypt: "#3fd0bf",
};

const RAIL = 12;
const LEFT = RAIL + 2.2;

/** The whole card. */
function face(card: Card, canvas: Canvas): Drawing {
  const look = lookOf(card);
  const stats = STATS[card.kind];
  const isSilent = card.text === "";
  const heights = stats && isSilent ? [46] : [56, 52, 48, 44, 40];
  return largestPicture(heights, (artBottom) => {
    const body = stats && isSilent ? statRows(card, stats, look, artBottom + 8.4) : rules(card, canvas, look, artBottom + 8.6);
    const svg =
      frame(card, look, canvas, artBottom) +
      body.svg +
      text(LEFT, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 22)) +
      hitFaces(look.colour);
    return { svg, layouts: body.layouts };
  });
}

function frame(card: Card, look: Look, { id, art }: Canvas, artBottom: number): string {
  const { colour, palette, word } = look;
  const { lines, size } = nameLines("display7", card.name, 4.5, 3.7, 45.6, 3.7);
  const [first = "", second] = lines;
  const rail = gradient(id("r"), [
    [0, mix(palette.dark, palette.mid, 0.35)],
    [1, palette.deep],
  ]);
  const kind = shrink("bold", word, 2.25, SMALLEST, 44, 0.18);
  return (
    `<defs>${rail}</defs><rect x="-3" y="-3" width="69" height="94" fill="${mix(palette.deep, INK, 0.45)}"/>${art(RAIL, 11, 54, artBottom - 11)}` +
    `<rect x="-3" y="-3" width="${RAIL + 3}" height="94" fill="url(#${id("r")})"/><path d="M${RAIL} -3V91" stroke="${colour}" stroke-width=".3"/>` +
    slab(card, colour) +
    statColumn(card, look) +
    `<rect x="${RAIL}" y="-3" width="54" height="14" fill="${mix(palette.deep, INK, 0.3)}"/><path d="M${RAIL} 11H66" stroke="${colour}" stroke-width=".25"/>` +
    (second === undefined
      ? text(LEFT, 8.1, size, "display7", WHITE, first)
      : text(LEFT, 5.6, size, "display7", WHITE, first) + text(LEFT, 9.6, size, "display7", WHITE, second)) +
    `<path d="M${RAIL} ${n(artBottom)}H66V${n(artBottom + 5.2)}H${RAIL}Z" fill="${mix(palette.dark, INK, 0.15)}"/><path d="M${RAIL} ${n(artBottom)}H66" stroke="${colour}" stroke-width=".3"/>` +
    `<path d="M${RAIL} ${n(artBottom)}h1.1v5.2h-1.1Z" fill="${colour}"/>` +
    text(LEFT, artBottom + 3.5, kind.size, "bold", colour, kind.text, { spacing: 0.18 })
  );
}

/** The price in millions; an action card costs nothing and shows a bolt. */
function slab(card: Card, colour: string): string {
  const price = numberIn(card, "price");
  const outline = `M-3 -3H${RAIL}V10.2L${RAIL - 2.6} 12.8H-3Z`;
  if (price === undefined) return `<path d="${outline}" fill="${colour}"/>${bolt(6, 5.6, 4.6)}`;
  return (
    `<path d="${outline}" fill="${MONEY}"/>` +
    numeral(6.9, 6.3, 7.4, 7.9, ON_MONEY, price) +
    text(6.9, 11.9, 2.2, "display7", ON_MONEY, "¥ M", { anchor: "middle" })
  );
}

const bolt = (cx: number, cy: number, r: number): string =>
  `<path d="M${n(cx + r * 0.25)} ${n(cy - r)}L${n(cx - r * 0.63)} ${n(cy + r * 0.16)}H${n(cx - r * 0.05)}L${n(cx - r * 0.25)} ${n(cy + r)}L${n(cx + r * 0.63)} ${n(cy - r * 0.21)}H${n(cx + r * 0.05)}Z" fill="${INK}"/>`;

/** The numbers down the rail, so that a fanned hand shows them; 0 is a dashed outline. Cards without numbers name their kind there. */
function statColumn(card: Card, { colour, word }: Look): string {
  const stats = STATS[card.kind];
  if (!stats) {
    const kind = shrink("display7", word.split("  ·  ").at(-1) ?? word, 4, 2.6, 52, 0.6);
    return text(5, 18.4, kind.size, "display7", colour, kind.text, { spacing: 0.6, rotate: 90 });
  }
  return stats
    .map(({ field, letter, shape }, i) => {
      const value = numberIn(card, field);
      const colour = STAT_COLOURS[field] ?? WHITE;
      const y = 20.6 + i * 12.6;
      const mark =
        value === undefined || value === 0
          ? shape(6.4, y, 3.1, `fill="none" stroke="${colour}" stroke-width=".3" stroke-dasharray=".75 .65" opacity=".75"`)
          : shape(6.4, y, 3.7, `fill="${colour}"`);
      const ink = value ? INK : colour;
      return (
        mark +
        numeral(6.4, y, 4.5, 5.4, ink, value ?? "–") +
        text(6.4, y + 6.5, SMALLEST, "bold", colour, letter, { anchor: "middle", spacing: 0.1 })
      );
    })
    .join("");
}

/** One row for each number: as many dice as are rolled; for Move as many steps; then what a runner steals. A card with a text has its numbers on the rail alone. */
function statRows(card: Card, stats: readonly Stat[], { colour }: Look, top: number): Drawing {
  const skills = listIn(card, "skills");
  const pitch = (skills.length > 0 ? 22.8 : 28) / stats.length;
  let svg = "";
  stats.forEach(({ field }, i) => {
    const value = Math.max(0, Math.round(numberIn(card, field) ?? 0));
    const y = top + 2 + i * pitch;
    const tint = STAT_COLOURS[field] ?? WHITE;
    svg += text(LEFT, y + 0.8, 2.3, "display7", value > 0 ? tint : DIM, field.toUpperCase(), { spacing: 0.1 });
    const step = Math.min(4.6, 28 / Math.max(1, value));
    if (value === 0) svg += `<path d="M33.4 ${n(y)}h2.4" stroke="${DIM}" stroke-width=".4"/>`;
    for (let k = 0; k < Math.min(value, 20); k++) {
      const x = 34.4 + k * step;
      svg +=
        field === "move"
          ? `<path d="M${n(x - 1.4)} ${n(y - 1.7)}L${n(x + 0.5)} ${n(y)}L${n(x - 1.4)} ${n(y + 1.7)}" fill="none" stroke="${tint}" stroke-width=".8"/>`
          : die(x, y, Math.min(3.8, step * 0.86), HITS[k % 2] ?? 5, tint, INK);
    }
  });
  return { svg: svg + steals(card, colour), layouts: [] };
}

/** What a runner steals, at the foot. */
function steals(card: Card, colour: string): string {
  const skills = listIn(card, "skills");
  if (skills.length === 0) return "";
  const y = 79.6;
  let svg = text(LEFT, y + 0.8, 2.3, "display7", colour, "STEALS", { spacing: 0.1 });
  let x = 33;
  for (const skill of skills.slice(0, 3)) {
    const word = skill.toUpperCase();
    const width = widthOf("bold", 2.3, word, 0.1) + 2.4;
    if (x + width > 60.4) break;
    svg += `<rect x="${n(x)}" y="${n(y - 2)}" width="${n(width)}" height="4" rx=".6" fill="${MONEY}"/>${text(x + 1.2, y + 0.8, 2.3, "bold", ON_MONEY, word, { spacing: 0.1 })}`;
    x += width + 1.2;
  }
  return svg;
}

/** The text; what stands before the first colon says when and becomes a label. */
function rules(card: Card, { written }: Canvas, { colour }: Look, top: number): Drawing {
  const rows = card.text.split("\n").map((line) => {
    const colon = line.indexOf(": ");
    const timed = colon > 0 && colon < 48 && !line.slice(0, colon).includes(".");
    return timed ? { label: line.slice(0, colon), body: line.slice(colon + 2), colour } : { label: "", body: line, colour };
  });
  const skills = steals(card, colour);
  const drawn = drawClauses(
    rows,
    { x: LEFT, y: top, right: 60, bottom: skills === "" ? 80 : 76 },
    { notation: written(notation), colours: coloursOf(colour), indent: 0, steps: [9, 8.5, 8, 7.75, 7.5, 7.25, 7] },
  );
  return { svg: drawn.svg + skills, layouts: drawn.layouts };
}

/** At the foot of the rail of every card: which dice hit. */
const hitFaces = (colour: string): string =>
  die(4.75, 79.6, 3.2, 5, PAPER, INK) +
  die(8.35, 79.6, 3.2, 6, PAPER, INK) +
  text(6.55, 84.3, SMALLEST, "bold", colour, "HIT", { anchor: "middle", spacing: 0.2 });

/** A runner has the shape of what the role is good at: Combat, Stealth, Hacking. */
const RUNNER_SIGNS = { thug: pointDown, thief: disc, hacker: square } as const;

/** Runner's role, security's shield, asset's crate, action's bolt. */
function kindSign(card: Card, cx: number, cy: number, r: number): string {
  const at = `transform="translate(${n(cx)} ${n(cy)}) scale(${n(r / 6)})"`;
  switch (card.kind) {
    case "runner":
      return RUNNER_SIGNS[oneOf(listIn(card, "roles")[0] ?? "", ROLES)](cx, cy, r * 0.92, `fill="${INK}"`);
    case "security":
      return `<g ${at}><path d="M0 -5.6L5 -3.6V.6C5 3.4 2.4 5 0 5.8C-2.4 5 -5 3.4 -5 .6V-3.6Z" fill="${INK}"/></g>`;
    case "asset":
      return `<g ${at}><path d="M0 -5.6L5 -2.8V2.8L0 5.6L-5 2.8V-2.8ZM-5 -2.8L0 0L5 -2.8M0 0V5.6" fill="none" stroke="${INK}" stroke-width="1.3"/></g>`;
    case "action":
      return bolt(cx, cy, r);
    default:
      return cross(cx, cy, r, INK);
  }
}

function tile(card: Card, canvas: Canvas): Drawing {
  const { colour, palette, word } = lookOf(card);
  const price = numberIn(card, "price");
  const stats = STATS[card.kind];
  const label = shrink("display7", word.split("·").at(-1)?.trim() ?? word, 7, 4.4, 56, 0.2);
  const foot = stats
    ? stats
        .map(({ field, shape }, i) => {
          const value = numberIn(card, field) ?? 0;
          const tint = STAT_COLOURS[field] ?? WHITE;
          const x = stats.length === 4 ? 9 + i * 15 : 13 + i * 18.5;
          const mark =
            value === 0
              ? shape(x, 78.6, 5.6, `fill="none" stroke="${tint}" stroke-width=".7" stroke-dasharray="1.4 1.2" opacity=".75"`)
              : shape(x, 78.6, 6.4, `fill="${tint}"`);
          return mark + numeral(x, 78.6, 8.4, 9, value === 0 ? tint : INK, value);
        })
        .join("")
    : text(31.5, 81.4, label.size, "display7", colour, label.text, { anchor: "middle", spacing: 0.2 });
  const corner = price === undefined ? signCorner(colour, kindSign(card, 9.5, 9.5, 6)) : priceCorner(String(price));
  return drawTile(canvas, { name: card.name, colour, ground: mix(palette.deep, INK, 0.4), corner, foot });
}

function chip(card: Card, _canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const price = numberIn(card, "price");
  const ground = mix(palette.dark, INK, 0.3);
  if (price === undefined) {
    const bottom = numeral(31.5, 65, 26, 54, colour, digitsOf(card));
    return drawChip({ colour, ground, top: signSlab(colour, kindSign(card, 31.5, 20, 13)), bottom });
  }
  const plate = `<rect x="13" y="46" width="37" height="33" rx="5" fill="${colour}"/>`;
  return drawChip({ colour, ground, top: priceSlab(String(price)), bottom: plate + kindSign(card, 31.5, 62.4, 12) });
}

/** Its words for whoever cannot see it. */
function label(card: Card): LabelWords {
  const price = numberIn(card, "price");
  const stats = ["combat", "stealth", "hacking", "move", "defense", "detect", "encrypt"].flatMap((field) => {
    const value = numberIn(card, field);
    return value === undefined ? [] : [`${capital(field)} ${value}`];
  });
  const skills = listIn(card, "skills");
  return {
    head: [
      card.kind,
      textIn(card, "security"),
      textIn(card, "category"),
      listed(listIn(card, "roles")),
      price === undefined ? "" : `costs ¥${price}M`,
    ],
    rest: [stats.join(", "), skills.length > 0 ? `steals ${listed(skills)}` : ""],
  };
}

/** The faces of CORP's cards. */
export const CORP_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
