/** San faces: the picture bleeds to three edges, a spine tells the type, a bridge the price of crossing, the foot what it earns and costs. */
import type { Card } from "../../engine/cards/card.ts";
import { CORPORATIONS, KINDS } from "../../engine/games/san/fields.ts";
import { mix, PALETTES, type Palette } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { DIM, INK, MONEY, ON_MONEY, PAPER, WHITE } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { numeral } from "../figures.ts";
import { counted, type LabelWords } from "../label.ts";
import { fitText, type Layout } from "../layout.ts";
import { cross, hexagon, shapeMark } from "../marks.ts";
import { numberIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, footNumber, signCorner, signSlab } from "../small.ts";
import { drawLines, ellipsis, n, nameLines, SMALLEST, text, widthOf } from "../svg.ts";
import { type Notation, rulesWords, textPiece } from "../words.ts";
import { CORRUPTION, HACKING, PROPAGANDA } from "./colours.ts";
import { corporationSign, SAN_COLOURS, SAN_SHAPES } from "./marks.ts";

type Kind = (typeof KINDS)[number];
type Corporation = (typeof CORPORATIONS)[number];

const NOUNS = {
  Corruption: { shape: SAN_SHAPES.corruption, colour: CORRUPTION },
  Propaganda: { shape: SAN_SHAPES.propaganda, colour: PROPAGANDA },
  Hacking: { shape: SAN_SHAPES.hacking, colour: HACKING },
} as const;
const isNoun = (word: string): word is keyof typeof NOUNS => Object.hasOwn(NOUNS, word);

/** The rulebook's named card effects (SAN-13). */
export const KEYWORDS: readonly string[] = [
  "Destroy",
  "Draw",
  "Corrupt",
  "Single use",
  "Play all types",
  "copy a played card",
  "copy a River card",
  "play a card from your discard",
];

export const notation: Notation = {
  bold: KEYWORDS,
  units: [],
  read: (word) => {
    if (!isNoun(word)) return undefined;
    const { shape, colour } = NOUNS[word];
    return [textPiece(word, "bold"), { kind: "mark", mark: shapeMark(shape, colour) }];
  },
};

/** San's texts are short: they begin half a point larger. */
const STEPS_PT = [8.5, 8.25, 8, 7.75, 7.5, 7.25, 7];

type Look = { readonly kind: Kind; readonly colour: string; readonly palette: Palette; readonly corporation: Corporation | undefined };
function lookOf(card: Card): Look {
  const kind = oneOf(card.kind, ["equipment", ...KINDS]);
  const named = textIn(card, "corporation");
  return {
    kind,
    colour: SAN_COLOURS[kind],
    palette: PALETTES[kind === "equipment" ? "gear" : kind],
    corporation: CORPORATIONS.find((corporation) => corporation === named),
  };
}

function face(card: Card, canvas: Canvas): Drawing {
  const look = lookOf(card);
  const layouts: Layout[] = [];
  let body: string;
  if (look.kind === "virus") body = virusTrack(card, look);
  else {
    const top = 58.9;
    const icons = iconsIn(card.text);
    const drawn = iconRow(icons, top + 3.3);
    const start = drawn === "" ? top : top + 7.4;
    const paragraphs = rulesWords(card.text, canvas.written(notation), canvas.lit);
    const layout = fitText(paragraphs, { w: 53, h: 76.6 - start }, undefined, STEPS_PT);
    layouts.push(layout);
    const colours = { text: PAPER, bold: WHITE, money: MONEY, accent: look.colour, dim: DIM };
    const none = paragraphs.length === 0 ? text(5, start + 4.4, 2.9, "italic", DIM, "No effect.") : "";
    body = drawn + drawLines(layout, 5, start + (drawn === "" ? 1.6 : 0.6), colours) + none + foot(card, look);
  }
  return { svg: ground(look, canvas) + spine(look, canvas) + corner(card, look) + namePlate(card, look) + body, layouts };
}

