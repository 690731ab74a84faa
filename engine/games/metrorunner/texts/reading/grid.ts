/** Manipulations as they are written: every way to use one, as moves of the nine cells (MR-11.5 to MR-11.10, 3.8). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import {
  ADJACENT_PAIRS,
  ALL_CELLS,
  CLOCKWISE,
  COUNTER,
  cellWord,
  columnOf,
  exchange,
  followed,
  isIdle,
  LINE_WORDS,
  lineCells,
  lineWay,
  type Move,
  ring,
  rotation,
  rowOf,
  SIDE,
  wayWord,
} from "../../hack/moves.ts";
import { ELBOW, SKULL, STRAIGHT, TEE } from "../../hack/shapes.ts";
import { number } from "../match.ts";

/** A move, and the cells in which its tiles lie afterwards. */
type Way = { readonly move: Move; readonly cells: readonly number[] };

const NEVER = "This could never change anything";
const CORNERS = [0, 2, 6, 8];
const EDGES = [1, 3, 5, 7];
const MIDDLE = 4;
const KINDS: Readonly<Record<string, number>> = { "kind.straight": STRAIGHT, "kind.elbow": ELBOW, "kind.tee": TEE };

/** A tile that is named: its cell, and the kinds that it has to be of, one bit each; 0 for any. */
type Chosen = { readonly cell: number; readonly kinds: number };

/** Every way to carry out an instruction on the grid; undefined if it is none. Each changes something. */
export function movesOf(tree: Tree): readonly Move[] | undefined {
  const ways = waysOf(tree);
  if (ways === undefined) return undefined;
  const moves: Move[] = [];
  for (const { move } of ways) if (!isIdle(move) && !moves.some((other) => isAlike(other, move))) moves.push(move);
  return moves.length > 0 ? moves : lacking(tree, NEVER);
}

const isAlike = (a: Move, b: Move): boolean => JSON.stringify([a.from, a.turn, a.needs]) === JSON.stringify([b.from, b.turn, b.needs]);

function waysOf(tree: Tree): readonly Way[] | undefined {
  switch (tree.is) {
    case "then": {
      const first = waysOf(part(tree, "a"));
      return first === undefined ? undefined : first.flatMap((way) => after(way, part(tree, "b")));
    }
    case "swap.with":
      return tilesOf(part(tree, "a")).flatMap((a) => tilesOf(part(tree, "b")).flatMap((b) => (a.cell === b.cell ? [] : [swapOf(a, b)])));
    case "swap.two":
      return pairsOf(part(tree, "t")).map(([a, b]) => swapOf({ cell: a, kinds: 0 }, { cell: b, kinds: 0 }));
    case "swap.rows":
      return [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => (a < b ? [linesExchanged(a, b, "rows")] : [])));
    case "swap.columns":
      return [3, 4, 5].flatMap((a) => [3, 4, 5].flatMap((b) => (a < b ? [linesExchanged(a, b, "columns")] : [])));
    case "rotate.one":
      return tilesOf(part(tree, "a")).flatMap(({ cell, kinds }) =>
        turnsOf(part(tree, "d")).map((turn) => rotated([cell], turn, kinds === 0 ? [] : [{ cell, kinds }])),
      );
    case "rotate.two":
      return pairsOf(part(tree, "t")).flatMap((cells) => freely(cells, turnsOf(part(tree, "d"))));
    case "rotate.same":
      return pairsOf(part(tree, "t")).flatMap((cells) => turnsOf(part(tree, "d")).map((turn) => rotated(cells, turn)));
    case "rotate.lane":
      return lanesOf(part(tree, "l")).flatMap((line) =>
        turnsOf(part(tree, "d")).map((turn) => ({
          ...rotated(lineCells(line), turn),
          move: rotation(`rotate ${LINE_WORDS[line]} ${wayWord(turn)}`, lineCells(line), turn),
        })),
      );
    case "rotate.corners":
      return turnsOf(part(tree, "d")).map((turn) => allRotated("the corner tiles", CORNERS, turn));
    case "rotate.edges":
      return turnsOf(part(tree, "d")).map((turn) => allRotated("the edge tiles", EDGES, turn));
    case "swap.lines":
      return [0, 3].flatMap((first) =>
        [0, 1, 2].flatMap((a) =>
          [0, 1, 2].flatMap((b) => (a < b ? [linesExchanged(first + a, first + b, first === 0 ? "rows" : "columns")] : [])),
        ),
      );
    case "ring.edge":
      return stepsOf(part(tree, "d")).map((by) => ringOf(`move the outer tiles ${wayWord(by === 1 ? CLOCKWISE : COUNTER)}`, OUTER, by));
    case "ring.block":
      return [0, 1, 3, 4].flatMap((cell) =>
        stepsOf(part(tree, "d")).map((by) => {
          const block = [cell, cell + 1, cell + SIDE + 1, cell + SIDE];
          return ringOf(`move tiles ${block.map(cellWord).join(", ")} ${wayWord(by === 1 ? CLOCKWISE : COUNTER)}`, block, by);
        }),
      );
    case "ring.three":
      return ALL_CELLS.flatMap((a) =>
        ALL_CELLS.flatMap((b) =>
          ALL_CELLS.flatMap((c) =>
            a < b && b < c
              ? [1, -1].map((by) => ringOf(`move tiles ${(by === 1 ? [a, b, c] : [a, c, b]).map(cellWord).join(" to ")}`, [a, b, c], by))
              : [],
          ),
        ),
      );
    case "shift":
      return lanesOf(part(tree, "l")).flatMap((line) =>
        backsOf(part(tree, "w"), line, tree).map((back) =>
          ringOf(`shift ${LINE_WORDS[line]} ${lineWay(line, back)}`, lineCells(line), back === 0 ? 1 : -1),
        ),
      );
    case "mirror":
      return lanesOf(part(tree, "l")).map((line) => {
        const [first = 0, , last = 0] = lineCells(line);
        return { move: exchange(`mirror ${LINE_WORDS[line]}`, first, last), cells: lineCells(line) };
      });
    default:
      return undefined;
  }
}

