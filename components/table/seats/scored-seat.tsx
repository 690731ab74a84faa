"use client";
/** A seat of a game that is won by points: who, whether it is to play, its points, which open the score sheet, and what the game counts. */
import type { ReactNode } from "react";
import type { SceneSeat } from "../../../engine/games/scene.ts";
import { cx } from "../../ui/cx.ts";
import type { TableMoves, TableView } from "../match/view.ts";
import styles from "./scored-seat.module.css";
import { SeatName } from "./seat-name.tsx";

type ScoredSeatProps = {
  readonly seat: SceneSeat;
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly mark: ReactNode;
  /** What the seat is called in the game, if that is not who sits there. */
  readonly called?: string;
  /** What stands there while it is not to play. */
  readonly beside: string;
  /** What its points are, short: "12 VP". */
  readonly points: number;
  readonly unit: ReactNode;
  /** The points as they are read out: "12 points". */
  readonly pointsWords: string;
  readonly onScore: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function ScoredSeat({
  seat,
  view,
  moves,
  mark,
  called = "",
  beside,
  points,
  unit,
  pointsWords,
  onScore,
  className,
  children,
}: ScoredSeatProps) {
  const { player } = seat;
  const sitting = view.sitting[player] ?? seat.name;
  const active = view.scene.active === player && view.ended === undefined;
  return (
    <section
      className={cx(styles.seat, active && styles.active, className)}
      aria-label={`${seat.name}, ${sitting}`}
      data-own={player === view.scene.viewer || undefined}
    >
      <header>
        {mark}
        <div>
          <SeatName player={player} sitting={sitting} view={view} moves={moves} />
          <small>
            {active ? <b>to play</b> : beside}
            {called && `, ${called}`}
          </small>
        </div>
        <button
          type="button"
          className={styles.points}
          onClick={onScore}
          aria-label={`${pointsWords} ${view.ended ? "at the end" : "now"}, score sheet`}
        >
          <b>{points}</b> {unit}
        </button>
      </header>
      {children}
    </section>
  );
}
