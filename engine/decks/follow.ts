/** A deck follows its cards: what was renamed is called as it is called now. */

import type { DeckEntry, DeckList, Pool } from "../cards/deck.ts";
import { findByName } from "../cards/names.ts";
import { bySection } from "../cards/sections.ts";

/**
 * The list with the names of today. An entry is the card that its id says, else the card of its name; a name that a card had before is that card.
 * The list itself where nothing was renamed.
 */
export function withNamesOfToday(list: DeckList, pool: Pool): DeckList {
  const called = (name: string) => {
    const found = pool.byName.has(name) ? undefined : findByName(pool, name);
    return found?.how === "former" ? found.card : undefined;
  };
  const follow = (entry: DeckEntry): DeckEntry => {
    const card = (entry.id && pool.byId.get(entry.id)) ?? called(entry.name);
    return card && card.name !== entry.name ? { ...entry, name: card.name, id: card.id } : entry;
  };
  const { unresolved, ...sections } = list.sections;
  const named = Object.values(sections).flat();
  const swapped = list.swaps.flatMap((swap) => [swap.out, swap.in]);
  if (named.every((entry) => follow(entry) === entry) && !swapped.some(called)) return list;
  return {
    ...list,
    sections: {
      ...bySection((id) => sections[id].map(follow)),
      considering: sections.considering.map(follow),
      unresolved,
    },
    swaps: list.swaps.map((swap) => ({ out: called(swap.out)?.name ?? swap.out, in: called(swap.in)?.name ?? swap.in })),
  };
}
