/** Markers on the tracks (MR-9), and the first trigger of the end (MR-12.1). */
import { type EventRule, events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import type { MetroState } from "../layout.ts";
import { INFLUENCE, LAST, LINE } from "./tracks.ts";

const event = events<MetroState, MetroContent>();
export type MetroEvent = EventRule<MetroState, MetroContent>;

/** What can trigger the end, as numbers of `trigger` (MR-12.1). */
export const BY_LINE = 1;
export const BY_NINTH = 2;
export const BY_DECK = 3;

/** The end is triggered, the first time only (MR-12.4, MR-R36). */
export function trigger(state: MetroState, by: number): void {
  if (state.trigger === 0) state.trigger = by;
}

/** A marker goes on; what goes beyond the last space is lost (MR-9.2). Upgrades follow from where it stands (MR-9.4). */
export const advance: MetroEvent = event("advance", ["player", "number", "number"], (state, player, track, n) => {
  const list = track === INFLUENCE ? state.influence : state.notoriety;
  list[player] = Math.min(LAST, at(list, player) + n);
  if (at(list, player) >= LINE) trigger(state, BY_LINE);
});

/** A marker of the A.I. goes on; it counts for the end (MR-14.11, MR-14.12). */
export const advanceAi: MetroEvent = event("advance the A.I.", ["number", "number"], (state, track, n) => {
  const reached = Math.min(LAST, (track === INFLUENCE ? state.aiInfluence : state.aiNotoriety) + n);
  if (track === INFLUENCE) state.aiInfluence = reached;
  else state.aiNotoriety = reached;
  if (reached >= LINE) trigger(state, BY_LINE);
});

export const TRACK_EVENTS: readonly MetroEvent[] = [advance, advanceAi];
