/** The spots of boards that can be focused and pressed, and the way that arrow keys lead between them. */
import { type Board, type Boards, type Part, sideFor } from "../../../engine/games/boards/index.ts";
import type { FreePiece } from "../../../engine/games/free/stands.ts";
import type { Player } from "../../../engine/kernel/state.ts";

/** A board on the table: a shared one, or the mat of a player. */
export type Sheet = { readonly key: string; readonly board: Board; readonly mat: Player; readonly side: string | undefined };

export type Spot = {
  readonly key: string;
  readonly sheet: Sheet;
  readonly part: Part;
  readonly space: number;
  /** Millimetres. */
  readonly x: number;
  readonly y: number;
};

/** The boards that can hold pieces, shared ones first; `players` play. */
export function sheetsOf(boards: Boards | undefined, pieces: readonly FreePiece[], players: number): Sheet[] {
  return (boards?.boards ?? []).flatMap((board) => {
    const mats = board.per === "player" ? Array.from({ length: players }, (_, player) => player) : [-1];
    return mats.flatMap((mat) =>
      pieces.some((piece) => piece.mat === mat && board.parts.some(({ id }) => id === piece.part))
        ? [{ key: `${board.id} ${mat}`, board, mat, side: sideFor(board, players) }]
        : [],
    );
  });
}

/** The spots of a sheet: the spaces of every part that can hold pieces. */
export function spotsOf(sheet: Sheet, pieces: readonly FreePiece[]): Spot[] {
  const used = new Set(pieces.flatMap((piece) => (piece.mat === sheet.mat ? [piece.part] : [])));
  return sheet.board.parts.flatMap((part) =>
    !used.has(part.id)
      ? []
      : part.spaces.flatMap(({ at: [x, y], side }, space): Spot[] =>
          side !== undefined && side !== sheet.side ? [] : [{ key: `${sheet.key} ${part.id} ${space}`, sheet, part, space, x, y }],
        ),
  );
}

/** Directions of the arrow keys. */
export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The spot that an arrow key leads to: the nearest in that direction, with sideways distance counted twice. Undefined if there is none. */
export function spotTowards<Place extends { readonly x: number; readonly y: number }>(
  spots: readonly Place[],
  from: Place,
  [dx, dy]: readonly [number, number],
): Place | undefined {
  let best: { readonly spot: Place; readonly far: number } | undefined;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // No steeper than 60 degrees.
    if (ahead <= 0.5 || aside > ahead * 1.8) continue;
    const far = ahead + 2 * aside;
    if (best === undefined || far < best.far) best = { spot, far };
  }
  return best?.spot;
}
