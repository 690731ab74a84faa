/** Which cards of a player have texts at work: assets, and runners and security cards that say something (CORP-7.5, CORP-R91). */
import { at } from "../../../kernel/state.ts";
import {
  type CorpEngine,
  type CorpView,
  cardsIn,
  GARRISON,
  NOBODY,
  OWN_ASSETS,
  SECURITY_TEAM,
  TEAMS,
  teamAt,
  teamPlace,
} from "../layout.ts";

/** Cards whose texts hold for a player now. Of the printed cards these are assets alone. */
export function cardsAtWork(state: CorpView, { content }: CorpEngine, player: number): readonly number[] {
  const assets = cardsIn(state, OWN_ASSETS + player);
  if (!content.isSpoken) return assets;
  const found = [...assets];
  const add = (place: number): void => {
    for (const card of cardsIn(state, place)) if (content.speaks[state.card[card] ?? 0] === true) found.push(card);
  };
  add(SECURITY_TEAM + player);
  add(GARRISON + player);
  for (let team = 0; team < TEAMS; team++) add(teamPlace(player, team));
  return found;
}

/** Sides of an encounter: 0 the team that moves, 1 whoever it meets. */
const MOVES = 0;
const MET = 1;

/** The side of the encounter that a card is on; -1 for none. */
export function sideOfCard(state: CorpView, card: number): number {
  if (state.met === NOBODY || card < 0) return NOBODY;
  const place = at(state.zone, card);
  const code = teamAt(place);
  if (code >= 0) {
    if (state.mover >= 0 && code === state.active * TEAMS + state.mover) return MOVES;
    return state.metTeam >= 0 && code === state.met * TEAMS + state.metTeam ? MET : NOBODY;
  }
  return place === SECURITY_TEAM + state.met && state.metTeam < 0 ? MET : NOBODY;
}

/** The kind of roll that is a fight, as `roll` has it. */
const ATTACK = 3;

/** Whether a card takes part now: a runner with its team, a security card in the step of its type and in each fight (CORP-R93). */
export function isMet(state: CorpView, { content: { type } }: CorpEngine, card: number): boolean {
  const side = sideOfCard(state, card);
  if (side === NOBODY) return false;
  return teamAt(at(state.zone, card)) >= 0 || state.roll === ATTACK || at(type, at(state.card, card)) === state.stage - 1;
}

/** The cards of a side. */
export const cardsOnSide = (state: CorpView, side: number): readonly number[] =>
  cardsIn(
    state,
    side === MOVES
      ? teamPlace(state.active, state.mover)
      : state.metTeam < 0
        ? SECURITY_TEAM + state.met
        : teamPlace(state.met, state.metTeam),
  );
