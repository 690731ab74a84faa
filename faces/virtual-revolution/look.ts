/** What all Virtual Revolution faces share: how their texts are set, and the colours and signs of kinds and Agent types. */
import type { Card } from "../../engine/cards/card.ts";
import { AGENT_TYPES } from "../../engine/games/virtual-revolution/fields.ts";
import { PALETTES, type Palette } from "../art/palette.ts";
import type { Clause, ClauseRow } from "../clauses.ts";
import { DIM, MONEY, PAPER, PINK, WHITE } from "../colours.ts";
import { circle, hexagon } from "../marks.ts";
import { oneOf, textIn } from "../read.ts";
import { n, type TextColours } from "../svg.ts";
import { type Notation, textPiece } from "../words.ts";

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
export const LARGE_PT = [8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7];

export const coloursOf = (accent: string): TextColours => ({ text: PAPER, bold: WHITE, money: MONEY, accent, dim: DIM });

/** Gives each clause the colour of its label. */
export const rowsOf = (clauses: readonly Clause[], colours: Readonly<Record<string, string>>, other: string): ClauseRow[] =>
  clauses.map((clause) => ({ ...clause, colour: colours[clause.label] ?? other }));

/** "With Work: Gain 3 €." → the Action and the rest; no Action when the text does not begin with one. */
export function splitAction(body: string): readonly [action: string, rest: string] {
  const action = ["Work", "Recruit", "Build Server", "Create Verse", "Donate"].find((known) => body.startsWith(`With ${known}: `));
  return action ? [action, body.slice(`With ${action}: `.length)] : ["", body];
}

/** Genres as faces print them. */
export const GENRES: Readonly<Record<string, string>> = {
  sf: "SCIENCE FICTION",
  fantasy: "FANTASY",
  horror: "HORROR",
  adventure: "ADVENTURE",
};

export type AgentType = (typeof AGENT_TYPES)[number];
export const TYPE_LOOKS: Readonly<Record<AgentType, { readonly colour: string; readonly palette: Palette }>> = {
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

const KIND_LOOKS: Readonly<Record<string, { readonly colour: string; readonly palette: Palette }>> = {
  verse: { colour: LILAC, palette: PALETTES.verse },
  necroverse: { colour: "#f03a9c", palette: PALETTES.necro },
  corruption: { colour: PINK, palette: PALETTES.corruption },
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
