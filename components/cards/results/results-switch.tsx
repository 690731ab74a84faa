"use client";
/** The results in the view that was asked for. All but the faces load when they are first wanted. */
import dynamic from "next/dynamic";
import { memo } from "react";
import type { SortKey, View } from "../../../engine/cards/search/index.ts";
import type { Ask } from "../search/ask.ts";
import { GridResults, type ResultsProps } from "./results.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";

const loadRows = () => import("./results-rows.tsx");
const loadList = () => loadRows().then((module) => module.ListResults);
const loadText = () => loadRows().then((module) => module.TextResults);
const loadTable = () => import("./results-table.tsx").then((module) => module.TableResults);
const loadStats = () => import("./results-stats.tsx").then((module) => module.StatsResults);
/** Everything that a view may have to load. */
export const RESULT_LOADS = [loadRows, loadTable, loadStats];

const ListResults = dynamic(loadList, { ssr: false, loading: () => <ResultsSkeleton /> });
const TextResults = dynamic(loadText, { ssr: false, loading: () => <ResultsSkeleton /> });
const TableResults = dynamic(loadTable, { ssr: false, loading: () => <ResultsSkeleton /> });
const StatsResults = dynamic(loadStats, { ssr: false, loading: () => <ResultsSkeleton /> });

export type ResultsSwitchProps = ResultsProps & {
  readonly view: View;
  readonly columns: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
  readonly ask: Ask;
};

/** Drawn again only for another answer: a key is shown in the box before it is answered. */
export const Results = memo(function Results({ view, columns, onColumns, sort, onSort, ask, ...results }: ResultsSwitchProps) {
  switch (view) {
    case "grid":
      return <GridResults {...results} />;
    case "list":
      return <ListResults {...results} />;
    case "text":
      return <TextResults {...results} />;
    case "table":
      return <TableResults {...results} columns={columns} onColumns={onColumns} sort={sort} onSort={onSort} />;
    case "stats":
      return <StatsResults cards={results.cards} ask={ask} />;
  }
});
