/** A piece that is picked up: how it looks, what can be done with it, and which one a drag carries. */
import { type FreePiece, pieceName } from "../../../engine/games/free/stands.ts";
import type { Change } from "../../../engine/kernel/edit.ts";
import { shapeName } from "../../../faces/boards/index.ts";
import { BoardGlyph } from "./board-glyph.tsx";
import styles from "./boards.module.css";
import { countOn, type HeldPiece, movePiece, turnTile } from "./piece-moves.ts";

type PieceDeed = { readonly label: string; readonly keys?: string; readonly changes: readonly Change[] };

/** "influence of Player 1". */
export const pieceWords = (piece: FreePiece, seats: readonly string[]): string =>
  `${pieceName(piece)}${piece.player < 0 ? "" : ` of ${seats[piece.player]}`}`;

/** The piece that a drag carries, if it carries one. */
export function grabbedBy(source: { readonly data: Readonly<Record<string, unknown>> } | null): HeldPiece | undefined {
  return (source?.data["grabbed"] as { readonly current?: HeldPiece } | undefined)?.current;
}

/** What is held, as it looks on the board. */
export function HeldTitle({ piece, seats }: { readonly piece: FreePiece; readonly seats: readonly string[] }) {
  return (
    <p className={styles.held}>
      <BoardGlyph piece={piece} size={30} />
      {piece.player >= 0 && (
        <span>
          {seats[piece.player]}: {shapeName(piece.player)}
        </span>
      )}
    </p>
  );
}

/** Everything that can be done with a piece that is held. */
export function pieceDeeds(piece: FreePiece, { from }: HeldPiece): readonly PieceDeed[] {
  if (from === undefined || piece.is === "counter") return [];
  if (piece.is === "tiles")
    return [
      { label: "Turn", keys: "e", changes: turnTile(piece, from, 1) },
      { label: "Turn back", changes: turnTile(piece, from, -1) },
    ];
  const off = movePiece(piece, from, undefined);
  if (piece.is !== "count") return [{ label: "Take it off the board", changes: off }];
  return [
    { label: countOn(piece, from) > 1 ? "One fewer" : "Take it off the board", changes: off },
    { label: "One more", changes: movePiece(piece, undefined, from) },
  ];
}