/** The eight outer cells, clockwise. */
const OUTER = [0, 1, 2, 5, 8, 7, 6, 3];

const ringOf = (words: string, cells: readonly number[], by: number): Way => ({ move: ring(words, cells, by), cells });

function rotated(cells: readonly number[], turn: number, needs: NonNullable<Move["needs"]> = []): Way {
  const move = rotation(`rotate ${cells.length > 1 ? "tiles" : "tile"} ${cells.map(cellWord).join(" and ")} ${wayWord(turn)}`, cells, turn);
  return { move: needs.length > 0 ? { ...move, needs } : move, cells };
}

const allRotated = (words: string, cells: readonly number[], turn: number): Way => ({
  move: rotation(`rotate ${words} ${wayWord(turn)}`, cells, turn),
  cells,
});

/** Two tiles, each turned in a direction of its own. */
function freely([a, b]: readonly [number, number], turns: readonly number[]): Way[] {
  return turns.flatMap((one) =>
    turns.map((other) => {
      if (one === other) return rotated([a, b], one);
      const words = `rotate tile ${cellWord(a)} ${wayWord(one)} and tile ${cellWord(b)} ${wayWord(other)}`;
      return { move: followed(words, rotated([a], one).move, rotated([b], other).move), cells: [a, b] };
    }),
  );
}

function swapOf(a: Chosen, b: Chosen): Way {
  const needs = [a, b].filter(({ kinds }) => kinds !== 0);
  const move = exchange(`swap tiles ${cellWord(a.cell)} and ${cellWord(b.cell)}`, a.cell, b.cell);
  return { move: needs.length > 0 ? { ...move, needs } : move, cells: [a.cell, b.cell] };
}

function linesExchanged(a: number, b: number, words: string): Way {
  const [one, other] = [lineCells(a), lineCells(b)];
  const move = one.reduce<Move>((done, cell, i) => followed("", done, exchange("", cell, other[i] ?? cell)), rotation("", [], 0));
  return { move: { ...move, words: `swap ${words} ${(a % SIDE) + 1} and ${(b % SIDE) + 1}` }, cells: [...one, ...other] };
}

/** What follows: “both” are the two tiles of the instruction before. */
function after({ move, cells }: Way, next: Tree): Way[] {
  const [a, b] = cells;
  const isBoth = next.is === "rotate.both" || next.is === "rotate.bothFree";
  if (isBoth && (cells.length !== 2 || a === undefined || b === undefined)) return lacking(next, "Say which two tiles before “both”");
  if (isBoth && a !== undefined && b !== undefined) {
    const turns = turnsOf(part(next, "d"));
    const turned = next.is === "rotate.both" ? turns.map((turn) => rotated([a, b], turn)) : freely([a, b], turns);
    return turned.map((way) => ({
      move: followed(`${move.words}, then ${way.move.words.replace(/tiles .* and \S+ /u, "both ")}`, move, way.move),
      cells,
    }));
  }
  const others = waysOf(next) ?? lacking(next);
  return others.map((way) => ({ move: followed(`${move.words}, then ${way.move.words}`, move, way.move), cells: way.cells }));
}

