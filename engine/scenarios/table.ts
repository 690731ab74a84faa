/** What a scenario is played on, and the words by which people name its parts. */
import { fold } from "../cards/fold.ts";
import { nearest } from "../cards/nearest.ts";
import type { Game } from "../kernel/game.ts";
import type { FieldSpec, Grid } from "../kernel/layout.ts";
import type { Result } from "../kernel/result.ts";
import type { CardIndex, Player } from "../kernel/state.ts";

/** A game bound to cards, with the words that people use for both. A `Playable` is one. */
export type Table = {
  readonly game: Game;
  /** By card index as states name designs. */
  readonly cards: readonly { readonly id: string; readonly name: string; readonly number?: string; readonly text: string }[];
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

/** A name of code as people read it: "corruptionZone" is "corruption zone". */
export const spoken = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();

/** A slot of a grid, column and row: "2,-1". */
const SLOT = /(-?\d+)\s*,\s*(-?\d+)/g;

/** Column and row of a slot as people write it, or undefined. */
export function slotOf(written: string): readonly [number, number] | undefined {
  const [, x, y] = /^\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*$/.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)];
}

/** What people wrote, as it is compared: "SUN's Corruption-Zone" is "sun corruption zone". */
export const heard = (text: string): string =>
  fold(
    text
      .replace(SLOT, (_slot, x: string, y: string) => ` slot${x.replace("-", "m")}v${y.replace("-", "m")} `)
      .replace(/['’]s\b/g, "")
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replace(/[-_]+/g, " "),
  );

export const same = (name: string, written: string): boolean => heard(name) === heard(written);

/** " Did you mean …?", or what there is. */
export function instead(written: unknown, names: readonly string[]): string {
  const [like] = typeof written === "string" ? nearest(written, names) : [];
  return like ? ` Did you mean "${like}"?` : names.length === 0 ? "" : ` There is ${names.map((name) => `"${name}"`).join(", ")}.`;
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
  return `${owner}${spoken(found.zone)}${(zone?.spaces ?? 1) > 1 ? ` ${found.space + 1}` : ""}`;
}

export type FieldName = { readonly name: string; readonly spec: FieldSpec };

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
  )} Name a card of the game by its name or id, or write it under "cards".`;

/** A number of a field as people read it. */
export function numberWords(table: Table, { name, spec }: FieldName, value: number): string {
  const named = spec.values?.[value] ?? (name === table.game.activeField ? table.seats[value] : undefined);
  return named ?? String(value);
}

/** The number that a value of a file stands for in a field: itself, a word of the field, a seat, true or false. */
export function fieldNumber(table: Table, { name, spec }: FieldName, value: unknown, path: Path, complain: Complain): number | undefined {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") {
    if (!Number.isInteger(value)) return complain("value", path, `${value} is no whole number. Write one.`);
    if ((value | 0) !== value) return complain("value", path, `${value} is beyond 32 bits. Write a number nearer to zero.`);
    return value;
  }
  if (typeof value !== "string") return complain("value", path, `"${spoken(name)}" is a number. Write one here.`);
  const word = spec.values?.findIndex((one) => same(one, value)) ?? -1;
  if (word >= 0) return word;
  const seat = seatOf(table, value);
  if (seat !== undefined && spec.values === undefined) return seat;
  const words = spec.values ?? (name === table.game.activeField ? table.seats : []);
  return complain("value", path, `"${value.slice(0, 60)}" is no value of "${spoken(name)}".${instead(value, words)}`);
}
