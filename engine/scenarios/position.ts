/** Reads a written position: zones, fields, whose turn it is, and the point where the match is taken up. */
import { leastOf, startOf } from "../kernel/layout.ts";
import type { Position } from "../kernel/position.ts";
import { at, type InstanceId, listOf, type State } from "../kernel/state.ts";
import { deal, type Wanted } from "./deal.ts";
import { exampleOf } from "./example.ts";
import { isRecord, shown } from "./json.ts";
import { make } from "./make.ts";
import { type Reading, readSpaces } from "./pile.ts";
import { readSpaceNumbers } from "./spaces.ts";
import {
  type Complain,
  cardsNamed,
  type FieldName,
  fieldNumber,
  instead,
  type Path,
  placeIn,
  placeWords,
  same,
  seatOf,
  spoken,
  type Table,
  writtenField,
  writtenFields,
  type ZoneName,
  zoneOf,
  zonesOf,
} from "./table.ts";

/** Labels that a position gives to cards. */
export type Labels = ReadonlyMap<string, InstanceId>;

/** Members of a position that are not names of the game. */
export const POSITION_WORDS = ["to move", "at", "rest"] as const;

type Fields = Map<string, number | number[]>;
type Written = { readonly piles: Wanted[]; readonly fields: Fields; stand?: string; rest: ZoneName | undefined };

/**
 * The position that a file says, on a match of the same cards; undefined, with complaints, when it cannot be laid.
 *
 * @param from a match as it starts; it stays as it is
 */
export function readPosition(
  table: Table,
  from: State,
  value: unknown,
  path: Path,
  complain: Complain,
): { readonly position: Position; readonly labels: Labels } | undefined {
  if (!isRecord(value)) {
    const { seat, pile } = exampleOf(table);
    return complain("shape", path, `A position must be an object: { "${seat}": { ${pile} } }.`);
  }
  let complaints = 0;
  const reading: Reading = {
    table,
    labels: new Set(),
    complain: (...complaint) => {
      complaints++;
      return complain(...complaint);
    },
  };
  const written = readMembers(from, value, path, reading);
  checkPiles(written.piles, reading);
  if (complaints > 0) return undefined;
  const made = table.game.makesCards ? make(table, from, written.piles) : undefined;
  const dealt = made ?? deal(table, from, written.piles, written.rest, reading.complain);
  if (dealt === undefined) return undefined;
  for (const [name, numbers] of made?.fields ?? []) written.fields.set(name, [...numbers]);

  const labels = new Map<string, InstanceId>();
  const named = new Set(dealt.piles.flat());
  const seen = (made?.seen ?? from.seen).map((bits, id) => (named.has(id) ? 0 : bits));
  written.piles.forEach(({ place, entries }, pile) => {
    const under = at(table.game.layout.places, place).grid?.under;
    entries.forEach((entry, i) => {
      const id = dealt.piles[pile]?.[i] ?? 0;
      if (entry.known !== undefined) seen[id] = entry.known;
      if (entry.label !== undefined) labels.set(entry.label, id);
      for (const { field, value: number } of entry.fields) setAt(written.fields, from, field.name, id, number);
      if (under !== undefined && entry.under !== undefined)
        setAt(written.fields, from, under, id, (dealt.piles[pile]?.[entry.under] ?? 0) + 1);
    });
  });
  const position = {
    zones: dealt.zones,
    seen,
    fields: Object.fromEntries(written.fields),
    ...(made ? { cards: made.cards } : {}),
  };
  return { position: written.stand === undefined ? position : { ...position, stand: written.stand }, labels };
}

/** Sets one number of a field that has several; the others stay as they are at the start. */
function setAt(fields: Fields, from: State, name: string, i: number, value: number): void {
  const before = fields.get(name);
  const numbers = Array.isArray(before) ? before : [...listOf(from, name)];
  numbers[i] = value;
  fields.set(name, numbers);
}

function readMembers(from: State, value: Readonly<Record<string, unknown>>, path: Path, reading: Reading): Written {
  const { table, complain } = reading;
  const { activeField, restZone, stands } = table.game;
  const written: Written = { piles: [], fields: new Map(), rest: zonesOf(table).find(({ name }) => name === restZone) };
  if (activeField !== undefined) written.fields.set(activeField, 0);
  for (const [name, said] of Object.entries(value)) {
    const here = [...path, name];
    const word = typeof said === "string" ? said : "";
    const seat = seatOf(table, name);
    if (seat !== undefined && seat >= from.players) {
      complain("seat", here, `${name} does not play: this match has ${from.players} players. Remove it, or add players to the match.`);
      continue;
    }
    if (name === "to move") {
      const mover = seatOf(table, word);
      if (mover === undefined) complain("seat", here, `There is no seat ${shown(said)}.${instead(word, table.seats)}`);
      else if (activeField === undefined) complain("field", here, "This game has no turn player. Remove this.");
      else written.fields.set(activeField, mover);
    } else if (name === "at") {
      const stand = stands.find((one) => same(one, word));
      if (stand === undefined) complain("value", here, `A position cannot begin at ${shown(said)}.${instead(word, stands)}`);
      else written.stand = stand;
    } else if (name === "rest") {
      written.rest = zonesOf(table).find((zone) => same(zone.name, word));
      if (!written.rest)
        complain(
          "zone",
          here,
          `There is no zone ${shown(said)}.${instead(
            word,
            zonesOf(table).map((zone) => spoken(zone.name)),
          )}`,
        );
    } else if (seat === undefined) readNamed(name, said, here, undefined, from, written, reading);
    else if (!isRecord(said)) complain("shape", here, `The values of ${name} must be an object: { "hand": ["…"] }.`);
    else for (const [own, more] of Object.entries(said)) readNamed(own, more, [...here, own], seat, from, written, reading);
  }
  return written;
}