/** The cells that a tile may lie in. */
function tilesOf(tile: Tree): readonly Chosen[] {
  const anyOf = (cells: readonly number[], kinds = 0): Chosen[] => cells.map((cell) => ({ cell, kinds }));
  switch (tile.is) {
    case "tile.any":
    case "tile.other":
      return anyOf(ALL_CELLS);
    case "tile.corner":
      return anyOf(CORNERS);
    case "tile.edge":
      return anyOf(EDGES);
    case "tile.middle":
      return anyOf([MIDDLE]);
    case "tile.of":
      return anyOf(lanesOf(part(tile, "l")).flatMap(lineCells));
    case "tile.number":
      return anyOf([number(tile, "n", 9) - 1]);
    case "tile.skull":
      return anyOf(ALL_CELLS, 1 << SKULL);
    case "tile.kind":
      return anyOf(ALL_CELLS, 1 << (KINDS[part(tile, "k").is] ?? SKULL));
    default:
      return lacking(tile);
  }
}

function pairsOf(tiles: Tree): readonly (readonly [number, number])[] {
  const among = (cells: readonly number[]) => cells.flatMap((a) => cells.flatMap((b) => (a < b ? [[a, b] as const] : [])));
  switch (tiles.is) {
    case "tiles.adjacent":
      return ADJACENT_PAIRS;
    case "tiles.diagonal":
      return among(ALL_CELLS).filter(([a, b]) => Math.abs(rowOf(a) - rowOf(b)) === 1 && Math.abs(columnOf(a) - columnOf(b)) === 1);
    case "tiles.different":
      return among(ALL_CELLS);
    case "tiles.ofLane":
      return lanesOf(part(tiles, "l")).flatMap((line) => among(lineCells(line)));
    case "tiles.corners":
      return among(CORNERS);
    case "tiles.edges":
      return among(EDGES);
    case "tiles.numbers": {
      const [a, b] = [number(tiles, "a", 9) - 1, number(tiles, "b", 9) - 1];
      return a === b ? lacking(tiles, NEVER) : [[a, b]];
    }
    default:
      return lacking(tiles);
  }
}

const LANES: Readonly<Record<string, readonly number[]>> = {
  "lane.top": [0],
  "lane.middleRow": [1],
  "lane.bottom": [2],
  "lane.left": [3],
  "lane.middleColumn": [4],
  "lane.right": [5],
  "lane.anyRow": [0, 1, 2],
  "lane.anyColumn": [3, 4, 5],
  "lane.any": [0, 1, 2, 3, 4, 5],
};
function lanesOf(lane: Tree): readonly number[] {
  if (lane.is === "lane.row") return [number(lane, "n", SIDE) - 1];
  if (lane.is === "lane.column") return [number(lane, "n", SIDE) - 1 + SIDE];
  return LANES[lane.is] ?? lacking(lane);
}

/** Quarters clockwise. */
function turnsOf(turn: Tree): readonly number[] {
  const turns: Readonly<Record<string, readonly number[]>> = {
    "turn.quarter": [CLOCKWISE, COUNTER],
    "turn.either": [CLOCKWISE, COUNTER],
    "turn.half": [2],
    "turn.clockwise": [CLOCKWISE],
    "turn.counter": [COUNTER],
  };
  return turns[turn.is] ?? lacking(turn);
}

/** Steps along a ring: 1 clockwise, -1 counter-clockwise. */
function stepsOf(turn: Tree): readonly number[] {
  const steps: Readonly<Record<string, readonly number[]>> = { "turn.either": [1, -1], "turn.clockwise": [1], "turn.counter": [-1] };
  return steps[turn.is] ?? lacking(turn, "Say “clockwise”, “counter-clockwise”, or “clockwise or counter-clockwise”");
}

/** Ways of a line: 0 right or down, 1 left or up. */
function backsOf(way: Tree, line: number, tree: Tree): readonly number[] {
  if (way.is === "way.either") return [0, 1];
  const isRow = line < SIDE;
  const isOfRow = way.is === "way.right" || way.is === "way.left";
  if (isRow !== isOfRow) return lacking(tree, "A row goes right or left, a column down or up");
  return [way.is === "way.right" || way.is === "way.down" ? 0 : 1];
}
