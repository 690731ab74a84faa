/**
 * The gate of matches: a process that plays is killed in the middle, again and again, and every match must go on from exactly what was answered.
 * 200 matches, twenty at a time: `npm run gates -- --only matches`.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { loadContent } from "../../content/load.ts";
import { openDb, shareDb } from "../../db/client.ts";
import { listInputs } from "../../db/queries/matches.ts";
import { seed as seedDb } from "../../db/seed.ts";
import { testFolder } from "../../db/testing.ts";
import { Match } from "../../engine/kernel/match.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { tableOf } from "../../server/matches/table.ts";
import { shippedGroups } from "../../server/seeding.ts";

const PLAYER = new URL("match-player.ts", import.meta.url).pathname;
const AT_ONCE = 20;

/** What was answered last of a match. */
type Answered = { readonly n: number; readonly digest: string };
export type Killed = { readonly matches: number; readonly kills: number; readonly answered: number; readonly faults: readonly string[] };

/** Plays `matches` matches, `atOnce` in one database, and kills the process that plays them `kills` times for each database. */
export async function killMatches(
  matches: number,
  { seed = 1, atOnce = AT_ONCE, kills = 2, say = (_: string) => {} } = {},
): Promise<Killed> {
  const rng = rngOf(seed);
  const faults: string[] = [];
  let [begun, killed, heard] = [0, 0, 0];
  while (begun < matches) {
    const count = Math.min(atOnce, matches - begun);
    const folder = testFolder();
    const file = folder.file("matches.db");
    const db = openDb(file);
    seedDb(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
    db.$client.close();
    const answered = new Map<MatchId, Answered>();
    for (let kill = 0; kill <= kills; kill++) {
      const lines = kill < kills ? 1 + below(rng, 12 * count) : Number.POSITIVE_INFINITY;
      heard += await playUntil(file, [String(below(rng, 1_000_000)), String(count)], lines, answered);
      if (kill < kills) killed++;
      faults.push(...faultsIn(file, answered, kill === kills));
    }
    begun += count;
    folder.remove();
    say(`${begun} matches, ${killed} kills, ${heard} answers, ${faults.length} faults`);
  }
  return { matches: begun, kills: killed, answered: heard, faults };
}

/** What is left when the process of a `player` of one match is killed at the n-th answer of a moment, for each of `kills` in turn; it then plays to its end. */
export async function killAtMoments(player: string, kills: readonly (readonly [moment: string, n: number])[]): Promise<Killed> {
  const folder = testFolder();
  const file = folder.file("matches.db");
  const db = openDb(file);
  seedDb(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
  db.$client.close();
  const answered = new Map<MatchId, Answered>();
  const faults: string[] = [];
  let [heard, killed] = [0, 0];
  for (const [moment, n] of [...kills, ["", Number.POSITIVE_INFINITY] as const]) {
    const last = killed === kills.length;
    heard += await playUntil(file, [], n, answered, { player, moment });
    faults.push(...faultsIn(file, answered, false).map((fault) => `${last ? "end" : `${moment} ${n}`}: ${fault}`));
    if (!last) killed++;
  }
  folder.remove();
  return { matches: answered.size, kills: killed, answered: heard, faults };
}

/** Lets a process play until it has answered `lines` choices, of a moment if one is named, then kills it; or until all is over. Returns how many answers were heard. */
async function playUntil(
  file: string,
  args: readonly string[],
  lines: number,
  answered: Map<MatchId, Answered>,
  { player = PLAYER, moment = "" } = {},
): Promise<number> {
  const child = spawn(process.execPath, ["--import", "./scripts/quick-start.mjs", player, file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<number | null>((done) => child.once("exit", done));
  let [heard, there] = [0, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = "", n = "", digest = "", is = ""] = line.split(" ");
    if (digest.length !== 16) continue;
    answered.set(id as MatchId, { n: Number(n), digest });
    heard++;
    if (moment === "" || is === moment) there++;
    if (there === lines) child.kill("SIGKILL");
  }
  const code = await gone;
  if (lines !== Number.POSITIVE_INFINITY && there < lines) throw new Error(`The process ended before answer ${lines} ${moment}`);
  if (lines === Number.POSITIVE_INFINITY && code !== 0) throw new Error(`The process that plays ended with ${code}`);
  return heard;
}

/** What of a database is not as it was answered, in sentences. */
function faultsIn(file: string, answered: ReadonlyMap<MatchId, Answered>, over: boolean): string[] {
  const db = openDb(file);
  shareDb(db);
  const faults: string[] = [];
  for (const [id, { n, digest }] of answered) {
    const table = tableOf(id);
    if (!table.ok) {
      faults.push(`${id}: ${table.error.code}`);
      continue;
    }
    const { play } = table.value;
    const entries = listInputs(db, id);
    const then = Match.replay(play.game, { ...play.record, entries: entries.slice(0, n) });
    if (entries.length < n) faults.push(`${id}: entry ${n} was answered and is not there`);
    if (play.diverged) faults.push(`${id}: diverged at ${play.diverged.n}`);
    if (play.game.digest(then.state) !== digest) faults.push(`${id}: after entry ${n} it is not what it was`);
    if (over && play.state.ended === 0) faults.push(`${id}: it did not go on to its end`);
  }
  if (db.$client.pragma("integrity_check", { simple: true }) !== "ok") faults.push("The database is broken");
  shareDb(undefined);
  db.$client.close();
  return faults;
}
