/**
 * What follows from a state alone is found once, and holds until the state changes. The one mechanism by which rules and texts keep what they derive: it lies beside the
 * position, so that it is neither saved nor compared.
 */

/** What was found of a state, and when. */
export type Memo = {
  version: number;
  value: unknown;
  /** What was found of this state, its copies and what it is a copy of, the latest first: they share the list, which begins with the first copy. Undefined if nothing lasts. */
  known: unknown[] | undefined;
};

/** A state as findings see it. */
type Remembering = { readonly version: number; readonly memos: (Memo | undefined)[] };

/** How many findings there are: each has its own place among the memos of a state. */
let findings = 0;
/** What is known of a state without copies: it hardly ever comes back to where it was. */
const NO_COPIES: unknown[] = [];
/** The version that no state is at. */
const NO_VERSION = -1;
/** So many findings are kept for a state and its copies. Bots come back to where they were: they try the same actions at one choice after the other. */
const MOST_KNOWN = 16;

/**
 * The finding as a question that may be asked as often as one likes; not by the finding itself.
 *
 * @param isStill whether what was found of another version of the state, of a copy or of what it is a copy of, is what would be found now: cheaper to see than to
 *   find. It has to look at all that the finding depends on, for cards that were hidden may be others in a copy.
 */
export function remembered<S extends Remembering, E, T>(
  find: (state: S, engine: E) => T,
  isStill?: (found: T, state: S, engine: E) => boolean,
): (state: S, engine: E) => T {
  const place = findings++;
  return (state, engine) => {
    const { version, memos } = state;
    const memo = memos[place];
    if (memo === undefined) {
      const value = find(state, engine);
      while (memos.length <= place) memos.push(undefined);
      memos[place] = { version, value, known: isStill && NO_COPIES };
      return value;
    }
    // Only this finding writes what it finds there.
    if (memo.version === version) return memo.value as T;
    memo.version = version;
    if (isStill === undefined || memo.known === undefined) {
      const value = find(state, engine);
      memo.value = value;
      return value;
    }
    if (isStill(memo.value as T, state, engine)) return memo.value as T;
    if (memo.known === NO_COPIES) {
      const value = find(state, engine);
      memo.value = value;
      return value;
    }
    const value = foundBefore(memo.known as T[], isStill, state, engine) ?? find(state, engine);
    noteFirst(memo.known, value);
    memo.value = value;
    return value;
  };
}

/** Of what is known what would be found now. */
function foundBefore<S, E, T>(
  known: readonly T[],
  isStill: (found: T, state: S, engine: E) => boolean,
  state: S,
  engine: E,
): T | undefined {
  for (let i = 0; i < known.length; i++) {
    const found = known[i] as T;
    if (isStill(found, state, engine)) return found;
  }
  return undefined;
}

/** Puts a finding before the others; the one that was needed last gives way. */
function noteFirst(known: unknown[], value: unknown): void {
  let held = value;
  for (let i = 0; i < known.length; i++) {
    const next = known[i];
    known[i] = held;
    if (next === value) return;
    held = next;
  }
  if (known.length < MOST_KNOWN) known.push(held);
}

/** What a copy of a state remembers of it: what may be still so. */
export function passedOn(memos: readonly (Memo | undefined)[]): (Memo | undefined)[] {
  const passed: (Memo | undefined)[] = [];
  for (let i = 0; i < memos.length; i++) {
    const memo = memos[i];
    if (memo?.known === NO_COPIES) memo.known = [memo.value];
    passed.push(memo?.known && { version: NO_VERSION, value: memo.value, known: memo.known });
  }
  return passed;
}
