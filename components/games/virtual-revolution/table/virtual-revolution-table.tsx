"use client";
/** Virtual Revolution at the table. */
import { useState } from "react";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { colourOf, shapePath } from "../../../../faces/boards/index.ts";
import type { Zones } from "../../../table/choices/gesture.ts";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { SeatPanel } from "../../../table/seats/seat-panel.tsx";
import { boroughOptions } from "./borough-options.ts";
import { CityMap } from "./city-map.tsx";
import styles from "./virtual-revolution-table.module.css";

/** Where cards are put. */
const ZONES: Zones = {};

export default function VirtualRevolutionMatch(props: GameTableProps) {
  return (
    <GameTable {...props} zones={ZONES}>
      {(moves) => <VirtualRevolutionTable {...props} moves={moves} />}
    </GameTable>
  );
}

function VirtualRevolutionTable({ view, boards, moves, help }: GameTableProps) {
  const scene = view.scene as Scene<VirtualRevolutionBoard>;
  const { board } = scene;
  const near = Math.max(0, scene.viewer);
  const [shown, setShown] = useState<number>();
  const options = boroughOptions(view, board);
  const names = scene.seats.map(({ name }, player) => (view.sitting[player] === "You" ? "You" : name));
  const press = (borough: number, byTouch: boolean) => {
    setShown(borough);
    const [only, more] = options.get(borough) ?? [];
    if (only && !more && !byTouch) moves.choose(only.option);
  };
  const seats = [...board.players.map(({ player }) => player).filter((player) => player !== near), near];
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={seats.map((player) => {
        const seat = scene.seats[player];
        return (
          seat && (
            <SeatPanel
              key={player}
              seat={seat}
              sitting={view.sitting[player] ?? seat.name}
              view={view}
              moves={moves}
              active={scene.active === player && view.ended === undefined}
              mark={<PlayerShape player={player} size={30} />}
              gaugeMark={() => null}
            />
          )
        );
      })}
      board={
        <section className={styles.board} aria-label="Board">
          {boards && <CityMap {...{ boards, board, names, options, shown }} onShow={setShown} onPress={press} />}
        </section>
      }
    />
  );
}

/** The shape and colour of a player. */
const PlayerShape = ({ player, size }: { readonly player: number; readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={shapePath(player, 10, 10, 8)} fill={colourOf(player)} stroke="#070a0f" />
  </svg>
);
