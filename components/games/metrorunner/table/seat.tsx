"use client";
import type { MetrorunnerBoard, PlayerScene } from "../../../../engine/games/metrorunner/table/scene.ts";
/** A seat: who, in which colour, and all that is counted of them; the points open the score sheet. */
import type { SceneSeat } from "../../../../engine/games/scene.ts";
import type { TableMoves, TableView } from "../../../table/match/view.ts";
import { SeatName } from "../../../table/seats/seat-name.tsx";
import { cx } from "../../../ui/cx.ts";
import { Cubes } from "./cubes.tsx";
import { RunnerShape } from "./runner-shape.tsx";
import styles from "./seat.module.css";

type SeatProps = {
  readonly seat: SceneSeat;
  readonly side: PlayerScene;
  readonly board: MetrorunnerBoard;
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly onScore: () => void;
};

export function Seat({ seat, side, board, view, moves, onScore }: SeatProps) {
  const { player } = seat;
  const sitting = view.sitting[player] ?? seat.name;
  const active = view.scene.active === player && view.ended === undefined;
  const points = seat.gauges[0]?.value ?? 0;
  const unit = points === 1 ? "point" : "points";
  const home = board.districts[board.colours.indexOf(side.colour)]?.name ?? "";
  const starts = board.players.length > 1 && board.first === player ? ", starts" : "";
  return (
    <section
      className={cx(styles.seat, active && styles.active)}
      aria-label={`${seat.name}, ${sitting}`}
      data-own={player === view.scene.viewer || undefined}
    >
      <header>
        <RunnerShape player={player} colour={side.colour} size={26} />
        <div>
          <SeatName player={player} sitting={sitting} view={view} moves={moves} />
          <small>{active ? <b>to play</b> : `${home}${starts}`}</small>
        </div>
        <button
          type="button"
          className={styles.points}
          onClick={onScore}
          aria-label={`${points} ${unit} ${view.ended ? "at the end" : "now"}, score sheet`}
        >
          <b>{points}</b> <span>{unit}</span>
        </button>
      </header>
      <Cubes cubes={side.cubes} colours={board.colours} label={`Cubes of ${sitting}`} size={15} />
      <dl>
        <Count name="Influence" value={side.influence} />
        <Count name="Notoriety" value={side.notoriety} />
        <Count name={side.credits === 1 ? "Credit" : "Credits"} value={side.credits} />
        <Count name="Brute" value={side.brute} />
        <Count name="In hand" value={side.hand.length} />
        <Count name="Done" value={side.slots.flat().length} />
      </dl>
    </section>
  );
}

const Count = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dd>{value}</dd>
    <dt>{name}</dt>
  </div>
);
