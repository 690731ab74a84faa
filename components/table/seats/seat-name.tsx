"use client";
/** Who sits at a seat. Where the player can be chosen, the name is the button that does it; a card that is carried can be put on it too. */
import { cx } from "../../ui/cx.ts";
import { useSpot } from "../cards/dragging.tsx";
import { playerSpot } from "../choices/gesture.ts";
import type { TableMoves, TableView } from "../match/view.ts";
import styles from "./seat-name.module.css";

type SeatNameProps = {
  readonly player: number;
  readonly sitting: string;
  readonly view: TableView;
  readonly moves: TableMoves;
};

export function SeatName({ player, sitting, view, moves }: SeatNameProps) {
  const spot = useSpot(playerSpot(player), "card");
  const number = view.options.findIndex((option) => option.player === player && option.card === undefined && option.spot === undefined);
  const option = view.options[number];
  return (
    <h2 ref={spot.ref} className={cx(spot.lit && styles.lit, spot.over && styles.over)}>
      {option ? (
        <button
          type="button"
          className={styles.choose}
          aria-label={`${number + 1} ${sitting}: ${option.words}`}
          onClick={() => moves.choose(option)}
        >
          <span className={styles.number}>{number + 1}</span> {sitting}
        </button>
      ) : (
        sitting
      )}
    </h2>
  );
}
