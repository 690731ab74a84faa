/** A position for people: who is to move, and where everything is, without the rules' own counters, which each game names. */
import type { ToldAs } from "../../../engine/games/game-example.ts";

type Named = Readonly<Record<string, unknown>>;
export type Told = { readonly heading: string; readonly lines: readonly string[] };

const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null && !Array.isArray(value);
const SPACE = /^-?\d+(,-?\d+)?$/;
/** A zone with numbered spaces: “1” of a river, “0,-1” of a grid. */
const isSpaces = (value: unknown): value is Named => isNamed(value) && Object.keys(value).every((key) => SPACE.test(key));

/** The position of a scenario: the game first, then each seat. Nothing where it says nothing. */
export function positionWords({ position }: Named, as: ToldAs): Told[] {
  if (!isNamed(position)) return [];
  const seats = Object.entries(position).filter(([, value]) => isNamed(value) && !isSpaces(value));
  const rest = Object.fromEntries(Object.entries(position).filter(([name]) => !seats.some(([seat]) => seat === name)));
  return [["The table", rest] as const, ...seats]
    .map(([heading, value]) => ({ heading, lines: isNamed(value) ? linesOf(value, as) : [] }))
    .filter(({ lines }) => lines.length > 0);
}

/** Numbers in one line, then a line for each zone that holds something. */
function linesOf(group: Named, as: ToldAs): string[] {
  const entries = Object.entries(group);
  const numbers = entries.filter(
    ([name, value]) => value !== 0 && !as.counted?.includes(name) && (typeof value === "number" || typeof value === "string"),
  );
  const zones = entries.flatMap(([name, value]) => {
    const cards = isSpaces(value) ? spacesIn(value, as) : Array.isArray(value) && !as.counted?.includes(name) ? cardsIn(value, as) : "";
    return cards === "" ? [] : [`${name}: ${cards}`];
  });
  return [...(numbers.length > 0 ? [numbers.map(([name, value]) => `${name}: ${value}`).join("; ")] : []), ...zones];
}

const spacesIn = (spaces: Named, as: ToldAs): string =>
  Object.entries(spaces)
    .flatMap(([space, value]) => {
      const cards = cardsIn(Array.isArray(value) ? value : [value], as);
      return cards === "" ? [] : [`${space} ${cards}`];
    })
    .join("; ");

/** “Bagman (engaged), 3 Clerk”: equal ones together, in the order of the first one. */
function cardsIn(cards: readonly unknown[], as: ToldAs): string {
  const counts = new Map<string, number>();
  for (const card of cards.map((card) => cardIn(card, as))) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count === 1 ? card : `${count} ${card}`)).join(", ");
}

function cardIn(value: unknown, { ofCards = {} }: ToldAs): string {
  if (!isNamed(value)) return nameIn(String(value));
  const more = Object.entries(value).flatMap(([name, number]) => {
    const is = name === "label" ? "number" : ofCards[name];
    return is === undefined ? [] : [is === "flag" && number === 1 ? name : `${name} ${String(number)}`];
  });
  return `${nameIn(String(value["card"]))}${more.length > 0 ? ` (${more.join(", ")})` : ""}`;
}

/** “game/street-caller” is written where a name alone would not say which: Street Caller. */
export const nameIn = (written: string): string =>
  /^[a-z-]+\/[a-z0-9-]+$/.test(written)
    ? written
        .slice(written.indexOf("/") + 1)
        .split("-")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(" ")
    : written;
