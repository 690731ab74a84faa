"use client";
/** The pieces beside a board that can be put on it: those of each player, and shared ones. */
import { useDraggable } from "@dnd-kit/react";
import { useRef } from "react";
import { type FreePiece, pieceName } from "../../../engine/games/free/stands.ts";
import { shapeName } from "../../../faces/boards/index.ts";
import { cx } from "../../ui/cx.ts";
import { BoardGlyph } from "./board-glyph.tsx";
import styles from "./boards.module.css";
import { type HeldPiece, leftOf, pieceKey } from "./piece-moves.ts";

type TrayProps = {
  readonly name: string;
  /** Of the board that it lies beside. */
  readonly pieces: readonly FreePiece[];
  readonly seats: readonly string[];
  readonly held: HeldPiece | undefined;
  readonly onPick: (held: HeldPiece | undefined) => void;
};

export function Tray({ name, pieces, seats, held, onPick }: TrayProps) {
  const offered = pieces.filter(
    (piece) => piece.is !== "tiles" && piece.is !== "counter" && !(piece.is === "figure" && leftOf(piece) === 0),
  );
  const owners = [...new Set(offered.map(({ player }) => player))];
  if (owners.length === 0) return null;
  return (
    <div className={styles.tray} role="group" aria-label={`Beside ${name}`} data-tray="">
      {owners.map((player) => (
        <div key={player}>
          <small>{player < 0 ? "The table" : seats[player]}</small>
          {offered
            .filter((piece) => piece.player === player)
            .map((piece) => (
              <TrayButton
                key={pieceKey(piece)}
                piece={piece}
                seat={player < 0 ? "" : ` of ${seats[player]}, ${shapeName(player)}`}
                picked={held?.key === pieceKey(piece) && held.from === undefined}
                onPick={onPick}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

type TrayButtonProps = {
  readonly piece: FreePiece;
  readonly seat: string;
  readonly picked: boolean;
  readonly onPick: TrayProps["onPick"];
};

function TrayButton({ piece, seat, picked, onPick }: TrayButtonProps) {
  const key = pieceKey(piece);
  const grabbed = useRef<HeldPiece>({ key, from: undefined });
  const { ref } = useDraggable({ id: `tray ${key}`, data: { grabbed } });
  const left = leftOf(piece);
  const count = left === undefined || piece.is === "figure" ? undefined : left;
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.stock, picked && styles.picked)}
      aria-pressed={picked}
      disabled={left === 0}
      aria-label={`${pieceName(piece)}${seat}${count === undefined ? "" : `, ${count} left`}`}
      onClick={() => onPick(picked ? undefined : { key, from: undefined })}
    >
      <BoardGlyph piece={piece} />
      {/* Drawn by the style sheet: the button's name says it with whose piece it is. */}
      <span data-words={pieceName(piece)} />
      {count !== undefined && <b aria-hidden="true">{count}</b>}
    </button>
  );
}
