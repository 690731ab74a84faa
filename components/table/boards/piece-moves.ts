/** What can be done with pieces on boards, as changes of the match. */
import type { FreePiece } from "../../../engine/games/free/stands.ts";
import type { Change } from "../../../engine/kernel/edit.ts";

/** A piece that is picked up: from a space, or from beside the board. */
export type HeldPiece = { readonly key: string; readonly from: number | undefined };

/** Names a piece, wherever it is. */
export const pieceKey = ({ field, mat, player, kind = "", at = -1, is }: FreePiece): string =>
  `${is} ${field} ${at} ${mat} ${player} ${kind}`;

/** How many of a piece are on a space. */
export const countOn = ({ on }: FreePiece, space: number): number => on.find(([one]) => one === space)?.[1] ?? 0;

/** What is left of a piece beside the board: undefined where it never ends. */
export function leftOf(piece: FreePiece): number | undefined {
  if (piece.is === "figure") return piece.on.length === 0 ? 1 : 0;
  return piece.supply?.value;
}

/**
 * One of a piece goes from a space, or from beside the board, to another. Nothing changes where it is there already, or where there is none.
 *
 * @param first the number of the first step, of a counter that a track shows
 */
export function movePiece(piece: FreePiece, from: number | undefined, to: number | undefined, first = 0): readonly Change[] {
  if (from === to || piece.is === "tiles") return piece.is === "tiles" ? swapTiles(piece, from, to) : [];
  const set = (field: string, at: number | undefined, value: number): Change => ({
    ...{ kind: "set", field, value },
    ...(at === undefined ? {} : { at }),
  });
  if (piece.is === "counter") return to === undefined ? [] : [set(piece.field, piece.at, to + first)];
  if (piece.is === "figure") return [set(piece.field, piece.at, to ?? -1)];
  const { field, stride = 1, at = 0, supply } = piece;
  const put = (space: number, by: number) =>
    set(field, space * stride + at, piece.is === "owner" ? (by > 0 ? piece.player : -1) : Math.max(0, countOn(piece, space) + by));
  const stock = from === undefined ? -1 : to === undefined ? 1 : 0;
  return [
    ...(from === undefined ? [] : [put(from, -1)]),
    ...(to === undefined ? [] : [put(to, 1)]),
    ...(supply && stock !== 0 ? [set(supply.field, supply.at, Math.max(0, supply.value + stock))] : []),
  ];
}

/** Two tiles change places; each stays turned as it is. */
function swapTiles({ field, on, turns }: FreePiece, a: number | undefined, b: number | undefined): readonly Change[] {
  if (a === undefined || b === undefined || a === b) return [];
  const tile = (cell: number) => (on.find(([one]) => one === cell)?.[1] ?? 1) - 1;
  const turn = (cell: number) => turns?.values[cell] ?? 0;
  return [
    { kind: "set", field, at: a, value: tile(b) },
    { kind: "set", field, at: b, value: tile(a) },
    ...(turns
      ? ([
          { kind: "set", field: turns.field, at: a, value: turn(b) },
          { kind: "set", field: turns.field, at: b, value: turn(a) },
        ] as const)
      : []),
  ];
}

/** A tile is turned by a quarter, clockwise or back. */
export const turnTile = ({ turns }: FreePiece, cell: number, by: 1 | -1): readonly Change[] =>
  turns ? [{ kind: "set", field: turns.field, at: cell, value: ((turns.values[cell] ?? 0) + by + 4) % 4 }] : [];
