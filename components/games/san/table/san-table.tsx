"use client";
/** San at the table. */
import type { SanBoard as Board } from "../../../../engine/games/san/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { Zones } from "../../../table/choices/gesture.ts";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { SeatPanel } from "../../../table/seats/seat-panel.tsx";
import { handVeiled } from "../../../table/seats/veil.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { lastTurn } from "./last-turn.ts";
import { SanBoard } from "./san-board.tsx";
import { IconMark, SeatMark } from "./san-marks.tsx";
import styles from "./san-table.module.css";

const GAUGE_COLOURS = { corruption: "--corruption", propaganda: "--propaganda", hacking: "--hacking" };

/** Where cards are put. */
const ZONES: Zones = { play: "played", buy: "seat", cross: "banner" };

export default function SanMatch(given: GameTableProps) {
  const props = { ...given, view: handVeiled(given.view) };
  return (
    <GameTable {...props} zones={ZONES}>
      <SanTable {...props} />
    </GameTable>
  );
}

function SanTable({ view, cards, moves, help }: GameTableProps) {
  const scene = view.scene as Scene<Board>;
  const near = scene.viewer === 1 ? 1 : 0;
  const { pools, supply } = scene.board;
  const top = supply.top?.card === undefined ? undefined : cards.get(supply.top.card);
  const last = lastTurn(view.items, scene.viewer, scene.active);
  const seat = (player: number) => {
    const found = scene.seats[player];
    return (
      found && (
        <SeatPanel
          key={player}
          seat={found}
          sitting={view.sitting[player] ?? found.name}
          view={view}
          moves={moves}
          active={scene.active === player && view.ended === undefined}
          mark={<SeatMark player={player} size={34} />}
          gaugeMark={(id) => <IconMark id={id} size={11} />}
          gaugeColours={GAUGE_COLOURS}
        />
      )
    );
  };
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={
        <>
          {seat(1 - near)}
          <section className={styles.supply} aria-label="Supply">
            <h2>Supply</h2>
            <p>
              <b>{supply.count}</b> cards
              {top && (
                <>
                  , next is face up: <b>{top.name}</b>
                </>
              )}
            </p>
          </section>
          {last && last.done.length > 0 && (
            <section className={styles.supply} aria-label={`The last turn of ${view.sitting[last.player]}`}>
              <h2>{view.sitting[last.player]}, last turn</h2>
              <ul>
                {last.done.map((words, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
                  <li key={i}>{words}</li>
                ))}
              </ul>
            </section>
          )}
          <span className={styles.grow} />
          {seat(near)}
        </>
      }
      means={
        <p className={styles.pools}>
          {(["corruption", "propaganda", "hacking"] as const).map((id) => (
            <span key={id} className={pools[id] === 0 ? styles.zero : undefined}>
              <IconMark id={id} size={16} />
              <b>{pools[id]}</b>
              <VisuallyHidden>{id}</VisuallyHidden>
            </span>
          ))}
          <span className={styles.revenue}>
            <i>$</i>
            <b>{pools.revenue}</b>
            <VisuallyHidden>Revenue</VisuallyHidden>
          </span>
        </p>
      }
      board={<SanBoard view={view} cards={cards} moves={moves} />}
    />
  );
}
