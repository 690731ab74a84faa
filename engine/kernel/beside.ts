/** What players do beside the decision that is open, whoever it is asked of: offers of trades, answers to them. No decision lists it; it is checked when it comes. */
import type { Action, ActionForm } from "./choice.ts";
import type { Engine } from "./engine.ts";
import type { Refusal } from "./offers.ts";
import type { Player, State, View } from "./state.ts";

export type Beside<S extends State = State, C = unknown> = {
  /** What its actions are like. Its kind is no kind of an action of a decision. */
  readonly form: ActionForm;
  /** Only the player who does it knows what it names: what others do not see may be among it. */
  readonly secret?: true;
  /** What stands against it now; undefined if nothing does. `open`: the kind of the decision that is open. */
  against(state: View<S>, player: Player, action: Action, open: string, engine: Engine<C>): Refusal | undefined;
  /** Proposes what is done and calls procedures; the open decision waits until all of it has happened. */
  carryOut(state: View<S>, player: Player, action: Action, engine: Engine<C>): void;
};

/** The names and kinds of members that an action has to have to be of a form. */
export const isOfForm = ({ members }: ActionForm, action: Action): boolean => {
  const { kind: _, ...rest } = action;
  const names = Object.keys(members);
  return (
    names.length === Object.keys(rest).length &&
    names.every((name) => typeof rest[name] === (members[name] === "words" ? "string" : "number"))
  );
};
