/** A hack to be done by basic manipulations alone: what is to be connected, and the shortest way. */
import { currentOf, type Hack, type Nodes, portsOf } from "../hack/current.ts";
import { BASIC, type Lie, openOf } from "../hack/moves.ts";
import { type Plan, plan, type Wanted } from "../hack/planner.ts";

export type HackPuzzle = {
  readonly lie: Lie;
  /** By tile the sides on which it is open while it is not turned. */
  readonly tiles: readonly number[];
  readonly nodes: Nodes;
  /** What has to be connected, the core first. */
  readonly wanted: readonly Hack[];
};

/** What the planner is asked about these nodes. */
export const wantedOf = (nodes: Nodes, wanted: readonly Hack[]): Wanted => ({
  core: portsOf(nodes.core),
  more: wanted.filter((hack) => hack !== "core").map((hack) => portsOf(nodes[hack])),
});

/** The shortest way from a grid on, by basic manipulations alone; undefined if there is none of at most so many. */
export const solutionOf = ({ tiles, nodes, wanted }: HackPuzzle, lie: Lie, most: number): Plan | undefined =>
  plan(openOf(lie, tiles), wantedOf(nodes, wanted), { basic: BASIC, most });

/** "the core", "core and alpha", "core, alpha and beta". */
export const wantedWords = (wanted: readonly Hack[]): string =>
  wanted.length === 1 ? "the core" : `${wanted.slice(0, -1).join(", ")} and ${wanted.at(-1)}`;

/** Whether all that has to be connected is. */
export const isSolved = (puzzle: HackPuzzle, lie: Lie): boolean => {
  const { done } = currentOf(openOf(lie, puzzle.tiles), puzzle.nodes);
  return puzzle.wanted.every((hack) => done[hack]);
};