function ground({ kind, palette }: Look, { id, art }: Canvas): string {
  const defs = [
    gradient(id("f"), [
      [0, palette.deep, 0],
      [0.75, palette.deep],
    ]),
    gradient(id("t"), [
      [0, INK, 0.75],
      [1, INK, 0],
    ]),
    `<pattern id="${id("q")}" width="2" height="2" patternUnits="userSpaceOnUse">${PATTERNS[kind]}</pattern>`,
  ];
  return (
    `<defs>${defs.join("")}</defs><rect x="-3" y="-3" width="69" height="94" fill="${palette.deep}"/>${art(-3, -3, 69, 64)}` +
    `<rect x="-3" y="36" width="69" height="26" fill="url(#${id("f")})"/><rect x="-3" y="-3" width="69" height="17" fill="url(#${id("t")})"/>` +
    `<rect x="-3" y="60" width="69" height="31" fill="${palette.deep}"/>`
  );
}

/** What fills the spine, so that the type shows without its colour. */
const PATTERNS: Readonly<Record<Kind, string>> = {
  corruption: '<circle cx="1" cy="1" r=".42" opacity=".38"/>',
  propaganda: '<path d="M0 1.5L1 .5L2 1.5" fill="none" stroke="#000" stroke-width=".38" opacity=".4"/>',
  hacking: '<rect x=".55" y=".55" width=".9" height=".9" opacity=".36"/>',
  equipment: '<path d="M0 2L2 0" stroke="#000" stroke-width=".36" opacity=".36"/>',
  virus: '<path d="M.5 .5L1.5 1.5M1.5 .5L.5 1.5" stroke="#000" stroke-width=".34" opacity=".4"/>',
};

function spine({ kind, colour }: Look, { id }: Canvas): string {
  const word = kind.toUpperCase();
  const outline = "M-3 -3H9.4V43L5.8 46.6H-3Z";
  const length = widthOf("display7", 3.1, word, 0.42) + 2.4;
  const sign = signOf(kind, 6, 6.4, 2.7);
  return (
    `<path d="${outline}" fill="${colour}"/><path d="${outline}" fill="url(#${id("q")})"/><rect x="3" y="3" width="6.4" height="7.4" fill="${colour}"/>${sign}` +
    `<rect x="3.6" y="13.4" width="5" height="${n(length)}" fill="${colour}"/>` +
    text(5.05, 14.6, 3.1, "display7", INK, word, { spacing: 0.42, rotate: 90 })
  );
}

/** The crossing cost under its bridge; cards of a corporation show its sign instead. */
function corner(card: Card, { corporation }: Look): string {
  if (corporation)
    return (
      `<path d="M49 -3H66V13H52.4L49 9.6Z" fill="${INK}" opacity=".9"/>${corporationSign(corporation, 57, 6.6, 3.2, WHITE)}` +
      text(57.15, 12, SMALLEST, "bold", WHITE, corporation.toUpperCase(), { anchor: "middle", spacing: 0.3 })
    );
  return (
    `<path d="M47.4 -3H66V12.6H62.4A6.1 6.1 0 0 0 50.6 12.6H47.4Z" fill="${INK}" opacity=".9"/><path d="M47.4 -3V12.6H50.6A6.1 6.1 0 0 1 62.4 12.6H66" fill="none" stroke="#fff" stroke-width=".4"/>` +
    numeral(56.6, 5.3, 6.2, 8, WHITE, numberOf(card, "crossing")) +
    text(56.6, 11.5, SMALLEST, "bold", WHITE, "CROSS", { anchor: "middle", spacing: 0.2 })
  );
}

function namePlate(card: Card, { colour }: Look): string {
  const { lines, size } = nameLines("display7", card.name, 5.2, 3.6, 53, 4.4);
  const step = size * 1.1;
  return (
    lines.map((line, i) => text(5, 54.6 - (lines.length - 1 - i) * step, size, "display7", WHITE, line)).join("") +
    `<path d="M5 56.8H58" stroke="${colour}" stroke-width=".3"/>`
  );
}

type Icon = { readonly noun: keyof typeof NOUNS; readonly times: boolean };

