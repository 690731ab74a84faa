/** Expectations on cards and numbers, of the match as it is or as a seat sees it. */
import type { Grid } from "../kernel/layout.ts";
import { isRecord, shown } from "./json.ts";
import type { CardLook, Failure, Look, Moment } from "./moment.ts";
import { type Entry, type Reading, readPile } from "./pile.ts";
import { noSuchName } from "./position.ts";
import { readSpaceNumbers, spaceNumberName } from "./spaces.ts";
import {
  type FieldName,
  fieldNumber,
  noSpaceIn,
  numberWords,
  type Path,
  placeIn,
  placeWords,
  slotOf,
  spaceIn,
  spoken,
  type Table,
  writtenField,
  type ZoneName,
  zoneOf,
} from "./table.ts";

/** A fact to look at. */
export type Fact = (look: Look, moment: Moment) => Failure[];

const NOTHING_SAID = "an object with a space and what is there";

/** What a pile is expected to be. */
type PileFact = { readonly [Member in (typeof PILE_WORDS)[number]]?: { readonly entries: readonly Entry[]; readonly path: Path } };
/** `exactly`: these in any order · `top`: these on top in this order · `has` · `lacks` · `count`. */
export const PILE_WORDS = ["exactly", "top", "has", "lacks", "count"] as const;

/** Reads a zone or field, of the game or with a player of that player. Undefined, with a complaint, when it names neither. */
export function readFact(
  name: string,
  said: unknown,
  path: Path,
  player: number | undefined,
  reading: Reading,
  words: readonly string[],
): Fact | undefined {
  const { table, complain } = reading;
  const zone = zoneOf(table, name, player !== undefined);
  if (zone) return zoneFact(zone, player ?? 0, said, path, reading);
  const field = writtenField(table, name, player !== undefined);
  if (field) return fieldFact(field, player, said, path, reading);
  return complain("zone", path, noSuchName(table, name, player, words));
}

function fieldFact(
  field: FieldName,
  player: number | undefined,
  said: unknown,
  path: Path,
  { table, complain }: Reading,
): Fact | undefined {
  const { name, spec } = field;
  const failure = (expected: string, found: string): Failure => ({ path, expected: `${spoken(name)} ${expected}`, found });
  if (spec.per === "list") {
    if (!Array.isArray(said)) return complain("value", path, `"${spoken(name)}" must be a list of numbers.`);
    const numbers = said.map((one: unknown, i) => fieldNumber(table, field, one, [...path, i], complain));
    return (look) => {
      const found = Array.from({ length: look.length(name) }, (_, i) => look.number(name, i));
      return JSON.stringify(found) === JSON.stringify(numbers) ? [] : [failure(JSON.stringify(numbers), JSON.stringify(found))];
    };
  }
  if (spec.per === "space") {
    const wanted = readSpaceNumbers(table, field, player ?? 0, said, path, complain);
    if (wanted === undefined) return undefined;
    if (wanted.size === 0) return complain("value", path, `Add what you expect of "${spoken(name)}": ${NOTHING_SAID}.`);
    return (look) =>
      [...wanted].flatMap(([index, number]) => {
        const found = look.number(name, index);
        const told = (value: number | null) => (value === null ? "hidden" : numberWords(table, field, value));
        return found === number ? [] : [{ path, expected: `${spaceNumberName(table, field, index)} ${told(number)}`, found: told(found) }];
      });
  }
  const hidden = said === "?";
  const wanted = hidden ? null : fieldNumber(table, field, said, path, complain);
  if (wanted === undefined) return undefined;
  const words = (value: number | null) => (value === null ? "hidden" : numberWords(table, field, value));
  return (look) => {
    const found = look.number(name, player ?? 0);
    return found === wanted ? [] : [failure(words(wanted), words(found))];
  };
}

