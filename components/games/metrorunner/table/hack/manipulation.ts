/** What can be done to the grid, as it is offered: by the match, or by the basic rules alone. Pure. */
import {
  ALL_CELLS,
  afterMove,
  BASIC,
  cellWord,
  type Lie,
  type Move,
  ROTATES,
  SHIFTS,
  SWAPS,
} from "../../../../../engine/games/metrorunner/hack/moves.ts";

export type ManipulationKind = "rotate" | "swap" | "shift" | "character" | "brute";

export type Manipulation = {
  readonly kind: ManipulationKind;
  /** "Rotate tile 5 clockwise". No two that are offered together have the same words. */
  readonly words: string;
  /** What it does to the tiles; undefined for a brute force token. */
  readonly move: Move | undefined;
  /** The cells that it changes. */
  readonly cells: readonly number[];
  /** What it costs, in words; undefined where it is free. */
  readonly price?: string | undefined;
  /** Its number among the options of a match. */
  readonly number?: number | undefined;
};

export const cellsOf = ({ from, turn }: Move): readonly number[] => ALL_CELLS.filter((cell) => from[cell] !== cell || turn[cell] !== 0);
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const kindOf = (move: Move): ManipulationKind =>
  ROTATES.includes(move) ? "rotate" : SWAPS.includes(move) ? "swap" : SHIFTS.includes(move) ? "shift" : "character";

/** A move as it is offered. */
export const manipulationOf = (move: Move, more: Pick<Manipulation, "price" | "number"> = {}): Manipulation => ({
  kind: kindOf(move),
  words: capital(move.words),
  move,
  cells: cellsOf(move),
  ...more,
});

/** The basic manipulations, all of them free. */
export const BASIC_MANIPULATIONS: readonly Manipulation[] = BASIC.map((move) => manipulationOf(move));

/** A brute force token on a tile (MR-11.12). */
export const bruteOf = (cell: number, more: Pick<Manipulation, "number"> = {}): Manipulation => ({
  ...{ kind: "brute", words: `Brute force on tile ${cellWord(cell)}`, move: undefined, cells: [cell] },
  ...more,
});

/** The grid after a manipulation. */
export const afterwards = (lie: Lie, { kind, move, cells }: Manipulation): Lie =>
  kind === "brute" ? { ...lie, bruteOn: cells[0] ?? lie.bruteOn } : move === undefined ? lie : afterMove(lie, move);

/** Places of the hand: the nine cells, then at each end of a line the arrow that shifts it there. */
export type ArrowSide = "N" | "E" | "S" | "W";
export type Arrow = { readonly id: string; readonly side: ArrowSide; readonly k: number; readonly line: number; readonly words: string };

const WAYS: Readonly<Record<ArrowSide, string>> = { N: "up", E: "right", S: "down", W: "left" };
export const ARROWS: readonly Arrow[] = (["N", "E", "S", "W"] as const).flatMap((side) =>
  [0, 1, 2].map((k) => {
    const line = side === "E" || side === "W" ? k : k + 3;
    return { id: `${side}${k}`, side, k, line, words: `Shift ${line < 3 ? "row" : "column"} ${k + 1} ${WAYS[side]}` };
  }),
);

export const STEP: Readonly<Record<ArrowSide, readonly [dx: number, dy: number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell beside a cell; undefined beyond the rim. */
export function beside(cell: number, side: ArrowSide): number | undefined {
  const [dx, dy] = STEP[side];
  const [x, y] = [(cell % 3) + dx, Math.floor(cell / 3) + dy];
  return x < 0 || x > 2 || y < 0 || y > 2 ? undefined : y * 3 + x;
}

/** What exchanges two tiles and turns neither: a swap, or what a character can do. */
export const swapFor = (offered: readonly Manipulation[], a: number, b: number): Manipulation | undefined =>
  offered.find(
    ({ move, cells }) =>
      cells.length === 2 && cells.includes(a) && cells.includes(b) && move?.from[a] === b && move.turn.every((quarters) => quarters === 0),
  );
/** What turns one tile and does nothing else. */
export const turnFor = (offered: readonly Manipulation[], cell: number, quarters: number): Manipulation | undefined =>
  offered.find(({ move, cells }) => cells.length === 1 && cells[0] === cell && move?.turn[cell] === quarters);
export const bruteFor = (offered: readonly Manipulation[], cell: number): Manipulation | undefined =>
  offered.find(({ kind, cells }) => kind === "brute" && cells[0] === cell);
export const shiftFor = (offered: readonly Manipulation[], { words }: Arrow): Manipulation | undefined =>
  offered.find((one) => one.kind === "shift" && one.words === words);