/** A zone or field of the game or, with a player, of that player. */
function readNamed(
  name: string,
  said: unknown,
  path: Path,
  player: number | undefined,
  from: State,
  written: Written,
  reading: Reading,
): void {
  const { table, complain } = reading;
  const zone = zoneOf(table, name, player !== undefined);
  const field = writtenField(table, name, player !== undefined);
  if (zone) {
    for (const [space, entries] of readSpaces(zone, said, path, reading) ?? [])
      written.piles.push({ place: placeIn(zone, player ?? 0, space), entries, path });
  } else if (field === undefined) complain("zone", path, noSuchName(table, name, player));
  else if (field.spec.per === "list") {
    const numbers = Array.isArray(said) ? said.map((one: unknown, i) => fieldNumber(table, field, one, [...path, i], complain)) : undefined;
    if (!numbers) complain("value", path, `"${spoken(field.name)}" must be a list of numbers.`);
    else
      written.fields.set(
        field.name,
        numbers.flatMap((number) => number ?? []),
      );
  } else if (field.spec.per === "space") {
    const numbers = readSpaceNumbers(table, field, player ?? 0, said, path, complain);
    if (numbers === undefined) return;
    setSpaces(table, written.fields, from, field, player ?? 0, numbers);
  } else {
    const number = fieldNumber(table, field, said, path, complain);
    if (number === undefined) return;
    if (number < leastOf(field.spec) && !field.spec.signed) complain("value", path, `"${spoken(field.name)}" cannot be below zero.`);
    else if (player === undefined) written.fields.set(field.name, number);
    else setAt(written.fields, from, field.name, player, number);
  }
}

/** Sets what a file says of a field of spaces. What it does not name is as at the start; what another player has of it stays. */
function setSpaces(
  table: Table,
  fields: Fields,
  from: State,
  { name, spec }: FieldName,
  player: number,
  numbers: ReadonlyMap<number, number>,
): void {
  const before = fields.get(name);
  const list = Array.isArray(before) ? before : [...listOf(from, name)];
  const own = spec.each === "player" ? (i: number) => i % table.game.layout.players === player : () => true;
  const start = startOf(table.game.layout, name, 0);
  fields.set(
    name,
    list.map((number, i) => (own(i) ? (numbers.get(i) ?? start) : number)),
  );
}

/** What to write instead of a name that is neither a zone nor a field of the game or, with a player, of players. */
export function noSuchName(table: Table, name: string, player: number | undefined, words: readonly string[] = POSITION_WORDS): string {
  const own = player !== undefined;
  const cut = name.slice(0, 60);
  if (zoneOf(table, name, !own) || writtenField(table, name, !own))
    return own
      ? `"${cut}" belongs to the game, not to a player. Write it next to the seats.`
      : `"${cut}" belongs to a player. Write it under a seat: { "${table.seats[0]}": { "${cut}": … } }.`;
  const names = [
    ...zonesOf(table).flatMap((zone) => (zone.perPlayer === own ? [spoken(zone.name)] : [])),
    ...writtenFields(table, own).map((field) => spoken(field.name)),
    ...(own ? [] : [...table.seats, ...words]),
  ];
  return `There is no zone or field "${cut}" here.${instead(name, names)}`;
}

/** Places that are written twice, labels that are taken, and cards that only a seat can see. */
function checkPiles(piles: readonly Wanted[], { table, complain }: Reading): void {
  const places = new Set<number>();
  const labels = new Set<string>();
  for (const { place, entries, path } of piles) {
    if (places.has(place)) complain("place", path, `${placeWords(table, place)} is written twice. Keep one of them.`);
    places.add(place);
    for (const { unknown, label, path: own } of entries) {
      if (unknown) complain("card", own, '"?" is for what a seat sees. Write "any" here for any card.');
      if (label === undefined) continue;
      if (labels.has(label) || cardsNamed(table, label).length > 0)
        complain("card", own, `"${label}" is already the label of a card. Choose another label.`);
      labels.add(label);
    }
  }
}
