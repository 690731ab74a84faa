/** What the verbs of Megacorp's texts do with the stack: cancelling, and playing an Event by text (MC-14). */
import { at } from "../../../kernel/state.ts";
import { type Acting, onStack, type Run, runsFor } from "../../../language/index.ts";
import { EVENT, type MegacorpContent } from "../content.ts";
import { HAND, type MegacorpState, type MegacorpView } from "../layout.ts";
import { FROM_HAND } from "../network/deploy.ts";
import { PLAYING, whyNotPlayed } from "../stack/play.ts";
import { cancel } from "../stack/stack.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

/** The runs, by construct. */
export const STACK_EFFECTS: Readonly<Record<string, Run>> = {
  // MC-G7: it is handed the numbers of what waits on the stack.
  cancel: run.verb({
    onStack: true,
    run(state, _acting, engine, numbers: readonly number[]) {
      for (const number of numbers) {
        const waiting = onStack(state, number);
        if (waiting) engine.propose(state, cancel, number, waiting.source);
      }
    },
  }),
  // MC-14.4, MC-R158: out of the hand, by the rules of playing.
  play: run.verb({
    from: (_state: MegacorpView, { actor }: Acting, into: number[]) => void into.push(HAND + actor),
    fits: [
      {
        rule: "MC-14.4",
        holds: (state, card, { actor }) => state.zone[card] === HAND + actor,
        reason: () => "Events are played from your hand",
      },
      {
        rule: "MC-14.4",
        holds: (state, card, _acting, { content }) => content.type[at(state.card, card)] === EVENT,
        reason: () => "Only Events can be played; other cards are bought or deployed",
      },
      {
        rule: "MC-14.4",
        holds: (state, card, { actor }, engine) => whyNotPlayed(state, engine, actor, card) === undefined,
        reason: (state, card, { actor }, engine) => whyNotPlayed(state, engine, actor, card)?.reason ?? "",
      },
    ],
    run(state, { actor }, engine, [card]: readonly number[]) {
      if (card !== undefined) engine.call(state, PLAYING, card, actor, FROM_HAND);
    },
  }),
};
