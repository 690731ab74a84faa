/** How cards are written in a file: a name, "3 Bagman", "any", or an object that says more. */
import type { Grid } from "../kernel/layout.ts";
import { isRecord } from "./json.ts";
import {
  type Complain,
  cardsNamed,
  type FieldName,
  fieldNumber,
  fieldOf,
  fieldsFor,
  instead,
  noSpaceIn,
  noSuchCard,
  type Path,
  seatOf,
  slotOf,
  spaceIn,
  spoken,
  type Table,
  type ZoneName,
} from "./table.ts";

/** One written card: which designs it may be, and what is said about it. */
export type Entry = {
  readonly path: Path;
  readonly written: string;
  /** The designs that the name may mean; undefined for any card. */
  readonly designs: readonly number[] | undefined;
  /** A card that the viewer does not know: only in what a seat sees. */
  readonly unknown: boolean;
  readonly label: string | undefined;
  /** The player who owns it, where the position makes it; default whose place it lies in. */
  readonly owner?: number;
  /** Players, one bit each, who know the card; undefined when it is not said. */
  readonly known: number | undefined;
  readonly fields: readonly { readonly field: FieldName; readonly value: number }[];
  /** The card of the same list, by its place in it, that it lies under. */
  readonly under?: number;
};

/** What a label stands for is known only once the cards are laid. */
export type Reading = { readonly table: Table; readonly labels: ReadonlySet<string>; readonly complain: Complain };

/** More cards than this in one list are a slip. */
const MOST = 999;

/** The cards of a list, the top or first one first. Undefined, with a complaint, when something cannot be understood. */
export function readPile(value: unknown, path: Path, reading: Reading): Entry[] | undefined {
  if (value === null) return [];
  if (typeof value === "number") return countOf(value, path, reading) === undefined ? undefined : copies(anyCard(path), value);
  if (typeof value === "string") return readText(value, path, reading);
  if (isRecord(value)) return readObject(value, path, reading);
  if (!Array.isArray(value))
    return reading.complain("shape", path, "Write cards here: a name, a list of names, or a number. Write [] for none.");
  const piles = value.map((one: unknown, i) =>
    Array.isArray(one) || one === null || typeof one === "number"
      ? reading.complain("shape", [...path, i], "Write the name of a card here.")
      : readPile(one, [...path, i], reading),
  );
  const read = piles.flatMap((pile) => pile ?? []);
  if (read.length > MOST) return reading.complain("count", path, `${read.length} cards are too many; the limit is ${MOST}.`);
  return piles.every((pile) => pile !== undefined) ? read : undefined;
}

/** The cards of each space of a zone that are written, by space counted from 0. */
export function readSpaces(zone: ZoneName, value: unknown, path: Path, reading: Reading): Map<number, Entry[]> | undefined {
  const spaces = new Map<number, Entry[]>();
  const { complain } = reading;
  const put = (space: number, pile: unknown, at: Path): boolean => {
    const read = readPile(pile, at, reading);
    if (read) spaces.set(space, read);
    return read !== undefined;
  };
  if (zone.grid) {
    const laid = readGrid(zone, zone.grid, value, path, reading);
    return laid && new Map([[0, laid]]);
  }
  if (zone.spaces === 1) return put(0, value, path) ? spaces : undefined;
  if (value === null || value === 0) {
    for (let space = 0; space < zone.spaces; space++) spaces.set(space, []);
    return spaces;
  }
  const name = spoken(zone.name);
  if (Array.isArray(value)) {
    if (value.length !== zone.spaces)
      return complain(
        "count",
        path,
        `"${name}" has ${zone.spaces} spaces, but ${value.length} are listed. List them all, with null for empty ones, or name some by number: { "1": … }.`,
      );
    return value.map((pile: unknown, space) => put(space, pile, [...path, space])).every((ok) => ok) ? spaces : undefined;
  }
  if (!isRecord(value))
    return complain(
      "shape",
      path,
      `"${name}" has ${zone.spaces} spaces. Name the cards by space: { "1": "…", "3": "…" }, or list all of them.`,
    );
  const done = Object.entries(value).map(([key, pile]) => {
    const space = spaceIn(zone, key);
    if (space < 0) {
      complain("zone", [...path, key], noSpaceIn(zone, key));
      return false;
    }
    return put(space, pile, [...path, key]);
  });
  return done.every((ok) => ok) ? spaces : undefined;
}

