/** Megacorp faces: everything a fanned hand or an engaged pile must show stands on a 12 mm rail at the left edge. */
import type { Card } from "../../engine/cards/card.ts";
import { DOCKS, FACTIONS, KINDS, TRAITS, type Trait } from "../../engine/games/megacorp/fields.ts";
import { mix, PALETTES } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { DIM, INK, MONEY, ON_MONEY, PAPER, WHITE } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { lettering, numeral } from "../figures.ts";
import { capital, type LabelWords, listed } from "../label.ts";
import { fitText, type Paragraph } from "../layout.ts";
import { disc, hexagon, triangle } from "../marks.ts";
import { flagIn, listIn, numberIn, numbersIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, priceCorner, priceSlab } from "../small.ts";
import { asOnePath, asOneText, drawLines, ellipsis, n, nameLines, SMALLEST, shrink, text, widthOf } from "../svg.ts";
import { type Notation, paragraphsOf, plainWords, rulesWords, textPiece } from "../words.ts";
import {
  ENGAGE,
  FACTION_COLOURS,
  factionMark,
  type Letters,
  TRAIT_COLOURS,
  TRAIT_SHAPES,
  traitMark,
  traitSign,
  typeIcon,
} from "./marks.ts";

/** The rulebook's keywords (its glossary, MC-G); a card prints them bold. */
export const KEYWORDS: readonly string[] = [
  ..."Abrupt,Area Attack,Assassin,Bond,Camouflage,Cashflow,Dead Drop,Demolisher,Development,Disaster Level,Disruptor,Elusive".split(","),
  ..."Flying,Independent,Indestructible,Initiative,Loyal,Melee,Mutation,Overwatch,Penetrator,Permanent,Precision".split(","),
  ..."Reflexes,Regenerate,Suppressor,Terrain,Unique,Upkeep".split(","),
];

const isTrait = (word: string): word is Trait => TRAITS.some((trait) => trait === word);

