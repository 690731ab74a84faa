/**
 * What follows from a state alone is found once, and holds until the state changes. The one mechanism by which rules and texts keep what they derive: nothing of it is in
 * the state, so that it is neither saved nor compared, and a copy of a state begins with nothing remembered.
 */

/** Finds something anew. `before`: what was found of an earlier version of the same state, which may be handed back if it is still so. */
type Finding<S, E, T> = (state: S, engine: E, before: T | undefined) => T;

type Memo<T> = { version: number; value: T };

/** The finding as a question that may be asked as often as one likes; not by the finding itself. */
export function remembered<S extends { readonly version: number }, E, T>(find: Finding<S, E, T>): (state: S, engine: E) => T {
  const memos = new WeakMap<S, Memo<T>>();
  // One state is asked about again and again: its memo is at hand.
  let last: S | undefined;
  let memo: Memo<T> | undefined;
  return (state, engine) => {
    let known = state === last ? memo : memos.get(state);
    if (known === undefined) {
      known = { version: state.version, value: find(state, engine, undefined) };
      memos.set(state, known);
    } else if (known.version !== state.version) {
      known.value = find(state, engine, known.value);
      known.version = state.version;
    }
    last = state;
    memo = known;
    return known.value;
  };
}
