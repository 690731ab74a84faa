/** Chapter MR-14: a turn of the Rogue A.I. Nobody is asked anything in it. */
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { HACK } from "../city/route.ts";
import type { MetroContent } from "../content.ts";
import { AI_DECK, AI_DISCARD, type MetroEngine, type MetroState, type MetroView, topOf } from "../layout.ts";
import { moveToken, reshuffleAi, revealAi } from "./events-solo.ts";

export const GOLD = 0;
export const SILVER = 1;
export const TOKENS = ["gold", "silver"] as const;

/** Where a rogue token stands. */
export const tokenAt = (state: MetroView, token: number): number => (token === GOLD ? state.gold : state.silver);

/** Whether the player's figure or the other rogue token stands on a station (MR-R26). */
const isOccupied = (state: MetroView, token: number, station: number): boolean =>
  state.figure.includes(station) || tokenAt(state, token === GOLD ? SILVER : GOLD) === station;

/** A token advances: occupied stations are skipped and do not count (MR-14.7, MR-R26). */
export function advanceToken(state: MetroView, engine: MetroEngine, token: number, counted: number): void {
  let station = tokenAt(state, token);
  if (station < 0) return;
  for (let left = counted; left > 0; ) {
    station = at(engine.content.route.next, station);
    if (!isOccupied(state, token, station)) left--;
  }
  engine.propose(state, moveToken, token, station);
}

/** A token advances to the next Hack space that is free (MR-R46). */
export function advanceToHack(state: MetroView, engine: MetroEngine, token: number): void {
  const { route } = engine.content;
  const from = tokenAt(state, token);
  if (from < 0) return;
  let station = at(route.next, from);
  while (station !== from && (at(route.icon, station) !== HACK || isOccupied(state, token, station))) station = at(route.next, station);
  if (station !== from) engine.propose(state, moveToken, token, station);
}

/** A token is put so many stations ahead of the player's figure, or behind if below zero; then on to the next free one (MR-14.7, MR-14.8). */
export function putToken(state: MetroView, engine: MetroEngine, token: number, steps: number): void {
  const { route } = engine.content;
  const stations = route.stations.find((side) => side.includes(at(state.figure, 0))) ?? [];
  const from = stations.indexOf(at(state.figure, 0));
  let station = stations[(((from + steps) % stations.length) + stations.length) % stations.length] ?? 0;
  while (isOccupied(state, token, station)) station = at(route.next, station);
  engine.propose(state, moveToken, token, station);
}

/** The A.I.'s turn (MR-14.6). */
export const ROGUE = procedures<MetroState, MetroContent>()("rogue", {
  deck(state, _frame, engine) {
    if (topOf(state, AI_DECK) === undefined) engine.propose(state, reshuffleAi);
    return "reveal";
  },
  reveal(state, _frame, engine) {
    const card = topOf(state, AI_DECK);
    if (card === undefined) return "done";
    engine.propose(state, revealAi, card);
    return "move";
  },
  // MR-14.7
  move(state, _frame, engine) {
    engine.content.texts.begin(state, engine, topOf(state, AI_DISCARD) ?? 0, "move");
    return "side";
  },
  // MR-14.9 to MR-14.11: the same space counts as left.
  side(state, _frame, engine) {
    const isLeft = at(state.notoriety, 0) <= state.aiNotoriety;
    engine.content.texts.begin(state, engine, topOf(state, AI_DISCARD) ?? 0, isLeft ? "left" : "right");
    return "done";
  },
});
