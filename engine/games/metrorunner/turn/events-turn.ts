/** What happens to turns, figures and boosts (MR-4, MR-5, MR-10). */
import { events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { openScope } from "../jobs/events-jobs.ts";
import { CLEANUP, type MetroState, MOVE, NOWHERE } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";
import { stillLasting } from "./lasting.ts";

const event = events<MetroState, MetroContent>();

/** A player's turn begins; with the first player, a round (MR-4.1). */
export const beginTurn: MetroEvent = event("begin turn", ["player"], (state, player) => {
  if (player === state.first) state.round += 1;
  state.turn += 1;
  state.active = player;
  state.phase = MOVE;
  state.boosts = 0;
  state.taken = 0;
  state.moveDiscard = 0;
  if (state.turnUsed.length > 0) state.turnUsed = [];
  if (state.lasting.length > 0) state.lasting = stillLasting(state.lasting, state.turn);
});
export const reachPhase: MetroEvent = event("reach phase", ["number"], (state, phase) => {
  state.phase = phase;
});
export const endTurn: MetroEvent = event("end turn", ["player"], (state) => {
  state.phase = CLEANUP;
  openScope(state);
});
/** The round that now begins is the last one (MR-12.3). */
export const lastRound: MetroEvent = event("last round", ["number"], (state, round) => {
  state.lastRound = round;
});

/** A figure moves on (MR-5.1), or is put somewhere (MR-10.4). */
export const moveFigure: MetroEvent = event("move", ["player", "number"], (state, player, station) => {
  state.figure[player] = station;
});

/** Credits are spent on a boost (MR-10.1). */
export const buyBoost: MetroEvent = event("buy a boost", ["player", "number", "number"], (state, player, boost, credits) => {
  state.credits[player] = at(state.credits, player) - credits;
  state.boosts |= 1 << boost;
});

/** An action is taken: its scope is opened (MR-R10). The number is the action's. */
export const takeAction: MetroEvent = event("take an action", ["player", "number"], (state, _player, action) => {
  openScope(state);
  state.taken = action + 1;
  state.cycled = 0;
  state.manipulations = 0;
  state.ownManipulation = 0;
  state.declared = NOWHERE;
});

export const TURN_EVENTS: readonly MetroEvent[] = [beginTurn, reachPhase, endTurn, lastRound, moveFigure, buyBoost, takeAction];
