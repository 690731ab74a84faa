/**
 * What a state of one game consists of, declared once. Creating, forking, hashing, saving, checking, observing and imagining a state are
 * all derived from this declaration; a value that is not declared does not exist for them.
 */
import type { Rng } from "./rng.ts";

/** Who knows a value without being told: everybody, the player it belongs to, nobody. */
export type Sight = "all" | "owner" | "none";

export type ZoneSpec = {
  /** One zone, or one for each player. Default: one. */
  readonly per?: "game" | "player";
  /** How many numbered spaces the zone has, each a list of its own. Default 1. */
  readonly spaces?: number;
  /** Who comes to know a card that enters. */
  readonly seen: Sight;
  /**
   * Zones of one region exchange cards unseen: everybody knows which cards a region holds, not where in it. Default: the zone alone. A zone
   * of each player has a region of each player. A card that not everybody knows never leaves its region.
   */
  readonly region?: string;
};

export type FieldSpec = {
  /** One number, one for each player, one for each card instance, or a list of any length. All are whole numbers of 32 bits. */
  readonly per: "game" | "player" | "card" | "list";
  /** Value at the start, default 0. */
  readonly start?: number;
  /** May be below zero. Counters and money may not. */
  readonly signed?: true;
  /** Default "all"; for a field of cards "owner": known to whoever knows the card. */
  readonly seen?: Sight;
  /** What somebody who cannot see the value may suppose it to be; default 0. */
  readonly supposed?: (rng: Rng) => number;
};

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;
export type ZoneSpecs = Readonly<Record<string, ZoneSpec>>;

/** One list of cards: a zone, or one space of a zone of one player. */
export type Place = {
  readonly zone: string;
  readonly player: number;
  readonly space: number;
  readonly region: number;
  readonly sight: number;
};

export type Layout<Z extends string = string, F extends FieldSpecs = FieldSpecs> = {
  /** The most players there can be. */
  readonly players: number;
  /** Index of the first place of a zone; add `player * spaces + space`. */
  readonly at: Readonly<Record<Z, number>>;
  readonly places: readonly Place[];
  /** For each place the players, one bit each, who come to know a card that enters. */
  readonly sights: readonly number[];
  /** For each place its region. */
  readonly regions: readonly number[];
  readonly fields: F;
  /** Names of the fields with one number for each card, declared order. */
  readonly cardFields: readonly string[];
  /** Names of the fields that hold a list of numbers, declared order. */
  readonly listFields: readonly string[];
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
  "log",
];

/** One bit for each of `players` players. */
export const everybody = (players: number): number => (1 << players) - 1;

/** Declares a state. Throws if a field has the name of one that every state has, or a secret one for no player in particular. */
export function defineLayout<const Z extends ZoneSpecs, const F extends FieldSpecs>(spec: {
  readonly players: number;
  readonly zones: Z;
  readonly fields: F;
}): Layout<keyof Z & string, F> {
  const { players, fields } = spec;
  for (const [name, field] of Object.entries(fields)) {
    if (RESERVED.includes(name)) throw new Error(`Every state has "${name}" already`);
    if (field.seen === "owner" && field.per !== "card" && field.per !== "player")
      throw new Error(`"${name}" belongs to nobody who could see it`);
  }
  const at: Record<string, number> = {};
  const places: Place[] = [];
  const regions: string[] = [];
  for (const [zone, { per = "game", spaces = 1, seen, region = zone }] of Object.entries(spec.zones)) {
    if (seen === "owner" && per === "game") throw new Error(`Zone "${zone}" belongs to nobody who could see it`);
    at[zone] = places.length;
    for (let player = 0; player < (per === "player" ? players : 1); player++) {
      const name = per === "player" ? `${region} of ${player}` : region;
      if (!regions.includes(name)) regions.push(name);
      const sight = seen === "all" ? everybody(players) : seen === "owner" ? 1 << player : 0;
      for (let space = 0; space < spaces; space++)
        places.push({ zone, player: per === "player" ? player : -1, space, region: regions.indexOf(name), sight });
    }
  }
  const names = (wanted: (field: FieldSpec) => boolean) => Object.keys(fields).filter((name) => wanted(fields[name] ?? { per: "game" }));
  return {
    players,
    at: at as Record<keyof Z & string, number>,
    places,
    sights: places.map((place) => place.sight),
    regions: places.map((place) => place.region),
    fields,
    cardFields: names((field) => field.per === "card"),
    listFields: names((field) => field.per !== "game"),
  };
}
