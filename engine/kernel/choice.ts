/**
 * Choices: what a procedure asks. Candidates are small whole numbers (codes); those that fail a requirement are not offered, and the same
 * requirement says why. An action is the code spelled out as data, built only when somebody wants to read it.
 */
import type { Engine } from "./engine.ts";
import type { Frame } from "./frames.ts";
import { at, type Player, type State, shorten, type View } from "./state.ts";

/** What a player can do, as data. `card` names an instance, `place` a place. */
export type Action = { readonly kind: string; readonly [name: string]: number | string };

/** What a member of an action is: what `Role` says of numbers of events, or words of the rules. */
export type Member = "card" | "place" | "player" | "number" | "words";

/** A form that actions can have: their kind, and what their other members are. */
export type ActionForm = { readonly kind: string; readonly members: Readonly<Record<string, Member>> };

export type Requirement<S extends State = State, C = unknown> = {
  /** What the player would do: "play", "buy". */
  readonly verb: string;
  /** The rule that asks for it: "XX-6.3". */
  readonly rule: string;
  holds(state: View<S>, code: number, frame: Frame, engine: Engine<C>): boolean;
  /** A sentence without the rule number: what is missing, and how much. */
  reason(state: View<S>, code: number, frame: Frame, engine: Engine<C>): string;
};

/** The words of a card that ask: an instance and the characters from … to in its text. */
export type Span = { readonly card: number; readonly from: number; readonly to: number };

export type Choice<S extends State = State, C = unknown, N extends string = string> = {
  /** "play", "buy", or the shape: "subset", "order", "number". */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  /** Asked even if there is one action only, because that there is only one tells of hidden cards. */
  readonly always?: boolean;
  /** Which action is taken is known only to the player who chooses; or, of actions of these kinds, which card they name. */
  readonly secret?: boolean | readonly string[];
  /** There is no list: all change comes as free moves. */
  readonly free?: boolean;
  /** Every form that its actions can have, whatever the state: what people write ahead is held to it. Default: nobody knows. */
  readonly forms?: readonly ActionForm[];
  /** Cheapest to mend first. */
  readonly requirements?: readonly Requirement<S, C>[];
  player(state: View<S>, frame: Frame, engine: Engine<C>): Player;
  /** Adds all candidates in a stable order. */
  candidates(state: View<S>, into: number[], frame: Frame, engine: Engine<C>): void;
  action(state: View<S>, code: number, frame: Frame, engine: Engine<C>): Action;
  /** Proposes what was chosen and says which step comes next. */
  carryOut(state: View<S>, code: number, frame: Frame, engine: Engine<C>): N | "done";
  prompt(state: View<S>, frame: Frame, engine: Engine<C>): string;
  span?(state: View<S>, frame: Frame, engine: Engine<C>): Span | undefined;
  /** The candidates with what speaks against them, if that is not only `requirements`; `beyond`: and whatever else people may ask about. */
  weigh?(state: View<S>, frame: Frame, engine: Engine<C>, beyond: boolean): Weighed[];
  /** What stands against an action of one of its forms that is no candidate at all; none if nothing can be said of it. */
  against?(state: View<S>, action: Action, frame: Frame, engine: Engine<C>): readonly { readonly rule: string; readonly reason: string }[];
};

/** A candidate and the requirements that it fails: none if it is offered. */
export type Weighed = {
  readonly action: Action;
  readonly failed: readonly { readonly verb: string; readonly rule: string; readonly reason: string }[];
};

/** A choice in which nothing is left out: all have one shape, so that what is asked of them a million times a second is found where it always is. */
export type Question<S extends State = State, C = unknown, N extends string = string> = Required<Choice<S, C, N>>;

/** Fills in what a choice leaves out. */
export function questionOf<S extends State, C, N extends string>(choice: Choice<S, C, N>): Question<S, C, N> {
  const { kind, rule, always = false, secret = false, free = false, forms = [], requirements = [] } = choice;
  const { player, candidates, action, carryOut, prompt } = choice;
  const { span = () => undefined, weigh = weighCandidates(choice), against = () => [] } = choice;
  return { kind, rule, always, secret, free, forms, requirements, player, candidates, action, carryOut, prompt, span, weigh, against };
}

/** Adds to `into`, which is empty, the codes that fulfil every requirement, in the order of the candidates. */
export function listLegal(state: View<State>, question: Question, frame: Frame, engine: Engine, into: number[]): void {
  question.candidates(state, into, frame, engine);
  const { requirements } = question;
  if (requirements.length === 0) return;
  let kept = 0;
  for (let i = 0; i < into.length; i++) {
    const code = at(into, i);
    let fits = true;
    for (let r = 0; fits && r < requirements.length; r++) fits = at(requirements, r).holds(state, code, frame, engine);
    if (fits) into[kept++] = code;
  }
  shorten(into, kept);
}

/** Every candidate with the requirements that it fails. */
const weighCandidates =
  <S extends State, C, N extends string>({ candidates, action, requirements = [] }: Choice<S, C, N>): Question<S, C, N>["weigh"] =>
  (state, frame, engine) => {
    const codes: number[] = [];
    candidates(state, codes, frame, engine);
    return codes.map((code) => ({
      action: action(state, code, frame, engine),
      failed: requirements
        .filter((requirement) => !requirement.holds(state, code, frame, engine))
        .map((requirement) => ({ verb: requirement.verb, rule: requirement.rule, reason: requirement.reason(state, code, frame, engine) })),
    }));
  };

/** Whether two actions say the same, in whatever order. */
export function sameAction(a: Action, b: Action): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
