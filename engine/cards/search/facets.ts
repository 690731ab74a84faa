/** How the cards of a result are spread over the values of a field: chips with counts, and histograms. */
import type { LibraryCard } from "../card.ts";
import { withUnit } from "../unit.ts";
import { valueWord } from "./field.ts";
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";

/** A value as written in queries, as people read it, and the cards that have it. A null is the value "-". */
export type Facet = { readonly value: string; readonly label: string; readonly count: number };

/**
 * The values of a field (one, set, flags or number) among cards. Declared values come in declared order, with zeros;
 * numbers ascending; others most frequent first; "-" last. Empty for other fields.
 */
export function facets(game: SearchGame, name: string, cards: readonly LibraryCard[]): readonly Facet[] {
  const field = searchFields(game).byName.get(name);
  const counts = new Map<string, number>();
  const add = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1);
  switch (field?.type) {
    case "number": {
      for (const card of cards) add(String(field.read(card) ?? "-"));
      const none = counts.get("-") ?? 0;
      counts.delete("-");
      const numbers = [...counts]
        .sort((a, b) => Number(a[0]) - Number(b[0]))
        .map(([value, count]) => ({ value, label: withUnit(value, field.unit), count }));
      return none > 0 ? [...numbers, { value: "-", label: "-", count: none }] : numbers;
    }
    case "one":
    case "set":
    case "flags": {
      const labels = new Map<string, string>();
      for (const card of cards)
        for (const value of field.read(card)) {
          add(valueWord(value));
          labels.set(valueWord(value), value);
        }
      const { choices } = field;
      if (choices)
        return choices
          .filter((choice) => !choice.later && !choice.means)
          .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
      return [...counts]
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([value, count]) => ({ value, label: labels.get(value) ?? value, count }));
    }
    default:
      return [];
  }
}
