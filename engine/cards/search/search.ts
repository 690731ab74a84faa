/** Answers a query over an index. */

import { fold } from "../fold.ts";
import { legible } from "../legible.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "./columns.ts";
import { compile } from "./match.ts";
import { startMatching, type Test } from "./matching.ts";
import { parseQuery } from "./parse.ts";
import { NAME_RANKS, nameRank, sortRows } from "./sort.ts";
import type { Ignored, Node, Notice, Query, SearchContext, SearchResult, SortKey } from "./types.ts";

/** Faults whose suggestions are counted; more are listed without a count. */
const MOST_COUNTED = 5;

/**
 * The cards that a query asks for. Never throws. Parts that are not understood, or ask about what does not exist here, are
 * in `ignored` and do not filter. An empty query finds all cards.
 */
export function search(index: SearchIndex, text: string, context: SearchContext = {}): SearchResult {
  const query = parseQuery(text, index.game);
  const matching = startMatching(index, context, text);
  const test = compile(query.tree, matching);
  const rows = rowsThat(test, index);
  const notices: Notice[] = [...query.notices, ...matching.notices, ...otherGame(query, index)];
  if (rows.length === 0) notices.push(...nameHints(query.tree, index), ...caseHints(query.tree, index, context, text));
  order(rows, query, index, context, notices);
  const shown = query.directives.unique === undefined ? rows : once(rows, query.directives.unique, index);
  const ignored = [...query.ignored, ...matching.ignored].sort((a, b) => a.from - b.from);
  return {
    cards: shown.map((row) => index.cards[row]).filter((card) => card !== undefined),
    total: shown.length,
    ignored: withCounts(ignored, index, context, text).map(inWords),
    notices: notices.map(inWords),
    query,
    needsRegex: matching.missing.regex,
  };
}

/** What is said quotes the question, and nothing in it scrambles the sentence. */
const inWords = <Said extends { readonly message: string }>(said: Said): Said => ({ ...said, message: legible(said.message) });

/** Number of cards that a tree finds. */
export function countMatches(tree: Node, index: SearchIndex, context: SearchContext, text: string): number {
  return rowsThat(compile(tree, startMatching(index, context, text)), index).length;
}

function rowsThat(test: Test | undefined, index: SearchIndex): number[] {
  const rows: number[] = [];
  for (let row = 0; row < index.cards.length; row++) if (!test || test(row)) rows.push(row);
  return rows;
}

function order(rows: number[], query: Query, index: SearchIndex, context: SearchContext, notices: Notice[]): void {
  const sort = query.directives.sort ?? savedSort(query.tree, index, context);
  if (sort) {
    if (!context.deck && sort.some((key) => key.field === "count"))
      notices.push({ message: "No deck is open, so every card counts as 0 copies." });
    sortRows(rows, sort, index, context.deck);
    return;
  }
  const rank = nameRank(query.tree, index);
  if (!rank) return;
  const ranked = NAME_RANKS.map((): number[] => []);
  for (const row of rows) ranked[rank(row)]?.push(row);
  rows.splice(0, rows.length);
  for (const each of ranked) for (const row of each) rows.push(row);
}

/** A saved search used by itself, or beside other parts, brings its order along unless the query has its own. */
function savedSort(tree: Node, index: SearchIndex, context: SearchContext): readonly SortKey[] | undefined {
  for (const part of tree.kind === "and" ? tree.parts : [tree]) {
    const text = part.kind === "saved" ? context.saved?.(part.name) : undefined;
    const sort = text === undefined ? undefined : parseQuery(text, index.game).directives.sort;
    if (sort) return sort;
  }
  return undefined;
}

/** The first row of each value, in the order of the results; rows without a value stay. */
function once(rows: readonly number[], field: string, index: SearchIndex): number[] {
  const column = index.columns.get(field);
  const seen = new Set<string>();
  return rows.filter((row) => {
    const value = column?.is === "text" ? fold(column.raw[row]?.[0] ?? "") : column?.is === "values" ? (column.keys[row]?.[0] ?? "") : "";
    if (value === "") return true;
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}

function otherGame(query: Query, index: SearchIndex): Notice[] {
  const { game } = query.directives;
  return game === undefined || game === index.game.id
    ? []
    : [{ message: `This page searches ${index.game.name}; game:${game} is another game.` }];
}

/** For words that no name has: names that are spelled alike. */
function nameHints(tree: Node, index: SearchIndex): Notice[] {
  const column = index.columns.get("name");
  if (column?.is !== "text") return [];
  const parts = tree.kind === "and" ? tree.parts : [tree];
  return parts.flatMap((part): Notice[] => {
    if (part.kind !== "word" && part.kind !== "phrase" && part.kind !== "whole") return [];
    const asked = fold(part.text);
    if (column.folded.some((names) => names.includes(asked))) return [];
    const pool =
      part.kind === "word" ? index.nameWords : new Set(column.folded.flatMap((names) => names.split("\n").filter((name) => name !== "")));
    const [near] = nearest(asked, pool, 1);
    const { from, to } = part;
    const written = near === undefined ? undefined : part.kind === "word" ? near : `${part.kind === "whole" ? "!" : ""}"${near}"`;
    return [{ from, to, message: `No card name contains “${part.text}”.`, ...(written === undefined ? {} : { suggestion: written }) }];
  });
}

/** For regular expressions that find nothing because capitals count in them. */
function caseHints(tree: Node, index: SearchIndex, context: SearchContext, text: string): Notice[] {
  const parts = tree.kind === "and" ? tree.parts : [tree];
  return parts.flatMap((part): Notice[] => {
    if (part.kind !== "regex" || part.ignoreCase || countMatches(part, index, context, text) > 0) return [];
    const count = countMatches({ ...part, ignoreCase: true }, index, context, text);
    const { from, to } = part;
    const message = `A regular expression without i is case-sensitive. With i, ${count} ${count === 1 ? "card matches" : "cards match"}.`;
    return count === 0 ? [] : [{ from, to, message, suggestion: `${text.slice(from, to)}i` }];
  });
}

/** Says how many cards the question finds with each suggestion in its place. */
function withCounts(ignored: readonly Ignored[], index: SearchIndex, context: SearchContext, text: string): readonly Ignored[] {
  let left = MOST_COUNTED;
  return ignored.map((each) => {
    if (each.suggestion === undefined || left-- <= 0) return each;
    const alone = parseQuery(each.suggestion, index.game);
    // A suggested value or sort key is no query by itself.
    if (alone.ignored.length > 0 || alone.tree.kind === "all" || alone.tree.kind === "word") return each;
    const mended = text.slice(0, each.from) + each.suggestion + text.slice(each.to);
    return { ...each, count: countMatches(parseQuery(mended, index.game).tree, index, context, mended) };
  });
}
