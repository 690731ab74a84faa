/**
 * Whose clock runs, and since when: plain data in this process. What a choice took is written down with it; what somebody thought when the process ended is
 * not counted, in favour of the player.
 */
import { db } from "../../db/client.ts";
import { listSpent } from "../../db/queries/match-clocks.ts";
import type { Player } from "../../engine/kernel/state.ts";
import { MINUTE_MS } from "../../engine/matches/clock.ts";
import { pendingOf } from "../../engine/matches/notes.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { ClockTold } from "../../engine/matches/told.ts";
import { goneFor } from "./live.ts";
import type { Table } from "./table.ts";
import { hasBegun, isOver, rulesAt } from "./who.ts";

/** Who has to choose after entry `n`, since when, and from when on it is not written down yet what that took; times as `Date.now()` has them. */
type Running = { readonly player: Player; readonly n: number; readonly since: number; readonly from: number };
const KEY = Symbol.for("arcology.matches.clocks");
type Holder = { [KEY]?: Map<MatchId, Running> };

function clocks(): Map<MatchId, Running> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** The person who has to choose, while nothing else is waited for: only then time is counted, and only then somebody can be away too long. */
export function thinkerOf(table: Table): Player | undefined {
  const { match, play, seats, notes } = table;
  if (!match.clock || play.diverged || isOver(table) || !hasBegun(table)) return undefined;
  if (rulesAt(table) === "off" || pendingOf(notes, play.entries.length)) return undefined;
  const player = play.game.decision(play.state)?.player;
  const seat = player === undefined ? undefined : seats[player];
  return seat?.kind === "person" && seat.holder !== undefined ? player : undefined;
}

/** Lets the clock of whoever has to choose run, and every other one of the match stand. */
export function tick(table: Table, nowMs: number): void {
  const { id } = table.match;
  const player = thinkerOf(table);
  const n = table.play.entries.length;
  const known = clocks().get(id);
  if (player === undefined) clocks().delete(id);
  else if (known?.player !== player || known.n !== n) clocks().set(id, { player, n, since: nowMs, from: nowMs });
}

/** What a person's choice has taken since it was written down last; whole milliseconds. */
export function ranSince({ id, clock }: Table["match"], nowMs: number): { readonly player: Player; readonly ms: number } | undefined {
  const running = clock?.minutes === undefined ? undefined : clocks().get(id);
  return running && { player: running.player, ms: Math.max(0, Math.round(nowMs - running.from)) };
}

/** What has run so far is written down: from now on it counts anew. */
export function countAnew(id: MatchId, nowMs: number): void {
  const running = clocks().get(id);
  if (running) clocks().set(id, { ...running, from: nowMs });
}

/** How long somebody whose clock runs has left, in milliseconds; undefined where none runs. */
export function leftOf(table: Table, nowMs: number): { readonly player: Player; readonly ms: number } | undefined {
  const { id, clock } = table.match;
  const ran = ranSince(table.match, nowMs);
  if (!ran || clock?.minutes === undefined) return undefined;
  return { player: ran.player, ms: clock.minutes * MINUTE_MS - (listSpent(db(), id).get(ran.player) ?? 0) - ran.ms };
}

/** How long whoever has to choose has been away while it was so, in milliseconds: who left in another's turn is not away before they are asked. */
export function goneOf(table: Table, nowMs: number): { readonly player: Player; readonly ms: number } | undefined {
  const player = table.match.clock?.away === undefined ? undefined : thinkerOf(table);
  const seat = player === undefined ? undefined : table.seats[player];
  if (player === undefined || seat?.kind !== "person" || seat.holder === undefined) return undefined;
  const since = clocks().get(table.match.id)?.since ?? nowMs;
  const gone = goneFor(table.match.id, seat.holder, nowMs);
  return gone === undefined ? undefined : { player, ms: Math.max(0, Math.min(nowMs - since, gone)) };
}

/** The clock as everybody at the table may know it; undefined where there is none. */
export function clockTold(table: Table, nowMs: number): ClockTold | undefined {
  const { clock, id, players } = table.match;
  if (!clock) return undefined;
  const spent = clock.minutes === undefined ? undefined : listSpent(db(), id);
  const ran = ranSince(table.match, nowMs);
  const gone = goneOf(table, nowMs);
  return {
    ...clock,
    spentMs: Array.from({ length: players }, (_, player) => (spent?.get(player) ?? 0) + (ran?.player === player ? ran.ms : 0)),
    ...(ran ? { runs: ran.player } : {}),
    ...(gone ? { gone } : {}),
  };
}
