/** What happens to the Rogue A.I.: its deck and its tokens (MR-14). */
import { events } from "../../../kernel/events.ts";
import { moveCard, shufflePlace } from "../../../kernel/zones.ts";
import type { MetroContent } from "../content.ts";
import { AI_DECK, AI_DISCARD, cardsIn, type MetroState } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";

const event = events<MetroState, MetroContent>();

/** The top A.I. card is revealed (MR-14.6). */
export const revealAi: MetroEvent = event("reveal an A.I. card", ["card"], (state, card, _b, _c, _d, { layout }) =>
  moveCard(state, layout, card, AI_DISCARD),
);
/** The discarded A.I. cards are a new deck (MR-R28). */
export const reshuffleAi: MetroEvent = event("shuffle A.I. cards", [], (state, _a, _b, _c, _d, { layout }) => {
  for (const card of [...cardsIn(state, AI_DISCARD)]) moveCard(state, layout, card, AI_DECK);
  shufflePlace(state, layout, AI_DECK);
});
/** A rogue token moves: 0 gold, 1 silver (MR-14.7). */
export const moveToken: MetroEvent = event("move a rogue token", ["number", "number"], (state, token, station) => {
  if (token === 0) state.gold = station;
  else state.silver = station;
});

export const SOLO_EVENTS: readonly MetroEvent[] = [revealAi, reshuffleAi, moveToken];
