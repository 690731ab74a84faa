/** Virtual Revolution faces: Verses and Agents here, the smaller cards in `virtual-revolution-cards.ts`. */
import type { Card } from "../engine/cards/card.ts";
import { AGENT_TYPES } from "../engine/games/virtual-revolution/fields.ts";
import { mix, PALETTES, type Palette } from "./art/palette.ts";
import { type Canvas, type Drawing, gradient } from "./canvas.ts";
import { type Clause, type ClauseRow, clausesOf, drawClauses, largestPicture } from "./clauses.ts";
import { CORRUPTION, DIM, INK, MONEY, ON_MONEY, PAPER, WHITE } from "./colours.ts";
import { circle, coin, hexagon } from "./marks.ts";
import { listIn, numberIn, oneOf, textIn } from "./read.ts";
import { drawChip, drawTile, signCorner, signSlab } from "./small.ts";
import { ellipsis, n, nameLines, shrink, type TextColours, text, widthOf } from "./svg.ts";
import { poster } from "./virtual-revolution-cards.ts";
import { type Notation, textPiece } from "./words.ts";

export const LILAC = "#b9a2ff";
const DISTRICT_CODE = /^(ND|MA|PI|DR|QL|NA|CE)$/;

/** Agent types, genres and Actions: the nouns that other cards count. */
export const KEYWORDS: readonly string[] = [
  ..."Combatant,Combatants,Technician,Technicians,Diplomat,Diplomats".split(","),
  ..."Fantasy,Horror,Adventure,Science-Fiction".split(","),
  ..."Work,Recruit,Build Server,Create Verse,Donate".split(","),
];

export const notation: Notation = {
  bold: KEYWORDS,
  units: ["€", "VP"],
  read(word) {
    if (word === "€") return [textPiece(word, "money")];
    if (word === "VP") return [textPiece(word, "bold")];
    if (DISTRICT_CODE.test(word)) return [textPiece(word, "tag")];
    return undefined;
  },
};

/** Where there is room, text starts a little larger than 8 pt. */
const LARGE_PT = [8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7];

export const coloursOf = (accent: string): TextColours => ({ text: PAPER, bold: WHITE, money: MONEY, accent, dim: DIM });

/** Draws a card of any kind. */
export function face(card: Card, canvas: Canvas): Drawing {
  if (card.kind === "verse") return verse(card, canvas);
  if (card.kind === "agent") return agent(card, canvas);
  return poster(card, canvas);
}

const GENRES: Readonly<Record<string, string>> = { sf: "SCIENCE FICTION", fantasy: "FANTASY", horror: "HORROR", adventure: "ADVENTURE" };

/** What creating any Verse costs and gives, and what a renewal costs (VR-9.7). */
const CREATE = { price: 7, revenue: "+1", corruption: "+1", renew: "2 €" } as const;

/** A world behind a portal; what it takes to go Online, what that gives, what it is worth. */
function verse(card: Card, { id, art }: Canvas): Drawing {
  const field = "#090712";
  const genre = `VERSE  ·  ${GENRES[textIn(card, "genre")] ?? "NO GENRE"}`;
  const { lines, size } = nameLines("display7", card.name, 5.6, 4.2, 43, 4.6);
  const step = size * 1.06;
  const chips = [
    [coin(5.9, 46.4, 1.9, "€"), CREATE.revenue, "revenue", MONEY],
    [
      circle(24.8, 46.4, 1.9, `fill="${CORRUPTION}"`) + circle(24.8, 46.4, 0.8, 'fill="#140f28"'),
      CREATE.corruption,
      "corruption",
      CORRUPTION,
    ],
    [
      `<path d="M42.4 46.4a1.5 1.5 0 1 1 .5 1.1M42 47.9l.7 -.9 .9 .7" fill="none" stroke="${PAPER}" stroke-width=".45"/>`,
      CREATE.renew,
      "renew",
      PAPER,
    ],
  ] as const;
  const rows = rowsOf(clausesOf(card.text, ["Mission", "Bonus", "End"]), { Mission: WHITE, Bonus: MONEY, End: LILAC }, LILAC);
  const clauses = drawClauses(
    rows,
    { x: 4, y: 52.8, right: 60, bottom: 82.4 },
    { notation, colours: coloursOf(LILAC), indent: 14, steps: LARGE_PT },
  );
  const cap = numberIn(card, "cap");
  const shade = gradient(id("t"), [
    [0, field, 0.96],
    [0.6, field, 0.72],
    [1, field, 0],
  ]);
  const svg =
    `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${field}"/>${art(-3, -3, 69, 46)}<rect x="-3" y="-3" width="69" height="23" fill="url(#${id("t")})"/>` +
    lines.map((line, i) => text(4, 8.2 + i * step, size, "display7", WHITE, line)).join("") +
    text(4, 11.4 + (lines.length - 1) * step, 2.2, "bold", "#d9ccff", genre, { spacing: 0.18 }) +
    `<path d="M49.6 3.4H60V10.4L57.2 13.2H49.6Z" fill="${MONEY}"/>` +
    text(54.8, 9.6, 6, "display7", ON_MONEY, CREATE.price, { anchor: "middle" }) +
    text(50.6, 12.3, 1.75, "bold", ON_MONEY, "€ CREATE") +
    `<rect x="-3" y="42.6" width="69" height="7.6" fill="#140f28" opacity=".94"/><path d="M-3 42.6H66" stroke="${LILAC}" stroke-width=".25"/>` +
    chips
      .map(([mark, value, word, colour], i) => {
        const x = 4 + i * 18.9;
        return (
          mark +
          text(x + 4.6, 47.5, 3.1, "display7", colour, value) +
          text(x + 5.2 + widthOf("display7", 3.1, value), 47.4, 2.1, "text", "#cfc6ea", word)
        );
      })
      .join("") +
    clauses.svg +
    text(4, 85, 1.75, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, 1.75, 30)) +
    text(59.4, 85, 1.75, "mono", DIM, cap === undefined ? "" : `AT MOST ${cap} VP`, { anchor: "end" });
  return { svg, layouts: clauses.layouts };
}

