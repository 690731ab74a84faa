/** Games that are played by a plan: what is chosen depends on what is on offer alone, so that two games go the same way as long as nothing differs. */
import type { Playable } from "../../engine/games/game.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { Position } from "../../engine/kernel/position.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { at, fieldsOf, type State } from "../../engine/kernel/state.ts";
import { hash, wordsOf } from "./alive-plan.ts";

/** Decisions that are played of a game, if it does not end before. */
const DECISIONS = 150;

/** What was so at each choice of a game, what was on offer, and how often each kind of question was asked, by turn. */
export type Run = {
  readonly moments: ReadonlyMap<string, string>;
  readonly offers: ReadonlyMap<string, string>;
  readonly asked: ReadonlyMap<string, number>;
  readonly turns: number;
  /** How the game ended, if it did. */
  readonly returns?: string;
};

const least = (among: readonly string[], rank: (one: string) => number): string =>
  among.reduce((best, one) => (rank(one) < rank(best) ? one : best));

/** What ends a step comes late, and so does what gives cards away. */
const ENDING = /^(?:end|done|decline|pass|go on|stop|let it lie|refuse|offer)/u;
/** How much later, at first and after how many deeds half of that. */
const LATE = 3;
const DEEDS = 8;
/** How much earlier what is done with cards comes. */
const EARLY = 0.5;

/** By kind of action how late it comes, 1 as chance has it: what hardly ever comes about goes first, what keeps a game from getting on waits. */
export type Pace = Readonly<Record<string, number>>;

/** Draws that depend on a number alone. */
function drawn(seed: number): (below: number) => number {
  const rng = rngOf(seed);
  return (n) => below(rng, n);
}

/** What counts in a position. `chance`: one die more is a difference, whatever it shows. */
function material({ game }: Playable, state: State, chance: boolean): string {
  const fields = fieldsOf(state);
  const told = Object.entries(game.layout.fields).flatMap(([name, { inside }]) => (inside ? [] : [fields[name]]));
  return JSON.stringify([state.zones, state.seen, told, chance ? state.rng : 0]);
}

/** A choice by the plan: first what is done, then to what, since of one kind of action there may be hundreds. */
function planned(
  { wishes, askedFor }: Playable,
  pace: Pace,
  actions: readonly Action[],
  said: readonly string[],
  key: number,
  deeds: number,
): number {
  const weight = (kind: string) => {
    const own = pace[kind];
    if (own !== undefined) return own;
    return (askedFor.going ?? []).includes(kind) || ENDING.test(kind) ? LATE / (1 + deeds / DEEDS) : wishes.includes(kind) ? EARLY : 1;
  };
  const kinds = [...new Set(actions.map(({ kind }) => kind))];
  const kind = least(kinds, (one) => hash(one, key) * weight(one));
  const among = said.filter((_, i) => at(actions, i).kind === kind);
  return said.indexOf(least(among, (words) => hash(words, key + 1)));
}

type Laid = { readonly options: unknown; readonly from: Position; readonly pace?: Pace };

/** Plays from a position; one game in three as `leaning` has it, where the game says how to reach what chance hardly ever reaches. */
export function playedByPlan(playable: Playable, { options, from, pace = {} }: Laid, seed: number, chance: boolean): Run {
  const { game, leaning } = playable;
  const [asked, moments, offers] = [new Map<string, number>(), new Map<string, string>(), new Map<string, string>()];
  const built = game.build(game.start({ seed }, options), from);
  if (!built.ok) throw new Error(built.error.message);
  const state = built.value;
  const turns = () => playable.turns?.(state) ?? 0;
  let deeds = 0;
  let phase = "";
  for (let n = 0; n < DECISIONS && state.ended === 0; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    const actions = decision.actions.all();
    const said = actions.map(wordsOf);
    const now = `${turns()} ${playable.phase?.(state)}`;
    if (now !== phase) deeds = 0;
    phase = now;
    const key = `${now} ${decision.kind} ${decision.player} ${deeds}`;
    const times = `${turns()} ${decision.kind} ${decision.player}`;
    asked.set(times, (asked.get(times) ?? 0) + 1);
    moments.set(key, material(playable, state, chance));
    offers.set(key, said.toSorted().join());
    const own = hash(key, seed);
    deeds++;
    const lean = leaning !== undefined && seed % 3 === 1;
    game.applyAt(state, lean ? leaning(state, actions.length, drawn(own)) : planned(playable, pace, actions, said, own, deeds));
  }
  if (state.ended === 0) return { moments, offers, asked, turns: turns() };
  moments.set("the end", material(playable, state, chance));
  return { moments, offers, asked, turns: turns(), returns: state.returns.join() };
}
