/** The order of results: what `sort:` asks for, else the best name match first, then set and number. */
import type { DeckList } from "../deck.ts";
import { fold } from "../fold.ts";
import type { SearchIndex } from "./columns.ts";
import { valueWord } from "./field.ts";
import { searchFields } from "./fields.ts";
import { copyNumbers } from "./match-values.ts";
import type { Node, SortKey } from "./types.ts";

type Order = (a: number, b: number) => number;

/** Sorts rows in place by several keys; what has no value comes last either way, equals keep the order of set and number. */
export function sortRows(rows: number[], keys: readonly SortKey[], index: SearchIndex, deck: DeckList | undefined): void {
  const orders = keys.map((key) => orderBy(key, index, deck));
  rows.sort((a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

function orderBy({ field, descending }: SortKey, index: SearchIndex, deck: DeckList | undefined): Order {
  const sign = descending ? -1 : 1;
  if (field === "count") return byNumbers(deck ? copyNumbers(index, deck) : new Float64Array(index.cards.length), sign);
  const column = index.columns.get(field);
  switch (column?.is) {
    case "number":
      return byNumbers(column.numbers, sign);
    case "date":
      return byTexts(column.times, sign);
    case "text":
      return byTexts(column.folded.map(firstText), sign);
    case "values": {
      const owner = searchFields(index.game).byName.get(field);
      const choices = owner?.type === "one" ? owner.choices : undefined;
      if (!choices)
        return byTexts(
          column.keys.map((keys) => keys[0] ?? ""),
          sign,
        );
      const place = new Map(choices.map((choice, i) => [choice.value, i]));
      return byNumbers(
        Float64Array.from(column.raw, (values) => place.get(valueWord(values[0] ?? "")) ?? Number.NaN),
        sign,
      );
    }
    default:
      return () => 0;
  }
}

/** The first alternative of a folded text column. */
const firstText = (folded: string): string => folded.slice(1, Math.max(1, folded.indexOf("\n", 1)));

function byNumbers(numbers: Float64Array, sign: number): Order {
  return (a, b) => {
    const left = numbers[a] ?? Number.NaN;
    const right = numbers[b] ?? Number.NaN;
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  };
}

function byTexts(texts: readonly string[], sign: number): Order {
  return (a, b) => {
    const left = texts[a] ?? "";
    const right = texts[b] ?? "";
    if (left === "" || right === "") return Number(left === "") - Number(right === "");
    return left === right ? 0 : left < right ? -sign : sign;
  };
}

/** What `nameRank` answers, best first. */
export const NAME_RANKS = [0, 1, 2, 3] as const;

/**
 * How well each row's names fit the free words of a query, 0 best: 0 the whole name, 1 the beginning of the name,
 * 2 each word begins a word of the name, 3 each word begins one with others between or stands inside one.
 * Undefined when the query has no free words.
 */
export function nameRank(tree: Node, index: SearchIndex): ((row: number) => (typeof NAME_RANKS)[number]) | undefined {
  const words = freeWords(tree).map(fold);
  const column = index.columns.get("name");
  if (words.length === 0 || column?.is !== "text") return undefined;
  const typed = words.join(" ");
  return (row) => {
    const names = column.folded[row] ?? "";
    if (names.includes(`\n${typed}\n`)) return 0;
    if (names.includes(`\n${typed}`)) return 1;
    return words.every((word) => names.includes(`\n${word}`) || names.includes(` ${word}`)) ? 2 : 3;
  };
}

/** The words that every result must have in its name. */
function freeWords(node: Node): readonly string[] {
  if (node.kind === "word" || node.kind === "phrase") return [node.text];
  return node.kind === "and" ? node.parts.flatMap(freeWords) : [];
}
