/**
 * A process that plays some turns of CORP until it is killed or they are over: `node tests/gates/match-player-corp.ts DATABASE`. In them an asset is offered and traded beside the
 * decision, and a team infiltrates. It prints number, digest and moment of every answer once that was given: offered, traded, infiltration or other.
 */
import { writeSync } from "node:fs";
import { openDb, shareDb } from "../../db/client.ts";
import { type CorpState, cardsIn, NOBODY, OWN_ASSETS } from "../../engine/games/corp/layout.ts";
import { writeBundle } from "../../engine/games/corp/trade/beside.ts";
import { openOffers } from "../../engine/games/corp/trade/offers.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { beginScenario } from "../../server/matches/begin.ts";
import { answer } from "../../server/matches/play.ts";
import { type Table, tableOf } from "../../server/matches/table.ts";
import { rich } from "../games/corp/position.ts";

const HOLDER = "a".repeat(64);
/** The position is in turn 11. */
const LAST = 17;
const PAUSE_MS = 20;

function begun(): MatchId {
  const here = { who: "here" as const, name: "" };
  const made = beginScenario({ game: "corp", scenario: rich(2), seats: [here, here], watching: "anyone", undoing: "ask" }, HOLDER);
  if (!made.ok) throw new Error(made.error.message);
  return made.value.id;
}

function tableNow(id: MatchId): Table {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Somebody's answer, and what the moment after it is called. */
type Said = { readonly as: number; readonly action: Action; readonly moment: string };

/** The offer that is open is accepted; else one is made in the Trade step, as long as the other has an asset; else the game goes on towards infiltrations. */
function next({ play, opened }: Table): Said | undefined {
  const state = play.state as CorpState;
  const decision = play.game.decision(play.state);
  if (decision === undefined) return undefined;
  const [open] = openOffers(state);
  if (open !== undefined) {
    const terms = { gives: writeBundle(open.gives), wants: writeBundle(open.wants) };
    return { as: open.to, action: { kind: "accept an offer", player: open.from, ...terms }, moment: "traded" };
  }
  const [theirs] = cardsIn(state, OWN_ASSETS + 1 - state.active);
  if (decision.kind === "trade" && theirs !== undefined && state.proposals[state.active] === 0)
    return { as: state.active, action: { kind: "offer", player: 1 - state.active, gives: "1", wants: `0 ${theirs}` }, moment: "offered" };
  const actions = decision.actions.all();
  const wished = actions.findIndex(({ kind }) => kind === "move");
  const chosen = wished >= 0 ? wished : opened.playable.leaning?.(state, actions.length, (below) => below - 1);
  const action = actions[chosen ?? 0];
  return action && { as: decision.player, action, moment: state.infiltrated === NOBODY ? "other" : "infiltration" };
}

const [file = ""] = process.argv.slice(2);
const db = openDb(file);
shareDb(db);
const id = (db.$client.prepare("select id from matches").pluck().get() as MatchId | undefined) ?? begun();
for (;;) {
  const table = tableNow(id);
  const said = next(table);
  if (said === undefined || (table.play.state as CorpState).turn >= LAST) break;
  const done = answer(id, { holder: HOLDER, as: said.as, base: table.play.entries.length }, [said.action]);
  if (!done.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(done.error)}`);
  const { play } = tableNow(id);
  writeSync(1, `${id} ${play.entries.length} ${play.game.digest(play.state)} ${said.moment}\n`);
  // Time to be killed before the next one.
  await new Promise((then) => setTimeout(then, PAUSE_MS));
}
process.exit(0);
