/** What is asked of whom, with the actions on offer as a lazy list: an action is built only when somebody looks at it. */
import { type Action, type Question, type Span, sameAction } from "./choice.ts";
import type { Engine } from "./engine.ts";
import type { Frame } from "./frames.ts";
import { at, type Player, type State } from "./state.ts";

/** The actions of a decision in a stable order. Good until the state changes. */
export type Actions<A extends Action = Action> = {
  readonly length: number;
  at(i: number): A;
  /** Position of an action that says the same, or -1. */
  indexOf(action: Action): number;
  all(): A[];
};

export type Decision<A extends Action = Action> = {
  readonly player: Player;
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  /** No list: all change comes as free moves. */
  readonly free: boolean;
  /** Whether that this action is taken is known only to the player who chooses. */
  isSecret(action: Action): boolean;
  /** A sentence for people. */
  readonly prompt: string;
  /** The words of the card that ask, if a card does. */
  readonly span: Span | undefined;
  readonly actions: Actions<A>;
};

/** The decision that a state waits for, or undefined if the match is over. */
export function decisionOf(engine: Engine, state: State): Decision | undefined {
  const asking = engine.asking(state);
  return asking && new Asked(engine, state, asking.choice, asking.frame);
}

/** The rule that asks: of what the kernel asks in every game, the game's own number for it. */
export const ruleOf = ({ rules }: Engine, { kind, rule }: Question): string => rules.asked?.[kind] ?? rule;

class Asked implements Decision, Actions {
  readonly #engine: Engine;
  readonly #state: State;
  readonly #choice: Question;
  readonly #frame: Frame;

  constructor(engine: Engine, state: State, choice: Question, frame: Frame) {
    this.#engine = engine;
    this.#state = state;
    this.#choice = choice;
    this.#frame = frame;
  }

  get player(): Player {
    return this.#choice.player(this.#state, this.#frame, this.#engine);
  }
  get kind(): string {
    return this.#choice.kind;
  }
  get rule(): string {
    return ruleOf(this.#engine, this.#choice);
  }
  get free(): boolean {
    return this.#choice.free;
  }
  isSecret({ kind }: Action): boolean {
    const { secret } = this.#choice;
    return typeof secret === "boolean" ? secret : secret.includes(kind);
  }
  get prompt(): string {
    return this.#choice.prompt(this.#state, this.#frame, this.#engine);
  }
  get span(): Span | undefined {
    return this.#choice.span(this.#state, this.#frame, this.#engine);
  }
  get actions(): Actions {
    return this;
  }
  get length(): number {
    return this.#engine.legal(this.#state).length;
  }
  at(i: number): Action {
    return this.#choice.action(this.#state, at(this.#engine.legal(this.#state), i), this.#frame, this.#engine);
  }
  indexOf(action: Action): number {
    for (let i = 0; i < this.length; i++) if (sameAction(this.at(i), action)) return i;
    return -1;
  }
  all(): Action[] {
    return Array.from({ length: this.length }, (_, i) => this.at(i));
  }
}
