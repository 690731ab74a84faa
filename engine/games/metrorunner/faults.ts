/** What Metrorunner says about a state beyond the laws of every game: what no turns can bring about, and what no match can go on with. */
import { at } from "../../kernel/state.ts";
import { COLOURS } from "./fields.ts";
import { bruteLeft, COLOUR_COUNT, creditsLeft, supplyOf } from "./jobs/cubes.ts";
import { CELLS, cardsIn, type MetroEngine, type MetroView, SEATS, SLOT_SIZE, SLOTS, slotPlace } from "./layout.ts";
import { LAST } from "./tracks/tracks.ts";

/** What is odd, though it can be played on: one sentence for each fault. Components are limited to what is printed (MR-1.3, MR-1.4). */
export function metroFaults(state: MetroView, { content }: MetroEngine): string[] {
  const faults: string[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (supplyOf(state, colour) < 0)
      faults.push(`There are ${20 - supplyOf(state, colour)} ${COLOURS[colour]} cubes; the game has 20 (MR-1.3)`);
  if (creditsLeft(state) < 0) faults.push("There are more than 20 credits (MR-1.3)");
  if (bruteLeft(state) < 0) faults.push("There are more than 10 brute force tokens (MR-1.3)");
  const stations = state.figure.filter((station) => station >= 0);
  if (new Set(stations).size !== stations.length) faults.push("Two figures stand on one station (MR-2.8)");
  for (let player = 0; player < state.players; player++)
    for (let slot = 0; slot < SLOTS; slot++)
      if (cardsIn(state, slotPlace(player, slot)).length > SLOT_SIZE)
        faults.push(`${SEATS[player]} has more than ${SLOT_SIZE} jobs in slot ${slot + 1} (MR-8.7)`);
  if (state.bruteOn >= 0 && state.tile[state.bruteOn] === content.skull) faults.push("A brute force token lies on the skull (MR-11.11)");
  return faults;
}

/** What no match can go on with: one sentence for each fault. */
export function metroBroken(state: MetroView, { content }: MetroEngine): string[] {
  const faults: string[] = [];
  const { route } = content;
  const side = at(route.sideOf, state.players);
  const tiles = new Set(state.tile);
  if (tiles.size !== CELLS) faults.push("Each of the nine tiles must be in its own cell (MR-3.12)");
  if (state.quarter.some((turns) => turns > 3)) faults.push("A tile has been turned more than three quarters (MR-R3)");
  for (let player = 0; player < state.players; player++) {
    if (!at(route.stations, side).includes(at(state.figure, player)))
      faults.push(`The figure of ${SEATS[player]} is on no station of this side (MR-3.1)`);
    if (at(state.board, player) >= COLOUR_COUNT) faults.push(`${SEATS[player]} has no runner board (MR-3.7)`);
    if (at(state.influence, player) > LAST || at(state.notoriety, player) > LAST)
      faults.push(`A marker of ${SEATS[player]} is beyond the last space (MR-9.2)`);
  }
  if (state.players === 1 && (state.gold < 0 || state.silver < 0))
    faults.push("In the solo game, both rogue tokens must be on the route (MR-14.2)");
  if (state.players === 1 && (state.aiInfluence < 0 || state.aiNotoriety < 0))
    faults.push("In the solo game, the A.I. must have a marker on each track (MR-14.3)");
  if (new Set(state.board).size !== state.board.length) faults.push("Two players have the same runner board (MR-3.7)");
  if (state.first >= state.players) faults.push("The start player is not in the game (MR-3.14)");
  return faults;
}
