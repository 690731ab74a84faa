/**
 * A process that plays matches until it is killed or they are over: `node tests/gates/match-player.ts DATABASE SEED MATCHES`. It makes the matches
 * if the database has none, and prints number and digest of every choice once that was answered.
 */
import { writeSync } from "node:fs";
import { openDb, shareDb } from "../../db/client.ts";
import { PLAYABLE } from "../../engine/games/playable.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import { at } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { beginMatch } from "../../server/matches/begin.ts";
import { wakeAllBots } from "../../server/matches/bots.ts";
import { listen } from "../../server/matches/live.ts";
import { answer, takeBack } from "../../server/matches/play.ts";
import { tableOf } from "../../server/matches/table.ts";

/** The browser that made every match. */
const HOLDER = "a".repeat(64);

/** Turns that a match lasts, in games that have a limit of turns. */
const SHORT = { turnLimit: 16 };

/** Matches of every game in turn, and against a bot as often as not. */
function begun(i: number): MatchId {
  const here = { who: "here" as const, name: "" };
  const game = at(PLAYABLE, i % PLAYABLE.length);
  const seats = [here, i % (2 * PLAYABLE.length) < PLAYABLE.length ? here : { who: "bot" as const, bot: "random" }];
  const begin = (options: object | undefined) => beginMatch({ game, options, seed: i, seats, watching: "anyone", undoing: "ask" }, HOLDER);
  const short = begin(SHORT);
  const made = short.ok ? short : begin(undefined);
  if (!made.ok) throw new Error(made.error.message);
  return made.value.id;
}

/** Plays a match to its end, here and there taking something back, and lets others play in between. */
async function played(id: MatchId, chance: Rng): Promise<void> {
  for (;;) {
    const table = tableOf(id);
    if (!table.ok) throw new Error(table.error.code);
    const { play, seats } = table.value;
    const decision = play.game.decision(play.state);
    if (!decision) return;
    if (seats[decision.player]?.kind === "bot") {
      await changed(id);
      continue;
    }
    const caller = { holder: HOLDER, as: decision.player, base: play.entries.length };
    const done =
      below(chance, 20) === 0 && play.live.some((entry) => entry.kind === "act" && entry.player === decision.player)
        ? takeBack(id, caller)
        : answer(id, caller, [decision.actions.at(below(chance, decision.actions.length))]);
    if (!done.ok) throw new Error(`${id}: ${done.error.code}`);
    const now = tableOf(id);
    if (now.ok) writeSync(1, `${id} ${now.value.play.entries.length} ${play.game.digest(now.value.play.state)}\n`);
    await new Promise((next) => setImmediate(next));
  }
}

/** Waits until something of a match changes. */
const changed = (id: MatchId): Promise<void> =>
  new Promise((done) => {
    const leave = listen(id, () => {
      leave();
      done();
    });
  });

const [file = "", seed = "0", wanted = "1"] = process.argv.slice(2);
const db = openDb(file);
shareDb(db);
const rng = rngOf(Number(seed));
const ids = db.$client.prepare("select id from matches order by created_at, id").pluck().all() as MatchId[];
for (let i = ids.length; i < Number(wanted); i++) ids.push(begun(i));
await wakeAllBots();
await Promise.all(ids.map((id) => played(id, rng)));
process.exit(0);
