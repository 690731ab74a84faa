/** Checks that apply to a state at any time: laws 1 and 2, and those of its game. */
import type { Engine } from "./engine.ts";
import { everybody, leastOf, numbersEach } from "./layout.ts";
import { at, fieldsOf, type State } from "./state.ts";

/** A law that a state breaks, and a sentence about where. */
export type Fault = {
  readonly law: number;
  readonly message: string;
  /** Found by the rules of the game, not by the general laws. */
  readonly own?: true;
};

/** Every fault of a state; none if all is well. The rules are asked about sound states only. */
export function faultsOf(engine: Engine, state: State): Fault[] {
  const faults = breaches(engine, state);
  if (faults.length > 0) return faults;
  const odd = engine.rules.faults?.(state, engine as Engine<never>) ?? [];
  return odd.map((message) => ({ law: 2, message, own: true }));
}

/** Faults that stop a match; empty if only the rules find something odd. */
export function breaches(engine: Engine, state: State): Fault[] {
  const faults = [...placeFaults(engine, state), ...numberFaults(engine, state)];
  if (faults.length > 0) return faults;
  return (engine.rules.broken?.(state, engine as Engine<never>) ?? []).map((message) => ({ law: 2, message }));
}

/** Law 1: every card instance is in exactly one place, and says so itself. */
function placeFaults({ layout, rules, content }: Engine, state: State): Fault[] {
  const faults: Fault[] = [];
  const designs = rules.designs?.(content as never) ?? Number.POSITIVE_INFINITY;
  state.card.forEach((card, id) => {
    if (card < 0 || card >= designs) faults.push({ law: 1, message: `Card ${id} is of design ${card}, which does not exist` });
  });
  state.seen.forEach((seen, id) => {
    if ((seen & ~everybody(layout.players)) !== 0) faults.push({ law: 1, message: `Card ${id} is known to players who do not exist` });
  });
  const found = state.card.map(() => 0);
  state.zones.forEach((ids, place) => {
    for (const id of ids) {
      if (found[id] === undefined) faults.push({ law: 1, message: `Place ${place} holds card ${id}, which does not exist` });
      else {
        found[id]++;
        if (state.zone[id] !== place)
          faults.push({ law: 1, message: `Card ${id} is in place ${place}, but its own record says ${state.zone[id]}` });
        const sight = at(layout.sights, place) & everybody(state.players);
        if ((at(state.seen, id) & sight) !== sight)
          faults.push({ law: 1, message: `Card ${id} is face up, but not every player knows it` });
      }
    }
  });
  state.owner.forEach((owner, id) => {
    if (owner < 0 || owner >= state.players)
      faults.push({ law: 1, message: `Card ${id} belongs to player ${owner + 1} of ${state.players}` });
  });
  found.forEach((times, id) => {
    if (times !== 1) faults.push({ law: 1, message: `Card ${id} is in ${times} places` });
  });
  return faults;
}

/** Law 2: numbers are whole, of 32 bits, and not below zero unless declared so. */
function numberFaults({ layout, rules }: Engine, state: State): Fault[] {
  const faults: Fault[] = [];
  const fields = fieldsOf(state);
  const active = rules.activeField === undefined ? 0 : (fields[rules.activeField] ?? 0);
  if (typeof active === "number" && active >= state.players)
    faults.push({ law: 2, message: `It is the turn of player ${active + 1} of ${state.players}` });
  for (const [name, spec] of Object.entries(layout.fields)) {
    const { per, signed, on, holds, spaces } = spec;
    const value = fields[name];
    const values = typeof value === "number" ? [value] : (value ?? []);
    const spaced = (spaces?.words.length ?? 0) * numbersEach(spec, layout.players);
    const length = { game: 1, player: state.players, card: state.card.length, list: values.length, space: spaced }[per];
    const most = on ? on.words.length - 1 : holds ? state.players - 1 : per === "space" && spec.values ? spec.values.length - 1 : undefined;
    if (values.length !== length) faults.push({ law: 2, message: `"${name}" has ${values.length} numbers instead of ${length}` });
    for (const number of values) {
      if ((number | 0) !== number) faults.push({ law: 2, message: `"${name}" is ${number}, which is not a whole number of 32 bits` });
      else if (number < leastOf(spec) && !signed) faults.push({ law: 2, message: `"${name}" is ${number}, which is below zero` });
      else if (most !== undefined && number > most)
        faults.push({ law: 2, message: `"${name}" is ${number}, ${on ? "a space that does not exist" : "which is too large"}` });
    }
  }
  return faults;
}
