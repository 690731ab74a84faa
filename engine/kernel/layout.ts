/**
 * What a state of one game consists of, declared once. Creating, forking, hashing, saving, checking, observing and imagining a state are derived
 * from this declaration; they ignore a value that is not declared.
 */
import type { Rng } from "./rng.ts";

/** Who always knows a value: everybody, the player it belongs to, or nobody. */
export type Sight = "all" | "owner" | "none";

/** Spaces of a board in a state: numbered from 0, with their names for people. */
export type Spaces = {
  /** The part of a board that has them: "map". */
  readonly part: string;
  /** The name of one: "borough". A member of an action with this name is the number of one. */
  readonly noun: string;
  /** "borough 11", "b2", "Research 3"; all different. */
  readonly words: readonly string[];
  /** Other ways to write each: "11". */
  readonly also: readonly (readonly string[])[];
};

export type ZoneSpec = {
  /** One zone, or one for each player. Default: one. */
  readonly per?: "game" | "player";
  /** How many numbered spaces the zone has, each a list of its own; or the spaces of a board on which the cards lie. Default 1. */
  readonly spaces?: number | Spaces;
  /** Who learns a card that enters. */
  readonly seen: Sight;
  /**
   * Zones of one region exchange cards unseen: everybody knows which cards a region holds, not where in it. A card that not everybody knows
   * never leaves its region. A name stands for one region, `{ each: name }` for one of each player. Default: each zone of each player.
   */
  readonly region?: string | { readonly each: string };
  /** The fields of a card with its place in the zone: column, row, and the card it is under, plus 1 (0: it is on top). */
  readonly grid?: Grid;
};

/** Names of fields of cards. */
export type Grid = { readonly x: string; readonly y: string; readonly under: string };

export type FieldSpec = {
  /** One number, one for each player, each card instance or each space of a board, or a list of any length. All are whole numbers of 32 bits. */
  readonly per: "game" | "player" | "card" | "space" | "list";
  /** The spaces that have a number each, in a field of spaces. */
  readonly spaces?: Spaces;
  /** A space has a number for each player who can play, or for each of these kinds; left out, it has one number. The numbers of a space are adjacent: `numberAt`. */
  readonly each?: "player" | readonly string[];
  /** Its numbers are spaces of a board, the places of pieces; -1 is nowhere. */
  readonly on?: Spaces;
  /** Its numbers are players; -1 is nobody. */
  readonly holds?: "player";
  /** Value at the start, default 0, nowhere or nobody; of a card "owner" for the player who owns it. */
  readonly start?: number | "owner";
  /** A die: free moves throw it for 1 … sides. */
  readonly sides?: number;
  /** What it is, for people: "Money of the turn (XX-7.1)". */
  readonly doc?: string;
  /** The words for its values from 0 on, if people do not use numbers; written positions and expectations can use them. */
  readonly values?: readonly string[];
  /** Used only by the rules: a free table does not offer to set it. */
  readonly inside?: true;
  /** A list that most matches never use: an empty one is no part of the digest. */
  readonly unlessEmpty?: true;
  /** It changes rarely: copies of a state share its list until one of them changes it, as those of cards (`own`, `setNumber`). */
  readonly rare?: true;
  /** May be below zero. Counters and money may not. */
  readonly signed?: true;
  /** Default "all"; for a field of cards "owner": known to every player who knows the card. */
  readonly seen?: Sight;
  /** The value that somebody who cannot see it assumes; default 0. */
  readonly supposed?: (rng: Rng) => number;
};

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;
export type ZoneSpecs = Readonly<Record<string, ZoneSpec>>;
/** What a game declares. At most 16 players. */
export type LayoutSpec<Z extends ZoneSpecs = ZoneSpecs, F extends FieldSpecs = FieldSpecs> = {
  readonly players: number;
  readonly zones: Z;
  readonly fields: F;
};

