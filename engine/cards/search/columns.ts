/** The index: every card's values once, folded, by field, so that a keystroke compares and never computes. */

import type { LibraryCard } from "../card.ts";
import { fold, foldText } from "../fold.ts";
import { byNumber } from "../pool.ts";
import { dayNumber } from "./dates.ts";
import { type SearchField, valueKey, valueWord } from "./field.ts";
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";

/** One field of all cards, by row. */
export type Column =
  /** Folded alternatives between line ends: "\ntidal wave\nraz de maree\n"; "\n" when there is none. */
  | { readonly is: "text"; readonly folded: readonly string[]; readonly raw: readonly (readonly string[])[] }
  /** NaN is null: it is never less, equal or greater. */
  | { readonly is: "number"; readonly numbers: Float64Array; readonly codes?: readonly string[] }
  | { readonly is: "values"; readonly keys: readonly (readonly string[])[]; readonly raw: readonly (readonly string[])[] }
  /** `days` since 1970, `times` in ISO 8601. */
  | { readonly is: "date"; readonly days: Float64Array; readonly times: readonly string[] };

export type SearchIndex = {
  readonly game: SearchGame;
  /** A row each, in the order of set and number. */
  readonly cards: readonly LibraryCard[];
  readonly columns: ReadonlyMap<string, Column>;
  /** By field of the kinds one, set and flags: each value that a card has, as written in queries, with the number of cards. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Every word of every name, folded. */
  readonly nameWords: ReadonlySet<string>;
};

/** Builds the index of a game's cards; cards of other games are left out. Build it once per library. */
export function buildIndex(cards: readonly LibraryCard[], game: SearchGame): SearchIndex {
  const own = cards.filter((card) => card.game === game.id).sort(byNumber);
  const columns = new Map<string, Column>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const field of searchFields(game).all) {
    const column = columnOf(field, own);
    if (column) columns.set(field.name, column);
    if (column?.is === "values") counts.set(field.name, countValues(column.raw));
  }
  const names = columns.get("name");
  const nameWords = new Set(names?.is === "text" ? names.folded.flatMap((each) => each.split(/\s/)) : []);
  nameWords.delete("");
  return { game, cards: own, columns, counts, nameWords };
}

function columnOf(field: SearchField, cards: readonly LibraryCard[]): Column | undefined {
  switch (field.type) {
    case "text": {
      const folded = field.as === "name" ? fold : foldText;
      const raw = cards.map(field.read);
      return {
        is: "text",
        raw,
        folded: raw.map(
          (texts) =>
            `\n${texts
              .map(folded)
              .filter((text) => text !== "")
              .map((text) => `${text}\n`)
              .join("")}`,
        ),
      };
    }
    case "number": {
      const numbers = Float64Array.from(cards, (card) => field.read(card) ?? Number.NaN);
      const { code } = field;
      return { is: "number", numbers, ...(code ? { codes: cards.map((card) => valueKey(code(card))) } : {}) };
    }
    case "one":
    case "set":
    case "flags": {
      const raw = cards.map(field.read);
      const key = keyOnce();
      return { is: "values", raw, keys: raw.map((values) => values.map(key)) };
    }
    case "date": {
      const times = cards.map(field.read);
      return { is: "date", times, days: Float64Array.from(times, (time) => dayNumber(time) ?? Number.NaN) };
    }
    default:
      return undefined;
  }
}

/** Values repeat over thousands of cards, so each spelling is folded once. */
function keyOnce(): (value: string) => string {
  const keys = new Map<string, string>();
  return (value) => {
    const key = keys.get(value) ?? valueKey(value);
    keys.set(value, key);
    return key;
  };
}

function countValues(raw: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const values of raw) for (const value of values) counts.set(valueWord(value), (counts.get(valueWord(value)) ?? 0) + 1);
  return counts;
}
