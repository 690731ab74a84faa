/**
 * Who follows which match in this process. One Map on `globalThis`, shared by however many bundles this file is in and by reloaded code, holds
 * plain data and listeners only; the matches themselves are rebuilt from their records by whoever needs them (`table.ts`).
 */
import type { MatchId } from "../../engine/matches/stored.ts";

type Live = {
  /** Called when something of the match has changed. */
  readonly listeners: Set<() => void>;
  /** Streams that are open, by the hash of their browser. */
  readonly here: Map<string, number>;
  /** Streams whose browser was told all there is with an answer of its own, and at which length of the record. */
  readonly answered: Map<string, number>;
  /** The length of the record for which a bot is thinking. */
  thinking?: number;
  /** Why a bot does not go on, at which length of the record, and from when on it may try again, as `Date.now()` has it. */
  trouble?: { readonly at: number; readonly message: string; readonly againFrom: number };
};

const KEY = Symbol.for("arcology.matches");
type Holder = { [KEY]?: Map<MatchId, Live> };

function lives(): Map<MatchId, Live> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/** What goes on around a match; undefined when nothing does. */
export const liveOf = (id: MatchId): Readonly<Live> | undefined => lives().get(id);

/** Changes what goes on around a match, and forgets it when nothing is left. */
function change(id: MatchId, how: (live: Live) => void): void {
  const live: Live = lives().get(id) ?? { listeners: new Set(), here: new Map(), answered: new Map() };
  lives().set(id, live);
  how(live);
  if (live.listeners.size === 0 && live.here.size === 0 && live.thinking === undefined && live.trouble === undefined) lives().delete(id);
}

/** Calls `listener` whenever something of the match changes, until the returned function is called. */
export function listen(id: MatchId, listener: () => void): () => void {
  change(id, ({ listeners }) => listeners.add(listener));
  return () => change(id, ({ listeners }) => listeners.delete(listener));
}

/** Matches of which everybody who listens is going to be told. */
const due = new Set<MatchId>();

/**
 * Tells everybody who listens, once whoever is answered now has been: what others are told makes nobody wait who did it. One who cannot take it does not
 * keep it from the others, nor undo what has happened. With `after` they are told when that has come, and never when it fails.
 */
export function announce(id: MatchId, after?: Promise<void>): void {
  // What was answered before this is not all there is any more.
  lives().get(id)?.answered.clear();
  if (after)
    void after.then(
      () => tell(id),
      (error: unknown) => console.error(error),
    );
  else tell(id);
}

function tell(id: MatchId): void {
  if (due.has(id)) return;
  due.add(id);
  setImmediate(() => {
    due.delete(id);
    for (const listener of [...(lives().get(id)?.listeners ?? [])]) {
      try {
        listener();
      } catch (error) {
        console.error(error);
      }
    }
  });
}

/** Notes that a browser is told of a match up to entry `n` by the answer to what it did, so that its stream need not tell it again. */
export const noteAnswered = (id: MatchId, stream: string, n: number): void => void lives().get(id)?.answered.set(stream, n);

/** Up to which entry a browser was told of a match with an answer, if nothing has changed since. */
export const answeredTo = (id: MatchId, stream: string): number | undefined => lives().get(id)?.answered.get(stream);

/** Leaves a stream that opens to tell everything. */
export const tellAgain = (id: MatchId, stream: string): void => void lives().get(id)?.answered.delete(stream);

/** The matches that somebody listens to. */
export const followed = (): MatchId[] => [...lives()].filter(([, { listeners }]) => listeners.size > 0).map(([id]) => id);

/** Notes that a browser opened a page of a match; what is returned notes that it is closed. Announced when it is the first of that browser, or was the last. */
export function arrive(id: MatchId, browser: string): () => void {
  const count = (by: number) => {
    let isNews = false;
    change(id, ({ here }) => {
      const was = here.get(browser) ?? 0;
      const open = was + by;
      if (open > 0) here.set(browser, open);
      else here.delete(browser);
      isNews = was > 0 !== open > 0;
    });
    if (!isNews) return;
    noteSeen(id, browser, Date.now());
    announce(id);
  };
  count(1);
  return () => count(-1);
}

const LEFT = Symbol.for("arcology.matches.left");
type Leavers = { [LEFT]?: Map<string, number> };
/** Browsers of which is kept when they left a match. */
const MOST_LEAVERS = 10_000;

/** Notes that a browser is at a match now, also one that has no page of it open. `nowMs` as `Date.now()` has it. */
export function noteSeen(id: MatchId, browser: string, nowMs: number): void {
  const holder = globalThis as Leavers;
  holder[LEFT] ??= new Map();
  if (holder[LEFT].size >= MOST_LEAVERS) holder[LEFT].clear();
  holder[LEFT].set(`${id} ${browser}`, nowMs);
}

/**
 * How long a browser has been away from a match, in milliseconds; undefined while a page of it is open there, without end where nothing is known of it.
 */
export function goneFor(id: MatchId, browser: string, nowMs: number): number | undefined {
  if (liveOf(id)?.here.has(browser)) return undefined;
  const left = (globalThis as Leavers)[LEFT]?.get(`${id} ${browser}`);
  return left === undefined ? Number.POSITIVE_INFINITY : Math.max(0, nowMs - left);
}

/** Notes for which length of the record a bot thinks, or that none does. */
export const setThinking = (id: MatchId, length: number | undefined): void =>
  change(id, (live) => {
    if (length === undefined) delete live.thinking;
    else live.thinking = length;
  });

/** Notes why a bot does not go on, or that all is well. */
export const setTrouble = (id: MatchId, trouble: Live["trouble"]): void =>
  change(id, (live) => {
    if (trouble === undefined) delete live.trouble;
    else live.trouble = trouble;
  });
