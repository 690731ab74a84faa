/** What texts do with the card that says them: it comes back, or is discarded (CORP-R95). */
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard, receive } from "../cards/events-cards.ts";
import { destroyTeam, leaveTeam } from "../city/events-city.ts";
import { type CorpEngine, type CorpView, cardsIn, discardOf, RUNNERS, SECURITY, TEAMS, teamAt } from "../layout.ts";

/** Its team is on its way or in an encounter: it stays as it is. */
export function isBusyCard(state: CorpView, card: number): boolean {
  const code = teamAt(at(state.zone, card));
  if (code < 0 || state.mover < 0) return false;
  return code === state.active * TEAMS + state.mover || (state.metTeam >= 0 && code === state.met * TEAMS + state.metTeam);
}

/** A runner of a team that is not busy, or a runner or security card that was discarded. */
export function canComeBack(state: CorpView, card: number): boolean {
  if (card < 0) return false;
  const place = at(state.zone, card);
  if (place === discardOf(RUNNERS) || place === discardOf(SECURITY)) return true;
  return teamAt(place) >= 0 && !isBusyCard(state, card);
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
  if (!canComeBack(state, card)) return;
  const code = teamAt(at(state.zone, card));
  const last = lastOf(state, card);
  if (code >= 0) engine.propose(state, leaveTeam, player, card, code % TEAMS);
  else engine.propose(state, receive, player, card);
  destroy(state, engine, last);
}

/** It is discarded by its own text. */
export function discardThis(state: CorpView, engine: CorpEngine, player: Player, card: number): void {
  const last = lastOf(state, card);
  engine.propose(state, discardCard, player, card);
  destroy(state, engine, last);
}
