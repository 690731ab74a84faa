"use client";
/** A seat: who, in which colour, and all that is counted of them; the points open the score sheet. */
import type { MetrorunnerBoard, PlayerScene } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { SceneSeat } from "../../../../engine/games/scene.ts";
import type { TableMoves, TableView } from "../../../table/match/view.ts";
import { ScoredSeat } from "../../../table/seats/scored-seat.tsx";
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
  const { player, name } = seat;
  const points = seat.gauges[0]?.value ?? 0;
  const unit = points === 1 ? "point" : "points";
  const home = board.districts[board.colours.indexOf(side.colour)]?.name ?? "";
  const starts = board.players.length > 1 && board.first === player ? ", starts" : "";
  return (
    <ScoredSeat
      {...{ seat, view, moves, points, onScore }}
      mark={<RunnerShape player={player} colour={side.colour} size={26} />}
      beside={`${home}${starts}`}
      unit={<span>{unit}</span>}
      pointsWords={`${points} ${unit}`}
      className={styles.seat}
    >
      <Cubes cubes={side.cubes} colours={board.colours} label={`Cubes of ${view.sitting[player] ?? name}`} size={15} />
      <dl>
        <Count name="Influence" value={side.influence} />
        <Count name="Notoriety" value={side.notoriety} />
        <Count name={side.credits === 1 ? "Credit" : "Credits"} value={side.credits} />
        <Count name="Brute" value={side.brute} />
        <Count name="In hand" value={side.hand.length} />
        <Count name="Done" value={side.slots.flat().length} />
      </dl>
    </ScoredSeat>
  );
}

const Count = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dd>{value}</dd>
    <dt>{name}</dt>
  </div>
);