/** The cards of a grid: `{ "0,0": "Lattice Holdings", "1,0": ["Hero Cop", "Carapace"] }`. Of several in one slot the first is on top of the others. */
function readGrid(zone: ZoneName, grid: Grid, value: unknown, path: Path, reading: Reading): Entry[] | undefined {
  const name = spoken(zone.name);
  if (value === null || value === 0) return [];
  if (!isRecord(value)) return reading.complain("shape", path, `Give each card in "${name}" a column and row: { "0,0": "…", "1,0": "…" }.`);
  const fields = fieldsFor(reading.table, ["card"]);
  const cards: Entry[] = [];
  const done = Object.entries(value).map(([key, pile]) => {
    const slot = slotOf(key);
    if (!slot) {
      reading.complain(
        "zone",
        [...path, key],
        `"${key.slice(0, 60)}" is not a slot of "${name}". Write column and row, like "1,0" or "-1,2".`,
      );
      return false;
    }
    const read = readPile(pile, [...path, key], reading);
    const top = cards.length;
    const placed = fields.flatMap((field) => {
      const value = [grid.x, grid.y].indexOf(field.name);
      return value < 0 ? [] : [{ field, value: slot[value] ?? 0 }];
    });
    for (const [i, entry] of read?.entries() ?? [])
      cards.push({ ...entry, fields: [...placed, ...entry.fields], ...(i > 0 ? { under: top } : {}) });
    return read !== undefined;
  });
  return done.every((ok) => ok) ? cards : undefined;
}

const anyCard = (path: Path): Entry => ({
  path,
  written: "any",
  designs: undefined,
  unknown: false,
  label: undefined,
  known: undefined,
  fields: [],
});
const copies = (entry: Entry, count: number): Entry[] => Array.from({ length: count }, () => entry);

function countOf(value: unknown, path: Path, { complain }: Reading): number | undefined {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST) return value;
  return complain("count", path, `Write a number of cards from 0 to ${MOST} here.`);
}

/** "Bagman", "3 Bagman", "any", "2 any", "?". */
function readText(written: string, path: Path, reading: Reading): Entry[] | undefined {
  const whole = entryOf(written, path, reading);
  if (whole) return [whole];
  const counted = /^\s*(\d{1,3})\s*[x×]?\s+(.*)$/su.exec(written);
  const entry = counted?.[2] === undefined ? undefined : entryOf(counted[2], path, reading);
  if (entry) return copies(entry, Number(counted?.[1]));
  return reading.complain("card", path, noSuchCard(reading.table, counted?.[2] ?? written));
}

function entryOf(written: string, path: Path, { table, labels }: Reading): Entry | undefined {
  const plain = anyCard(path);
  if (labels.has(written)) return { ...plain, written, label: written };
  if (written === "any") return plain;
  if (written === "?") return { ...plain, written, unknown: true };
  const designs = cardsNamed(table, written);
  return designs.length === 0 ? undefined : { ...plain, written, designs };
}

/** `{ "card": "Bagman", "as": "A", "known": ["SUN"], "count": 2, "single use": 1 }`. */
function readObject(value: Readonly<Record<string, unknown>>, path: Path, reading: Reading): Entry[] | undefined {
  const { complain, table } = reading;
  const { card, as: label, known, count = 1, ...said } = value;
  const { owner: written, ...rest } = table.game.makesCards ? said : { ...said, owner: undefined };
  const owner = typeof written === "string" ? seatOf(table, written) : undefined;
  if (written !== undefined && owner === undefined)
    return complain("seat", [...path, "owner"], `${JSON.stringify(written).slice(0, 60)} owns no cards.${instead(written, table.seats)}`);
  if (typeof card !== "string") return complain("shape", path, 'A card is written as its name or as { "card": "…", "as": "A" }.');
  const [entry] = readText(card, [...path, "card"], reading) ?? [];
  const many = countOf(count, [...path, "count"], reading);
  const seers = known === undefined ? undefined : readSeers(known, [...path, "known"], reading);
  const fields = Object.entries(rest).map(([name, number]) => {
    const field = fieldOf(table, name, ["card"]);
    if (!field)
      return complain(
        "field",
        [...path, name],
        `A card has no "${name.slice(0, 60)}" here.${instead(name, [...fieldsFor(table, ["card"]).map((one) => spoken(one.name)), "as", "known", "count"])}`,
      );
    const read = fieldNumber(table, field, number, [...path, name], complain);
    return read === undefined ? undefined : { field, value: read };
  });
  if (label !== undefined && (typeof label !== "string" || !/\S/.test(label) || label.length > 40))
    return complain("shape", [...path, "as"], 'A label must be a short text, like "A".');
  if (label !== undefined && many !== 1) return complain("count", [...path, "count"], "A label names one card. Write the copies apart.");
  if (!entry || many === undefined || (known !== undefined && seers === undefined)) return undefined;
  const read = fields.flatMap((field) => field ?? []);
  if (read.length !== fields.length) return undefined;
  return copies(
    { ...entry, path, label: label ?? entry.label, known: seers, fields: read, ...(owner === undefined ? {} : { owner }) },
    many,
  );
}

/** "all", or a list of seats. */
function readSeers(value: unknown, path: Path, { table, complain }: Reading): number | undefined {
  if (value === "all") return table.seats.reduce((bits, _seat, player) => bits | (1 << player), 0);
  if (!Array.isArray(value)) return complain("shape", path, '"known" must be "all" or a list of seats; [] means nobody.');
  let bits = 0;
  for (const [i, name] of value.entries()) {
    const seat = typeof name === "string" ? seatOf(table, name) : undefined;
    if (seat === undefined)
      return complain("seat", [...path, i], `There is no seat ${JSON.stringify(name).slice(0, 60)}.${instead(name, table.seats)}`);
    bits |= 1 << seat;
  }
  return bits;
}
