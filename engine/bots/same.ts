/** Which actions come to the same: two copies of a card in one place do, and so does a card that is another one in another imagined state. */
import type { Action } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import { at, listOf, type State } from "../kernel/state.ts";

/** A text that is the same for actions that come to the same: a card is named by its design, its place and its own numbers. */
export function actionKey(game: Game, state: State, action: Action): string {
  let key = action.kind;
  for (const name in action) {
    if (name === "kind") continue;
    const value = action[name];
    key += name === "card" && typeof value === "number" && value >= 0 ? cardKey(game, state, value) : ` ${name} ${value}`;
  }
  return key;
}

function cardKey(game: Game, state: State, id: number): string {
  let key = ` ${state.card[id]}@${state.zone[id]}`;
  for (const name of game.layout.cardFields) key += `,${listOf(state, name)[id]}`;
  return key;
}

/** Keys of all actions on offer, in their order. */
export function keysOf(game: Game, state: State): string[] {
  const decision = game.decision(state);
  const keys: string[] = [];
  if (decision) for (let i = 0; i < decision.actions.length; i++) keys.push(actionKey(game, state, decision.actions.at(i)));
  return keys;
}

/** Of the actions with these indexes the first of each key: no two of them come to the same. */
export function distinctOf(keys: readonly string[], indexes: readonly number[] = keys.map((_, i) => i)): number[] {
  const known = new Set<string>();
  return indexes.filter((i) => {
    const key = at(keys, i);
    return !known.has(key) && known.add(key);
  });
}

/** Index of the first highest number. */
export const best = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));