/** One list of cards: a zone, or one space of a zone of one player. */
export type Place = {
  readonly zone: string;
  readonly player: number;
  readonly space: number;
  /** The name of the space, if it is on a board. */
  readonly word?: string;
  readonly region: number;
  readonly sight: number;
  readonly grid?: Grid;
};

export type Layout<Z extends string = string, F extends FieldSpecs = FieldSpecs> = {
  /** The most players there can be. */
  readonly players: number;
  /** Index of the first place of a zone; add `player * spaces + space`. */
  readonly at: Readonly<Record<Z, number>>;
  readonly places: readonly Place[];
  /** For each place the players, one bit each, who learn a card that enters. */
  readonly sights: readonly number[];
  /** For each place its region, and how many there are. */
  readonly regions: readonly number[];
  readonly regionCount: number;
  readonly fields: F;
  /** Names of the fields with one number for each card, declared order. */
  readonly cardFields: readonly string[];
  /** With them all lists that say what an instance is, not where it is and who knows it. */
  readonly recordFields: readonly string[];
  /** Those of them that are known with the card: not those that everybody or nobody sees. */
  readonly hiddenFields: readonly string[];
  /** Names of the fields that hold a list of numbers, and of those that hold one, declared order. */
  readonly listFields: readonly string[];
  readonly numberFields: readonly string[];
  /** The fields of which somebody assumes what is hidden, but for those that are dealt with a card. */
  readonly supposedFields: readonly { readonly name: string; readonly seen: Sight; readonly supposed: (rng: Rng) => number }[];
  /** Names of the fields whose lists a copy of a state has for itself: those that are neither of cards nor rare, declared order. */
  readonly copiedFields: readonly string[];
  /** The spaces of boards used by zones and fields, by the name of one: "borough". */
  readonly spaces: Readonly<Record<string, Spaces>>;
};

const RESERVED = [
  "players",
  "rng",
  "frames",
  "zones",
  "card",
  "owner",
  "zone",
  "seen",
  "waiting",
  "changed",
  "ended",
  "returns",
  "decisions",
  "legal",
  "version",
  "memos",
  "mine",
  "log",
];

/** The start value of a field of a card. */
export function startOf(layout: Layout, field: string, owner: number): number {
  const spec = layout.fields[field];
  const start = spec?.start ?? leastOf(spec);
  return start === "owner" ? owner : start;
}

/** The least number that a field which is not signed may have: -1 where that is nowhere or nobody. */
export const leastOf = (spec: FieldSpec | undefined): number => (spec?.on || spec?.holds ? -1 : 0);

/** How many numbers a space has in a field of spaces. */
export const numbersEach = ({ each }: FieldSpec, players: number): number =>
  each === undefined ? 1 : each === "player" ? players : each.length;

/** The index of a space's number, for a player or kind there, in the list of its field. */
export const numberAt = (layout: Layout, field: string, space: number, one = 0): number =>
  space * numbersEach(layout.fields[field] ?? { per: "space" }, layout.players) + one;

/** One bit for each of `players` players. */
export const everybody = (players: number): number => (1 << players) - 1;

/** What is wrong with a declaration: one sentence for each fault. */
export function layoutFaults({ players, zones, fields }: LayoutSpec): string[] {
  const faults: string[] = [];
  if (!Number.isInteger(players) || players < 1 || players > 16) faults.push(`${players} players: a game can have 1 to 16`);
  for (const [name, { per, seen, start, spaces, each, on, holds }] of Object.entries(fields)) {
    if ((per === "space") !== (spaces !== undefined)) faults.push(`"${name}" must have spaces if it is a field of spaces, and only then`);
    if (each !== undefined && per !== "space") faults.push(`"${name}" is not a field of spaces, so it cannot have a number for each`);
    if (on !== undefined && (per === "space" || per === "list"))
      faults.push(`"${name}" cannot be a place: only a field of a player, a card or the game can`);
    if (on !== undefined && holds !== undefined) faults.push(`"${name}" cannot be a space and a player`);
    if (RESERVED.includes(name)) faults.push(`Every state already has "${name}"`);
    if (start === "owner" && per !== "card") faults.push(`"${name}" is not a field of cards, so it has no owner`);
    if (seen === "owner" && per !== "card" && per !== "player") faults.push(`"${name}" has no owner who could see it`);
  }
  for (const [zone, { per = "game", spaces = 1, seen, grid }] of Object.entries(zones)) {
    if (seen === "owner" && per === "game") faults.push(`Zone "${zone}" has no owner who could see it`);
    const count = countOf(spaces);
    if (!Number.isInteger(count) || count < 1) faults.push(`Zone "${zone}" has ${count} spaces`);
    for (const name of grid ? [grid.x, grid.y, grid.under] : [])
      if (fields[name]?.per !== "card") faults.push(`Zone "${zone}" needs a field "${name}" of each card`);
  }
  return faults;
}