/** Gives each clause the colour of its label. */
export const rowsOf = (clauses: readonly Clause[], colours: Readonly<Record<string, string>>, other: string): ClauseRow[] =>
  clauses.map((clause) => ({ ...clause, colour: colours[clause.label] ?? other }));

type AgentType = (typeof AGENT_TYPES)[number];
const TYPE_LOOKS: Readonly<Record<AgentType, { readonly colour: string; readonly palette: Palette }>> = {
  combatant: { colour: "#ff8c82", palette: PALETTES.combatant },
  technician: { colour: "#6fe0ab", palette: PALETTES.technician },
  diplomat: { colour: "#f2cf78", palette: PALETTES.diplomat },
};

/** Combatant blade, technician nut, diplomat two joined rings. */
export function typeSign(type: AgentType, cx: number, cy: number, r: number, colour: string): string {
  if (type === "combatant")
    return `<path d="M${n(cx)} ${n(cy - r)}L${n(cx + r * 0.5)} ${n(cy + r * 0.28)}H${n(cx + r * 0.86)}V${n(cy + r * 0.58)}H${n(cx + r * 0.22)}V${n(cy + r)}H${n(cx - r * 0.22)}V${n(cy + r * 0.58)}H${n(cx - r * 0.86)}V${n(cy + r * 0.28)}H${n(cx - r * 0.5)}Z" fill="${colour}"/>`;
  if (type === "technician") return hexagon(cx, cy, r * 0.76, `fill="none" stroke="${colour}" stroke-width="${n(r * 0.46)}"`);
  return (
    circle(cx - r * 0.36, cy, r * 0.5, `fill="none" stroke="${colour}" stroke-width="${n(r * 0.27)}"`) +
    circle(cx + r * 0.36, cy, r * 0.5, `fill="none" stroke="${colour}" stroke-width="${n(r * 0.27)}"`)
  );
}

const BOOST_TOP = 72.2;

