/**
 * A process that plays some rounds of Virtual Revolution alone until it is killed or they are over: `node tests/gates/match-player-virtual-revolution.ts DATABASE`. In them Actions ask
 * what they do, Raids are resolved card by card, and Necro attacks are over. It prints number, digest and moment of every answer once that was given: action, raid, necro or other.
 */
import { writeSync } from "node:fs";
import { openDb, shareDb } from "../../db/client.ts";
import { cardsIn, isOver, RAID, type VrState } from "../../engine/games/virtual-revolution/layout.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { beginMatch } from "../../server/matches/begin.ts";
import { answer } from "../../server/matches/play.ts";
import { type Table, tableOf } from "../../server/matches/table.ts";

const HOLDER = "a".repeat(64);
const ROUNDS = 2;
const PAUSE_MS = 10;

function begun(): MatchId {
  const here = { who: "here" as const, name: "" };
  const made = beginMatch(
    { game: "virtual-revolution", options: {}, seed: 106, seats: [here, here], watching: "anyone", undoing: "ask" },
    HOLDER,
  );
  if (!made.ok) throw new Error(made.error.message);
  return made.value.id;
}

function tableNow(id: MatchId): Table {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** What the moment after an answer is called. */
function momentOf({ play }: Table): string {
  const state = play.state as VrState;
  const asked = play.game.decision(play.state)?.kind;
  if (asked === "raid" && cardsIn(state, RAID).some((card) => state.resolved[card] === 1)) return "raid";
  if (asked === "turn order") return "necro";
  return state.executing > 0 && !isOver(state) ? "action" : "other";
}

const [file = ""] = process.argv.slice(2);
const db = openDb(file);
shareDb(db);
const id = (db.$client.prepare("select id from matches").pluck().get() as MatchId | undefined) ?? begun();
for (;;) {
  const { play } = tableNow(id);
  const decision = play.game.decision(play.state);
  if (decision === undefined || (play.state as VrState).round > ROUNDS) break;
  const action = decision.actions.at(below(rngOf((play.state as VrState).decisions), decision.actions.length));
  const done = answer(id, { holder: HOLDER, as: decision.player, base: play.entries.length }, [action]);
  if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done.error)}`);
  const table = tableNow(id);
  writeSync(1, `${id} ${table.play.entries.length} ${table.play.game.digest(table.play.state)} ${momentOf(table)}\n`);
  // Time to be killed before the next one.
  await new Promise((then) => setTimeout(then, PAUSE_MS));
}
process.exit(0);
