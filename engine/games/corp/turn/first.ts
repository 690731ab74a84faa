/** Chapter CORP-2.5: who begins. Everybody rolls one die, those who tie at the top again. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { CorpContent } from "../content.ts";
import { faceOf, rollOne, showDice } from "../encounters/events-dice.ts";
import { NO_HITS } from "../encounters/faces.ts";
import type { CorpState } from "../layout.ts";
import { goFirst } from "./events-turn.ts";

/** Slots: who rolls, one bit each, 0 for everybody; who rolls next; the best face; who has it. */
const ROLLERS = 0;
const NEXT = 1;
const BEST = 2;
const HIGHEST = 3;

export const FIRST = procedures<CorpState, CorpContent>()("first player", {
  next(state, frame, engine) {
    const rollers = slot(state, frame, ROLLERS) || (1 << state.players) - 1;
    for (let player = slot(state, frame, NEXT); player < state.players; player++)
      if ((rollers & (1 << player)) !== 0) {
        setSlot(state, frame, NEXT, player);
        engine.propose(state, rollOne, player);
        return "rolled";
      }
    return "judge";
  },
  rolled(state, frame, engine) {
    const player = slot(state, frame, NEXT);
    const face = faceOf(state);
    engine.propose(state, showDice, player, 0, face, NO_HITS);
    if (face >= slot(state, frame, BEST)) {
      setSlot(state, frame, HIGHEST, (face > slot(state, frame, BEST) ? 0 : slot(state, frame, HIGHEST)) | (1 << player));
      setSlot(state, frame, BEST, face);
    }
    setSlot(state, frame, NEXT, player + 1);
    return "next";
  },
  judge(state, frame, engine) {
    const highest = slot(state, frame, HIGHEST);
    if ((highest & (highest - 1)) !== 0) {
      setSlot(state, frame, ROLLERS, highest);
      setSlot(state, frame, NEXT, 0);
      setSlot(state, frame, BEST, 0);
      setSlot(state, frame, HIGHEST, 0);
      return "next";
    }
    engine.propose(state, goFirst, 31 - Math.clz32(highest));
    return "done";
  },
});