export const notation: Notation = {
  bold: KEYWORDS,
  units: TRAITS,
  read(word) {
    if (isTrait(word)) return [{ kind: "mark", mark: traitMark(word) }];
    if (/^[+-]?\d+M$/.test(word)) return [textPiece(word, "money")];
    if (/^#[\p{L}\p{N}]/u.test(word)) return [textPiece(word, "tag")];
    if (word === "Engage") return [{ kind: "mark", mark: ENGAGE }, textPiece(word)];
    return undefined;
  },
};

/** Width of the rail, and where the text column begins and ends. */
const RAIL = 12;
const LEFT = RAIL + 2.2;
const RIGHT = 60;
const WIDTH = RIGHT - LEFT;

type Look = { readonly faction: (typeof FACTIONS)[number]; readonly colour: string; readonly palette: (typeof PALETTES)["corp" | "gnost"] };
function lookOf(card: Card): Look {
  const faction = oneOf(textIn(card, "faction"), ["neutral", ...FACTIONS]);
  return { faction, colour: FACTION_COLOURS[faction], palette: PALETTES[faction] as Look["palette"] };
}

/** The whole card. */
function face(card: Card, canvas: Canvas): Drawing {
  const look = lookOf(card);
  const isBusiness = card.kind === "business";
  const artBottom = isBusiness ? 53 : card.kind === "location" ? 49 : 47.4;
  const typeTop = isBusiness ? 52.6 : card.kind === "event" ? 48.6 : artBottom;
  const rulesTop = typeTop + 7.2;

  const paragraphs: Paragraph[] = [...rulesWords(card.text, canvas.written(notation), canvas.lit)];
  for (const line of paragraphsOf(card.flavor)) paragraphs.push({ words: plainWords(line), flavour: true });
  const layout = fitText(paragraphs, { w: WIDTH, h: 82 - rulesTop });
  const slack = Math.max(0, 82 - rulesTop - layout.height);
  const colours = { text: PAPER, bold: WHITE, money: MONEY, accent: look.colour, dim: DIM };

  const svg = [
    ground(card, look, canvas, artBottom),
    rail(card, look, canvas),
    asOneText(
      (isBusiness ? businessName(card, look, canvas) : nameBand(card, look)) +
        typeLine(card, look, canvas, typeTop) +
        drawLines(layout, LEFT, rulesTop + Math.min(slack * 0.42, 3.2), colours) +
        footer(card, look),
    ),
    docks(card, look),
  ];
  return { svg: svg.join(""), layouts: [layout] };
}

/** Panel, gradients and the picture; its outline tells the kind. */
function ground(card: Card, { faction, colour, palette }: Look, canvas: Canvas, artBottom: number): string {
  const { id } = canvas;
  const clip = id("c", card.kind);
  const panel = id("p", faction);
  /** The picture of other kinds fills its rectangle. */
  const outlines: Readonly<Record<string, string>> = {
    business: "M-3 -3H66V53H-3Z",
    event: `M${RAIL} 10.6H66V39L${RAIL} 50.4Z`,
    equipment: `M${RAIL} 10.6H66V43L61 48H${RAIL}Z`,
  };
  const outline = outlines[card.kind];
  const defs = [
    card.kind === "business"
      ? ""
      : gradient(id("r", faction), [
          [0, mix(palette.dark, palette.mid, 0.35)],
          [0.55, palette.dark],
          [1, palette.deep],
        ]),
    gradient(
      id("b", faction),
      [
        [0, mix(palette.dark, palette.mid, 0.75)],
        [1, palette.dark],
      ],
      true,
    ),
    gradient(panel, [
      [0, mix(palette.dark, INK, 0.35)],
      [1, mix(palette.deep, INK, 0.4)],
    ]),
    outline ? `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` : "",
  ];
  const picture =
    card.kind === "business" ? canvas.art(-3, -3, 69, 56) : canvas.art(RAIL, 10.6, 54, card.kind === "event" ? 40.4 : artBottom - 10.6);
  const slash =
    card.kind === "event"
      ? `<path d="M${RAIL} 50.4L66 39V52.6H${RAIL}Z" fill="${mix(palette.deep, INK, 0.2)}"/><path d="M${RAIL} 50.4L66 39" stroke="${colour}" stroke-width=".5"/><path d="M${RAIL} 51.9L66 40.5" stroke="${colour}" stroke-width=".2" opacity=".7"/>`
      : "";
  return `${canvas.define(defs)}<rect x="-3" y="-3" width="69" height="94" fill="url(#${panel})"/>${outline ? `<g clip-path="url(#${clip})">${picture}</g>` : picture}${slash}`;
}

const drawn = new Map<string, string>();
/** What stands in the same place on many cards, drawn once. @param name one of a few, whatever a card holds */
function once(name: string, draw: () => string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = draw();
  drawn.set(name, svg);
  return svg;
}

/** The left edge of an event's text. */
function teeth(): string {
  let path = `M${RAIL} 12`;
  for (let y = 12; y < 90; y += 2.6) path += `L${n(RAIL - 1.2)} ${n(y + 1.3)}L${RAIL} ${n(y + 2.6)}`;
  return path;
}

/** Valuation, trait cost and the four scores, always in the same places. */
function rail(card: Card, { faction, colour }: Look, canvas: Canvas): string {
  let out =
    card.kind === "business"
      ? `<rect x="-3" y="-3" width="${RAIL + 3}" height="94" fill="${INK}" opacity=".72"/>`
      : `<rect x="-3" y="-3" width="${RAIL + 3}" height="94" fill="url(#${canvas.id("r", faction)})"/>`;
  out += `<path d="M${RAIL} -3V91" stroke="${colour}" stroke-width=".3" opacity=".75"/>`;
  if (card.kind === "event") out += `<path d="${once("teeth", teeth)}" fill="none" stroke="${colour}" stroke-width=".3" opacity=".8"/>`;
  out += valuationSlab(card);
  const cost = numbersIn(card, "traitCost");
  const scores = numbersIn(card, "scores");
  const costs = TRAITS.filter((trait) => cost[trait] !== undefined).map((trait, i) => ({ trait, cy: 16.9 + i * 9 }));
  const places = TRAITS.map((trait, i) => ({ trait, cy: 52.2 + i * 9.1 }));
  out += costs
    .map(({ trait, cy }) =>
      once(`cost ${trait} ${cy}`, () =>
        traitSign(trait, 7.9, cy, 2.75, { x: 7.9, y: cy + 4.95, size: SMALLEST, options: { anchor: "middle" } }),
      ),
    )
    .join("");
  out += places
    .map(({ trait, cy }) => {
      const some = scores[trait] === undefined ? undefined : 1;
      const letters = { x: 4.05, y: cy, size: SMALLEST, options: { anchor: "middle", up: true } } as const;
      return once(`score ${trait} ${some}`, () => scoreSign(trait, some, 7.9, cy, 3.25, letters));
    })
    .join("");
  // Shapes first and then all that stands in them: figures are one path.
  return (
    out +
    asOnePath([
      ...costs.map(({ cy }) => lettering(3, cy + 1.1, 3.2, "display6", MONEY, "+")),
      ...costs.map(({ trait, cy }) => numeral(7.9, cy, 3.7, 4, INK, cost[trait] ?? 0)),
      ...places.map(({ trait, cy }) => scoreFigure(trait, scores[trait], 7.9, cy, 3.25)),
    ])
  );
}

function valuationSlab(card: Card): string {
  return (
    `<path d="M-3 -3H${RAIL}V10.2L${RAIL - 2.6} 12.8H-3Z" fill="${MONEY}"/>` +
    numeral(6.9, 6.5, 8, 7.9, ON_MONEY, valuationOf(card)) +
    lettering(6.9, 12, 2.2, "display7", ON_MONEY, "M", { anchor: "middle" })
  );
}

/** The shape of a score, with its letters if there is room; none is a dashed outline, never an empty place. */
function scoreSign(trait: Trait, value: number | undefined, cx: number, cy: number, r: number, letters?: Letters): string {
  if (value !== undefined) return traitSign(trait, cx, cy, r, letters);
  const colour = TRAIT_COLOURS[trait];
  const unit = r / 3.25;
  const outline = `fill="none" stroke="${colour}" stroke-width="${n(0.3 * unit)}" stroke-dasharray="${n(0.75 * unit)} ${n(0.65 * unit)}" opacity=".75"`;
  const dash = `<path d="M${n(cx - 1.1 * unit)} ${n(cy)}h${n(2.2 * unit)}" stroke="${colour}" stroke-width="${n(0.5 * unit)}"/>`;
  const word = letters && lettering(letters.x, letters.y, letters.size, "bold", mix(colour, INK, 0.25), trait, letters.options);
  return TRAIT_SHAPES[trait](cx, cy, r * 0.92, outline) + dash + (word ?? "");
}

/** The number in the shape of a score; nothing where there is none. */
function scoreFigure(trait: Trait, value: number | undefined, cx: number, cy: number, r: number): string {
  const unit = r / 3.25;
  return value === undefined ? "" : numeral(cx, cy, 4.9 * unit, (trait === "MQ" ? 4.5 : 5.2) * unit, INK, value);
}

/** A name as Megacorp prints it: the part after the comma is a title on its own line. */
export function nameParts(name: string): { readonly name: string; readonly title: string } {
  const comma = name.indexOf(", ");
  return comma < 0 ? { name, title: "" } : { name: name.slice(0, comma), title: name.slice(comma + 2) };
}

function nameBand(card: Card, { colour, palette }: Look): string {
  const { name, title } = nameParts(card.name);
  const room = 45.5;
  let out =
    `<rect x="${RAIL}" y="-3" width="54" height="13.6" fill="${mix(palette.deep, INK, 0.35)}"/>` +
    `<path d="M${RAIL} 10.6H66" stroke="${colour}" stroke-width=".25" opacity=".8"/>`;
  if (title !== "") {
    const one = shrink("display7", name, 4.5, 3.2, room);
    const second = shrink("bold", title, 2.3, SMALLEST, room, 0.06);
    return (
      out +
      text(LEFT, 6.5, one.size, "display7", WHITE, one.text) +
      text(LEFT, 9.4, second.size, "bold", colour, second.text, { spacing: 0.06 })
    );
  }
  const { lines, size } = nameLines("display7", name, 4.5, 3.2, room, 3.2);
  const [first = "", second] = lines;
  if (second === undefined) return out + text(LEFT, 8.1, size, "display7", WHITE, first);
  out += text(LEFT, 5.6, size, "display7", WHITE, first) + text(LEFT, 9.3, size, "display7", WHITE, second);
  return out;
}

function businessName(card: Card, { colour }: Look, { id, define }: Canvas): string {
  const { name, title } = nameParts(card.name);
  const { lines, size } = nameLines("display7", name, 6.2, 4.6, 45.5, 5);
  const step = size * 1.08;
  const fade = id("f", "name");
  const shade = gradient(fade, [
    [0, INK, 0.92],
    [1, INK, 0],
  ]);
  const below = 8.6 + step * (lines.length - 1) + 3.8;
  const word = shrink("bold", (title || "Business").toUpperCase(), 2.5, SMALLEST, 45.5, 0.22);
  return (
    `${define([shade])}<rect x="${RAIL}" y="-3" width="54" height="${22 + lines.length * 8}" fill="url(#${fade})"/>` +
    lines.map((line, i) => text(LEFT, 8.6 + i * step, size, "display7", WHITE, line)).join("") +
    text(LEFT, below, word.size, "bold", colour, word.text, { spacing: 0.22 })
  );
}

function typeLine(card: Card, { faction, colour }: Look, { id }: Canvas, top: number): string {
  const word = (flagIn(card, "founder") ? "Founder" : card.kind).toUpperCase();
  const after = LEFT + 5.6 + widthOf("bold", 2.35, word, 0.18);
  const tags = shrink("bold", listIn(card, "tags").join(" "), 2.35, SMALLEST, 55.6 - after);
  return (
    `<path d="M${RAIL} ${n(top)}H66V${n(top + 5.4)}H${RAIL}Z" fill="url(#${id("b", faction)})"/><path d="M${RAIL} ${n(top)}H66" stroke="${colour}" stroke-width=".25"/>` +
    typeIcon(card.kind, LEFT + 1.5, top + 2.7, WHITE) +
    text(LEFT + 4.1, top + 3.55, 2.35, "bold", WHITE, word, { spacing: 0.18 }) +
    text(after, top + 3.55, tags.size, "bold", colour, tags.text) +
    factionMark(faction, 58.2, top + 2.7, 1.5, colour)
  );
}

const BACK_MARKS = {
  blue: { shape: hexagon, colour: "#7fb2ff", word: "MAIN" },
  green: { shape: disc, colour: "#52d691", word: "RESOURCE" },
  red: { shape: triangle, colour: "#ff7d8a", word: "BUSINESS" },
} as const;

function footer(card: Card, { faction }: Look): string {
  const back = BACK_MARKS[oneOf(textIn(card, "back"), ["blue", "green", "red"])];
  const word = flagIn(card, "founder") ? "FOUNDER" : back.word;
  const room = 57.2 - widthOf("mono", SMALLEST, word) - LEFT - 1.5;
  const line = `${card.set} ${card.number}  ${faction.charAt(0).toUpperCase()}${faction.slice(1)}`;
  return (
    text(LEFT, 85, SMALLEST, "mono", DIM, ellipsis("mono", line, SMALLEST, room)) +
    text(57.2, 85, SMALLEST, "mono", DIM, word, { anchor: "end" }) +
    back.shape(59, 84.4, 0.95, `fill="${back.colour}"`)
  );
}

/** Corners of the marks on the side where they stand, seen from the edge: an open dock is an arrow, a closed one a bar (MC-R35, MC-R152). */
const ARROW = [
  [-2.6, -3],
  [-2.6, 0],
  [0, 2.1],
  [2.6, 0],
  [2.6, -3],
] as const;
const BAR = [
  [-2.6, -3],
  [-2.6, 0.9],
  [2.6, 0.9],
  [2.6, -3],
] as const;
/** A corner of a mark on the card. */
const ON_SIDE = {
  N: (x: number, y: number) => [37.5 + x, y],
  E: (x: number, y: number) => [63 - y, 44 + x],
  S: (x: number, y: number) => [37.5 - x, 88 - y],
  W: (x: number, y: number) => [y, 44 - x],
} as const;

/** Where another card may dock: one path for the open sides, one for the closed (MC-R35, MC-R152). */
function docks(card: Card, { faction, colour }: Look): string {
  const named = listIn(card, "docks");
  const open = DOCKS.filter((side) => card.fields["docks"] === undefined || named.includes(side));
  return once(`docks ${faction} ${open.join("")}`, () => dockMarks(open, colour));
}

function dockMarks(open: readonly (typeof DOCKS)[number][], colour: string): string {
  const marks = (sides: readonly (typeof DOCKS)[number][], corners: typeof ARROW | typeof BAR, look: string) =>
    sides.length === 0
      ? ""
      : `<path d="${sides.map((side) => `M${corners.map(([x, y]) => ON_SIDE[side](x, y).map(n).join(" ")).join("L")}Z`).join("")}" ${look}/>`;
  return (
    marks(open, ARROW, `fill="${colour}"`) +
    marks(
      DOCKS.filter((side) => !open.includes(side)),
      BAR,
      `fill="${INK}" stroke="${colour}" stroke-width=".25"`,
    )
  );
}

/** Picture, valuation, name and the four scores. */
function tile(card: Card, canvas: Canvas): Drawing {
  const { colour } = lookOf(card);
  const scores = numbersIn(card, "scores");
  return drawTile(canvas, {
    name: nameParts(card.name).name,
    colour,
    ground: "#0b1017",
    corner: priceCorner(valuationOf(card)),
    foot:
      TRAITS.map((trait, i) => scoreSign(trait, scores[trait], 9 + i * 15, 78.6, 6.1)).join("") +
      asOnePath(TRAITS.map((trait, i) => scoreFigure(trait, scores[trait], 9 + i * 15, 78.6, 6.1))),
  });
}

/** Faction mark and valuation. */
function chip(card: Card, _canvas: Canvas): Drawing {
  const { faction, colour, palette } = lookOf(card);
  return drawChip({
    colour,
    ground: mix(palette.dark, INK, 0.25),
    top: priceSlab(valuationOf(card)),
    bottom: factionMark(faction, 31.5, 62, 14, colour),
  });
}

const valuationOf = (card: Card): string => String(numberIn(card, "valuation") ?? "–");

/** Its words for whoever cannot see it. */
function label(card: Card): LabelWords {
  const cost = numbersIn(card, "traitCost");
  const scores = numbersIn(card, "scores");
  const traits = TRAITS.flatMap((trait) => (cost[trait] === undefined ? [] : [`${cost[trait]} ${trait}`]));
  return {
    head: [
      flagIn(card, "founder") ? "founder" : card.kind,
      capital(textIn(card, "faction")),
      `costs ${listed([`${numberIn(card, "valuation") ?? 0}M`, ...traits])}`,
    ],
    rest: [TRAITS.map((trait) => `${trait} ${scores[trait] ?? "none"}`).join(", ")],
  };
}

/** The faces of Megacorp's cards. */
export const MEGACORP_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
