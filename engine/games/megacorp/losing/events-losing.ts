/** Chapter 1.13: what makes players lose and win (MC-13). Who is out is settled in `events-elimination.ts`. */
import { type EventRule, events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { isPlaying, type MegacorpState } from "../layout.ts";

const event = events<MegacorpState, MegacorpContent>();
export type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/** A player loses, in one of the ways of section 13: player, way. The next state check carries it out, so that all who lose at once lose together (MC-R134). */
export const lose: MegacorpEvent = event("lose", ["player", "number"], (state, player, way) => {
  if (isPlaying(state, player)) state.losing[player] = at(state.losing, player) | (1 << way);
});

/** An effect says that a player wins: all others lose, unless the player loses in the same state check (MC-13.6, MC-R141). */
export const win: MegacorpEvent = event("win", ["player"], (state, player) => {
  if (isPlaying(state, player)) state.winning[player] = 1;
});
