/**
 * What follows from a state alone is found once, and holds until the state changes. The one mechanism by which rules and texts keep what they derive: it lies beside the
 * position, so that it is neither saved nor compared.
 */

/** What was found of a state, when, and by which of all findings. */
export type Memo = {
  readonly of: object;
  version: number;
  value: unknown;
  /** It may still be so of a later version, or of a copy. */
  readonly lasts: boolean;
};

/** A state as findings see it. */
type Remembering = { readonly version: number; readonly memos: Memo[] };

/** The version that no state is at. */
const NO_VERSION = -1;

/**
 * The finding as a question that may be asked as often as one likes; not by the finding itself.
 *
 * @param isStill whether what was found of an earlier version of the state, or of the state that it is a copy of, is found now: cheaper to see than to find
 */
export function remembered<S extends Remembering, E, T>(
  find: (state: S, engine: E) => T,
  isStill?: (found: T, state: S, engine: E) => boolean,
): (state: S, engine: E) => T {
  const lasts = isStill !== undefined;
  return (state, engine) => {
    const { version, memos } = state;
    let memo: Memo | undefined;
    for (let i = 0; i < memos.length && memo === undefined; i++) if (memos[i]?.of === find) memo = memos[i];
    if (memo === undefined) {
      const value = find(state, engine);
      memos.push({ of: find, version, value, lasts });
      return value;
    }
    // Only this finding writes what it finds there.
    const found = memo.value as T;
    if (memo.version === version) return found;
    memo.version = version;
    if (isStill?.(found, state, engine)) return found;
    const value = find(state, engine);
    memo.value = value;
    return value;
  };
}

/** What a copy of a state remembers of it: what may be still so. */
export function passedOn(memos: readonly Memo[]): Memo[] {
  const passed: Memo[] = [];
  for (const { of, value, lasts } of memos) if (lasts) passed.push({ of, version: NO_VERSION, value, lasts });
  return passed;
}
