/** Whether a match that came from outside can be played on: tried on copies, since what its frames mean only the rules know. */
import type { Engine } from "./engine.ts";
import { forkState } from "./fork.ts";
import { below, rngOf } from "./rng.ts";
import type { State } from "./state.ts";

/** Decisions that are played on from the state, at random. */
const DECISIONS = 40;

/** Fills in what is on offer, takes each action once and plays on from one of them. A sentence if that cannot be done. */
export function rehearse(engine: Engine, state: State): string | undefined {
  try {
    engine.refresh(state);
    const asking = engine.asking(state);
    if (asking === undefined || asking.choice.free) return undefined;
    if (state.legal.length === 0) return "The player who chooses next would have no options";
    const { choice, frame } = asking;
    choice.prompt(state, frame, engine);
    choice.weigh(state, frame, engine, false);
    for (let i = 0; i < state.legal.length; i++) engine.choose(forkState(engine.layout, state), i);
    const choices = rngOf(state.decisions);
    const trial = forkState(engine.layout, state);
    for (let n = 0; n < DECISIONS && trial.ended === 0; n++) engine.choose(trial, below(choices, engine.legal(trial).length));
    return undefined;
  } catch (thrown) {
    engine.forget();
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
