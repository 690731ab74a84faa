/** Where teams stand, and who controls a building (CORP-8.3, CORP-12.3, CORP-R22). */
import { missing } from "../../../kernel/state.ts";
import { type CorpState, type CorpView, NOBODY, NOWHERE, TEAMS, teamIndex } from "../layout.ts";

/** So many numbers say what texts give to one team for a time (CORP-R88). */
export const TEAM_LASTING = 6;

/** Where a team stands; -1 if there is none. */
export function spotOf(state: CorpView, player: number, team: number): number {
  const list = team === 0 ? state.team1 : team === 1 ? state.team2 : state.team3;
  return list[player] ?? missing(list, player);
}
/** The same list, to be changed; for events. */
export const ownSpots = (state: CorpState, team: number): number[] => (team === 0 ? state.team1 : team === 1 ? state.team2 : state.team3);

/** Whether a team exists. */
export const isTeam = (state: CorpView, player: number, team: number): boolean => spotOf(state, player, team) !== NOWHERE;

/** Who controls a building: whose team came there first (CORP-12.6). */
export function controllerOf(state: CorpView, spot: number): number {
  let found = NOBODY;
  let earliest = 0;
  for (let player = 0; player < state.players; player++)
    for (let team = 0; team < TEAMS; team++)
      if (spotOf(state, player, team) === spot) {
        const arrived = state.arrived[teamIndex(player, team)] ?? 0;
        if (found === NOBODY || arrived < earliest) {
          found = player;
          earliest = arrived;
        }
      }
  return found;
}
