/** Putting matches away and taking them out again, each browser for itself; and deleting one that is over, as a whole. */
import { db } from "../../db/client.ts";
import { deleteMatch, listForks, putAway, takeOut } from "../../db/queries/match-lists.ts";
import { err, ok } from "../../engine/kernel/result.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { announce } from "./live.ts";
import type { Played } from "./play.ts";
import { forget, tableOf } from "./table.ts";
import { isOver, playersOf } from "./who.ts";

/** Leaves a match out of the list of a browser, or takes it in again. Nothing changes for anybody else. */
export function setAway(id: MatchId, holder: string | undefined, away: boolean): Played<boolean> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const { match } = table.value;
  if (holder === undefined || (match.host !== holder && playersOf(table.value, holder).length === 0)) return err({ code: "not-yours" });
  if (away) putAway(db(), id, holder, new Date().toISOString());
  else takeOut(db(), id, holder);
  return ok(away);
}

/** Deletes a match that is over, with its record and all that was said, for everybody. Only who made it may, and only as they know it: to its entry `n`. */
export function deleteWhole(id: MatchId, holder: string | undefined, n: number): Played<undefined> {
  const table = tableOf(id);
  if (!table.ok) return table;
  if (holder === undefined || table.value.match.host !== holder) return err({ code: "not-host" });
  if (!isOver(table.value)) return err({ code: "goes-on" });
  const forks = listForks(db(), id);
  const isDeleted = deleteMatch(db(), id, n);
  if (!isDeleted) return err({ code: "already-answered" });
  for (const one of [id, ...forks]) forget(one);
  announce(id);
  return ok(undefined);
}
