/** What a scenario is played on, and the words by which people name its parts. */
import { nearest } from "../cards/nearest.ts";
import type { Game } from "../kernel/game.ts";
import type { FieldSpec, Grid } from "../kernel/layout.ts";
import type { Result } from "../kernel/result.ts";
import type { CardIndex, Player } from "../kernel/state.ts";
import { heard, instead, same } from "./heard.ts";
import { shown } from "./json.ts";
import { NOBODY, NOWHERE, noSuchSpace, spaceNamed } from "./space-words.ts";

export { heard, instead, same };

/** A game bound to cards, with the words that people use for both. A `Playable` is one. */
export type Table = {
  readonly game: Game;
  /** By card index as states name designs. */
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    readonly number?: string;
    readonly text: string;
    readonly kind?: string;
  }[];
  readonly seats: readonly string[];
  readonly options: { readonly standard: unknown; parse(value: unknown): Result<unknown, string> };
};

/** Where a value stands in a scenario file. */
export type Path = readonly (string | number)[];

export const MISTAKES = [
  "shape",
  "game",
  "text",
  "rule",
  "options",
  "seat",
  "zone",
  "field",
  "value",
  "card",
  "count",
  "place",
  "draw",
  "step",
] as const;
/** Something that keeps a scenario from being played: what kind of thing is wrong, where, and a sentence that says what to do. */
export type Mistake = { readonly code: (typeof MISTAKES)[number]; readonly path: Path; readonly message: string };

/** Takes mistakes down; returns undefined, so that a reader can say what is wrong and give up in one expression. */
export type Complain = (code: Mistake["code"], path: Path, message: string) => undefined;

const spokenBefore = new Map<string, string>();

/** A name of code as people read it: "corruptionZone" is "corruption zone". */
export function spoken(name: string): string {
  const before = spokenBefore.get(name);
  if (before !== undefined) return before;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  spokenBefore.set(name, words);
  return words;
}

/** Column and row of a slot as people write it, or undefined. */
export function slotOf(written: string): readonly [number, number] | undefined {
  const [, x, y] = /^\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*$/.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)];
}

/** The seat that a text names, or undefined. */
export function seatOf(table: Table, written: string): Player | undefined {
  const seat = table.seats.findIndex((name) => same(name, written));
  return seat < 0 ? undefined : seat;
}

export type ZoneName = {
  readonly name: string;
  readonly perPlayer: boolean;
  readonly spaces: number;
  /** Index of the first place; add `player * spaces + space`. */
  readonly first: number;
  /** What its spaces are called, if they are of a board. */
  readonly words: readonly string[];
  /** The fields that say where in it a card lies. */
  readonly grid: Grid | undefined;
};

/** Every zone of the game, in declared order. */
export function zonesOf({ game: { layout } }: Table): ZoneName[] {
  const names = [...new Set(layout.places.map(({ zone }) => zone))];
  return names.map((name) => {
    const places = layout.places.filter(({ zone }) => zone === name);
    const [place] = places;
    return {
      name,
      perPlayer: (place?.player ?? -1) >= 0,
      spaces: Math.max(...places.map(({ space }) => space)) + 1,
      first: layout.places.findIndex(({ zone }) => zone === name),
      words: places.flatMap(({ word, player }) => (word === undefined || player > 0 ? [] : [word])),
      grid: place?.grid,
    };
  });
}

/** The zone that a text names among those of a player or of the game. */
export const zoneOf = (table: Table, written: string, perPlayer: boolean): ZoneName | undefined =>
  zonesOf(table).find((zone) => zone.perPlayer === perPlayer && same(zone.name, written));

/** Index of a place; `player` counts only for a zone of players. */
export const placeIn = (zone: ZoneName, player: Player, space: number): number =>
  zone.first + (zone.perPlayer ? player * zone.spaces : 0) + space;

/** A place as people read it: "SUN's hand", "river 3". */
export function placeWords(table: Table, place: number): string {
  const found = table.game.layout.places[place];
  if (found === undefined) return `place ${place}`;
  const zone = zonesOf(table).find(({ name }) => name === found.zone);
  const owner = found.player < 0 ? "" : `${table.seats[found.player]}'s `;
  return `${owner}${spoken(found.zone)}${found.word !== undefined ? ` ${found.word}` : (zone?.spaces ?? 1) > 1 ? ` ${found.space + 1}` : ""}`;
}

export type FieldName = { readonly name: string; readonly spec: FieldSpec };

