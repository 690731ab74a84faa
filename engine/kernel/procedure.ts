/**
 * Rules procedures: lists of named steps. A step is a function that says which step comes next, or a choice that asks a player. No step can
 * wait in any other way, so what is under way is always a few numbers in a frame.
 */
import { type Choice, type Question, questionOf } from "./choice.ts";
import type { Engine } from "./engine.ts";
import type { Frame } from "./frames.ts";
import type { Player, State, View } from "./state.ts";

/** Says what comes next: the name of a step of the same procedure, or "done". What it proposes has happened before the next step runs. */
export type Run<S extends State, C, N extends string> = {
  run(state: View<S>, frame: Frame, engine: Engine<C>): N | "done";
}["run"];

export type Step<S extends State = State, C = unknown, N extends string = string> = Run<S, C, N> | Choice<S, C, N>;

/** Says whom a procedure is for. */
export type Whose<S extends State> = { whose(state: View<S>, frame: Frame): Player }["whose"];

export type Procedure<S extends State = State, C = unknown> = {
  readonly name: string;
  /** Triggers wait until the procedure is done, as they do while a text is carried out. */
  readonly holds: boolean;
  /** Whom it is for, where it ends with everything within it as soon as that player is out of the match. Default: it goes on, whoever is out. */
  readonly whose?: Whose<S>;
  readonly stepNames: readonly string[];
  readonly steps: readonly (Run<S, C, string> | Question<S, C>)[];
};

/** The number of a step. There are few, so that they are looked through sooner than looked up. Throws if there is none of that name. */
export function stepNamed({ name, stepNames }: Pick<Procedure, "name" | "stepNames">, step: string): number {
  for (let i = 0; i < stepNames.length; i++) if (stepNames[i] === step) return i;
  throw new Error(`${name} has no step "${step}"`);
}

/** Binds the state and content that procedures are written for: `const procedure = procedures<MyState, MyContent>()`. */
export const procedures =
  <S extends State, C = unknown>() =>
  /** Declares a procedure; it starts with the first step. */
  <const N extends string>(
    name: string,
    steps: Readonly<Record<N, Step<S, C, NoInfer<N>>>>,
    { holds = false, whose }: Pick<Partial<Procedure<S, C>>, "holds" | "whose"> = {},
  ): Procedure<S, C> => {
    const stepNames = Object.keys(steps);
    const prepared = (step: Step<S, C>) => (typeof step === "function" ? step : questionOf(step));
    return {
      name,
      holds,
      ...(whose ? { whose } : {}),
      stepNames,
      steps: stepNames.map((step) => prepared(steps[step as N])),
    };
  };
