"use client";
/** What people said that the columns of their spreadsheets are: kept in this browser, so that the next table of theirs is read at once. */
import type { GameId } from "../../../engine/cards/card.ts";

/** By heading in lower case: the name of the column that it is; empty: their own. */
export type SaidColumns = Readonly<Record<string, string>>;

/** Headings that are remembered for a game. */
const MOST = 200;
const keyOf = (game: GameId): string => `arcology.columns.${game}`;

/** What was said about the columns of this game's tables. */
export function saidColumns(game: GameId): SaidColumns {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

/** Remembers what was said; without storage it lasts as long as the page. */
export function rememberColumns(game: GameId, said: SaidColumns): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(Object.fromEntries(Object.entries(said).slice(-MOST))));
  } catch {
    // It is asked again.
  }
}

/** Whether a table was written by a studio: its headings are the fields, whatever was said of others. */
export const isExported = (table: string): boolean => /(?:^|[,;\t])provenance(?:[,;\t]|$)/m.test(table.slice(0, table.indexOf("\n")));

/** The same with a column said to be a field, which no other column of the table can be then. */
export function withColumn(
  said: SaidColumns,
  headings: readonly { readonly heading: string; readonly column: string }[],
  heading: string,
  column: string,
): SaidColumns {
  const displaced = column === "" ? [] : headings.filter((one) => one.column === column && one.heading !== heading);
  const changed = [...displaced.map((one) => [one.heading.toLowerCase(), ""] as const), [heading.toLowerCase(), column] as const];
  const names = new Set(changed.map(([name]) => name));
  // Behind the others, as the newest.
  return { ...Object.fromEntries(Object.entries(said).filter(([name]) => !names.has(name))), ...Object.fromEntries(changed) };
}
