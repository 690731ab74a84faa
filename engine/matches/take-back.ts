/** Taking back: how far, and why the others have to be asked. */
import { everybody } from "../kernel/layout.ts";
import type { RecordEntry } from "../kernel/record.ts";
import type { Player, State } from "../kernel/state.ts";

/** The entry to go back to when a player takes the last own choice or free move back; undefined if there is none. */
export function lastOwn(live: readonly RecordEntry[], players: readonly Player[]): number | undefined {
  const i = live.findLastIndex((entry) => (entry.kind === "act" || entry.kind === "edit") && players.includes(entry.player));
  return i < 0 ? undefined : (live[i - 1]?.n ?? 0);
}

/** Entries that nobody chose and nobody takes back: a position was set up, what somebody had seen was dealt anew, somebody has lost by the clock. */
const FLOORS: ReadonlySet<RecordEntry["kind"]> = new Set(["lay", "deal", "redeal", "timeout", "claim"]);

/** The entry behind which nothing is taken back; 0 for none. */
export const floorOf = (live: readonly RecordEntry[]): number => live.findLast(({ kind }) => FLOORS.has(kind))?.n ?? 0;

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
  const have = (who: readonly Player[], done: string): string[] =>
    who.length === 0
      ? []
      : [`${listed(who.map((player) => names[player] ?? `Player ${player + 1}`))} ${who.length > 1 ? "have" : "has"} ${done} since`];
  const reasons: string[] = [];
  const everyone = Array.from({ length: after.players }, (_, player) => player);
  const actors = new Set(taken.flatMap((entry) => (entry.kind === "act" || entry.kind === "edit" ? [entry.player] : [])));
  reasons.push(
    ...have(
      everyone.filter((player) => actors.has(player) && !players.includes(player)),
      "acted",
    ),
  );
  if (before.rng.seed !== after.rng.seed || before.rng.drawn !== after.rng.drawn)
    reasons.push("Something random has happened since: a shuffle, a draw or a roll");
  const own = players.reduce((bits, player) => bits | (1 << player), 0);
  let learnt = 0;
  for (const [id, seen] of after.seen.entries()) {
    const known = before.seen[id] ?? 0;
    if ((known & own) === 0) learnt |= seen & ~known & everybody(after.players);
  }
  reasons.push(
    ...have(
      everyone.filter((player) => (learnt & (1 << player)) !== 0),
      "seen a card",
    ),
  );
  return reasons;
}

/** "SUN", "SUN and STAR", "Player 1, Player 2 and Player 3". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
