/**
 * The shortest way to connect nodes: breadth-first over what the nine cells are open to, for any tiles, manipulations and nodes. What is looked at is counted in
 * grids, and what is remembered is bounded; nothing is random. Only for bots, hints and puzzles: no rule asks it.
 */
import { turnedOpen } from "../../boards/tiles.ts";
import { corePath, isOnPath, type Port, packed, unpack } from "./circuit.ts";
import type { Move } from "./moves.ts";
import { shapeOf } from "./shapes.ts";

/** What is to be connected: the core, and all of these with it. */
export type Wanted = { readonly core: readonly Port[]; readonly more?: readonly (readonly Port[])[] };

export type Plan = {
  /** Moves in their order: numbers of `basic`, or of `own` after them. */
  readonly moves: readonly number[];
  /** Grids that were looked at. */
  readonly looked: number;
};

export type Planning = {
  readonly basic: readonly Move[];
  /** Moves of which one may be used once (MR-11.10). */
  readonly own?: readonly Move[];
  /** Manipulations at most. */
  readonly most: number;
  /** Grids to look at, at most. Default: as many as there are. */
  readonly nodes?: number;
  /** Grids to remember, at most. Default: half a million. */
  readonly remembered?: number;
};

const REMEMBERED = 500_000;
/** A move as what it does to the cells that it changes. */
export type Step = {
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly turn: readonly number[];
  readonly needs: Move["needs"];
  /** The cells, one bit each. */
  readonly changes: number;
};

const TURNED: readonly number[] = Array.from({ length: 64 }, (_, i) => turnedOpen(i >> 2, i & 3));

const stepOf = ({ from, turn, needs }: Move): Step => {
  const cells = from.flatMap((source, cell) => (source !== cell || turn[cell] !== 0 ? [cell] : []));
  return {
    cells,
    from: cells.map((cell) => from[cell] ?? cell),
    turn: cells.map((cell) => turn[cell] ?? 0),
    needs,
    changes: cells.reduce((bits, cell) => bits | (1 << cell), 0),
  };
};

const steps = new WeakMap<readonly Move[], readonly Step[]>();
/** Moves as steps, the same list each time. */
export const stepsOf = (moves: readonly Move[]): readonly Step[] => {
  const known = steps.get(moves);
  if (known !== undefined) return known;
  const found = moves.map(stepOf);
  steps.set(moves, found);
  return found;
};

/** Writes what the cells are open to after a step; false, and nothing is written, where it is not there. */
export function takeStep(step: Step | undefined, here: readonly number[], there: number[]): boolean {
  if (step === undefined || (step.needs !== undefined && !isFit(here, step.needs))) return false;
  for (let c = 0; c < 9; c++) there[c] = here[c] ?? 0;
  const { cells, from, turn } = step;
  for (let c = 0; c < cells.length; c++) there[cells[c] ?? 0] = TURNED[((here[from[c] ?? 0] ?? 0) << 2) | (turn[c] ?? 0)] ?? 0;
  return true;
}

const isDone = (open: readonly number[], { core, more }: Wanted): boolean => {
  const path = corePath(open, core);
  if (path === 0) return false;
  if (more !== undefined) for (const ports of more) if (!isOnPath(open, path, ports)) return false;
  return true;
};

/** The cells that a grid was reached by: the index of the one before, and the move. */
type Layer = { readonly keys: number[]; readonly before: number[]; readonly by: number[] };
const layer = (): Layer => ({ keys: [], before: [], by: [] });

/** A shortest plan, no moves if all is connected; undefined if there is none of so many manipulations, or too much had to be looked at. */
export function plan(
  open: readonly number[],
  wanted: Wanted,
  { basic, own = [], most, nodes = Number.POSITIVE_INFINITY, remembered = REMEMBERED }: Planning,
): Plan | undefined {
  if (isDone(open, wanted)) return { moves: [], looked: 1 };
  const all = [...stepsOf(basic), ...stepsOf(own)];
  const seen = new Set<number>();
  const first = layer();
  // Twice the grid, and 1 where the own move is used up: the two are not the same.
  first.keys.push(packed(open) * 2);
  first.before.push(-1);
  first.by.push(-1);
  seen.add(packed(open) * 2);
  const layers: Layer[] = [first];
  const here: number[] = Array.from({ length: 9 }, () => 0);
  const there: number[] = here.slice();
  let looked = 1;
  for (let depth = 1; depth <= most; depth++) {
    const from = layers[depth - 1] ?? first;
    const next = layer();
    const isLast = depth === most;
    for (let i = 0; i < from.keys.length; i++) {
      const key = from.keys[i] ?? 0;
      const used = key % 2;
      unpack((key - used) / 2, here);
      const count = used === 1 ? basic.length : all.length;
      for (let m = 0; m < count; m++) {
        if (!takeStep(all[m], here, there)) continue;
        if (++looked > nodes) return undefined;
        if (isDone(there, wanted)) return { moves: wayTo(layers, i, m), looked };
        if (isLast) continue;
        const reached = packed(there) * 2 + (m >= basic.length ? 1 : used);
        if (seen.has(reached) || seen.size >= remembered) continue;
        seen.add(reached);
        next.keys.push(reached);
        next.before.push(i);
        next.by.push(m);
      }
    }
    layers.push(next);
  }
  return undefined;
}

const isFit = (open: readonly number[], needs: NonNullable<Move["needs"]>): boolean =>
  needs.every(({ cell, kinds }) => ((1 << shapeOf(open[cell] ?? 0)) & kinds) !== 0);

function wayTo(layers: readonly Layer[], from: number, last: number): number[] {
  const moves = [last];
  let i = from;
  for (let depth = layers.length - 1; depth > 0; depth--) {
    const { before, by } = layers[depth] ?? layer();
    moves.unshift(by[i] ?? 0);
    i = before[i] ?? 0;
  }
  return moves;
}
