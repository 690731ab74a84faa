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
   * Zones of one region exchange cards unseen: everybody knows which cards a region holds, not where in it. A card that not everybody knows
   * never leaves its region. A name stands for one region, `{ each: name }` for one of each player. Default: each zone of each player.
   */
  readonly region?: string | { readonly each: string };
  /** The fields of a card that say where in the zone it lies: column, row, and the card that it lies under, plus 1 (0: it is on top). */
  readonly grid?: Grid;
};

/** Names of fields of cards. */
export type Grid = { readonly x: string; readonly y: string; readonly under: string };

export type FieldSpec = {
  /** One number, one for each player, one for each card instance, or a list of any length. All are whole numbers of 32 bits. */
  readonly per: "game" | "player" | "card" | "list";
  /** Value at the start, default 0; of a card "owner" for the player who owns it. */
  readonly start?: number | "owner";
  /** A die: free moves throw it for 1 … sides. */
  readonly sides?: number;
  /** What it is, for people: "Purchasing Revenue of the turn (SAN-7.1)". */
  readonly doc?: string;
  /** What people call its values from 0 on, if not by number; written positions and expectations may use these words. */
  readonly values?: readonly string[];
  /** Only the rules count by it: where nothing goes by rules, it is not offered to be set. */
  readonly inside?: true;
  /** May be below zero. Counters and money may not. */
  readonly signed?: true;
  /** Default "all"; for a field of cards "owner": known to whoever knows the card. */
  readonly seen?: Sight;
  /** What somebody who cannot see the value may suppose it to be; default 0. */
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
  /** For each place the players, one bit each, who come to know a card that enters. */
  readonly sights: readonly number[];
  /** For each place its region. */
  readonly regions: readonly number[];
  readonly fields: F;
  /** Names of the fields with one number for each card, declared order. */
  readonly cardFields: readonly string[];
  /** Those of them that are known with the card: not those that everybody or nobody sees. */
  readonly hiddenFields: readonly string[];
  /** Names of the fields that hold a list of numbers, and of those that hold one, declared order. */
  readonly listFields: readonly string[];
  readonly numberFields: readonly string[];
  /** Names of the fields whose lists a copy of a state has for itself: those that are not of cards, declared order. */
  readonly copiedFields: readonly string[];
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

/** What a field of a card is while nothing has changed it. */
export function startOf(layout: Layout, field: string, owner: number): number {
  const start = layout.fields[field]?.start ?? 0;
  return start === "owner" ? owner : start;
}

/** One bit for each of `players` players. */
export const everybody = (players: number): number => (1 << players) - 1;

/** What is wrong with a declaration: one sentence for each fault. */
export function layoutFaults({ players, zones, fields }: LayoutSpec): string[] {
  const faults: string[] = [];
  if (!Number.isInteger(players) || players < 1 || players > 16) faults.push(`${players} players: there can be 1 to 16`);
  for (const [name, { per, seen, start }] of Object.entries(fields)) {
    if (RESERVED.includes(name)) faults.push(`Every state has "${name}" already`);
    if (start === "owner" && per !== "card") faults.push(`"${name}" is of no card that has an owner`);
    if (seen === "owner" && per !== "card" && per !== "player") faults.push(`"${name}" belongs to nobody who could see it`);
  }
  for (const [zone, { per = "game", spaces = 1, seen, grid }] of Object.entries(zones)) {
    if (seen === "owner" && per === "game") faults.push(`Zone "${zone}" belongs to nobody who could see it`);
    if (!Number.isInteger(spaces) || spaces < 1) faults.push(`Zone "${zone}" has ${spaces} spaces`);
    for (const name of grid ? [grid.x, grid.y, grid.under] : [])
      if (fields[name]?.per !== "card") faults.push(`Zone "${zone}" needs a field "${name}" of each card`);
  }
  return faults;
}

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
      for (let space = 0; space < spaces; space++)
        places.push({
          zone,
          player: per === "player" ? player : -1,
          space,
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
    fields,
    cardFields: names((field) => field.per === "card"),
    hiddenFields: names(({ per, seen = "owner" }) => per === "card" && seen === "owner"),
    listFields: names((field) => field.per !== "game"),
    numberFields: names((field) => field.per === "game"),
    copiedFields: names(({ per }) => per === "player" || per === "list"),
  };
}
