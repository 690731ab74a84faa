/** The clock of a match: who runs out of time, and who claims the win. Either is an input of the record; the engine knows no time. */

import { err } from "../../engine/kernel/result.ts";
import { MINUTE_MS } from "../../engine/matches/clock.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { type Table, tableOf } from "./table.ts";
import { goneOf, leftOf, tick } from "./ticking.ts";
import { write } from "./write.ts";

const KEY = Symbol.for("arcology.matches.clock-timers");
/** What goes off when somebody's time is used up, by match. */
type Timers = { [KEY]?: Map<MatchId, NodeJS.Timeout> };

/** The longest that a timer of the platform can wait. */
const MOST_MS = 2 ** 31 - 1;

/**
 * Lets the clock of whoever has to choose run, and says so in the record when it is used up.
 *
 * @param after called when somebody has run out of time: with more than two players the match goes on
 */
export function wakeClock(table: Table, after: (id: MatchId) => void): void {
  const { id, clock } = table.match;
  if (!clock) return;
  const now = Date.now();
  tick(table, now);
  if (clock.minutes === undefined) return;
  const process = globalThis as Timers;
  process[KEY] ??= new Map();
  const timers = process[KEY];
  clearTimeout(timers.get(id));
  timers.delete(id);
  const left = leftOf(table, now);
  if (!left) return;
  const timer = setTimeout(
    () => {
      timers.delete(id);
      const then = tableOf(id);
      if (!then.ok) return;
      if (isUp(then.value)) write(then.value, (play) => play.timeOut(left.player));
      after(id);
    },
    Math.min(MOST_MS, Math.max(0, left.ms)),
  );
  timer.unref();
  timers.set(id, timer);
}

/** Whether somebody's time is used up. */
const isUp = (table: Table): boolean => (leftOf(table, Date.now())?.ms ?? 1) <= 0;

/** Claims the win over whoever has to choose, if that player was away as long as agreed. */
export function claimWin(table: Table, player: number) {
  const { away } = table.match.clock ?? {};
  if (away === undefined) return err({ code: "no-clock" as const });
  const gone = goneOf(table, Date.now());
  if (!gone || gone.player === player) return err({ code: "not-away" as const });
  const wait = away * MINUTE_MS - gone.ms;
  if (wait > 0) return err({ code: "not-yet" as const, seconds: Math.ceil(wait / 1000) });
  return write(table, (play) => play.claim(player, gone.player));
}
