/** What a state can be asked about itself at any time: laws 1 and 2, and what its game adds. */
import type { Engine } from "./engine.ts";
import { everybody } from "./layout.ts";
import { at, fieldsOf, type State } from "./state.ts";

/** A law that a state breaks, and a sentence about where. */
export type Fault = {
  readonly law: number;
  readonly message: string;
  /** Found by the rules of the game, not by the laws of every game. */
  readonly own?: true;
};

/** Every fault of a state; none if all is well. */
export function faultsOf(engine: Engine, state: State): Fault[] {
  const own = engine.rules.faults?.(state, engine as Engine<never>) ?? [];
  return [
    ...placeFaults(engine, state),
    ...numberFaults(engine, state),
    ...own.map((message) => ({ law: 2, message, own: true as const })),
  ];
}

/** Law 1: every card instance is in exactly one place, and says so itself. */
function placeFaults({ layout }: Engine, state: State): Fault[] {
  const faults: Fault[] = [];
  const found = state.card.map(() => 0);
  state.zones.forEach((ids, place) => {
    for (const id of ids) {
      if (found[id] === undefined) faults.push({ law: 1, message: `Place ${place} holds card ${id}, which does not exist` });
      else {
        found[id]++;
        if (state.zone[id] !== place) faults.push({ law: 1, message: `Card ${id} lies in place ${place} and says ${state.zone[id]}` });
        const sight = at(layout.sights, place) & everybody(state.players);
        if ((at(state.seen, id) & sight) !== sight) faults.push({ law: 1, message: `Card ${id} lies open and is not known` });
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
function numberFaults({ layout }: Engine, state: State): Fault[] {
  const faults: Fault[] = [];
  const fields = fieldsOf(state);
  for (const [name, { per, signed }] of Object.entries(layout.fields)) {
    const value = fields[name];
    const values = typeof value === "number" ? [value] : (value ?? []);
    const length = { game: 1, player: state.players, card: state.card.length, list: values.length }[per];
    if (values.length !== length) faults.push({ law: 2, message: `"${name}" has ${values.length} numbers instead of ${length}` });
    for (const number of values) {
      if ((number | 0) !== number) faults.push({ law: 2, message: `"${name}" is ${number}, no whole number of 32 bits` });
      else if (number < 0 && !signed) faults.push({ law: 2, message: `"${name}" is ${number}, below zero` });
    }
  }
  return faults;
}
