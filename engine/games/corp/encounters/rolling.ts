/** Both sides roll (section 2.3): the attacker or the team that moves first. */

import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { CorpContent } from "../content.ts";
import type { CorpEngine, CorpState, CorpView } from "../layout.ts";
import { MOVER, playerOf } from "./dice.ts";
import { rollDice, showDice } from "./events-dice.ts";

/** Slots: who rolls first, dice of side 0 and 1, which of the two is shown. */
const FIRST = 0;
const DICE = 1;
const SHOWN = 3;
/** Faces told by one entry of the log. */
const AT_ONCE = 10;

export const ROLLING = procedures<CorpState, CorpContent>()("roll", {
  roll(state, frame, engine) {
    for (const side of [slot(state, frame, FIRST), 1 - slot(state, frame, FIRST)])
      engine.propose(state, rollDice, playerOf(state, side), side, slot(state, frame, DICE + side));
    setSlot(state, frame, SHOWN, 0);
    return "show";
  },
  show(state, frame, engine) {
    for (const side of [slot(state, frame, FIRST), 1 - slot(state, frame, FIRST)]) tellDice(state, engine, side);
    return "done";
  },
});

function tellDice(state: CorpView, engine: CorpEngine, side: number): void {
  const dice = side === MOVER ? state.dice0 : state.dice1;
  const hits = side === MOVER ? state.hits0 : state.hits1;
  for (let from = 0; from === 0 || from < dice.length; from += AT_ONCE) {
    let packed = 0;
    for (let i = Math.min(dice.length, from + AT_ONCE) - 1; i >= from; i--) packed = packed * 8 + at(dice, i);
    engine.propose(state, showDice, playerOf(state, side), side, packed, hits);
  }
}

/** Both sides roll before the next step of the caller. */
export const rollBoth = (state: CorpView, engine: CorpEngine, first: number, dice0: number, dice1: number): void =>
  engine.call(state, ROLLING, first, dice0, dice1);
