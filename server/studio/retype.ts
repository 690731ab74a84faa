/** What is being typed into cards goes on after something else changed the cards: a renaming is typed on, on top of what it wrote. */
import { db } from "../../db/client.ts";
import { findHead, listHeads } from "../../db/queries/objects.ts";
import { findWork, listWork, writeWork } from "../../db/queries/working-copies.ts";
import type { GameId } from "../../engine/cards/card.ts";
import type { Typed } from "../../engine/cards/work.ts";

/** Number of the revision of each card of a game, by id. */
export const headNumbers = (game: GameId): ReadonlyMap<string, number> =>
  new Map(listHeads(db(), "card", game).map(({ id, revision }) => [id, revision.number]));

/**
 * Changes what is being typed into cards as well, as a further step of the typing. What was typed on a revision that was replaced goes on from
 * the new one.
 *
 * @param heads number of the revision of each card before
 * @param retyped what is typed, changed; the same object where nothing changes
 */
export function retype(game: GameId, heads: ReadonlyMap<string, number>, retyped: (typed: Typed) => Typed): void {
  for (const { id } of listWork(db(), "card", game)) {
    const key = { type: "card" as const, id };
    const work = findWork(db(), key);
    const head = findHead(db(), "card", id);
    if (!work || !head) continue;
    const value = retyped(work.value);
    const base = work.base === heads.get(id) ? head.revision.number : work.base;
    if (value === work.value && base === work.base) continue;
    writeWork(db(), key, { ...work, value, base, step: work.step + 1, at: head.revision.at });
  }
}