const countOf = (spaces: number | Spaces): number => (typeof spaces === "number" ? spaces : spaces.words.length);

/** Declares a state. Throws if the declaration has a fault. */
export function defineLayout<const Z extends ZoneSpecs, const F extends FieldSpecs>(spec: LayoutSpec<Z, F>): Layout<keyof Z & string, F> {
  const { players, fields } = spec;
  const fault = layoutFaults(spec)[0];
  if (fault !== undefined) throw new Error(fault);
  const at: Record<string, number> = {};
  const places: Place[] = [];
  const regions: string[] = [];
  for (const [zone, { per = "game", spaces = 1, seen, region = { each: zone }, grid }] of Object.entries(spec.zones)) {
    at[zone] = places.length;
    for (let player = 0; player < (per === "player" ? players : 1); player++) {
      const name = typeof region === "string" ? region : `${region.each} of ${player}`;
      if (!regions.includes(name)) regions.push(name);
      const sight = seen === "all" ? everybody(players) : seen === "owner" ? 1 << player : 0;
      for (let space = 0; space < countOf(spaces); space++)
        places.push({
          zone,
          player: per === "player" ? player : -1,
          space,
          ...(typeof spaces === "number" ? {} : { word: spaces.words[space] ?? "" }),
          region: regions.indexOf(name),
          sight,
          ...(grid ? { grid } : {}),
        });
    }
  }
  const names = (wanted: (field: FieldSpec) => boolean) => Object.keys(fields).filter((name) => wanted(fields[name] ?? { per: "game" }));
  return {
    players,
    at: at as Record<keyof Z & string, number>,
    places,
    sights: places.map((place) => place.sight),
    regions: places.map((place) => place.region),
    regionCount: regions.length,
    fields,
    cardFields: names((field) => field.per === "card"),
    recordFields: ["card", "owner", ...names((field) => field.per === "card")],
    hiddenFields: names(({ per, seen = "owner" }) => per === "card" && seen === "owner"),
    listFields: names((field) => field.per !== "game"),
    numberFields: names((field) => field.per === "game"),
    supposedFields: Object.entries(fields as FieldSpecs).flatMap(([name, { per, seen = "all", supposed = () => 0 }]) =>
      seen === "all" || (per === "card" && seen === "owner") ? [] : [{ name, seen, supposed }],
    ),
    copiedFields: names(({ per, rare }) => rare !== true && (per === "player" || per === "space" || per === "list")),
    spaces: spacesOf(spec),
  };
}

/** All spaces used by a declaration, by the name of one. If two parts of boards give their spaces the same name, the first counts. */
function spacesOf({ zones, fields }: LayoutSpec): Record<string, Spaces> {
  const found: Record<string, Spaces> = {};
  const all = [
    ...Object.values(fields).flatMap(({ spaces, on }) => spaces ?? on ?? []),
    ...Object.values(zones).flatMap(({ spaces }) => (typeof spaces === "object" ? spaces : [])),
  ];
  for (const spaces of all) found[spaces.noun] ??= spaces;
  return found;
}
