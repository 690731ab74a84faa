/** Drawing cards, one at a time: who must draw from an empty main deck loses (MC-5.6, MC-13.5, MC-R25). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { MegacorpContent } from "../content.ts";
import { cardsIn, isPlaying, MAIN_DECK, type MegacorpState } from "../layout.ts";
import { draw, drawNothing } from "../network/events-cards.ts";
import { isPlayerBanned } from "../texts/prohibitions.ts";

const PLAYER = 0;
const LEFT = 1;

/** DRAWING: player, how many cards. */
export const DRAWING = procedures<MegacorpState, MegacorpContent>()(
  "drawing",
  {
    next(state, frame, engine) {
      const player = slot(state, frame, PLAYER);
      const left = slot(state, frame, LEFT);
      if (left <= 0 || !isPlaying(state, player) || isPlayerBanned(state, engine, player, "draw")) return "done";
      const card = cardsIn(state, MAIN_DECK + player).at(-1);
      setSlot(state, frame, LEFT, left - 1);
      if (card === undefined) engine.propose(state, drawNothing, player);
      else engine.propose(state, draw, player, card);
      return "next";
    },
  },
  { holds: true },
);
