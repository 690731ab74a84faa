/** How a text goes on: the procedure that carries out its instructions, as far as a step may, and asks what they ask. */
import type { Span } from "../../kernel/choice.ts";
import { type Frame, setSlot, slot } from "../../kernel/frames.ts";
import type { Step } from "../../kernel/procedure.ts";
import { at, type State, type View } from "../../kernel/state.ts";
import type { formsOf } from "./forms.ts";
import { ASKS, type Ask, END, type Instruction, STUCK, type TextProgram } from "./program.ts";
import type { AskKind, TextRules } from "./run.ts";
import { PC, PROGRAM, type Scene, sceneOf } from "./scene.ts";

const KINDS: readonly AskKind[] = ["unit", "may", "choose", "target", "mode", "number", "player", "order", "search", "pay"];

/** The steps of the one procedure that every text is: carrying out, and each kind of question, asked if need be or always. */
export function stepsOf(
  rules: TextRules,
  programs: readonly (TextProgram | undefined)[],
  forms: ReturnType<typeof formsOf>,
): Record<string, Step> {
  const instructionAt = (state: View<State>, frame: Frame): Instruction =>
    at(at(programs, slot(state, frame, PROGRAM))?.code ?? [], slot(state, frame, PC));
  const steps: Record<string, Step> = {
    run(state, frame, engine) {
      const code = programs[slot(state, frame, PROGRAM)]?.code ?? [];
      const scene = sceneOf(state, frame, engine);
      const { frames } = state;
      const before = frames.length;
      let pc = slot(state, frame, PC);
      let proposed = false;
      for (;;) {
        const instruction = at(code, pc);
        if (proposed && instruction.reads) {
          setSlot(state, frame, PC, pc);
          return "run";
        }
        if (instruction.acts && state.log !== undefined) engine.doing = wordsOf(scene, instruction);
        const next = instruction.run(scene);
        if (next < 0) {
          if (next === END) return "done";
          setSlot(state, frame, PC, pc);
          // A text that is stuck goes on without getting anywhere, until the kernel's cap ends the match.
          return next === STUCK ? "run" : stepOf(instruction, instruction.ask?.hidden(scene) ?? false);
        }
        pc = next;
        if (!instruction.acts) continue;
        if (instruction.reads || frames.length !== before) {
          setSlot(state, frame, PC, pc);
          return "run";
        }
        proposed = true;
      }
    },
  };
  for (const kind of KINDS) for (const always of [false, true]) steps[stepName(kind, always)] = question(kind, always);
  return steps;

  function question(kind: AskKind, always: boolean): Step {
    const asked = (state: View<State>, frame: Frame): Ask => {
      const { ask } = instructionAt(state, frame);
      if (!ask) throw new Error("A text waits where it asks nothing");
      return ask;
    };
    const rule = rules.asks[kind];
    return {
      kind,
      rule,
      always,
      forms: forms[kind],
      player: (state, frame, engine) => asked(state, frame).player(sceneOf(state, frame, engine)),
      candidates: (state, into, frame, engine) => asked(state, frame).candidates(sceneOf(state, frame, engine), into),
      action: (state, code, frame, engine) => asked(state, frame).action(sceneOf(state, frame, engine), code),
      carryOut(state, code, frame, engine) {
        if (state.log !== undefined) engine.doing = wordsOf(sceneOf(state, frame, engine), instructionAt(state, frame));
        const next = asked(state, frame).answer(sceneOf(state, frame, engine), code);
        if (next === ASKS) return stepName(kind, always);
        setSlot(state, frame, PC, next);
        return "run";
      },
      prompt: (state, frame, engine) => asked(state, frame).prompt(sceneOf(state, frame, engine)),
      span: (state, frame, engine) => wordsOf(sceneOf(state, frame, engine), instructionAt(state, frame)),
      weigh(state, frame, engine) {
        const scene = sceneOf(state, frame, engine);
        const ask = asked(state, frame);
        return weighed(ask, scene).map(({ code, failed }) => {
          const action = ask.action(scene, code);
          return { action, failed: failed.map(({ rule: asks, reason }) => ({ verb: action.kind, rule: asks || rule, reason })) };
        });
      },
    };
  }
}

/** The words of an instruction on the card whose text it is; of a text that the card has taken over they stand on another card. */
export const wordsOf = (
  { state, text, source }: Pick<Scene, "state" | "text" | "source">,
  { span }: Pick<Instruction, "span">,
): Span | undefined => (text === at(state.card, source) ? { card: source, ...span } : undefined);

function weighed(ask: Ask, scene: ReturnType<typeof sceneOf>): ReturnType<NonNullable<Ask["weigh"]>> {
  if (ask.weigh) return ask.weigh(scene);
  const codes: number[] = [];
  ask.candidates(scene, codes);
  return codes.map((code) => ({ code, failed: [] }));
}

const stepName = (kind: AskKind, always: boolean): string => (always ? `${kind} hidden` : kind);
const stepOf = ({ ask }: Instruction, hidden: boolean): string => stepName(ask?.kind ?? "choose", hidden);
