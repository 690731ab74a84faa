/**
 * Matches in memory. A table is a cache of what is in the database, kept by each bundle of this file for itself: whoever asks for it gets it as far
 * as the record goes now, whether this process wrote that, another one did, or the code was reloaded.
 */

import type { Db } from "../../db/client.ts";
import { db } from "../../db/client.ts";
import {
  findMatch,
  type KeptMatch,
  type KeptSeat,
  keepOutcome,
  listInputs,
  listNotes,
  listSeats,
  matchHead,
} from "../../db/queries/matches.ts";
import type { Playable } from "../../engine/games/playable.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { type Heard, Match } from "../../engine/kernel/match.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { type MatchId, type Note, parseMatchId } from "../../engine/matches/stored.ts";
import { type Opened, openContent } from "./contents.ts";
import { endOf } from "./end.ts";
import { type Told, toldOf } from "./tell.ts";
import { hasBegun } from "./who.ts";

/** A match with everything that is known of it, as far as its record goes. */
export type Table = {
  readonly match: KeptMatch;
  readonly opened: Opened;
  readonly play: Match;
  /** By number of the entry what came of it. */
  readonly story: readonly (Told | undefined)[];
  readonly seats: readonly KeptSeat[];
  readonly notes: readonly Note[];
};

export type TableError = { readonly code: "no-match" } | { readonly code: "cannot-open"; readonly message: string };

type Mutable = { -readonly [K in keyof Table]: Table[K] } & { readonly story: (Told | undefined)[] };

/** Tables that stay in memory; one that was not asked for in a while is read again. */
const MOST_KEPT = 200;
const kept = new WeakMap<Db["$client"], Map<MatchId, Mutable>>();

function tables(): Map<MatchId, Mutable> {
  const { $client } = db();
  const known = kept.get($client) ?? new Map<MatchId, Mutable>();
  kept.set($client, known);
  return known;
}

/** The match that an address names; undefined when there is none. */
export function findMatchAddress(segment: string): MatchId | undefined {
  const id = parseMatchId(segment);
  return id && matchHead(db(), id) ? id : undefined;
}

/** What a page needs to know of a match before its browser asks for it: nothing that a player could not see. Undefined when there is none. */
export function findMatchPage(segment: string): Pick<KeptMatch, "id" | "game" | "content"> | undefined {
  const id = parseMatchId(segment);
  return id && findMatch(db(), id);
}

/** Matches that were compared with the database in this turn of the event loop. */
const compared = new Map<MatchId, Table>();

/** Leaves a table to be compared with the database when it is asked for again, also in this turn. */
export const compareAgain = (id: MatchId): void => void compared.delete(id);

/** Notes that a table is as the database has it: what it was written down with was compared in the same transaction. */
export function isAsWritten(table: Table): void {
  if (compared.size === 0) queueMicrotask(() => compared.clear());
  compared.set(table.match.id, table);
}

/** The match as it is now. */
export function tableOf(id: MatchId): Result<Table, TableError> {
  const same = compared.get(id);
  if (same && tables().get(id) === same) return ok(same);
  const table = upToDate(id);
  if (table.ok) isAsWritten(table.value);
  return table;
}

function upToDate(id: MatchId): Result<Mutable, TableError> {
  const head = matchHead(db(), id);
  if (!head) return err({ code: "no-match" });
  const known = tables().get(id);
  const table = known && known.play.entries.length <= head.length ? known : undefined;
  // What a match begins with is settled when nobody is waited for any more.
  if (!table || (table.notes.length !== head.notes && !hasBegun(table))) return build(id);
  if (table.play.entries.length < head.length) table.play.follow(listInputs(db(), id, table.play.entries.length));
  if (table.notes.length !== head.notes) {
    table.notes = listNotes(db(), id);
    table.seats = listSeats(db(), id);
  }
  keep(id, table);
  return ok(table);
}

/** What is known of a match before it is written down. `story` grows with the match. */
export type Played = Pick<Mutable, "opened" | "play" | "story">;

/** A story, and what writes it while it listens to a match. */
export function newStory(playable: Playable): Pick<Played, "story"> & { readonly heard: (one: Heard) => void } {
  const story: (Told | undefined)[] = [];
  return {
    story,
    heard(one) {
      story[one.entry.n] = toldOf(playable, one);
    },
  };
}

/** Takes in a match that has just been written down, so that it need not be played again. */
export function welcome(id: MatchId, played: Played): void {
  const match = findMatch(db(), id);
  if (match) keep(id, { ...played, match, seats: listSeats(db(), id), notes: [] });
}

/** Leaves a table to be built anew: its memory is ahead of the record. */
export const forget = (id: MatchId): void => {
  tables().delete(id);
};

function build(id: MatchId): Result<Mutable, TableError> {
  const match = findMatch(db(), id);
  if (!match) return err({ code: "no-match" });
  const opened = openContent(match.content) ?? err("The cards of the match are missing here.");
  if (!opened.ok) return err({ code: "cannot-open", message: opened.error });
  const { playable } = opened.value;
  const options = playable.options.parse(match.options);
  if (!options.ok) return err({ code: "cannot-open", message: withFullStop(`Its options do not fit this version: ${options.error}`) });
  const { heard, story } = newStory(playable);
  const record = {
    game: playable.game.id,
    content: playable.game.content,
    start: { seed: match.seed, players: match.players },
    options: options.value,
    entries: listInputs(db(), id),
  };
  // What was taken back is told too, so it is played on the way; if the rules no longer do that, what counts may still be as it was.
  const whole = Match.replay(playable.game, { ...record, entries: [] }, { heard });
  whole.follow(record.entries);
  const play = whole.diverged ? Match.replay(playable.game, record, { heard }) : whole;
  const table: Mutable = {
    match: withOutcome(match, play),
    opened: opened.value,
    play,
    story,
    seats: listSeats(db(), id),
    notes: listNotes(db(), id),
  };
  keep(id, table);
  return ok(table);
}

/** The match with how it ended. Studios that kept no outcomes have left matches without: that is written down when the first page opens one. */
function withOutcome(match: KeptMatch, play: Match): KeptMatch {
  const outcome = play.diverged || match.asked !== undefined || match.outcome ? undefined : endOf(play);
  if (!outcome) return match;
  keepOutcome(db(), match.id, match.length, outcome);
  return { ...match, outcome };
}

/** Puts a table behind all others, and drops the first if there are too many. */
function keep(id: MatchId, table: Mutable): void {
  const all = tables();
  all.delete(id);
  all.set(id, table);
  const [oldest] = all.keys();
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest);
}
