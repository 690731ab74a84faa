/** What the address of a cards page says: `?q=…&view=…&sort=…&cols=…`. The query box is the address. */
import { type Query, type SortKey, VIEWS, type View } from "../../../engine/cards/search/types.ts";

export type BrowserAddress = {
  readonly q: string;
  readonly view: View;
  /** Field names, "-" before one for descending; what the query says itself goes before. */
  readonly sort: string;
  /** Ids of the table's columns; empty: those that a table shows first. */
  readonly cols: readonly string[];
};

type Params = Readonly<Record<string, string | string[] | undefined>>;
const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

/** Reads an address and ignores what it does not understand. */
export const readAddress = (params: Params): BrowserAddress => ({
  q: first(params["q"]),
  view: VIEWS.find((view) => view === first(params["view"])) ?? "grid",
  sort: first(params["sort"]).replace(/[^a-z0-9.,-]/gi, ""),
  cols: first(params["cols"]).split(",").filter(Boolean),
});

/** Writes an address; what is as usual is left out. */
export function writeAddress({ q, view, sort, cols }: BrowserAddress): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (view !== "grid") params.set("view", view);
  if (sort) params.set("sort", sort);
  if (cols.length > 0) params.set("cols", cols.join(","));
  const text = params.toString();
  return text ? `?${text}` : "";
}

export const writeSort = (keys: readonly SortKey[]): string => keys.map((key) => `${key.descending ? "-" : ""}${key.field}`).join(",");

/** The text without its directives of one kind: `view:table` when a person presses the button for another view. */
export function withoutDirective(query: Query, name: "view" | "sort"): string {
  let { text } = query;
  for (const part of [...query.directiveParts].sort((a, b) => b.from - a.from)) {
    if (!text.slice(part.from, part.to).toLowerCase().startsWith(name)) continue;
    text = `${text.slice(0, part.from).trimEnd()} ${text.slice(part.to).trimStart()}`.trim();
  }
  return text;
}

/** The text that is searched: the query, and the address's sort when the query has none. */
export const withSort = (query: Query, sort: string): string =>
  sort && !query.directives.sort ? `${query.text}${query.closing} sort:${sort}` : query.text;
