"use client";
/** A seat: who, and all that is counted of them; the points open the score sheet. */
import type { SceneSeat } from "../../../../engine/games/scene.ts";
import type { PlayerScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { TableMoves, TableView } from "../../../table/match/view.ts";
import { ScoredSeat } from "../../../table/seats/scored-seat.tsx";
import { cx } from "../../../ui/cx.ts";
import { PlayerShape } from "./player-shape.tsx";
import styles from "./seat.module.css";

type SeatProps = {
  readonly seat: SceneSeat;
  readonly side: PlayerScene;
  readonly board: VirtualRevolutionBoard;
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly onScore: () => void;
};

export function Seat({ seat, side, board, view, moves, onScore }: SeatProps) {
  const { player, name } = seat;
  const place = board.order.indexOf(player) + 1;
  const warned = side.corruption.length >= board.raidedWith;
  const points = seat.gauges[0]?.value ?? 0;
  const rank =
    board.lowest === board.highest ? "" : side.revenue === board.lowest ? " lowest" : side.revenue === board.highest ? " highest" : "";
  return (
    <ScoredSeat
      {...{ seat, view, moves, points, onScore }}
      mark={<PlayerShape player={player} size={26} />}
      called={(view.sitting[player] ?? name) === name ? "" : name}
      beside={`plays ${ORDINALS[place - 1] ?? "later"}`}
      unit="VP"
      pointsWords={`${points} VP`}
      className={styles.seat}
    >
      <dl>
        <Count name="€" short="€" value={side.credits} />
        <Count name={`Revenue${rank}`} short="Rev" value={side.revenue} />
        <Count name="Immunity" short="Imm" value={side.immunity} />
        <Count name={warned ? "Corruption: Raid" : "Corruption"} short="Cor" value={side.corruption.length} warned={warned} />
      </dl>
      <p className={styles.more}>{piecesWords(side)}</p>
    </ScoredSeat>
  );
}

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

/** What is left of the pieces, and what has been gained: "7 in reserve, 0 in Recycling, …". */
function piecesWords({ reserve, recycling, servers, directors, tokens, service, verses, titles }: PlayerScene): string {
  const gained = [
    ["Agent", service.length],
    ["Verse", verses.length],
    ["Title", titles.length],
    ["2-VP token", tokens],
  ] as const;
  const left = [
    `${reserve} in reserve`,
    `${recycling} in Recycling`,
    `${plural(servers, "Server")} left`,
    `${plural(directors, "Director")} left`,
  ];
  return [...left, ...gained.filter(([, count]) => count > 0).map(([what, count]) => plural(count, what))].join(" · ");
}

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

type CountProps = { readonly name: string; readonly short: string; readonly value: number; readonly warned?: boolean };

/** A number with its name; `short` is what a phone has room for, read out by its whole name. */
const Count = ({ name, short, value, warned }: CountProps) => (
  <div className={cx(warned && styles.warned)}>
    <dd>{value}</dd>
    <dt>
      <span className={styles.long}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </dt>
  </div>
);
