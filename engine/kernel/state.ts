/**
 * The state of a match: flat records of plain numbers. Card instances, places and players are small whole numbers; a card is named by its
 * index into the content. Nothing in a state is compiled or bound to a moment of a program's run; what
 * a state and its copies have together is nobody's to change (fork.ts).
 */
import { type FieldSpecs, type Layout, numbersEach, startOf } from "./layout.ts";
import type { LogEntry } from "./log.ts";
import type { Memo } from "./remembered.ts";
import { type Rng, rngOf } from "./rng.ts";

/** A side in the rules, 0 … n-1. */
export type Player = number;
/** One copy of a card in one match, counted from 0. */
export type InstanceId = number;
/** Index of a card design into the content. */
export type CardIndex = number;

/** A spectator: watches without playing. */
export const SPECTATOR = -1;

/** Lists by name, and the cards of places by number. There are few, so that they are looked through sooner than looked up. */
export type Mine = { readonly lists: string[]; readonly places: number[] };

/** The members of every game's state. */
export type State = {
  players: number;
  rng: Rng;
  /** The running procedures, innermost last: see frames.ts. */
  frames: number[];
  /** The instances of each place; the last of a list is its top. */
  zones: (readonly InstanceId[])[];
  /** By instance: its design, its owner, its place, and the players who know it, one bit each. */
  card: readonly CardIndex[];
  owner: readonly Player[];
  zone: readonly number[];
  seen: readonly number[];
  /** Triggers that wait to be carried out: see triggers.ts. */
  waiting: number[];
  /** 1 while state-based rules must be checked. */
  changed: number;
  /** 0 during the match; then the endings reached, one bit each. */
  ended: number;
  /** By player: win 1, loss -1, draw 0. No meaning during the match. A copy has the same list. */
  returns: readonly number[];
  /** Decisions taken so far, without those with a single action that were carried out automatically. */
  decisions: number;
  /** Cache: the codes of the actions on offer, if `listed` is 1: `Engine.legal` is to be asked for them. A copy has the same list: `freshLegal`. */
  legal: readonly number[];
  listed: number;
  /** Grows whenever the state changes: what was derived from it holds until then. Not part of the position. */
  version: number;
  /** What was found of it: see remembered.ts. Not part of the position. */
  memos: (Memo | undefined)[];
  /** What is not shared with a copy; undefined while there was no copy. Not part of the position. */
  mine: Mine | undefined;
  /** What happened, if somebody listens. Not part of the position. */
  log: LogEntry[] | undefined;
};

/** The state that a layout declares. */
export type StateOf<L> =
  L extends Layout<string, infer F>
    ? State & {
        -readonly [K in keyof F]: F[K] extends { per: "game" }
          ? number
          : F[K] extends { per: "card" } | { rare: true }
            ? readonly number[]
            : number[];
      }
    : never;

/** A read-only state, as given to procedures, choices and bots. Only events change a state. */
export type View<S> = {
  readonly [K in keyof S]: S[K] extends readonly (readonly number[])[]
    ? readonly (readonly number[])[]
    : S[K] extends readonly number[]
      ? readonly number[]
      : S[K] extends Rng
        ? Readonly<Rng>
        : S[K];
};

/** The element at `i`. Throws where there is none: only a bug asks for it. */
export function at<T>(list: readonly T[], i: number): T {
  return list[i] ?? missing(list, i);
}

/**
 * Throws, for there is no element `i`. `list[i] ?? missing(list, i)` says the same as `at` and is for what bulk play passes millions of times a second:
 * a function that reads lists of every kind is slower there than an access that always meets the same.
 */
export function missing(list: readonly unknown[], i: number): never {
  throw new RangeError(`No element ${i} among ${list.length}`);
}

/** Shortens a list to a length. Faster than setting the length, which calls the runtime and frees the memory. */
export function shorten(list: number[], length: number): void {
  while (list.length > length) list.pop();
}

type Fields = Record<string, number | number[]>;

/** The declared fields of a state by name. The one place where a name is not checked by the compiler. */
export const fieldsOf = (state: View<State>): Fields => state as unknown as Fields;

/** The numbers of a field that is not of the whole game. */
export function listOf(state: View<State>, field: string): readonly number[] {
  const value = fieldsOf(state)[field];
  if (!Array.isArray(value)) throw new Error(`"${field}" is not a list of numbers`);
  return value;
}

/** A state without cards, every field at its start. */
export function createState<F extends FieldSpecs>(layout: Layout<string, F>, players: number, seed: number): StateOf<Layout<string, F>> {
  const state: State = {
    ...blankOf(layout),
    players,
    rng: rngOf(seed),
    frames: [],
    zones: layout.places.map(() => []),
    card: [],
    owner: [],
    zone: [],
    seen: [],
    waiting: [],
    changed: 0,
    ended: 0,
    returns: Array.from({ length: players }, () => 0),
    decisions: 0,
    legal: [],
    listed: 0,
    version: 0,
    memos: [],
    mine: undefined,
    log: undefined,
  };
  const fields = fieldsOf(state);
  for (const [name, spec] of Object.entries(layout.fields)) {
    const start = startOf(layout, name, 0);
    const { per, spaces } = spec;
    const length = per === "player" ? players : (spaces?.words.length ?? 0) * numbersEach(spec, layout.players);
    fields[name] = per === "game" ? start : Array.from({ length }, () => start);
  }
  return state as StateOf<Layout<string, F>>;
}

const blanks = new WeakMap<Layout, State>();

/**
 * All members that the states of a layout have, in one object. Spreading it gives states that are quick to read and to copy; an object that grows
 * by names which are not in the source is not.
 */
function blankOf(layout: Layout): State {
  const known = blanks.get(layout);
  if (known) return known;
  const members = ["players", "rng", "frames", "zones", "card", "owner", "zone", "seen", "waiting", "changed", "ended", "returns"];
  const names = [...members, "decisions", "legal", "listed", "version", "memos", "mine", "log", ...Object.keys(layout.fields)];
  const blank = Object.fromEntries(names.map((name) => [name, 0])) as unknown as State;
  blanks.set(layout, blank);
  return blank;
}
