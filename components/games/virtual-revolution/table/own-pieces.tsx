"use client";
/** Beside the map, the pieces that can be put on it now: each is dragged onto a lit borough, or pressed. What is eliminated is dragged here. */
import { BoardGlyph } from "../../../table/boards/board-glyph.tsx";
import { type DraggedPiece, usePieceSource, useSpot } from "../../../table/cards/dragging.tsx";
import type { TableMoves } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { AWAY, type CarriedPiece, type PieceKind } from "./carried-pieces.ts";
import styles from "./own-pieces.module.css";

const LOOKS = { Director: "pawn", Influence: "token", Server: "server" } as const;

/** A piece as it looks on the map. */
export const PieceGlyph = ({ kind, player, size = 22 }: { readonly kind: PieceKind; readonly player: number; readonly size?: number }) => (
  <BoardGlyph size={size} piece={{ name: kind, is: "count", look: LOOKS[kind], part: "map", player, on: [[0, 1]], mat: -1, field: kind }} />
);

/** What a drag carries of a piece. */
export const draggedPiece = ({ kind, player, puts }: CarriedPiece): DraggedPiece => ({
  shown: <PieceGlyph kind={kind} player={player} size={38} />,
  puts,
});

type OwnPiecesProps = {
  readonly pieces: readonly CarriedPiece[];
  /** By kind how many are left. */
  readonly left: Readonly<Record<PieceKind, number>>;
  /** Whether a piece on the map can be taken away. */
  readonly takesAway: boolean;
  readonly moves: TableMoves;
  /** Brings the focus to the map, where a piece can go to several boroughs. */
  readonly onMap: () => void;
};

export function OwnPieces({ pieces, left, takesAway, moves, onMap }: OwnPiecesProps) {
  const away = useSpot(AWAY);
  if (pieces.length === 0 && !takesAway) return null;
  return (
    <section className={styles.pieces} aria-label="Pieces to put on the map">
      {pieces.map((piece) => (
        <Piece key={piece.kind} piece={piece} left={left[piece.kind]} moves={moves} onMap={onMap} />
      ))}
      {takesAway && (
        <span ref={away.ref} className={cx(styles.away, away.lit && styles.lit, away.over && styles.over)}>
          Drag Influence here to eliminate it
        </span>
      )}
    </section>
  );
}

function Piece({
  piece,
  left,
  moves,
  onMap,
}: { readonly piece: CarriedPiece; readonly left: number } & Pick<OwnPiecesProps, "moves" | "onMap">) {
  const { kind, player, puts } = piece;
  const source = usePieceSource(kind, draggedPiece(piece), false);
  const [only, more] = [...puts.values()];
  return (
    <button
      ref={source.ref}
      type="button"
      className={cx(styles.piece, source.isDragSource && styles.carried)}
      title={only && !more ? only.words : "Drag it onto a lit borough, or press the borough"}
      onClick={() => (only && !more ? moves.choose(only) : onMap())}
    >
      <PieceGlyph kind={kind} player={player} /> {kind} <b>{left}</b>
    </button>
  );
}
