/** Chapter 1.5 and 1.12: turns, phases and the End process begin and end (MC-5.1, MC-12.2). */
import { events } from "../../../kernel/events.ts";
import { clearNumbers } from "../../../kernel/fork.ts";
import type { MegacorpContent } from "../content.ts";
import { ACCOUNTING, DAMAGE_FIELDS, isPlaying, type MegacorpState } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { beginLastTurn, endChanges, UNTIL_TURN_OF } from "../state/changes.ts";

const event = events<MegacorpState, MegacorpContent>();

/** The first turn of the game begins: what waits for the beginning of the game is heard now and never later (MC-5.2 step 1, MC-R15). */
export const beginGame: MegacorpEvent = event("begin game", [], () => {});

/** A player's turn begins, with the Accounting phase (MC-5.1). */
export const beginTurn: MegacorpEvent = event("begin turn", ["player"], (state, player, _b, _c, _d, engine) => {
  state.turn++;
  state.active = player;
  state.phase = ACCOUNTING;
  state.decisionsBefore = state.decisions;
  // MC-R213
  engine.content.machine.endSpans(state, (until) => until === UNTIL_TURN_OF + player);
  if (state.changes.length === 0) return;
  // What was to last until then is over; for who is out of the game there is no other turn to come (MC-R103).
  for (let other = 0; other < state.players; other++)
    if (other === player || !isPlaying(state, other)) {
      beginLastTurn(state, other);
      engine.propose(state, endChanges, UNTIL_TURN_OF + other);
    }
});

/** A phase begins: its number (MC-5.1). Accounting begins with the turn. */
export const beginPhase: MegacorpEvent = event("begin phase", ["number"], (state, phase) => {
  state.phase = phase;
});

/** The End process begins: nobody may act until the turn is over (MC-12.1). */
export const beginEnding: MegacorpEvent = event("begin end process", [], (state) => {
  state.ending = 1;
});

/** All damage is removed and what is counted for each turn begins anew, on all cards of all players (MC-12.2 step 6, MC-R3, MC-R143). */
export const clearTurn: MegacorpEvent = event("clear turn", [], (state) => {
  state.ending = 2;
  for (const name of [...DAMAGE_FIELDS, "attacks", "retaliations", "attacked"] as const) clearNumbers(state, name);
  // An attack goes on no more if its turn was cut short (MC-R103).
  state.combat = [];
  state.hits = [];
});

/** The turn is over (MC-12.2 step 7). */
export const endTurn: MegacorpEvent = event("end turn", ["player"], (state) => {
  state.ending = 0;
});

export const TURN_EVENTS: readonly MegacorpEvent[] = [beginGame, beginTurn, beginPhase, beginEnding, clearTurn, endTurn];
