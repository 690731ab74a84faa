/** The search language (product.md 3.2): one parser and one matcher for pages, API, command line and deck rules. */
export { buildIndex, type SearchIndex } from "./columns.ts";
export { type Completion, complete } from "./complete.ts";
export { type Blame, explainNothing } from "./explain.ts";
export { type Facet, facets } from "./facets.ts";
export type { Choice, SearchField } from "./field.ts";
export { type SearchFields, searchFields } from "./fields.ts";
export { type Filter, readFilters, toggleFilter } from "./filters.ts";
export { type SearchGame, withWords } from "./game.ts";
export { highlight, type Token } from "./highlight.ts";
export { LONGEST_QUERY, parseQuery } from "./parse.ts";
export { printQuery, printTree } from "./print.ts";
export { type FieldReference, type SyntaxReference, searchReference } from "./reference.ts";
export { isRegexLoaded, loadRegex } from "./regex.ts";
export { renameSaved, savedKey } from "./rename.ts";
export { search } from "./search.ts";
export type * from "./types.ts";
