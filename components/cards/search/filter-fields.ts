/** Which fields of a game a person filters by clicking, and their counts. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import {
  type Facet,
  facets,
  readFilters,
  type SearchField,
  search,
  searchFields,
  toggleFilter,
} from "../../../engine/cards/search/index.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import type { Search } from "./use-search.ts";

const NOT_HERE = new Set(["num", "count", "rev", "changed", "has", "game", "lang"]);

export type FilterGroup = { readonly field: SearchField; readonly facets: readonly Facet[] };

/** Fields whose values can be clicked: the type, then in declared order. */
export const filterFields = (game: LibraryGame): readonly SearchField[] =>
  [...searchFields(game).all]
    .sort((a, b) => Number(b.name === "type") - Number(a.name === "type"))
    .filter(({ name, rare }) => !rare && !NOT_HERE.has(name))
    .filter(({ type }) => type === "one" || type === "set" || type === "flags" || type === "number");

/** The first field of the game that has a few fixed values, such as the faction, and the type: the chips above the results. */
export function chipFields(game: LibraryGame): readonly SearchField[] {
  const fields = filterFields(game);
  const type = fields.find((field) => field.name === "type");
  const first = fields.find(
    (field) =>
      field.type === "one" &&
      field.name !== "type" &&
      Object.values(game.fields).some((spec) => spec.is === "one" && spec.search?.[0] === field.name),
  );
  return [first, type].filter((field) => field !== undefined);
}

/**
 * Counts of a field's values among the results. Where the text already filters by the field, they are counted without that, so
 * that the other values can still be chosen.
 */
export function countsOf(field: SearchField, game: LibraryGame, cards: readonly LibraryCard[], from: Search): readonly Facet[] {
  const own = readFilters(from.asked, game).filter((filter) => filter.field === field.name);
  if (own.length === 0 || !from.index || field.type === "set" || field.type === "flags") return facets(game, field.name, cards);
  const without = own.reduce((text, filter) => toggleFilter(text, game, filter.field, filter.value, "clear"), from.asked);
  const rest = search(from.index, without, from.context).cards;
  return facets(game, field.name, rest);
}
