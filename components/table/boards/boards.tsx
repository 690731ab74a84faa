"use client";
/** The boards of a free table, those of the table first, then the mats; on a phone one at a time. */
import { useState } from "react";
import type { FreePiece } from "../../../engine/games/free/stands.ts";
import { BoardSheet } from "./board-sheet.tsx";
import styles from "./boards.module.css";
import { type HeldPiece, pieceKey } from "./piece-moves.ts";
import type { Sheet, Spot } from "./spots.ts";
import { Tray } from "./tray.tsx";

type BoardsProps = {
  readonly sheets: readonly Sheet[];
  readonly pieces: readonly FreePiece[];
  readonly seats: readonly string[];
  /** The player whose mat is first. */
  readonly near: number;
  readonly held: HeldPiece | undefined;
  readonly over: string | undefined;
  /** Nothing can be moved: somebody watches, or looks back. */
  readonly still: boolean;
  readonly onPick: (held: HeldPiece | undefined) => void;
  readonly onPut: (spot: Spot) => void;
  readonly onTakeOff: (held: HeldPiece) => void;
};

export const sheetName = ({ board, mat }: Sheet, seats: readonly string[]): string =>
  mat < 0 ? board.name : `${seats[mat] ?? `Player ${mat + 1}`}: ${board.name}`;

/** The pieces on a sheet. */
export const piecesOf = ({ board, mat }: Sheet, pieces: readonly FreePiece[]): readonly FreePiece[] =>
  pieces.filter((piece) => piece.mat === mat && board.parts.some(({ id }) => id === piece.part));

export function Boards({ sheets, pieces, seats, near, held, over, still, onPick, onPut, onTakeOff }: BoardsProps) {
  const [shown, setShown] = useState(sheets[0]?.key);
  const sorted = sheets.toSorted((a, b) => rank(a, near) - rank(b, near));
  const piece = held && pieces.find((one) => pieceKey(one) === held.key);
  return (
    <div className={styles.boards}>
      {sorted.length > 1 && (
        <div role="group" aria-label="Board shown" className={styles.which}>
          {sorted.map((sheet) => (
            <button key={sheet.key} type="button" aria-pressed={sheet.key === shown} onClick={() => setShown(sheet.key)}>
              {sheetName(sheet, seats)}
            </button>
          ))}
        </div>
      )}
      {sorted.map((sheet) => {
        const name = sheetName(sheet, seats);
        return (
          <div
            key={sheet.key}
            className={styles.place}
            data-shown={sheet.key === shown || undefined}
            data-mat={sheet.mat >= 0 || undefined}
          >
            <BoardSheet
              sheet={sheet}
              name={name}
              pieces={pieces}
              seats={seats}
              held={piece && held && { ...held, piece }}
              over={over}
              onPick={(picked) => !still && onPick(picked)}
              onPut={onPut}
              onTakeOff={(picked) => !still && onTakeOff(picked)}
            />
            {!still && <Tray name={name} pieces={piecesOf(sheet, pieces)} seats={seats} held={held} onPick={onPick} />}
          </div>
        );
      })}
    </div>
  );
}

/** The table's boards, then the viewer's mat, then the others. */
const rank = ({ mat }: Sheet, near: number): number => (mat < 0 ? -2 : mat === near ? -1 : mat);