/** A portrait with its type, level and districts; a promoted Agent turns, so BOOST is printed for the opposite edge. */
function agent(card: Card, { id, art }: Canvas): Drawing {
  const type = oneOf(textIn(card, "agentType"), AGENT_TYPES);
  const { colour, palette } = TYPE_LOOKS[type];
  const level = numberIn(card, "level") ?? 1;
  const clauses = clausesOf(card.text, ["Activation", "Promotion", "Boost"]);
  const boost = clauses.find((clause) => clause.label === "Boost");
  const upright = clauses.filter((clause) => clause !== boost);
  const turned = boost ? boostBand(boost, colour, palette) : undefined;
  const kind = shrink("bold", `AGENT  ·  ${type.toUpperCase()}  ·  LEVEL ${level}`, 2.2, 1.9, 40, 0.18);
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
      { notation, colours: coloursOf(colour), indent: 16.4, steps: LARGE_PT },
    );
    const number = text(59.4, artBottom + 4, 1.75, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, 1.75, 16), {
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
      (turned?.svg ?? text(59.4, 85, 1.75, "mono", DIM, "RETIRES WHEN PROMOTED", { anchor: "end" }));
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
export const districtPlates = (codes: readonly string[], colour: string): string =>
  codes
    .slice(0, 4)
    .map(
      (code, i) =>
        `<path d="M51.6 ${n(3.4 + i * 7.6)}H66V${n(9.6 + i * 7.6)}H53.4L51.6 ${n(7.8 + i * 7.6)}Z" fill="${INK}" opacity=".88"/>` +
        text(56.6, 8.2 + i * 7.6, 4, "display7", colour, ellipsis("display7", code, 4, 8), { anchor: "middle" }),
    )
    .join("");

/** The Boost clause for the edge that is up once the Agent lies turned under an Action. */
function boostBand(boost: Clause, colour: string, palette: Palette): Drawing {
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

/** "Work: gain 3 € more." → the Action and the rest; no Action when the text does not begin with one. */
export function splitAction(body: string): readonly [action: string, rest: string] {
  const action = ["Work", "Recruit", "Build Server", "Create Verse", "Donate"].find((known) => body.startsWith(`${known}: `));
  if (!action) return ["", body];
  const rest = body.slice(action.length + 2);
  return [action, rest.charAt(0).toUpperCase() + rest.slice(1)];
}

const KIND_LOOKS: Readonly<Record<string, { readonly colour: string; readonly palette: Palette }>> = {
  verse: { colour: LILAC, palette: PALETTES.verse },
  necroverse: { colour: "#f03a9c", palette: PALETTES.necro },
  corruption: { colour: CORRUPTION, palette: PALETTES.corruption },
  objective: { colour: "#9cc4ff", palette: PALETTES.goal },
  title: { colour: "#ffb89a", palette: PALETTES.paris },
  boost: { colour: "#b8c7d6", palette: PALETTES.gear },
  location: { colour: "#ffb89a", palette: PALETTES.paris },
};

/** Colour and palette of a kind; of an Agent, of its type. */
export function lookOf(card: Card): { readonly colour: string; readonly palette: Palette } {
  if (card.kind === "agent") return TYPE_LOOKS[oneOf(textIn(card, "agentType"), AGENT_TYPES)];
  return KIND_LOOKS[card.kind] ?? { colour: LILAC, palette: PALETTES.verse };
}

/** The sign of a kind within a radius: an Agent's type, a Verse's portal, a Location's number … */
function kindSign(card: Card, cx: number, cy: number, r: number): string {
  const number = numberIn(card, "borough");
  const letters = (word: string) =>
    text(cx, cy + r * 0.62, word.length > 1 ? r * 1.5 : r * 1.8, "display7", INK, word, { anchor: "middle" });
  switch (card.kind) {
    case "agent":
      return typeSign(oneOf(textIn(card, "agentType"), AGENT_TYPES), cx, cy, r, INK);
    case "verse":
      return (
        circle(cx, cy, r * 0.8, `fill="none" stroke="${INK}" stroke-width="${n(r * 0.28)}"`) + circle(cx, cy, r * 0.34, `fill="${INK}"`)
      );
    case "necroverse":
      return `<path d="M${n(cx - r * 0.7)} ${n(cy - r * 0.7)}L${n(cx + r * 0.7)} ${n(cy + r * 0.7)}M${n(cx + r * 0.7)} ${n(cy - r * 0.7)}L${n(cx - r * 0.7)} ${n(cy + r * 0.7)}" stroke="${INK}" stroke-width="${n(r * 0.4)}"/>`;
    case "corruption":
      return circle(cx, cy, r * 0.8, `fill="${INK}"`);
    case "objective":
      return hexagon(cx, cy, r * 0.8, `fill="none" stroke="${INK}" stroke-width="${n(r * 0.3)}"`);
    case "title":
      return letters(listIn(card, "districts")[0] ?? "T");
    case "location":
      return letters(number === undefined ? "1st" : String(number));
    default:
      return `<path d="M${n(cx)} ${n(cy - r * 0.8)}L${n(cx + r * 0.8)} ${n(cy)}H${n(cx + r * 0.3)}V${n(cy + r * 0.8)}H${n(cx - r * 0.3)}V${n(cy)}H${n(cx - r * 0.8)}Z" fill="${INK}"/>`;
  }
}

/** What a kind is counted by: level, genre, points, district, Action. */
function footWord(card: Card): string {
  const cap = numberIn(card, "cap");
  switch (card.kind) {
    case "agent":
      return `LEVEL ${numberIn(card, "level") ?? 1}`;
    case "verse":
      return GENRES[textIn(card, "genre")] ?? "";
    case "objective":
      return cap === undefined ? "OBJECTIVE" : `≤ ${cap} VP`;
    case "boost":
      return textIn(card, "action").toUpperCase();
    case "location":
      return listIn(card, "districts").join(" ");
    default:
      return card.kind.toUpperCase();
  }
}

export function tile(card: Card, canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const word = shrink("display7", footWord(card), 7.4, 4.4, 56, 0.2);
  const foot = text(31.5, 81.4, word.size, "display7", colour, word.text, { anchor: "middle", spacing: 0.2 });
  const corner = signCorner(colour, kindSign(card, 9.5, 9.5, 6));
  return drawTile(canvas, { name: card.name, colour, ground: mix(palette.deep, INK, 0.4), corner, foot });
}

export function chip(card: Card, _canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const word = shrink("display7", card.kind === "verse" ? "€7" : footWord(card).replace("LEVEL ", ""), 26, 9, 56);
  const bottom = text(31.5, 62 + word.size * 0.36, word.size, "display7", card.kind === "verse" ? MONEY : colour, word.text, {
    anchor: "middle",
  });
  return drawChip({ colour, ground: mix(palette.dark, INK, 0.3), top: signSlab(colour, kindSign(card, 31.5, 20, 13)), bottom });
}
