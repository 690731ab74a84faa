/** Chance that a file writes down: `draws`. */
import type { Draw, Script } from "../kernel/rng.ts";
import type { State } from "../kernel/state.ts";
import { type Json, shown } from "./json.ts";
import type { Failure } from "./moment.ts";
import { readPile } from "./pile.ts";
import type { Scenario } from "./schema.ts";
import { type Complain, instead, type Path, placeWords, seatOf, type Table } from "./table.ts";

/** `{ "shuffle": "SUN's deck", "cards": ["Bagman"] }`, `{ "start": "SUN" }`, `{ "lot": 2 }`. `start` is the match as it begins: who has which cards. */
export function readDraws(
  table: Table,
  draws: Scenario["draws"],
  start: () => State,
  path: Path,
  complain: Complain,
): readonly Draw[] | undefined {
  const read = (draws ?? []).map((draw, i): Draw | undefined => {
    const here = [...path, i];
    if ("shuffle" in draw) return readShuffle(table, draw, start, here, complain);
    const [[what, value] = ["", undefined], ...more] = Object.entries(draw);
    if (what === "" || more.length > 0)
      return complain("draw", here, 'A draw has one member, its name and its result, like { "lot": 2 }; a shuffle also has "cards".');
    const known = table.game.words.draws;
    if (known !== undefined && !known.includes(what))
      return complain("draw", [...here, what], `There is no draw called "${what.slice(0, 60)}".${instead(what, ["shuffle", ...known])}`);
    const seat = typeof value === "string" ? seatOf(table, value) : undefined;
    if (typeof value === "number" && Number.isInteger(value) && value >= 1) return { what, value: value - 1 };
    if (seat !== undefined) return { what, value: seat };
    return complain(
      "draw",
      [...here, what],
      `${shown(value)} cannot be drawn. Write a number from 1 up, or a seat.${instead(value, table.seats)}`,
    );
  });
  const known = read.flatMap((draw) => draw ?? []);
  return known.length === read.length ? known : undefined;
}

function readShuffle(table: Table, draw: Json, start: () => State, path: Path, complain: Complain): Draw | undefined {
  const { shuffle, cards = [], ...rest } = draw;
  const [more] = Object.keys(rest);
  if (more !== undefined)
    return complain("draw", [...path, more], `A shuffle has no "${more.slice(0, 60)}". It has "shuffle" and "cards".`);
  const places = table.game.layout.places.map((_, place) => placeWords(table, place));
  const place = places.findIndex((words) => typeof shuffle === "string" && words.toLowerCase() === shuffle.toLowerCase());
  if (place < 0) return complain("draw", [...path, "shuffle"], `There is no pile ${shown(shuffle)}.${instead(shuffle, places)}`);
  const pile = readPile(cards, [...path, "cards"], { table, labels: new Set(), complain });
  const player = table.game.layout.places[place]?.player ?? -1;
  const designs = pile?.map((entry) => {
    const { designs = [] } = entry;
    if (designs.length === 0) return complain("card", entry.path, "Name the card that goes here.");
    // Of cards with one name that is meant which the player has.
    const own = designs.length > 1 && player >= 0 ? designs.find((design) => has(start(), player, design)) : undefined;
    return own ?? designs[0];
  });
  const known = designs?.flatMap((design) => design ?? []);
  return known && known.length === designs?.length ? { what: "shuffle", place, cards: known } : undefined;
}

const has = ({ card, owner }: State, player: number, design: number): boolean =>
  card.some((one, id) => one === design && owner[id] === player);

/** The draw that was made where another one was written, or none. */
export function missedDraw(table: Table, script: Script | undefined, path: Path): Failure | undefined {
  const missed = script?.missed[0];
  if (!script || !missed) return undefined;
  const next = script.draws[missed.next];
  const came =
    missed.place === undefined ? `${missed.what} (1 to ${missed.limit})` : `${missed.what} of ${placeWords(table, missed.place)}`;
  return {
    path,
    expected: next ? `the next draw is "${drawWords(table, next)}"` : "no draw is left",
    found: `this draw was made: ${came}`,
  };
}

/** The first written draw that was never made. */
export function unusedDraw(table: Table, script: Script | undefined, path: Path): Failure | undefined {
  const left = script?.draws[script.used];
  if (!script || !left) return undefined;
  return { path: [...path, "draws", script.used], expected: `the draw "${drawWords(table, left)}" comes`, found: "it never happened" };
}

const drawWords = (table: Table, draw: Draw): string =>
  "cards" in draw
    ? `shuffle ${placeWords(table, draw.place)}: ${draw.cards.map((card) => table.cards[card]?.name ?? card).join(", ")}`
    : `${draw.what}: ${draw.value + 1}`;
