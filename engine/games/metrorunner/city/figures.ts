/** Where figures stand and how they get on (MR-2.8, MR-5). */
import { at } from "../../../kernel/state.ts";
import { type MetroEngine, type MetroView, NOWHERE } from "../layout.ts";
import { isBlocked } from "../turn/lasting.ts";

/** Whether an opponent's figure or a rogue token stands on a station, seen by a player, by default the active one (MR-5.2). */
export function isTaken(state: MetroView, station: number, by = state.active): boolean {
  if (state.gold === station || state.silver === station) return true;
  if (state.lasting.length > 0 && isBlocked(state, station)) return true;
  for (let player = 0; player < state.players; player++) if (player !== by && state.figure[player] === station) return true;
  return false;
}

/**
 * The station after so many counted ones: what is taken is skipped and does not count (MR-5.2); the own former station counts (MR-R6).
 *
 * @param counted at least 1
 */
export function stationAhead(state: MetroView, { content }: MetroEngine, counted: number, by = state.active): number {
  let station = at(state.figure, by);
  for (let left = counted; left > 0; ) {
    station = at(content.route.next, station);
    if (!isTaken(state, station, by)) left--;
  }
  return station;
}

/** Stations from one to another along the arrows, none left out. */
export function stepsBetween({ content }: MetroEngine, from: number, to: number): number {
  let steps = 0;
  for (let station = from; station !== to; station = at(content.route.next, station)) if (++steps > content.route.next.length) return steps;
  return steps;
}

/** The districts in whose area the active player's figure stands: one, or two on a border (MR-6.6). */
export const districtsHere = (state: MetroView, { content }: MetroEngine, player = state.active): readonly number[] =>
  state.figure[player] === NOWHERE ? [] : at(content.route.districts, at(state.figure, player));
