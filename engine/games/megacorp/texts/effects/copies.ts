/** What Megacorp's words for copies of what waits on the stack do; what they say of prices is asked for by the rules of buying. */
import { EFFECT, onStack, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState } from "../../layout.ts";
import { COPYING, copy } from "../../stack/copy.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

const STATICS = [
  ...["costs.noTraits", "static.noTraits", "costs.nextMore", "may.buyHeld"],
  ...["static.deployedWithEach", "static.deployedWithNamedEach"],
];

/** The runs, by construct. */
export const COPIES_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(STATICS.map((id) => [id, run.static()])),
  // MC-R253: both are handed the numbers of what waits on the stack.
  copy: run.verb({
    onStack: true,
    run(state, { actor }, engine, numbers: readonly number[]) {
      for (const number of numbers) {
        const waiting = onStack(state, number);
        if (waiting) engine.propose(state, copy, number, waiting.source, actor);
      }
    },
  }),
  "copy.new": run.verb({
    onStack: true,
    run(state, { actor }, engine, numbers: readonly number[]) {
      for (const number of [...numbers].reverse()) {
        const waiting = onStack(state, number);
        if (waiting?.kind === EFFECT) engine.call(state, COPYING, waiting.source, actor);
        else if (waiting) engine.propose(state, copy, number, waiting.source, actor);
      }
    },
  }),
};