/** The space of a zone that a text names by its number or its word; -1 for none. */
export function spaceIn({ spaces, words }: ZoneName, written: string): number {
  const named = words.findIndex((word) => same(word, written));
  const space = named >= 0 ? named : /^\d{1,4}$/.test(written) ? Number(written) - 1 : -1;
  return space < spaces ? space : -1;
}

/** What to write instead of a text that names no space of a zone. */
export const noSpaceIn = (zone: ZoneName, written: string): string => {
  const name = `"${spoken(zone.name)}" has no space "${written.slice(0, 60)}"`;
  return zone.words.length > 0 ? `${name}.${instead(written, zone.words)}` : `${name}; its spaces are 1 to ${zone.spaces}.`;
};

/** What the spaces of a zone are called. */
export const spaceWords = ({ spaces, words }: ZoneName): string[] =>
  Array.from({ length: spaces }, (_, space) => words[space] ?? String(space + 1));

/** Which fields are written under a seat, or beside the seats: with a number for each player, or not. */
export const isOwnField = ({ per, each }: FieldSpec): boolean => per === "player" || (per === "space" && each === "player");

/** The fields that are written beside the seats or, `own`, under a seat, in declared order. */
export const writtenFields = (table: Table, own: boolean): FieldName[] =>
  fieldsFor(table, own ? ["player", "space"] : ["game", "list", "space"]).filter(({ spec }) => isOwnField(spec) === own);

export const writtenField = (table: Table, written: string, own: boolean): FieldName | undefined =>
  writtenFields(table, own).find(({ name }) => same(name, written));

/** Fields of the game, of players or of cards, in declared order. */
export const fieldsFor = (table: Table, per: readonly FieldSpec["per"][]): FieldName[] =>
  Object.entries(table.game.layout.fields)
    .filter(([, spec]) => per.includes(spec.per))
    .map(([name, spec]) => ({ name, spec }));

export const fieldOf = (table: Table, written: string, per: readonly FieldSpec["per"][]): FieldName | undefined =>
  fieldsFor(table, per).find(({ name }) => same(name, written));

/** The designs that a text names by id, name or number. Several cards can have one name. */
export const cardsNamed = (table: Table, written: string): CardIndex[] => {
  const wanted = heard(written);
  return table.cards.flatMap(({ id, name, number }, index) =>
    id === written || heard(name) === wanted || (number !== undefined && number === written) ? [index] : [],
  );
};

/** What to do about a text that names no card. */
export const noSuchCard = (table: Table, written: string): string =>
  `There is no card "${written.slice(0, 60)}".${instead(
    written,
    [...new Set(table.cards.map(({ name }) => name))].filter((name) => nearest(written, [name]).length > 0),
  )} Use the name or id of a card in the game, or define it under "cards".`;

/** A number of a field as people read it. */
export function numberWords(table: Table, { name, spec }: FieldName, value: number): string {
  if (spec.on) return spec.on.words[value] ?? NOWHERE;
  if (spec.holds) return table.seats[value] ?? NOBODY;
  const named = spec.values?.[value] ?? (name === table.game.activeField ? table.seats[value] : undefined);
  return named ?? String(value);
}

/** The number that a value of a file stands for in a field: itself, a word of the field, a seat, true or false. */
export function fieldNumber(table: Table, { name, spec }: FieldName, value: unknown, path: Path, complain: Complain): number | undefined {
  if (spec.on && (typeof value === "string" || typeof value === "number")) {
    const space = same(NOWHERE, String(value)) ? -1 : spaceNamed(spec.on, String(value));
    return space ?? complain("value", path, noSuchSpace(spec.on, String(value)));
  }
  if (spec.holds) {
    const owner = same(NOBODY, String(value)) ? -1 : seatOf(table, String(value));
    return owner ?? complain("seat", path, `There is no seat ${shown(value)}.${instead(value, [...table.seats, NOBODY])}`);
  }
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") {
    if (!Number.isInteger(value)) return complain("value", path, `${value} is not a whole number. Write one.`);
    if ((value | 0) !== value) return complain("value", path, `${value} does not fit in 32 bits. Write a number closer to zero.`);
    return value;
  }
  if (typeof value !== "string") return complain("value", path, `"${spoken(name)}" is a number. Write one here.`);
  const word = spec.values?.findIndex((one) => same(one, value)) ?? -1;
  if (word >= 0) return word;
  const seat = seatOf(table, value);
  if (seat !== undefined && spec.values === undefined) return seat;
  const words = spec.values ?? (name === table.game.activeField ? table.seats : []);
  return complain("value", path, `"${value.slice(0, 60)}" is not a value of "${spoken(name)}".${instead(value, words)}`);
}
