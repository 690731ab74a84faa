/** Which card, or which department: what longer texts ask for, one after the other (CORP-R84). */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { discardCard, receive, replaceCard, take } from "../cards/events-cards.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, DEPARTMENTS, TIERS } from "../layout.ts";
import { pay, place, remove } from "../mat/events-mat.ts";
import { tierOf } from "../mat/mat.ts";
import { buildCost, candidates, chooserOf, poolCost, type Setting } from "./able.ts";
import type { Asking } from "./effects.ts";
import { instructionAt } from "./program.ts";

/** Slots: the place in the program of what is asked, who acts, whose text it is, how often still. */
const AT = 0;
const WHO = 1;
const YOU = 2;
const LEFT = 3;

const settingOf = (state: CorpView, frame: Frame): Setting => ({
  who: slot(state, frame, WHO),
  you: slot(state, frame, YOU),
  target: -1,
  card: -1,
});
/** What is asked: an instruction, or the cards that a cost takes. */
function askedIn(state: CorpView, frame: Frame, { content }: CorpEngine): Asking {
  const instruction = instructionAt(content.program, slot(state, frame, AT));
  if ((instruction.is === "cost" || instruction.is === "unless") && instruction.cost.is === "cards")
    return { ...instruction.cost, is: "discard", words: { from: 0, to: 0 } };
  if (instruction.is !== "do") throw new Error("Nothing is asked there");
  return instruction.effect as Asking;
}

/** Asks, as often as the effect says. The caller's last act. */
export function choose(state: CorpView, engine: CorpEngine, at: number, effect: Asking, { who, you }: Setting): void {
  engine.call(state, CHOICE, at, who, you, "n" in effect ? effect.n : 1);
}

const PROMPTS: Readonly<Record<Asking["is"], string>> = {
  discard: "Which card do you discard?",
  strip: "Which card do you have discarded?",
  take: "Which card do you take?",
  yield: "Which card do you give?",
  give: "Which card do you give?",
  recover: "Which card do you take from the discard pile?",
  hire: "Which card of the pool do you take?",
  replace: "Which pool card do you replace?",
  build: "In which department do you build?",
  remove: "Of which department do you remove the highest piece?",
};
const OF_DEPARTMENTS: ReadonlySet<Asking["is"]> = new Set(["build", "remove"]);

function carryOut(state: CorpView, engine: CorpEngine, effect: Asking, { who, you }: Setting, item: number): void {
  switch (effect.is) {
    case "discard":
      engine.propose(state, discardCard, who, item);
      return;
    case "strip":
      engine.propose(state, discardCard, who, item);
      return;
    case "take":
    case "yield":
      engine.propose(state, receive, you, item);
      return;
    case "give":
    case "recover":
      engine.propose(state, receive, who, item);
      return;
    case "hire": {
      const price = poolCost(state, engine, who, item, effect);
      if (price > 0) engine.propose(state, pay, who, price);
      engine.propose(state, take, who, item);
      return;
    }
    case "replace":
      engine.propose(state, replaceCard, item);
      return;
    case "build": {
      const price = buildCost(state, engine, who, item, effect);
      if (price > 0) engine.propose(state, pay, who, price);
      engine.propose(state, place, who, who, item * TIERS + tierOf(state, who, item));
      return;
    }
    case "remove":
      engine.propose(state, remove, who, item);
  }
}

function found(state: CorpView, frame: Frame, engine: CorpEngine, into: number[]): void {
  candidates(state, engine, askedIn(state, frame, engine), settingOf(state, frame), into);
}

export const CHOICE: Procedure<CorpState, CorpContent> = procedures<CorpState, CorpContent>()(
  "text asks",
  {
    next(state, frame, engine) {
      const into: number[] = [];
      if (slot(state, frame, LEFT) > 0) found(state, frame, engine, into);
      return into.length > 0 ? "choose" : "done";
    },
    choose: {
      kind: "choose for a text",
      rule: "CORP-R84",
      forms: [
        ...(["discard", "take", "strip", "yield", "give", "recover", "hire", "replace"] as const).map(
          (kind) => ({ kind, members: { card: "card" } }) as const,
        ),
        ...(["build", "remove"] as const).map((kind) => ({ kind, members: { department: "words" } }) as const),
      ],
      player: (state, frame, engine) => chooserOf(askedIn(state, frame, engine), settingOf(state, frame)),
      prompt: (state, frame, engine) => PROMPTS[askedIn(state, frame, engine).is],
      candidates: (state, into, frame, engine) => found(state, frame, engine, into),
      action(state, item, frame, engine) {
        const { is } = askedIn(state, frame, engine);
        return OF_DEPARTMENTS.has(is) ? { kind: is, department: DEPARTMENTS[item] ?? "" } : { kind: is, card: item };
      },
      carryOut(state, item, frame, engine) {
        setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
        carryOut(state, engine, askedIn(state, frame, engine), settingOf(state, frame), item);
        return "next";
      },
    },
  },
  { holds: true },
);
