"use client";
/** The results in the view that was asked for. The table and the statistics load when they are first wanted. */
import dynamic from "next/dynamic";
import type { SortKey, View } from "../../engine/cards/search/index.ts";
import type { Ask } from "./ask.ts";
import { columnsOf } from "./columns.ts";
import { GridResults, ListResults, type ResultsProps, TextResults } from "./results.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";

export const loadTable = () => import("./results-table.tsx").then((module) => module.TableResults);
export const loadStats = () => import("./results-stats.tsx").then((module) => module.StatsResults);
const TableResults = dynamic(loadTable, {
  ssr: false,
  loading: () => <ResultsSkeleton />,
});
const StatsResults = dynamic(loadStats, {
  ssr: false,
  loading: () => <ResultsSkeleton />,
});

export type ResultsSwitchProps = ResultsProps & {
  readonly view: View;
  readonly columns: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
  readonly ask: Ask;
};

/** What a table shows first: everything short that the game declares. */
const LONG_OR_RARE = new Set(["does", "when", "text", "flavor", "state", "revision", "author", "count", "complexity", "docks", "rulings"]);

export function Results({ view, columns, onColumns, sort, onSort, ask, ...results }: ResultsSwitchProps) {
  switch (view) {
    case "grid":
      return <GridResults {...results} />;
    case "list":
      return <ListResults {...results} />;
    case "text":
      return <TextResults {...results} />;
    case "table": {
      const shown = columns.length > 0 ? columns : columnsOf(results.game).flatMap(({ id }) => (LONG_OR_RARE.has(id) ? [] : [id]));
      return <TableResults {...results} columns={shown} onColumns={onColumns} sort={sort} onSort={onSort} />;
    }
    case "stats":
      return <StatsResults cards={results.cards} ask={ask} />;
  }
}
