/** The one way in which a match goes on: tried in memory, written down, told to everybody once it is on disk. No request is answered before that (`http.ts`). */
import { db } from "../../db/client.ts";
import { onDisk } from "../../db/flush.ts";
import { appendToMatch, type KeptNote, type Sitting } from "../../db/queries/matches.ts";
import type { EditRejection } from "../../engine/kernel/edit.ts";
import type { Match, MatchRejection } from "../../engine/kernel/match.ts";
import { err, type Result } from "../../engine/kernel/result.ts";
import type { Player } from "../../engine/kernel/state.ts";
import { endOf } from "./end.ts";
import { announce } from "./live.ts";
import { compareAgain, forget, isAsWritten, type Table } from "./table.ts";
import { countAnew, ranSince, tick } from "./ticking.ts";

/** Somebody else was faster: the match has gone on since, or what was asked for was answered. */
export type Stale = { readonly code: "already-answered" };
export type WriteError = MatchRejection | EditRejection | Stale;

/** Who has to choose; nobody when the match is over or can only be watched. */
export const askedOf = (play: Match): Player | undefined => (play.diverged ? undefined : play.game.decision(play.state)?.player);

/**
 * Changes a match, all or none. `notes` are written with what `change` does to it; they are made when that has been done. `sitting` takes a seat with
 * it.
 */
export function write<T>(
  table: Table,
  change: (play: Match) => Result<T, MatchRejection | EditRejection>,
  notes: (value: T) => readonly KeptNote[] = () => [],
  sitting?: Sitting,
): Result<T, WriteError> {
  const { match, play, notes: known } = table;
  const { clock } = match;
  const length = play.entries.length;
  const spent = clock ? ranSince(match, Date.now()) : undefined;
  const done = change(play);
  if (!done.ok) return done;
  let written: ReturnType<typeof appendToMatch> | undefined;
  const said = notes(done.value);
  try {
    written = appendToMatch(db(), match.id, {
      base: { length, notes: known.length },
      entries: play.entries.slice(length),
      notes: said,
      asked: askedOf(play),
      // Of a match that these rules no longer play, what it said when it ended stays.
      outcome: play.diverged ? match.outcome : endOf(play),
      at: new Date().toISOString(),
      spent,
      sitting,
    });
  } finally {
    // What is in memory and not on disk has not happened.
    if (!written?.ok) forget(match.id);
    else if (said.length > 0 || sitting) compareAgain(match.id);
    else isAsWritten(table);
  }
  if (!written.ok) return err({ code: "already-answered" });
  if (clock) {
    countAnew(match.id, Date.now());
    tick(table, Date.now());
  }
  // Nobody hears of what is not on disk.
  announce(match.id, onDisk(db()));
  return done;
}
