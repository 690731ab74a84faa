/** Written positions: a match starts in the middle, at a point that its rules name. */
import type { Engine } from "./engine.ts";
import { faultsOf } from "./faults.ts";
import { forkState, setNumber } from "./fork.ts";
import { topFrame } from "./frames.ts";
import type { Game } from "./game.ts";
import { startOf } from "./layout.ts";
import { err, ok, type Result } from "./result.ts";
import type { Script } from "./rng.ts";
import type { Stand } from "./rules.ts";
import { at, type CardIndex, fieldsOf, type InstanceId, type Player, type State } from "./state.ts";

/** Where every card is, who knows it, and the numbers that differ from the base match. */
export type Position = {
  /** The cards of the match, if they are not those of the base match; their fields have start values. */
  readonly cards?: readonly { readonly card: CardIndex; readonly owner: Player }[];
  /** By place its cards, the top last; every card of the match once. */
  readonly zones: readonly (readonly InstanceId[])[];
  /** By card, the players, one bit each, who know it in addition to those who see its place. */
  readonly seen: readonly number[];
  /** Whole fields by name. */
  readonly fields: Readonly<Record<string, number | readonly number[]>>;
  /** Where the match starts; default: the first point of the rules. */
  readonly stand?: string;
  /** Draws fixed in advance. */
  readonly script?: Script;
};

export type PositionFault = {
  readonly code: "stand" | "law" | "stuck";
  /** A sentence that says what is wrong. */
  readonly message: string;
};

/** A slot count that every frame of a stand has. */
const SLOTS = 4;

/** A match that starts at a position. `from` is a match of the same cards and does not change; its randomness continues, and a log begins if it has one. */
export function buildState(engine: Engine, from: State, position: Position): Result<State, PositionFault> {
  const state = forkState(engine.layout, from);
  const stands = engine.rules.stands ?? {};
  const name = position.stand ?? Object.keys(stands)[0];
  if (name !== undefined) {
    const stand = Object.hasOwn(stands, name) ? stands[name] : undefined;
    if (stand === undefined) return err({ code: "stand", message: `A match of ${engine.rules.id} cannot start at "${name}"` });
    state.frames = framesOf(engine, stand);
  }
  if (position.cards) makeCards(engine, state, position.cards);
  state.zones = position.zones.map((ids) => [...ids]);
  state.zones.forEach((ids, place) => {
    for (const id of ids) {
      setNumber(state, "zone", id, place);
      setNumber(state, "seen", id, (position.seen[id] ?? 0) | at(engine.layout.sights, place));
    }
  });
  Object.assign(fieldsOf(state), structuredCopy(position.fields));
  Object.assign(state, { waiting: [], ended: 0, decisions: 0, returns: state.returns.map(() => 0) });
  if (position.script) state.rng.script = position.script;
  if (from.log) state.log = [];
  engine.rules.laid?.(state);
  const fault = faultsOf(engine, state)[0];
  if (fault !== undefined) return err({ code: "law", message: fault.message });
  try {
    engine.resume(state);
  } catch (thrown) {
    engine.forget();
    return err({ code: "stuck", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
  return ok(state);
}

/** Replaces the cards. */
function makeCards({ layout }: Engine, state: State, cards: NonNullable<Position["cards"]>): void {
  state.card = cards.map(({ card }) => card);
  state.owner = cards.map(({ owner }) => owner);
  state.zone = cards.map(() => 0);
  state.seen = cards.map(() => 0);
  const fields = fieldsOf(state);
  for (const name of layout.cardFields) fields[name] = cards.map(({ owner }) => startOf(layout, name, owner));
  // The running procedures were about the old cards.
  for (const [name, { per }] of Object.entries(layout.fields)) if (per === "list") fields[name] = [];
}

/**
 * A match where a position may be laid on it: what is asked before the game begins is answered by the first that is offered, in place. Only
 * matches whose positions bring their own cards need it.
 */
export function readyToLay<S extends State>(game: Pick<Game<S>, "makesCards" | "standing" | "decision" | "applyAt">, state: S): S {
  if (game.makesCards) while (game.standing(state) === undefined && game.decision(state) !== undefined) game.applyAt(state, 0);
  return state;
}

/** The point where a written position could begin, if the match is at one. */
export function standingOf(engine: Engine, state: State): string | undefined {
  if (state.ended !== 0) return undefined;
  const frame = topFrame(state);
  const procedure = engine.procedureAt(at(state.frames, frame));
  const step = procedure?.stepNames[at(state.frames, frame + 1)];
  return Object.entries(engine.rules.stands ?? {}).find(([, stand]) => stand.procedure === procedure?.name && stand.step === step)?.[0];
}

/** The frames of a stand, outermost first. Throws if the rules name a procedure or step that they do not have. */
function framesOf(engine: Engine, stand: Stand): number[] {
  const { procedure, step, from = step, slots = [], within } = stand;
  const found = engine.rules.procedures.find(({ name }) => name === procedure);
  const index = found?.stepNames.indexOf(from);
  if (found === undefined || index === undefined || index < 0)
    throw new Error(`${engine.rules.id} has no step "${from}" of "${procedure}"`);
  const own = Array.from({ length: Math.max(SLOTS, slots.length) }, (_, i) => slots[i] ?? 0);
  return [...(within ? framesOf(engine, within) : []), engine.indexOf(found), index, ...own, own.length + 3];
}

const structuredCopy = (fields: Position["fields"]): Record<string, number | number[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === "number" ? value : [...value]]));
