/** The numbers of an execution: the phase that it closes, Range and what is waived. */
import { type EventRule, events } from "../../../kernel/events.ts";
import type { VrContent } from "../content.ts";
import { ACTIONS, type VrState } from "../layout.ts";

const event = events<VrState, VrContent>();
type VrEvent = EventRule<VrState, VrContent>;

/** A phase of the turn is reached (VR-4.3). */
export const reachPhase: VrEvent = event("reach phase", ["number"], (state, phase) => {
  state.phase = phase;
});
/** An Action is declared (VR-10.5). */
export const declare: VrEvent = event("declare", ["player", "number"], (state, _player, action) => {
  state.executing = action + 1;
  state.range = 0;
  state.waived = 0;
});
/** The Action under way has been carried out; what is used now comes after it (VR-10.5). */
export const resolved: VrEvent = event("resolve the Action", ["player", "number"], (state, _player, action) => {
  state.executing = action + 1 + ACTIONS;
});
/** “Gain n Range”, for the execution under way. */
export const gainRange: VrEvent = event("gain Range", ["player", "number"], (state, _player, n) => {
  state.range += n;
});
/** “You need no Influence here”, for the execution under way (VR-R23). */
export const waive: VrEvent = event("need no Influence", ["player"], (state) => {
  state.waived = 1;
});
/** An execution is over: what holds in the one around it holds again. */
export const finish: VrEvent = event("finish", ["number", "number", "number"], (state, range, waived, executing) => {
  state.executing = executing;
  state.range = range;
  state.waived = waived;
});
/** A Raid or Necro attack begins or is over (VR-R46). */
export const setAttack: VrEvent = event("attack", ["number"], (state, on) => {
  state.attack = on;
});

export const ACTION_EVENTS: readonly VrEvent[] = [reachPhase, declare, resolved, gainRange, waive, finish, setAttack];
