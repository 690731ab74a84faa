/** Words to each other at the table. They are notes of the match and no part of its record, so nothing that is played depends on them. */
import { err } from "../../engine/kernel/result.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { SAID_AT_ONCE } from "../../engine/matches/words.ts";
import { noted, type Played } from "./play.ts";
import { tableOf } from "./table.ts";
import { type As, playersOf } from "./who.ts";

const KEY = Symbol.for("arcology.matches.said");
/** When words came, by match and seat. */
type Holder = { [KEY]?: Map<string, number[]> };
/** Seats whose words are remembered. */
const MOST_SEATS = 10_000;

/** Says something to the others at a table, also before the match begins and when it is over. */
export function say(id: MatchId, holder: string | undefined, as: As, words: string, nowMs: number): Played<number> {
  const table = tableOf(id);
  if (!table.ok) return table;
  const own = playersOf(table.value, holder);
  const player = as ?? own[0];
  if (player === undefined || own.length === 0) return err({ code: "no-seat" });
  if (!own.includes(player)) return err({ code: "not-your-seat" });
  if (!mayTalk(`${id} ${player}`, nowMs)) return err({ code: "too-fast" });
  const written = noted(table.value, [{ kind: "said", player, words }], player);
  return written.ok ? { ok: true, value: player } : written;
}

/** Counts a text of a seat; false when it has said enough for now. */
function mayTalk(seat: string, nowMs: number): boolean {
  const process = globalThis as Holder;
  process[KEY] ??= new Map();
  const all = process[KEY];
  const lately = (all.get(seat) ?? []).filter((at) => at > nowMs - SAID_AT_ONCE.seconds * 1000);
  if (lately.length >= SAID_AT_ONCE.texts) return false;
  if (all.size >= MOST_SEATS) all.clear();
  all.set(seat, [...lately, nowMs]);
  return true;
}