function zoneFact(zone: ZoneName, player: number, said: unknown, path: Path, reading: Reading): Fact | undefined {
  const { complain } = reading;
  if (zone.grid && isRecord(said) && !PILE_WORDS.some((word) => word in said) && !("card" in said))
    return gridFact(zone, zone.grid, player, said, path, reading);
  if (zone.spaces === 1) return pileFact([placeIn(zone, player, 0)], said, path, reading);
  const all = Array.from({ length: zone.spaces }, (_, space) => placeIn(zone, player, space));
  const name = spoken(zone.name);
  if (typeof said === "number" || (isRecord(said) && PILE_WORDS.some((word) => word in said))) return pileFact(all, said, path, reading);
  if (Array.isArray(said)) {
    if (said.length !== zone.spaces)
      return complain(
        "count",
        path,
        `"${name}" has ${zone.spaces} spaces, but ${said.length} are listed. List them all, with null for empty ones, or name some: { "1": … }.`,
      );
    return allFacts(said.map((pile: unknown, i) => pileFact([placeIn(zone, player, i)], pile, [...path, i], reading)));
  }
  if (!isRecord(said)) return complain("shape", path, `"${name}" has ${zone.spaces} spaces. Name the cards by space: { "1": "…" }.`);
  return allFacts(
    Object.entries(said).map(([key, pile]) => {
      const space = spaceIn(zone, key);
      if (space < 0) return complain("zone", [...path, key], noSpaceIn(zone, key));
      return pileFact([placeIn(zone, player, space)], pile, [...path, key], reading);
    }),
  );
}

/** Slots of a grid: `{ "1,0": ["Hero Cop", "Carapace"], "2,0": [] }`, the card on top first. */
function gridFact(
  zone: ZoneName,
  grid: Grid,
  player: number,
  said: Readonly<Record<string, unknown>>,
  path: Path,
  reading: Reading,
): Fact | undefined {
  const place = placeIn(zone, player, 0);
  return allFacts(
    Object.entries(said).map(([key, pile]) => {
      const here = [...path, key];
      const slot = slotOf(key);
      if (!slot)
        return reading.complain(
          "zone",
          here,
          `"${key.slice(0, 60)}" is not a slot of "${spoken(zone.name)}". Write column and row: "1,0".`,
        );
      const fact = pileFact([place], pile, here, reading);
      const lies = (card: CardLook) => card.field(grid.x) === slot[0] && card.field(grid.y) === slot[1];
      const depth = (card: CardLook) => (card.field(grid.under) === 0 ? 0 : 1);
      return (
        fact &&
        ((look, moment) => {
          const cards = look.pile(place).filter(lies);
          const found = fact({ ...look, pile: () => cards.toSorted((a, b) => depth(a) - depth(b)) }, moment);
          return found.map((one) => ({ ...one, expected: one.expected.replace(":", ` ${slot.join(",")}:`) }));
        })
      );
    }),
  );
}

/** All of them, or nothing if one could not be read. */
export function allFacts(facts: readonly (Fact | undefined)[]): Fact | undefined {
  const read = facts.flatMap((fact) => fact ?? []);
  return read.length === facts.length ? (look, moment) => read.flatMap((fact) => fact(look, moment)) : undefined;
}

