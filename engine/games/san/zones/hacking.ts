/** Chapter 1.11: spending Hacking on the Virus track. */
import type { Engine } from "../../../kernel/engine.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { Player } from "../../../kernel/state.ts";
import { HACKING, type SanContent } from "../content.ts";
import type { SanState, SanView } from "../layout.ts";
import { BAN_REASON, isBanned, lasting } from "../texts/bans.ts";
import { moveMarker } from "../turn/events.ts";
import { makeUp, spendable } from "./icons.ts";
import { markerMove } from "./virus.ts";

const PLAYER = 0;
const LEFT = 1;
const BACK = 2;
/** In the place of BACK: as Hacking moves it, whichever way that is. */
const EITHER = 2;

/**
 * A text moves the marker for a player: forward along the opposing Virus cards or back along the own one, as far as that goes (SAN-11.5).
 * Begun with the player, the number of spaces, and 1 for back, 2 for either way.
 */
export const STEPPING = procedures<SanState, SanContent>()("stepping", {
  next(state, frame, engine) {
    const left = slot(state, frame, LEFT);
    const player = slot(state, frame, PLAYER);
    const goesBack = state.markerOn === player + 1;
    if (isBanned(state, engine, player, "marker")) return "done";
    if (left === 0 || (slot(state, frame, BACK) < EITHER && goesBack !== (slot(state, frame, BACK) === 1))) return "done";
    setSlot(state, frame, LEFT, left - 1);
    step(state, engine, player, 0);
    return "next";
  },
});

/** One space, for so many H. */
function step(state: SanView, engine: Engine<SanContent>, player: Player, paid: number): void {
  engine.propose(state, moveMarker, player, paid, markerMove(state, player, engine.content).passes ? 1 : 0);
}

/** What a space costs the active player now: 1 Hacking (SAN-11.1), or more by a text (SAN-R55). */
const stepCost = (state: SanView): number => 1 + (state.bans.length > 0 ? lasting(state, state.active, "marker more") : 0);

/** MOVE_MARKER: one space for one H. */
export const moveMarkerOffer: Offer<SanState, SanContent, "play"> = {
  verb: "move the marker",
  form: { kind: "move marker", members: {} },
  needs: [
    {
      rule: "SAN-R43",
      holds: (state, _frame, engine) => !isBanned(state, engine, state.active, "marker"),
      reason: () => `${BAN_REASON} move the marker`,
    },
    {
      rule: "SAN-11.1",
      first: true,
      holds: (state, _frame, engine) => spendable(state, engine, HACKING) >= stepCost(state),
      reason: (state, _frame, engine) => `A step costs ${stepCost(state)} Hacking and you have ${spendable(state, engine, HACKING)}`,
    },
  ],
  items: nothing,
  action: () => ({ kind: "move marker" }),
  carryOut(state, _item, _frame, engine) {
    const cost = stepCost(state);
    makeUp(state, engine, HACKING, cost);
    step(state, engine, state.active, cost);
    return "play";
  },
};