/** The icons of the sentences "Gain n …", as the printed card repeats them in pictures; "for each" becomes a times sign. */
function iconsIn(rules: string): Icon[] {
  const icons: Icon[] = [];
  for (const match of rules.matchAll(/Gain (\d+) (Corruption|Propaganda|Hacking)( for each)?/g)) {
    const noun = match[2] ?? "";
    if (!isNoun(noun)) continue;
    if (match[3]) icons.push({ noun, times: true });
    else for (let i = 0; i < Math.min(12, Number(match[1])); i++) icons.push({ noun, times: false });
  }
  return icons;
}

function iconRow(icons: readonly Icon[], y: number): string {
  const count = icons.length;
  const pitch = Math.min(7, 53 / Math.max(1, count));
  const r = (2.75 * pitch) / 7;
  return icons
    .map(({ noun, times }, i) => {
      const { shape, colour } = NOUNS[noun];
      const x = 5 + r + i * pitch;
      if (times)
        return (
          text(x - r * 0.9, y + 1.1, 3.4, "display7", colour, "×") +
          shape(x + r * 0.9, y, r * 0.9, `fill="none" stroke="${colour}" stroke-width=".5"`)
        );
      return shape(x, y, r, `fill="${colour}"`) + shape(x, y, r * 0.46, `fill="none" stroke="${INK}" stroke-width=".35" opacity=".55"`);
    })
    .join("");
}

function foot(card: Card, { colour, corporation }: Look): string {
  return (
    `<path d="M-3 78.6H66V91H-3Z" fill="${INK}"/><path d="M-3 78.6H66" stroke="${colour}" stroke-width=".3"/>` +
    `<circle cx="8" cy="81.6" r="4.3" fill="${MONEY}" stroke="${INK}" stroke-width=".7"/>` +
    numeral(8, 81.6, 5.4, 6.2, ON_MONEY, numberOf(card, "revenue")) +
    text(13.6, 82.3, SMALLEST, "bold", MONEY, "$ REVENUE", { spacing: 0.15 }) +
    (corporation
      ? ""
      : hexagon(55, 81.2, 5, `fill="#fff" stroke="${INK}" stroke-width=".7"`) +
        numeral(55, 81.2, 5.8, 7, INK, numberOf(card, "cost")) +
        text(48.6, 82.3, SMALLEST, "bold", WHITE, "COST", { anchor: "end", spacing: 0.15 })) +
    text(31.5, 85, SMALLEST, "mono", DIM, ellipsis("mono", card.number, SMALLEST, 22), { anchor: "middle" })
  );
}

/** The stretch of track that the marker must pass, and which of the five Viruses it is. */
function virusTrack(card: Card, { colour, palette }: Look): string {
  const number = numberIn(card, "virus");
  const spaces = Math.max(1, Math.min(24, Math.round(numberIn(card, "spaces") ?? 1)));
  const gap = 0.7;
  const width = (53 - gap * (spaces - 1)) / spaces;
  const height = Math.min(8.6, width * 1.5);
  let out = `<path d="M-3 56.8H66V91H-3Z" fill="${mix(palette.deep, INK, 0.4)}"/><path d="M5 56.8H58" stroke="${colour}" stroke-width=".3"/>`;
  out +=
    text(5, 61.6, SMALLEST, "bold", colour, "TRACK", { spacing: 0.15 }) +
    text(58, 61.6, SMALLEST, "bold", PAPER, `${spaces} SPACES`, { anchor: "end", spacing: 0.15 });
  for (let i = 0; i < spaces; i++) {
    const x = 5 + i * (width + gap);
    out +=
      `<rect x="${n(x)}" y="63.4" width="${n(width)}" height="${n(height)}" rx=".7" fill="${mix(palette.dark, INK, 0.2)}" stroke="${colour}" stroke-width=".3"/>` +
      text(x + width / 2, 63.4 + height / 2 + 1.1, Math.min(3.1, width * 0.62), "display7", PAPER, i + 1, { anchor: "middle" });
  }
  out += numeral(46, 32, 34, 24, colour, numberOf(card, "virus"), 0.92);
  for (let i = 0; i < 5; i++) {
    const here = 5 - i === number;
    const x = 7.9 + i * 7.9;
    out +=
      `<rect x="${n(x - 2.9)}" y="74.6" width="5.8" height="6.4" rx=".8" fill="${here ? colour : "none"}" stroke="${colour}" stroke-width=".3"${here ? "" : ' opacity=".6"'}/>` +
      text(x, 79.2, 4, "display7", here ? INK : colour, 5 - i, { anchor: "middle", ...(here ? {} : { opacity: 0.75 }) });
  }
  out += text(59.5, 79, SMALLEST, "bold", colour, "VIRUSES LEFT", { anchor: "end", spacing: 0.12 });
  return out + text(31.5, 85, SMALLEST, "mono", DIM, ellipsis("mono", card.number, SMALLEST, 40), { anchor: "middle" });
}

