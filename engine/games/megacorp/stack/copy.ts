/** Copies of what waits on the stack: an object of its own, of nobody's card, with the choices of what it copies or with choices of its own (MC-R253). */
import { type EventRule, events } from "../../../kernel/events.ts";
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { copyOnStack, setStackSource } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import type { MegacorpState } from "../layout.ts";
import { topOfStack } from "./stack.ts";

const event = events<MegacorpState, MegacorpContent>();
type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/** What waits on the stack is copied with all its choices: number, card that it comes from, whose the copy is (MC-R253). */
export const copy: MegacorpEvent = event(
  "copy",
  ["number", "card", "player"],
  (state, id, _card, player) => void copyOnStack(state, id, player),
);

/** What was announced is a copy: whatever becomes of the card that it comes from, it stays: number, card (MC-R253). */
export const isCopy: MegacorpEvent = event("be a copy", ["number", "card"], (state, id) => setStackSource(state, id, 0));

const CARD = 0;
const PLAYER = 1;

/** COPYING: card, player. What an Event does is announced anew, with targets of its own, and waits on the stack as a copy (MC-R253). */
export const COPYING = procedures<MegacorpState, MegacorpContent>()(
  "copying",
  {
    announce(state, frame, engine) {
      const begin = { source: slot(state, frame, CARD), controller: slot(state, frame, PLAYER) };
      if (engine.content.machine.unannounceable(state, engine, begin) !== undefined) return "done";
      engine.content.machine.begin(state, engine, begin);
      return "note";
    },
    note(state, frame, engine) {
      const top = topOfStack(state);
      if (top?.source === slot(state, frame, CARD)) engine.propose(state, isCopy, top.id, top.source);
      return "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);
