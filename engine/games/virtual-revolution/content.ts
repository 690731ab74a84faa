/** The cards as the rules of Virtual Revolution read them: one number for each design and question, by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Content } from "../../kernel/rules.ts";
import type { Boards } from "../boards/index.ts";
import type { ContentFault } from "../drafts.ts";
import { copiesIn, type OwnCard } from "../own-cards/index.ts";
import { type City, cityFaults, cityOf } from "./city/city.ts";
import { ACTIONS, AGENT_TYPES, GENRES, type VirtualRevolutionFields, virtualRevolution } from "./fields.ts";
import type { CardTexts } from "./moments.ts";

export const NONE = -1;
/** Agent types by number (VR-1.3). */
export const COMBATANT = 0;
export const TECHNICIAN = 1;
export const DIPLOMAT = 2;

const TIMINGS = ["own turn", "with work", "with server", "reaction"] as const;
export const OWN_TURN = 0;
export const REACTION = 3;

/** The designs of each deck, each as often as it has copies; the numbers and pairs of the rulebook's are data (VR-R58, VR-R59). */
export type Decks = {
  readonly agents: readonly (readonly number[])[];
  readonly verses: readonly number[];
  readonly necros: readonly number[];
  readonly finals: readonly number[];
  readonly corruption: readonly number[];
  readonly objectives: readonly number[];
  readonly titles: readonly number[];
  readonly boosts: readonly number[];
  readonly locations: readonly number[];
};

/** Virtual Revolution's cards and city. Lists are by card index unless they say otherwise. */
export type VrContent = Content &
  Decks & {
    readonly cards: readonly Card[];
    readonly city: City;
    readonly boards: Boards;
    readonly level: readonly number[];
    readonly agentType: readonly number[];
    /** The Action under which an Agent or Boost card becomes a Boost; -1 for none (VR-7.7). */
    readonly action: readonly number[];
    readonly genre: readonly number[];
    readonly cap: readonly number[];
    readonly priority: readonly boolean[];
    readonly simultaneous: readonly boolean[];
    /** The borough of a Location; -1 for the First Player card (VR-3.6). */
    readonly borough: readonly number[];
    /** The district of a Title (VR-6.1). */
    readonly district: readonly number[];
    /** When a Title is used (VR-6.5). */
    readonly timing: readonly number[];
    /** Answers what the rules ask of texts. */
    readonly texts: CardTexts;
  };

/** Reads the numbers of checked cards. */
export function vrContent(cards: readonly Card[], boards: Boards, texts: CardTexts): VrContent {
  const city = cityOf(boards);
  const fields = cards.map(virtualRevolution);
  const indexIn = (list: readonly string[], value: string | undefined) => (value === undefined ? NONE : list.indexOf(value));
  return {
    hash: digestOfText(
      canonicalJson([
        cards.map(({ id, kind, name, text, count, fields: own }) => [id, kind, name, text, count, own]),
        city.adjacent,
        city.districtOf,
      ]),
    ),
    cards,
    city,
    boards,
    level: fields.map(({ level }) => level ?? 0),
    agentType: fields.map(({ agentType }) => indexIn(AGENT_TYPES, agentType)),
    action: fields.map(({ action }) => indexIn(ACTIONS, action)),
    genre: fields.map(({ genre }) => indexIn(GENRES, genre)),
    cap: fields.map(({ cap }) => cap ?? 0),
    priority: fields.map(({ priority }) => priority === true),
    simultaneous: fields.map(({ simultaneous }) => simultaneous === true),
    borough: fields.map(({ borough }) => (typeof borough === "number" ? (city.byNumber.get(borough) ?? NONE) : NONE)),
    district: fields.map(({ districts }) => indexIn(city.districts, districts?.[0])),
    timing: fields.map(({ timing }) => indexIn(TIMINGS, timing)),
    ...decksOf(cards, []),
    texts,
  };
}

/** The decks of a match with cards of one's own. */
function decksOf(cards: readonly Card[], own: readonly OwnCard[]): Decks {
  const counts = copiesIn(cards, own);
  const copies = (kind: string, fits: (fields: VirtualRevolutionFields) => boolean = () => true): number[] =>
    cards.flatMap((card, design) =>
      card.kind === kind && fits(virtualRevolution(card)) ? Array.from({ length: counts[design] ?? 0 }, () => design) : [],
    );
  return {
    agents: [1, 2].map((level) => copies("agent", (fields) => fields.level === level)),
    verses: copies("verse"),
    necros: copies("necroverse", ({ final }) => final !== true),
    finals: copies("necroverse", ({ final }) => final === true),
    corruption: copies("corruption"),
    objectives: copies("objective"),
    titles: copies("title"),
    boosts: copies("boost"),
    locations: copies("location"),
  };
}

/** The decks with cards of one's own: each joins the printed ones or takes the place of one. Without any the printed ones. */
export const decksWith = (content: VrContent, own: readonly OwnCard[]): Decks => (own.length === 0 ? content : decksOf(content.cards, own));

/** What cannot be played with these cards: a sentence for each fault, with the index of the card that it is about, or -1. */
export function contentFaults(content: VrContent): ContentFault[] {
  const { cards, city, agents, verses, necros, finals, objectives, titles, locations, borough, district, action } = content;
  const faults: ContentFault[] = cityFaults(city).map((message) => ({ card: NONE, of: "boards", message }));
  const needs = (found: number, least: number, what: string, rule: string) => {
    if (found < least) faults.push({ card: NONE, message: `There are ${found} ${what}; the game needs ${least} (${rule})` });
  };
  needs(agents[0]?.length ?? 0, 15, "Agents of level 1", "VR-3.11");
  needs(agents[1]?.length ?? 0, 9, "Agents of level 2", "VR-3.11");
  needs(verses.length, 5, "Verses", "VR-3.15");
  needs(necros.length, 4, "standard Necro cards", "VR-3.16");
  needs(finals.length, 1, "final Necro cards", "VR-3.16");
  needs(objectives.length, 8, "Objectives", "VR-3.3");
  const printed = new Set<number>();
  for (const card of locations) {
    const number = virtualRevolution(cards[card] ?? { fields: {} }).borough;
    if (typeof number === "number" && borough[card] === NONE)
      faults.push({ card, message: `There is no borough ${number} on the map (VR-2.1)` });
    const there = borough[card] ?? NONE;
    if (printed.has(there)) faults.push({ card, message: "Another Location card has the same borough (VR-3.5)" });
    printed.add(there);
  }
  if (locations.length !== city.boroughs + 1 || !printed.has(NONE))
    faults.push({ card: NONE, message: "Each borough needs one Location card, and one Location card has none (VR-3.5, VR-3.6)" });
  city.districts.forEach((id, number) => {
    if (titles.filter((card) => district[card] === number).length !== 1)
      faults.push({ card: NONE, message: `District ${id} needs exactly one Title (VR-6.1)` });
  });
  cards.forEach(({ kind }, card) => {
    if (kind === "boost" && action[card] === NONE) faults.push({ card, message: "A Boost card names its Action (VR-10.6)" });
  });
  return faults;
}