const signOf = (kind: Kind, cx: number, cy: number, r: number): string =>
  kind === "virus" ? cross(cx, cy, r, INK) : SAN_SHAPES[kind](cx, cy, r, `fill="${INK}"`);
const numberOf = (card: Card, field: string): string => String(numberIn(card, field) ?? "–");

/** Picture, type sign, name, revenue, crossing and cost; a Virus its number and its track. */
function tile(card: Card, canvas: Canvas): Drawing {
  const { kind, colour, palette, corporation } = lookOf(card);
  const revenue = footNumber(12, numberOf(card, "revenue"), ON_MONEY, `<circle cx="12" cy="78.6" r="7" fill="${MONEY}"/>`);
  const price = corporation
    ? corporationSign(corporation, 51, 78.6, 6.4, WHITE)
    : footNumber(
        31.5,
        numberOf(card, "crossing"),
        WHITE,
        '<path d="M24 84V79A7.5 7.5 0 0 1 39 79V84" fill="none" stroke="#fff" stroke-width=".9"/>',
      ) + footNumber(51, numberOf(card, "cost"), INK, hexagon(51, 78.6, 7.4, 'fill="#fff"'));
  return drawTile(canvas, {
    name: card.name,
    colour,
    ground: mix(palette.deep, INK, 0.4),
    corner: signCorner(colour, signOf(kind, 9.5, 9.5, 6)),
    foot:
      kind === "virus" ? numeral(31.5, 79, 11, 56, colour, `${numberOf(card, "virus")} · ${numberOf(card, "spaces")}`) : revenue + price,
  });
}

/** Type sign and cost; a starting card its corporation, a Virus its number. */
function chip(card: Card, _canvas: Canvas): Drawing {
  const { kind, colour, palette, corporation } = lookOf(card);
  const price = () => hexagon(31.5, 65, 18, 'fill="#fff"') + numeral(31.5, 65, 27, 27, INK, numberOf(card, "cost"));
  const bottom =
    kind === "virus"
      ? numeral(31.5, 65.5, 36, 50, colour, numberOf(card, "virus"))
      : corporation
        ? corporationSign(corporation, 31.5, 65, 15, WHITE)
        : price();
  return drawChip({ colour, ground: mix(palette.deep, INK, 0.3), top: signSlab(colour, signOf(kind, 31.5, 21, 13)), bottom });
}

/** Its words for whoever cannot see it. */
function label(card: Card): LabelWords {
  const corporation = textIn(card, "corporation").toUpperCase();
  if (card.kind === "virus")
    return {
      head: [`${corporation} virus ${numberIn(card, "virus") ?? "none"}`, counted(numberIn(card, "spaces") ?? 0, "space")],
      rest: [],
    };
  const cost = numberIn(card, "cost");
  const crossing = numberIn(card, "crossing");
  return {
    head: [
      `${corporation} ${card.kind}`.trim(),
      cost === undefined ? "" : `costs ${cost}`,
      crossing === undefined ? "" : `crossing ${crossing}`,
    ],
    rest: [`revenue ${numberIn(card, "revenue") ?? 0}`],
  };
}

/** The faces of San's cards. */
export const SAN_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
