/**
 * What of a network could be connected from a grid by so many manipulations: for each of core, core with alpha, core with beta and all three one shortest way.
 * Only for bots. What was found is remembered by grid, bounded: the same grid is asked about by every line of play of a turn.
 */
import type { MetroContent } from "../content.ts";
import { ALL_OPEN, packed } from "../hack/circuit.ts";
import { connectedOf } from "../hack/grid.ts";
import { BASIC, type Move } from "../hack/moves.ts";
import { type Step, stepsOf, takeStep } from "../hack/planner.ts";
import { CELLS } from "../layout.ts";

/** What it connects, as the bits of `connectedOf`; the cell for a brute force token first, or -1; manipulations: numbers of the basic ones, then of the own. */
export type Way = { readonly connects: number; readonly brute: number; readonly moves: readonly number[] };

/** Who hacks: the own manipulations that can be used, bits of what is unlocked, whether a brute force token can be placed. */
export type Hacker = {
  readonly own: readonly Move[];
  readonly unlocked: number;
  readonly canForce: boolean;
};

/** Ways that are remembered, at most. */
const MOST = 20_000;

/** The ways to hack a network within `most` manipulations (0 to 2). `who` names the own manipulations. */
export type Reach = (open: readonly number[], design: number, hacker: Hacker, who: number, most: number) => readonly Way[];

/** Finds ways with these cards, and remembers them. */
export function reachOf(content: MetroContent): Reach {
  const known = new Map<string, readonly Way[]>();
  return (open, design, hacker, who, most) => {
    const key = `${packed(open)} ${design} ${hacker.own.length > 0 ? who : -1} ${hacker.unlocked} ${hacker.canForce ? 1 : 0} ${most}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const fresh = search(content, open, design, hacker, most);
    known.set(key, fresh);
    return fresh;
  };
}

/** Whether two steps come to the same in either order: they change other cells and ask for none. */
const areApart = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined && other !== undefined && one.needs === undefined && other.needs === undefined && (one.changes & other.changes) === 0;

function search(content: MetroContent, open: readonly number[], design: number, hacker: Hacker, most: number): readonly Way[] {
  const best = new Map<number, Way>();
  const { unlocked } = hacker;
  const isAll = () => best.has(unlocked);
  const note = (cells: readonly number[], brute: number, moves: () => readonly number[]): void => {
    const connects = connectedOf(cells, content, design) & unlocked;
    if (connects !== 0 && !best.has(connects)) best.set(connects, { connects, brute, moves: moves() });
  };
  note(open, -1, () => []);
  const basic = stepsOf(BASIC);
  const all = hacker.own.length > 0 ? [...basic, ...stepsOf(hacker.own)] : basic;
  const one = open.slice();
  const two = open.slice();
  /** Every single move, and after it every second one. */
  const look = (from: readonly number[], depth: number, brute: number, steps: readonly Step[]): void => {
    for (let i = 0; i < steps.length && !isAll(); i++) if (takeStep(steps[i], from, one)) note(one, brute, () => [i]);
    if (depth < 2) return;
    for (let i = 0; i < steps.length && !isAll(); i++) {
      if (!takeStep(steps[i], from, one)) continue;
      const count = i < basic.length ? steps.length : basic.length;
      // What comes to the same in the other order was looked at in that order.
      for (let j = 0; j < count; j++)
        if ((j >= i || !areApart(steps[i], steps[j])) && takeStep(steps[j], one, two)) note(two, brute, () => [i, j]);
    }
  };
  if (most > 0) look(open, most, -1, all);
  // A token changes what a tile is open to and not its kind, so moves that ask for kinds are left out.
  if (hacker.canForce && !isAll()) {
    const plain = all.filter(({ needs }) => needs === undefined);
    for (let cell = 0; cell < CELLS && !isAll(); cell++) {
      if (open[cell] === 0 || open[cell] === ALL_OPEN) continue;
      const forced = open.map((sides, i) => (i === cell ? ALL_OPEN : sides));
      note(forced, cell, () => []);
      if (most > 1 && plain.length === all.length) look(forced, 1, cell, plain);
    }
  }
  return [...best.values()];
}
