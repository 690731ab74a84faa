/** The occasion at which a player is asked now, and what lets things go on there. */
import type { Decision } from "../kernel/decision.ts";
import type { State } from "../kernel/state.ts";
import type { Playable } from "./game.ts";
import type { Occasion } from "./scene.ts";

export type OccasionNow = { readonly occasion: Occasion /** Index of the action that passes. */; readonly pass: number };

/** Undefined where the player is asked for another reason, or cannot pass. @param state imagined from what the player knows, with the decision that is asked of them */
export function occasionNow(
  { scene, choices }: Pick<Playable, "scene" | "choices">,
  state: State,
  asked: Decision,
): OccasionNow | undefined {
  const { occasion: id, occasions = [] } = scene?.(state, asked.player) ?? {};
  const occasion = id === undefined ? undefined : occasions.find((one) => one.id === id);
  if (!occasion) return undefined;
  const actions = asked.actions.all();
  const option = choices?.(state, actions).find(({ passes }) => passes);
  const pass = actions.length === 1 ? 0 : option ? actions.indexOf(option.action) : -1;
  return pass < 0 ? undefined : { occasion, pass };
}
