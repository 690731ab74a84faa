/** Planned swaps (story D12): one copy of `out` for one of `in`, kept beside the deck until applied. */

import type { GameId } from "../cards/card.ts";
import type { DeckList, Pool } from "../cards/deck.ts";
import { copiesOf } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { leaderSectionIds, type PlayedSectionId, pileSectionIds } from "../cards/sections.ts";
import { addCopies, type Edit, findEntry, removeCopies } from "./edit.ts";

/** Piles before leaders: a card that stands in both is swapped where it is drawn. */
const played = (game: GameId): readonly PlayedSectionId[] => [...pileSectionIds(game), ...leaderSectionIds(game).toReversed()];

/** Plans a swap. Both are card names; equal names change nothing. */
export function planSwap(list: DeckList, out: string, into: string): Edit {
  if (out === into) return { list, step: "Nothing changed" };
  return { list: { ...list, swaps: [...list.swaps, { out, in: into }] }, step: `Planned ${into} for ${out}` };
}

/** Drops a planned swap without applying it. */
export function dropSwap(list: DeckList, index: number): Edit {
  const swap = list.swaps[index];
  if (!swap) return { list, step: "Nothing changed" };
  return { list: { ...list, swaps: list.swaps.toSpliced(index, 1) }, step: `Removed the swap ${swap.out} → ${swap.in}` };
}

/**
 * Applies a planned swap: one copy of `out` leaves the section where it is played and goes to Considering, one copy of `in` takes
 * its place, out of Considering if it stands there. Changes nothing when `out` is not played.
 */
export function applySwap(list: DeckList, index: number, pool: Pool): Edit {
  const swap = list.swaps[index];
  const section = swap && played(list.game).find((id) => copiesOf(list, id, swap.out) > 0);
  if (!swap || !section) return { list, step: "Nothing changed" };
  const outCard = named(pool, swap.out);
  const inCard = named(pool, swap.in);
  const removed = removeCopies({ ...list, swaps: list.swaps.toSpliced(index, 1) }, section, swap.out, 1).list;
  const parked = addCopies(removed, outCard, "considering").list;
  const added = addCopies(parked, inCard, section).list;
  const taken = findEntry(added, "considering", swap.in) ? removeCopies(added, "considering", swap.in, 1).list : added;
  return { list: taken, step: `Swapped ${swap.out} for ${swap.in}` };
}

/** Applies every planned swap that can be applied, in order, as one step. */
export function applySwaps(list: DeckList, pool: Pool): Edit {
  let next = list;
  let left = 0;
  while (left < next.swaps.length) {
    const edit = applySwap(next, left, pool);
    if (edit.list === next) left++;
    next = edit.list;
  }
  const applied = list.swaps.length - next.swaps.length;
  return { list: next, step: applied > 0 ? `Applied ${applied} ${applied === 1 ? "swap" : "swaps"}` : "Nothing changed" };
}

function named(pool: Pool, name: string) {
  return cardOf(pool, { name }) ?? { name };
}
