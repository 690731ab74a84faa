"use client";
/** The results in the view that was asked for. All but the faces load when they are first wanted. */
import dynamic from "next/dynamic";
import { memo } from "react";
import type { SortKey, View } from "../../engine/cards/search/index.ts";
import type { Ask } from "./ask.ts";
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

type ViewProps = ResultsProps & {
  readonly view: Exclude<View, "stats">;
  readonly columns: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
};
export type ResultsSwitchProps = Omit<ViewProps, "view"> & { readonly view: View; readonly ask: Ask };

/** The cards found in one view; statistics also speak of the question. */
export function Results({ view, ask, ...props }: ResultsSwitchProps) {
  return view === "stats" ? <StatsResults cards={props.cards} ask={ask} /> : <CardsInView {...props} view={view} />;
}

/** Drawn again only for other cards: a longer question often finds the same. */
const CardsInView = memo(function CardsInView({ view, columns, onColumns, sort, onSort, ...results }: ViewProps) {
  switch (view) {
    case "grid":
      return <GridResults {...results} />;
    case "list":
      return <ListResults {...results} />;
    case "text":
      return <TextResults {...results} />;
    case "table":
      return <TableResults {...results} columns={columns} onColumns={onColumns} sort={sort} onSort={onSort} />;
  }
});
