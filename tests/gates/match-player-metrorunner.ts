/**
 * A process that plays some turns of Metrorunner alone until it is killed or they are over: `node tests/gates/match-player-metrorunner.ts DATABASE`. In them networks are hacked, a third
 * manipulation is paid for, and the Rogue A.I. takes its turns. It prints number, digest and moment of every answer once that was given: hack, paying, rogue or other.
 */
import { writeSync } from "node:fs";
import { openDb, shareDb } from "../../db/client.ts";
import { AI_DISCARD, cardsIn, type MetroState } from "../../engine/games/metrorunner/layout.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { beginMatch } from "../../server/matches/begin.ts";
import { answer } from "../../server/matches/play.ts";
import { type Table, tableOf } from "../../server/matches/table.ts";

const HOLDER = "a".repeat(64);
const ROUNDS = 6;
const PAUSE_MS = 20;
/** The figure goes on to a station where a network is hacked; in a hack three tiles are turned. */
const WISHES: readonly string[] = ["hack", "declare", "rotate", "pay", "stop", "gain", "collect", "end turn"];
const TURNED = 3;

function begun(): MatchId {
  const options = { players: 1, boards: ["red"] };
  const made = beginMatch(
    { game: "metrorunner", options, seed: 5, seats: [{ who: "here", name: "" }], watching: "anyone", undoing: "ask" },
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

const [file = ""] = process.argv.slice(2);
const db = openDb(file);
shareDb(db);
const id = (db.$client.prepare("select id from matches").pluck().get() as MatchId | undefined) ?? begun();
for (;;) {
  const { play } = tableNow(id);
  const state = play.state as MetroState;
  const decision = play.game.decision(play.state);
  if (decision === undefined || state.round > ROUNDS) break;
  const actions = decision.actions.all();
  const wishes = state.manipulations < TURNED ? WISHES : WISHES.filter((wish) => wish !== "rotate");
  // Three stations on is the next one where a network can be hacked.
  const ahead = actions.find(({ kind, stations }) => kind === "move" && stations === TURNED);
  const action = ahead ?? wishes.flatMap((wish) => actions.filter(({ kind }) => kind === wish))[0] ?? decision.actions.at(0);
  const revealed = cardsIn(state, AI_DISCARD).length;
  const done = answer(id, { holder: HOLDER, as: decision.player, base: play.entries.length }, [action]);
  if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done.error)}`);
  const after = tableNow(id).play;
  const now = after.state as MetroState;
  const asked = after.game.decision(after.state)?.kind;
  const moment =
    cardsIn(now, AI_DISCARD).length > revealed
      ? "rogue"
      : asked === "pay for a manipulation"
        ? "paying"
        : asked === "hack" && now.manipulations > 0
          ? "hack"
          : "other";
  writeSync(1, `${id} ${after.entries.length} ${after.game.digest(after.state)} ${moment}\n`);
  // Time to be killed before the next one.
  await new Promise((then) => setTimeout(then, PAUSE_MS));
}
process.exit(0);
