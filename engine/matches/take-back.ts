/** Taking back: how far, and why the others have to be asked. */
import { everybody } from "../kernel/layout.ts";
import type { RecordEntry } from "../kernel/record.ts";
import type { Player, State } from "../kernel/state.ts";

/** The entry to go back to when a player takes the last own choice or free move back; undefined if there is none. */
export function lastOwn(live: readonly RecordEntry[], players: readonly Player[]): number | undefined {
  const i = live.findLastIndex((entry) => (entry.kind === "act" || entry.kind === "edit") && players.includes(entry.player));
  return i < 0 ? undefined : (live[i - 1]?.n ?? 0);
}

/**
 * Why some players may not take back on their own what happened between two moments: a sentence each, without naming a card; none if only they
 * acted, chance was not asked, and nobody learnt of a card that these players did not know.
 *
 * @param taken the entries that would be taken back
 * @param names what the players are called, by player
 */
export function reasonsToAsk(
  before: State,
  after: State,
  taken: readonly RecordEntry[],
  players: readonly Player[],
  names: readonly string[],
): string[] {
  const named = (player: Player) => names[player] ?? `Player ${player + 1}`;
  const reasons: string[] = [];
  const actors = taken.flatMap((entry) => (entry.kind === "act" || entry.kind === "edit" ? [entry.player] : []));
  for (const player of [...new Set(actors)].sort((a, b) => a - b))
    if (!players.includes(player)) reasons.push(`${named(player)} has acted since`);
  if (before.rng.seed !== after.rng.seed || before.rng.drawn !== after.rng.drawn)
    reasons.push("Chance has decided something since: a shuffle, a lot or a roll");
  const own = players.reduce((bits, player) => bits | (1 << player), 0);
  let learnt = 0;
  for (const [id, seen] of after.seen.entries()) {
    const known = before.seen[id] ?? 0;
    if ((known & own) === 0) learnt |= seen & ~known & everybody(after.players);
  }
  for (let player = 0; player < after.players; player++)
    if ((learnt & (1 << player)) !== 0) reasons.push(`${named(player)} has seen a card since`);
  return reasons;
}
