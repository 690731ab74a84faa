/**
 * The closed list of sorts and how they nest. A sort *includes* another where every phrase of the other may stand without a construct of
 * its own; `VPe:0` asks for the first form of it. A game adds nouns, zones, traits, places and verbs, never a sort.
 */
import { TERMINALS, type Terminal } from "../reading/token.ts";

/** Of nouns: 0 singular, 1 plural. Of verbs: 0 base, 1 with -s. */
export type Form = 0 | 1;

type SortSpec = {
  /** What the reader of an error calls it: "‹cards›". */
  readonly label: string;
  readonly example: string;
  readonly includes?: readonly string[];
  /** May stand inside a noun, so it must not end in a noun with modifiers of its own. */
  readonly closed?: true;
};

const SPECS = {
  // Sentences, from the widest to the narrowest.
  Line: { label: "a sentence", example: "draw 1 card" },
  // What stands before a colon, and what stands behind it: instructions, what is to be reached, what points are given for.
  Heading: { label: "a heading", example: "…" },
  GoalHeading: { label: "a heading", example: "…" },
  ScoreHeading: { label: "a heading", example: "…" },
  Part: { label: "instructions", example: "draw 1 card", includes: ["Body"] },
  Goal: { label: "what to reach", example: "have 2 cards" },
  Score: { label: "points", example: "2 VP per card", includes: ["Points"] },
  Points: { label: "points", example: "2 VP per card" },
  Body: { label: "an instruction", example: "draw 1 card", includes: ["Loop"] },
  Loop: { label: "an instruction", example: "draw 1 card", includes: ["May"] },
  May: { label: "an instruction", example: "draw 1 card", includes: ["Seq"] },
  Seq: { label: "instructions", example: "draw 1 card, then discard 1 card", includes: ["Act"] },
  VSeq: { label: "instructions", example: "draw 1 card, then discard 1 card", includes: ["VPe:0"] },
  Act: { label: "an instruction", example: "draw 1 card", includes: ["VPe:0"] },
  VPe: { label: "something to do", example: "draw 1 card", includes: ["VP"] },
  VP: { label: "something to do", example: "draw 1 card", includes: ["PVP"] },
  PVP: { label: "something to pay with", example: "pay 1M" },
  Costs: { label: "costs", example: "pay 1M", includes: ["PVP:0"] },
  Limits: { label: "a limit", example: "once per turn", includes: ["Limit"] },
  Limit: { label: "a limit", example: "once per turn" },
  EvV: { label: "what happens", example: "is destroyed" },
  Event: { label: "an event", example: "this is destroyed" },
  Time: { label: "a time", example: "the beginning of your turn" },
  NextTime: { label: "a later time", example: "the end of this turn" },
  Would: { label: "something about to happen", example: "this would be destroyed" },
  Deck: { label: "something about the deck that it is in", example: "a deck can have up to 7 copies of this" },
  Static: { label: "something that is true", example: "each card costs you 1M less" },
  Conds: { label: "a condition", example: "it is your turn", includes: ["Cond"] },
  Cond: { label: "a condition", example: "it is your turn" },
  // Nouns: each modifier stands once, in this order outward.
  CardsL: { label: "cards", example: "a card", includes: ["Cards"] },
  Cards: { label: "cards", example: "a card" },
  Group: { label: "a kind of card", example: "card", includes: ["Stated"] },
  Stated: { label: "a kind of card", example: "card", includes: ["Kinded"] },
  Kinded: { label: "a kind of card", example: "#Human card", includes: ["Past"] },
  Past: { label: "a kind of card", example: "card destroyed this turn", includes: ["Placed"] },
  Placed: { label: "a kind of card", example: "card", includes: ["Having"] },
  Having: { label: "a kind of card", example: "card", includes: ["Zoned"] },
  Zoned: { label: "a kind of card", example: "card in your hand", includes: ["Controlled"] },
  Controlled: { label: "a kind of card", example: "card you control", includes: ["Named"], closed: true },
  Named: { label: "a kind of card", example: "card", includes: ["Head"], closed: true },
  Head: { label: "a noun", example: "card", includes: ["Noun"], closed: true },
  Noun: { label: "a noun", example: "card", closed: true },
  GB: { label: "a kind of card", example: "#Human card you control", includes: ["Controlled"], closed: true },
  State: { label: "a state", example: "engaged", closed: true },
  Kind: { label: "a kind", example: "#Human", closed: true },
  Ctrl: { label: "whose", example: "you control", closed: true },
  With: { label: "a property", example: "with …", closed: true },
  Place: { label: "a place", example: "docked to this", includes: ["Spot"], closed: true },
  Spot: { label: "where on the board", example: "here", closed: true },
  Site: { label: "spaces of the board", example: "…", closed: true },
  Areas: { label: "areas of the board", example: "…", includes: ["Area"], closed: true },
  Area: { label: "an area of the board", example: "…", closed: true },
  History: { label: "a past", example: "destroyed this turn", closed: true },
  Near: { label: "a card", example: "this", closed: true },
  Subj: { label: "a card", example: "this" },
  Scope: { label: "cards", example: "this" },
  EvC: { label: "a card", example: "this" },
  EvP: { label: "a player", example: "an opponent" },
  Player: { label: "a player", example: "target opponent", includes: ["PlayerF"] },
  PlayerF: { label: "a player", example: "target opponent" },
  PlayerS: { label: "a player", example: "each opponent" },
  Whose: { label: "whose", example: "your", closed: true },
  Zone: { label: "a zone", example: "your hand", closed: true },
  ZName: { label: "a zone", example: "hand", closed: true },
  Dest: { label: "a destination", example: "into your hand" },
  // Tiles in a grid.
  Tile: { label: "a tile", example: "a tile", closed: true },
  Tiles: { label: "tiles", example: "two tiles", closed: true },
  Lane: { label: "a row or column", example: "one row", closed: true },
  Turn: { label: "a turn", example: "clockwise", closed: true },
  Way: { label: "a direction", example: "right", closed: true },
  Lot: { label: "what is put where", example: "…", closed: true },
  // Values.
  Value: { label: "a number", example: "the number of cards", includes: ["ValueN"] },
  ValueN: { label: "a number", example: "that card's …", closed: true },
  Money: { label: "money", example: "2M", includes: ["MONEY"] },
  NCards: { label: "a number of cards", example: "2 cards" },
  Every: { label: "every player", example: "opponent" },
  Many: { label: "how many", example: "any number of" },
  Count: { label: "how many cards", example: "2 or more cards", includes: ["CountN"] },
  CountN: { label: "how many cards", example: "2 or more cards" },
  Found: { label: "what to find", example: "a card" },
  Per: { label: "what to count", example: "card you control", includes: ["Group:0"] },
  Dmg: { label: "damage", example: "2 … damage" },
  Mods: { label: "changes", example: "+1 …", includes: ["Mod"] },
  Mod: { label: "a change", example: "+1 …" },
  Dur: { label: "a duration", example: "until end of turn" },
  Trait: { label: "a trait", example: "…", closed: true },
  Icon: { label: "an icon", example: "…", closed: true },
  Action: { label: "an action", example: "…", closed: true },
  Goods: { label: "what can be had", example: "cards", includes: ["Icon", "Group:1"] },
  Phase: { label: "a phase", example: "… phase" },
  Bans: { label: "what is forbidden", example: "attack", includes: ["Ban"] },
  Ban: { label: "what is forbidden", example: "attack" },
  PBan: { label: "what is forbidden", example: "draw cards" },
  Kw: { label: "a keyword", example: "…", includes: ["GKw"] },
  GKws: { label: "keywords", example: "…", includes: ["GKw"] },
  GKw: { label: "a keyword", example: "…" },
  KwName: { label: "a keyword's name", example: "…", closed: true },
  // One token each.
  INT: { label: "a number", example: "2", closed: true },
  MONEY: { label: "money", example: "2M", closed: true },
  SIGNED: { label: "a change", example: "+1", closed: true },
  SIZE: { label: "a size", example: "1x3", closed: true },
  TAG: { label: "a #tag", example: "#Human", closed: true },
  LABEL: { label: "a kind of counter", example: "case", closed: true },
  NAME: { label: "a name in quotes", example: '"Tidal Wave"', closed: true },
} as const satisfies Record<string, SortSpec>;

export type Sort = keyof typeof SPECS;
export const SORTS = Object.keys(SPECS).filter(isSort);

/** Whether a word names a sort. */
export function isSort(name: string): name is Sort {
  return Object.hasOwn(SPECS, name);
}

const TERMINAL: ReadonlySet<string> = new Set(TERMINALS);
export const isTerminal = (sort: Sort): sort is Terminal => TERMINAL.has(sort);

const specOf = (sort: Sort): SortSpec => SPECS[sort];
export const labelOf = (sort: Sort): string => specOf(sort).label;
export const exampleOf = (sort: Sort): string => specOf(sort).example;
export const isClosed = (sort: Sort): boolean => specOf(sort).closed === true;

export type Inclusion = { readonly sort: Sort; readonly form: Form | undefined };

/** What a sort includes directly, with the form it asks for. */
export function inclusions(sort: Sort): readonly Inclusion[] {
  return (specOf(sort).includes ?? []).map((written) => {
    const [name = "", form] = written.split(":");
    if (!isSort(name)) throw new Error(`${sort} includes ${name}, which is no sort`);
    return { sort: name, form: form === "0" ? 0 : form === "1" ? 1 : undefined };
  });
}
