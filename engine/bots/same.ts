/** Which actions come to the same: two copies of a card in one place do, and so does a card that is another one in another imagined state. */
import type { Action } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import { listOf, type State } from "../kernel/state.ts";

/** Whether two actions come to the same: a card is told by its design, its place and its own numbers. */
export function isAlike(game: Game, state: State, one: Action, other: Action): boolean {
  if (one.kind !== other.kind) return false;
  const { card } = one;
  const { card: otherCard } = other;
  // First what tells most of them apart.
  if (card !== otherCard && (typeof card !== "number" || typeof otherCard !== "number" || !isSameCard(game, state, card, otherCard)))
    return false;
  for (const name in one) if (name !== "card" && one[name] !== other[name]) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

function isSameCard(game: Game, state: State, one: number, other: number): boolean {
  if (one < 0 || other < 0 || state.card[one] !== state.card[other] || state.zone[one] !== state.zone[other]) return false;
  for (const name of game.layout.cardFields) {
    const numbers = listOf(state, name);
    if (numbers[one] !== numbers[other]) return false;
  }
  return true;
}

/** Of the actions on offer with these indexes the first of those that come to the same. */
export function distinctOf(game: Game, state: State, indexes: readonly number[]): number[] {
  const actions = game.decision(state)?.actions;
  if (actions === undefined) return [];
  const found: number[] = [];
  const kept: Action[] = [];
  for (const i of indexes) {
    const action = actions.at(i);
    if (isAmong(game, state, kept, action)) continue;
    kept.push(action);
    found.push(i);
  }
  return found;
}

function isAmong(game: Game, state: State, actions: readonly Action[], action: Action): boolean {
  for (const one of actions) if (isAlike(game, state, one, action)) return true;
  return false;
}
