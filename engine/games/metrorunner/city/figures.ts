/** Where figures stand and how they get on (MR-2.8, MR-5). */
import { at } from "../../../kernel/state.ts";
import { type MetroEngine, type MetroView, NOWHERE } from "../layout.ts";

/** Whether an opponent's figure or a rogue token stands on a station, seen by the active player (MR-5.2). */
export function isTaken(state: MetroView, station: number): boolean {
  if (state.gold === station || state.silver === station) return true;
  for (let player = 0; player < state.players; player++) if (player !== state.active && state.figure[player] === station) return true;
  return false;
}

/**
 * The station after so many counted ones: what is taken is skipped and does not count (MR-5.2); the own former station counts (MR-R6).
 *
 * @param counted at least 1
 */
export function stationAhead(state: MetroView, { content }: MetroEngine, counted: number): number {
  let station = at(state.figure, state.active);
  for (let left = counted; left > 0; ) {
    station = at(content.route.next, station);
    if (!isTaken(state, station)) left--;
  }
  return station;
}

/** The districts in whose area the active player's figure stands: one, or two on a border (MR-6.6). */
export const districtsHere = (state: MetroView, { content }: MetroEngine): readonly number[] =>
  state.figure[state.active] === NOWHERE ? [] : at(content.route.districts, at(state.figure, state.active));
