/** The door for outside input: parsed, checked, and applied, all or none. */
import { type Action, sameAction } from "./choice.ts";
import { decisionOf } from "./decision.ts";
import type { Engine } from "./engine.ts";
import { forkState } from "./fork.ts";
import { everybody } from "./layout.ts";
import { eventFor, type GameEvent } from "./log.ts";
import { err, ok, type Result } from "./result.ts";
import type { Player, State } from "./state.ts";
import { whyNot } from "./why.ts";

/** Why an input was refused; `input` counts from 0. Nothing was changed. */
export type Rejection =
  | { readonly code: "over"; readonly input: number }
  | { readonly code: "not-your-turn"; readonly input: number; readonly current: Player }
  | { readonly code: "not-an-action"; readonly input: number }
  | { readonly code: "no-list"; readonly input: number }
  | { readonly code: "not-offered"; readonly input: number; readonly reasons: readonly string[] };

/** Applies one answer or several in turn, all or none. Returns what happened, as the player may see it. */
export function submitInputs(
  engine: Engine,
  state: State,
  player: Player,
  inputs: readonly unknown[],
): Result<readonly GameEvent[], Rejection> {
  const trial = forkState(engine.layout, state);
  trial.log = [];
  for (const [input, value] of inputs.entries()) {
    const decision = decisionOf(engine, trial);
    if (decision === undefined) return err({ code: "over", input });
    const besides = parseAction(value);
    if (besides !== undefined && engine.isBeside(besides.kind)) {
      const known = Number.isInteger(player) && player >= 0 && player < trial.players;
      const refused = known ? engine.beside(trial, player, besides) : { rule: "kernel", reason: "No player has this seat" };
      if (refused === undefined) continue;
      return err({ code: "not-offered", input, reasons: [`${refused.reason} (${refused.rule})`] });
    }
    if (decision.player !== player) return err({ code: "not-your-turn", input, current: decision.player });
    if (decision.free) return err({ code: "no-list", input });
    const action = parseAction(value);
    if (action === undefined) return err({ code: "not-an-action", input });
    const i = decision.actions.indexOf(action);
    if (i < 0)
      return err({
        code: "not-offered",
        input,
        // Looked for when somebody reads them.
        get reasons() {
          return whyNot(engine, trial, player, action).flatMap(({ reasons }) => reasons);
        },
      });
    engine.choose(trial, i);
  }
  const happened = trial.log;
  trial.log = state.log === undefined ? undefined : [...state.log, ...happened];
  Object.assign(state, trial);
  state.version++;
  return ok(happened.map((entry) => eventFor(entry, player, everybody(state.players))));
}

/** An action as data, or undefined if a value from outside is none. */
export function parseAction(value: unknown): Action | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const members = Object.entries(value);
  if (!members.every(([, member]) => typeof member === "string" || Number.isSafeInteger(member))) return undefined;
  const kind: unknown = Object.hasOwn(value, "kind") ? (value as { kind: unknown }).kind : undefined;
  return typeof kind === "string" ? { ...Object.fromEntries(members), kind } : undefined;
}

/** Position of an action among those on offer. Throws if it is not among them: the caller promised that it is. */
export function indexOfAction(engine: Engine, state: State, action: Action): number {
  const asking = engine.asking(state);
  if (asking !== undefined) {
    const { choice, frame } = asking;
    const i = engine.legal(state).findIndex((code) => sameAction(choice.action(state, code, frame, engine), action));
    if (i >= 0) return i;
  }
  throw new Error(`Not available now: ${JSON.stringify(action)}`);
}