/** A pile, or the spaces of a zone taken together. */
function pileFact(places: readonly number[], said: unknown, path: Path, reading: Reading): Fact | undefined {
  const wanted = readPileFact(said, path, reading);
  if (wanted === undefined) return undefined;
  return (look, { table, labels }) => {
    const cards = places.flatMap((place) => look.pile(place));
    const fits = (entry: Entry, card: CardLook) => isCard(entry, card, labels);
    const where = places.length === 1 ? placeWords(table, places[0] ?? 0) : placeWords(table, places[0] ?? 0).replace(/ \d+$/, "");
    const fail = (member: { readonly path: Path } | undefined, expected: string, found = pileWords(table, cards, 20)): Failure[] => [
      { path: member?.path ?? path, expected: `${where}: ${expected}`, found },
    ];
    const counted = () => (cards.length === 0 ? "nothing" : `${cards.length} cards: ${pileWords(table, cards, 8)}`);
    const anyOf = (entries: readonly Entry[]) => entries.every(({ written }) => written === "any");
    const list = (entries: readonly Entry[]) => (entries.length === 0 ? "nothing" : entries.map(entryWords).join(", "));
    const { exactly, top, has, lacks, count } = wanted;
    return [
      ...(exactly && (exactly.entries.length !== cards.length || missing(exactly.entries, cards, fits).length > 0)
        ? fail(
            exactly,
            anyOf(exactly.entries) ? `${exactly.entries.length} cards` : list(exactly.entries),
            anyOf(exactly.entries) ? counted() : undefined,
          )
        : []),
      ...(top?.entries.some((entry, i) => !cards[i] || !fits(entry, cards[i])) ? fail(top, `${list(top.entries)} on top`) : []),
      ...(has && missing(has.entries, cards, fits).length > 0 ? fail(has, `${list(has.entries)} among its cards`) : []),
      ...(lacks?.entries.some((entry) => cards.some((card) => fits(entry, card))) ? fail(lacks, `none of ${list(lacks.entries)}`) : []),
      ...(count && count.entries.length !== cards.length ? fail(count, `${count.entries.length} cards`, counted()) : []),
    ];
  };
}

function readPileFact(said: unknown, path: Path, reading: Reading): PileFact | undefined {
  const entriesOf = (value: unknown, at: Path) => {
    const entries = readPile(value, at, reading);
    return entries && { entries, path: at };
  };
  if (!isRecord(said) || "card" in said) {
    const exactly = entriesOf(said, path);
    return exactly && { exactly };
  }
  const read = Object.entries(said).map(([member, value]) => {
    if (!(PILE_WORDS as readonly string[]).includes(member))
      return reading.complain(
        "shape",
        [...path, member],
        `"${member.slice(0, 60)}" is not a check on cards. Use ${PILE_WORDS.join(", ")}.`,
      );
    if (member === "count" && typeof value !== "number")
      return reading.complain("count", [...path, member], `Write a number of cards here, not ${shown(value)}.`);
    const entries = entriesOf(value, [...path, member]);
    return entries && ([member, entries] as const);
  });
  const known = read.flatMap((one) => (one ? [one] : []));
  return known.length === read.length ? Object.fromEntries(known) : undefined;
}

/** The entries for which no card is left; those that fit few cards choose first. */
function missing(entries: readonly Entry[], cards: readonly CardLook[], fits: (entry: Entry, card: CardLook) => boolean): Entry[] {
  const left = [...cards];
  const choosing = entries.map((entry) => ({ entry, choices: cards.filter((card) => fits(entry, card)).length }));
  return choosing
    .sort((a, b) => a.choices - b.choices)
    .flatMap(({ entry }) => {
      const i = left.findIndex((card) => fits(entry, card));
      if (i < 0) return [entry];
      left.splice(i, 1);
      return [];
    });
}

function isCard({ designs, unknown, label, known, fields }: Entry, card: CardLook, labels: Moment["labels"]): boolean {
  if (unknown !== (card.design === undefined) && (unknown || designs !== undefined || label !== undefined)) return false;
  if (designs !== undefined && (card.design === undefined || !designs.includes(card.design))) return false;
  if (label !== undefined && labels.get(label) !== card.id) return false;
  if (known !== undefined && known !== card.seen) return false;
  return fields.every(({ field, value }) => card.field(field.name) === value);
}

const entryWords = ({ written, fields }: Entry): string =>
  [written, ...fields.map(({ field, value }) => `${spoken(field.name)} ${value}`)].join(" ");

/** The cards of a pile in words, the top first, at most so many: "Bagman, ?, Packet Thief". */
const pileWords = (table: Table, cards: readonly CardLook[], most: number): string =>
  cards.length === 0
    ? "nothing"
    : cards
        .slice(0, most)
        .map(({ design }) => (design === undefined ? "?" : (table.cards[design]?.name ?? "?")))
        .join(", ") + (cards.length > most ? ` and ${cards.length - most} more` : "");
