/** What texts do with the card that says them: it comes back, or is discarded (CORP-R95). */
import type { StateCheck } from "../../../kernel/rules.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard, receive } from "../cards/events-cards.ts";
import { destroyTeam, leaveTeam } from "../city/events-city.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, discardOf, RUNNERS, SECURITY, TEAMS, teamAt } from "../layout.ts";
import { leaveLater, leaveNow } from "./events-texts.ts";

/** Its team is on its way or in an encounter: it stays as it is. */
export function isBusyCard(state: CorpView, card: number): boolean {
  const code = teamAt(at(state.zone, card));
  if (code < 0 || state.mover < 0) return false;
  return code === state.active * TEAMS + state.mover || (state.metTeam >= 0 && code === state.met * TEAMS + state.metTeam);
}

/** A runner of a team, or a runner or security card that was discarded. */
export function canComeBack(state: CorpView, card: number): boolean {
  if (card < 0) return false;
  const place = at(state.zone, card);
  return place === discardOf(RUNNERS) || place === discardOf(SECURITY) || teamAt(place) >= 0;
}

/** How a runner leaves its team. */
const BACK = 0;
const DISCARDED = 1;
/** It waits until its team is neither moving nor met. */
function waits(state: CorpView, engine: CorpEngine, card: number, how: number): boolean {
  if (!isBusyCard(state, card)) return false;
  if (!state.leaving.some((one, i) => i % 2 === 0 && one === card)) engine.propose(state, leaveLater, card, how);
  return true;
}

/** The team of a card, if it is the last of it. */
const lastOf = (state: CorpView, card: number): number => {
  const place = at(state.zone, card);
  return teamAt(place) >= 0 && cardsIn(state, place).length === 1 ? teamAt(place) : -1;
};
const destroy = (state: CorpView, engine: CorpEngine, code: number): void => {
  if (code >= 0) engine.propose(state, destroyTeam, Math.trunc(code / TEAMS), code % TEAMS);
};

/** Back to the Garrison or the Security Team of a player. A team of no card left is destroyed (CORP-8.10). */
export function comeBack(state: CorpView, engine: CorpEngine, player: Player, card: number): void {
  if (!canComeBack(state, card) || waits(state, engine, card, BACK)) return;
  const code = teamAt(at(state.zone, card));
  const last = lastOf(state, card);
  if (code >= 0) engine.propose(state, leaveTeam, player, card, code % TEAMS);
  else engine.propose(state, receive, player, card);
  destroy(state, engine, last);
}

/** It is discarded by its own text. */
export function discardThis(state: CorpView, engine: CorpEngine, player: Player, card: number): void {
  if (waits(state, engine, card, DISCARDED)) return;
  const last = lastOf(state, card);
  engine.propose(state, discardCard, player, card);
  destroy(state, engine, last);
}

/** Those that waited leave. */
export const checkLeaving: StateCheck<CorpState, CorpContent> = (state, engine) => {
  for (let i = 0; i < state.leaving.length; i += 2) {
    const card = at(state.leaving, i);
    if (isBusyCard(state, card)) continue;
    const how = state.leaving[i + 1];
    const code = teamAt(at(state.zone, card));
    engine.propose(state, leaveNow, card);
    if (code >= 0 && how === BACK) comeBack(state, engine, Math.trunc(code / TEAMS), card);
    if (code >= 0 && how === DISCARDED) discardThis(state, engine, Math.trunc(code / TEAMS), card);
    return true;
  }
  return false;
};
