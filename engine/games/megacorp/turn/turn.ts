/** Chapter 1.5: the match is turn after turn, a turn is five phases (MC-5.1, MC-4.10). */
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { CHALLENGING } from "../combat/combat.ts";
import { endCombat } from "../combat/events-combat.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { ACCOUNTING, BUY, CHALLENGE, DIVEST, END, isPlaying, type MegacorpState, type MegacorpView, playersFrom } from "../layout.ts";
import { MOST_TURNS_EACH } from "../losing/endings.ts";
import { reachLimit } from "../losing/events-elimination.ts";
import { SETUP } from "../setup/beginning.ts";
import { BUYING, PLAIN, WINDOW } from "../stack/priority.ts";
import { EXTRA_TURN, hasExtraTurn, isAnythingChanged, SKIPPED, skips, useChange } from "../state/changes.ts";
import { ACCOUNTING_PHASE } from "./accounting.ts";
import { SALE } from "./divest.ts";
import { END_PROCESS } from "./end.ts";
import { beginPhase, beginTurn } from "./events-turn.ts";

/** TURN: the active player's (MC-5.1, MC-R116). */
export const TURN = procedures<MegacorpState, MegacorpContent>()(
  "turn",
  {
    accounting(state, _frame, engine) {
      if (!skipped(state, engine, ACCOUNTING)) engine.call(state, ACCOUNTING_PHASE);
      return "buyPhase";
    },
    buyPhase(state, _frame, engine) {
      if (skipped(state, engine, BUY)) return "challengePhase";
      engine.propose(state, beginPhase, BUY);
      return "buying";
    },
    buying(state, _frame, engine) {
      engine.call(state, WINDOW, BUYING);
      return "challengePhase";
    },
    challengePhase(state, _frame, engine) {
      if (skipped(state, engine, CHALLENGE)) return "divestPhase";
      engine.propose(state, beginPhase, CHALLENGE);
      return "challenge";
    },
    challenge(state, _frame, engine) {
      engine.call(state, CHALLENGING);
      return "divestPhase";
    },
    divestPhase(state, _frame, engine) {
      if (skipped(state, engine, DIVEST)) return "endPhase";
      engine.propose(state, beginPhase, DIVEST);
      return "beforeSale";
    },
    // MC-14.12
    beforeSale(state, _frame, engine) {
      engine.call(state, WINDOW, PLAIN);
      return "sale";
    },
    sale(state, _frame, engine) {
      engine.call(state, SALE);
      return "endPhase";
    },
    endPhase(state, _frame, engine) {
      engine.propose(state, beginPhase, END);
      return "beforeEnd";
    },
    // MC-12.1
    beforeEnd(state, _frame, engine) {
      engine.call(state, WINDOW, PLAIN);
      return "endProcess";
    },
    endProcess(state, _frame, engine) {
      engine.call(state, END_PROCESS);
      return "done";
    },
    // MC-R103: the turn player is out of the game; of the rest of the turn only End steps 3, 5 and 6 are left.
    cutShort(state, _frame, engine) {
      if (state.combat.length > 0) engine.propose(state, endCombat);
      engine.call(state, END_PROCESS, 1);
      return "done";
    },
  },
  { holds: true },
);

/** Whether a text lets the turn player skip a phase now; then it has been used (MC-5.1 says that phases occur, a card's text beats it). */
function skipped(state: MegacorpView, engine: MegacorpEngine, phase: number): boolean {
  if (!isAnythingChanged(state) || !skips(state, state.active, phase)) return false;
  engine.propose(state, useChange, state.active, SKIPPED, phase);
  return true;
}

/** The match: setup, then turns clockwise from the first player's (MC-4.10, MC-12.2 step 7, MC-17.1). */
export const MATCH = procedures<MegacorpState, MegacorpContent>()(
  "match",
  {
    setup(state, _frame, engine) {
      engine.call(state, SETUP);
      return "firstTurn";
    },
    firstTurn(state, _frame, engine) {
      engine.propose(state, beginTurn, at(playersFrom(state, state.first), 0));
      return "turn";
    },
    turn(state, _frame, engine) {
      engine.call(state, TURN);
      return "next";
    },
    // MC-R145: "100 turns of each player" is counted by the players who started.
    next(state, _frame, engine) {
      if (state.turn >= MOST_TURNS_EACH * state.players) engine.propose(state, reachLimit, 0);
      else if (isPlaying(state, state.active) && hasExtraTurn(state, state.active)) {
        const again = state.active;
        engine.propose(state, useChange, again, EXTRA_TURN, 0);
        engine.propose(state, beginTurn, again);
      } else engine.propose(state, beginTurn, at(playersFrom(state, (state.active + 1) % state.players), 0));
      return "turn";
    },
  },
  { holds: true },
);
