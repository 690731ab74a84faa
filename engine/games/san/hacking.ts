/** Chapter 1.11: spending Hacking on the Virus track. */
import { nothing, type Offer } from "../../kernel/offers.ts";
import type { SanContent } from "./content.ts";
import { moveMarker } from "./events.ts";
import type { SanState } from "./layout.ts";

/** MOVE_MARKER: one space for one H. */
export const moveMarkerOffer: Offer<SanState, SanContent, "play"> = {
  verb: "move the marker",
  needs: [
    {
      rule: "SAN-11.1",
      holds: (state) => state.hacking >= 1,
      reason: (state) => `A step costs 1 Hacking and you have ${state.hacking}`,
    },
  ],
  items: nothing,
  action: () => ({ kind: "move marker" }),
  carryOut(state, _item, _frame, engine) {
    engine.propose(state, moveMarker, state.active, 1);
    return "play";
  },
};
