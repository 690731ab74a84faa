/** What texts change by themselves, beside the events of their game: chance among cards. A game lists `machine.events` among its own. */
import { type EventRule, events } from "../../kernel/events.ts";
import { setSlot, slot } from "../../kernel/frames.ts";
import { below } from "../../kernel/rng.ts";

const event = events();

/** Cards of a selection are drawn by lot: frame, first slot of the cards, how many they are, how many are drawn. Those drawn come to stand first. */
export const LOT: EventRule = event("lot", ["number", "number", "number", "number"], (state, frame, first, count, drawn) => {
  for (let i = 0; i < drawn; i++) {
    const j = i + below(state.rng, count - i, "lot");
    const card = slot(state, frame, first + j);
    setSlot(state, frame, first + j, slot(state, frame, first + i));
    setSlot(state, frame, first + i, card);
  }
});
