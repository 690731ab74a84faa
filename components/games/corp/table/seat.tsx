"use client";
/** A seat: who, of which corp, credits and profit, and the mat at a glance with who owns what of it. A press shows the mat large. */
import type { CorpBoard, CorpPlayerScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneSeat } from "../../../../engine/games/scene.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { ScoredSeat } from "../../../table/seats/scored-seat.tsx";
import { MatPicture } from "./mat-picture.tsx";
import styles from "./seat.module.css";
import { securityWords } from "./security.ts";
import { Shares } from "./shares.tsx";

type SeatProps = {
  readonly seat: SceneSeat;
  readonly side: CorpPlayerScene;
  readonly board: CorpBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  readonly names: readonly string[];
  /** Its mat is shown large. */
  readonly shown: boolean;
  readonly onMat: () => void;
  readonly onScore: () => void;
};

export function Seat({ seat, side, board, view, cards, moves, names, shown, onMat, onScore }: SeatProps) {
  const { player } = seat;
  const sitting = view.sitting[player] ?? seat.name;
  const place = board.standing.indexOf(player) + 1;
  const teams = board.teams.filter((team) => team.player === player).length;
  const parent = names[side.parent];
  return (
    <ScoredSeat
      {...{ seat, view, moves, onScore }}
      className={styles.seat}
      mark={<PlayerShape player={player} size={18} />}
      called={sitting === seat.name ? "" : seat.name}
      beside={`${ordinal(place)} now${parent === undefined ? "" : `, Vassal of ${parent === "You" ? "you" : parent}`}`}
      points={side.worth}
      unit="worth"
      pointsWords={`${side.worth} worth, in ¥M,`}
    >
      <div className={styles.glance}>
        <button type="button" aria-pressed={shown} aria-label={`Mat of ${sitting}: ${tiersWords(side)}`} onClick={onMat}>
          <MatPicture side={side} />
        </button>
        <dl>
          <Count name="Credits, and profit of a turn" short="Credits" value={`${side.credits}+${side.profit}`} />
          <Count name="Action cards, and the hand limit" short="Cards" value={`${side.hand.length}/${side.handLimit}`} />
          <Count name="Assets, and their limit" short="Assets" value={`${side.assets.length}/${side.assetLimit}`} />
          <Count name="Runners in the Garrison, and teams on the map" short="Runners" value={`${side.garrison.length}+${teams}`} />
          <Count name={`Security: ${securityWords(side.security, cards)}`} short="Security" value={side.security.length} />
        </dl>
      </div>
      <Shares side={side} names={names} />
    </ScoredSeat>
  );
}

const ordinal = (place: number): string => `${place}${["st", "nd", "rd"][place - 1] ?? "th"}`;

/** "Sales 2, Research 1, Production 0". */
const tiersWords = ({ departments }: CorpPlayerScene): string =>
  departments.map(({ name, tier }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${tier}`).join(", ");

const Count = ({ name, short, value }: { readonly name: string; readonly short: string; readonly value: string | number }) => (
  <div title={name}>
    <dt>{short}</dt>
    <dd>{value}</dd>
  </div>
);
