/**
 * Copies of states. A copy shares the lists of cards, and of fields with a number for each card, with its original until one of them changes such
 * a list. `own`, `setNumber` and `ownZone` are the only ways to do that; all other code may only read them. So a copy costs little, and further
 * play costs what it changes.
 */
import type { Layout } from "./layout.ts";
import { passedOn } from "./remembered.ts";
import { fieldsOf, type InstanceId, listOf, type Mine, missing, type State, shorten } from "./state.ts";

/** Names of the lists of a state that can be changed. */
type Lists<S> = { [K in keyof S]: S[K] extends readonly number[] ? K : never }[keyof S] & string;

/** A copy that reads the same as the original, whatever happens to the other one. It has no log. */
export function forkState<S extends State>(layout: Layout, state: S): S {
  state.mine = NOTHING;
  const copy: S = { ...state };
  copy.rng = { seed: state.rng.seed, drawn: state.rng.drawn };
  copy.zones = state.zones.slice();
  copy.frames = state.frames.slice();
  copy.waiting = state.waiting.length === 0 ? [] : state.waiting.slice();
  copy.memos = passedOn(state.memos);
  copy.log = undefined;
  const fields = fieldsOf(copy);
  for (const name of layout.copiedFields) fields[name] = (fields[name] as number[]).slice();
  return copy;
}

/** What a state has for itself that was just copied, or is a copy: nobody adds to it. */
const NOTHING: Mine = { lists: [], places: [] };

/** What a state has for itself, to be added to; undefined while all is its own. */
function mineOf(state: State): Mine | undefined {
  if (state.mine === NOTHING) state.mine = { lists: [], places: [] };
  return state.mine;
}

/** The list of the actions on offer, empty: another one than a copy may have. */
export function freshLegal(state: State): number[] {
  if (state.mine === undefined) shorten(state.legal as number[], 0);
  else state.legal = [];
  return state.legal as number[];
}

/** A list of a state by its name, to be changed. Good until the state is forked. */
export const own = <S extends State>(state: S, name: Lists<S>): number[] => ownList(state, name);

/** Sets the number of a card in a list of a state; does nothing if it already has it. */
export function setNumber<S extends State>(state: S, name: Lists<S>, id: InstanceId, value: number): void {
  const list = fieldsOf(state)[name] as readonly number[];
  if (list[id] === value) return;
  if (state.mine === undefined) (list as number[])[id] = value;
  else ownList(state, name)[id] = value;
}

/** Where each card lies, to be changed: every move does, so that it is found by no name that is handed over. */
export function ownPlaces(state: State): number[] {
  if (isShared(state, "zone")) {
    state.zone = state.zone.slice();
    mineOf(state)?.lists.push("zone");
  }
  return state.zone as number[];
}

/** Who knows each card, to be changed: as `ownPlaces`. */
export function ownSeen(state: State): number[] {
  if (isShared(state, "seen")) {
    state.seen = state.seen.slice();
    mineOf(state)?.lists.push("seen");
  }
  return state.seen as number[];
}

/**
 * Whether a list of a state may be shared with another state. Then it stays as it is, whatever becomes of the two: whoever changes it copies it first.
 */
export function isShared({ mine }: Pick<State, "mine">, name: string): boolean {
  if (mine === undefined) return false;
  const { lists } = mine;
  for (let i = 0; i < lists.length; i++) if (lists[i] === name) return false;
  return true;
}

/** The same of the cards of a place. */
export function isPlaceShared({ mine }: Pick<State, "mine">, place: number): boolean {
  if (mine === undefined) return false;
  const { places } = mine;
  for (let i = 0; i < places.length; i++) if (places[i] === place) return false;
  return true;
}

/** Sets all numbers of a list of a state to 0. */
export function clearNumbers<S extends State>(state: S, name: Lists<S>): void {
  if (listOf(state, name).some((n) => n !== 0)) ownList(state, name).fill(0);
}

/** A list of a state by a name that a layout declares, to be changed. Good until the state is forked. */
export function ownList(state: State, name: string): number[] {
  const fields = fieldsOf(state);
  const list = fields[name];
  if (!Array.isArray(list)) throw new Error(`"${name}" is not a list of numbers`);
  if (!isShared(state, name)) return list;
  const copied = list.slice();
  fields[name] = copied;
  mineOf(state)?.lists.push(name);
  return copied;
}

/** The cards of a place, to be changed. Good until the state is forked. */
export function ownZone(state: State, place: number): InstanceId[] {
  const cards = state.zones[place] ?? missing(state.zones, place);
  if (!isPlaceShared(state, place)) return cards as InstanceId[];
  const copied = cards.slice();
  state.zones[place] = copied;
  mineOf(state)?.places.push(place);
  return copied;
}
