/**
 * The gate of playing on from here: at random moments of random matches a fork has the digest of that moment, and the same choices bring the same.
 * 1,000 moments: `npm run gates -- --only forks`.
 */
import { loadContent } from "../../content/load.ts";
import { openDb, shareDb } from "../../db/client.ts";
import { seed as seedDb } from "../../db/seed.ts";
import { testFolder } from "../../db/testing.ts";
import { PLAYABLE, type PlayableGame } from "../../engine/games/playable.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import { at } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { beginMatch, forkMatch } from "../../server/matches/begin.ts";
import { answer } from "../../server/matches/play.ts";
import { type Table, tableOf } from "../../server/matches/table.ts";
import { shippedGroups } from "../../server/seeding.ts";

const HOLDER = "a".repeat(64);
/** Points that are forked of one match if nobody says how many, choices that a match has at most, and choices that a fork is played on. */
const POINTS = 25;
const CHOICES = 250;
const ON = 6;

export type Forked = { readonly points: number; readonly choices: number; readonly faults: readonly string[] };

/** Forks matches of every game that can be played, each at so many points. Faults are sentences. */
export function forkAtRandom(points: number, seed = 1, perMatch = POINTS): Forked {
  const folder = testFolder();
  const db = openDb(folder.file("forks.db"));
  // Nothing here has to outlive the process.
  db.$client.pragma("synchronous = OFF");
  seedDb(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
  shareDb(db);
  const rng = rngOf(seed);
  const faults: string[] = [];
  let [done, choices] = [0, 0];
  for (let i = 0; done < points; i++) {
    const id = played(at(PLAYABLE, i % PLAYABLE.length), rng);
    const { play } = table(id);
    choices += play.entries.length;
    for (let k = 0; k < perMatch && done < points; k++, done++) faults.push(...faultsOfFork(id, below(rng, play.entries.length + 1)));
  }
  shareDb(undefined);
  db.$client.close();
  folder.remove();
  return { points: done, choices, faults };
}

function table(id: MatchId): Table {
  const found = tableOf(id);
  if (!found.ok) throw new Error(`${id}: ${found.error.code}`);
  return found.value;
}

/** A match of random choices. */
function played(game: PlayableGame, rng: Rng): MatchId {
  const seats = [{ who: "here", name: "" } as const, { who: "here", name: "" } as const];
  const made = beginMatch({ game, options: undefined, seed: below(rng, 1_000_000), seats, watching: "anyone", undoing: "ask" }, HOLDER);
  if (!made.ok) throw new Error(made.error.message);
  for (let i = 0; i < CHOICES; i++) {
    const { play } = table(made.value.id);
    const decision = play.game.decision(play.state);
    if (!decision) break;
    const caller = { holder: HOLDER, as: decision.player, base: play.entries.length };
    const done = answer(made.value.id, caller, [decision.actions.at(below(rng, decision.actions.length))]);
    if (!done.ok) throw new Error(done.error.code);
  }
  return made.value.id;
}

/** Forks a match after entry `n` and plays on what was played there. */
function faultsOfFork(id: MatchId, n: number): string[] {
  const { play } = table(id);
  const { game } = play;
  const seats = [{ who: "here", name: "" } as const, { who: "here", name: "" } as const];
  const made = forkMatch(table(id), { n, reseed: false, seats, watching: "anyone", undoing: "ask" }, HOLDER);
  if (!made.ok) return [`Entry ${n} of ${id}: ${made.error.message}`];
  const fork = made.value.id;
  for (let k = 0; ; k++) {
    const then = game.digest(play.stateAfter(n + k));
    const now = game.digest(table(fork).play.state);
    if (now !== then) return [`Entry ${n} of ${id}, played on ${k}: the digest is ${now} and not ${then}`];
    const entry = play.entries[n + k];
    if (k === ON || entry?.kind !== "act") return [];
    const done = answer(fork, { holder: HOLDER, as: entry.player, base: n + k }, [entry.action]);
    if (!done.ok) return [`Entry ${n} of ${id}, played on ${k}: ${done.error.code}`];
  }
}
