"use client";
/** Emberwick at the table: the street, the house of four windows, hands and piles. */
import type { EmberwickBoard as Board } from "../../../../engine/games/emberwick/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { useSpot } from "../../../table/cards/dragging.tsx";
import { placeSpot, type Zones } from "../../../table/choices/gesture.ts";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { SeatPanel } from "../../../table/seats/seat-panel.tsx";
import { cx } from "../../../ui/cx.ts";
import styles from "./emberwick-table.module.css";

type Shared = Omit<GameTableProps, "help">;

/** Where cards are put. */
const ZONES: Zones = { play: "board", burn: "street" };

export default function EmberwickMatch(props: GameTableProps) {
  return (
    <GameTable {...props} zones={ZONES}>
      <EmberwickTable {...props} />
    </GameTable>
  );
}

function EmberwickTable({ help, ...shared }: GameTableProps) {
  const { view, moves } = shared;
  const scene = view.scene as Scene<Board>;
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={scene.seats.map((seat) => (
        <SeatPanel
          key={seat.player}
          seat={seat}
          sitting={view.sitting[seat.player] ?? seat.name}
          view={view}
          moves={moves}
          active={scene.active === seat.player && view.ended === undefined}
          mark={<Marker player={seat.player} />}
          gaugeMark={() => null}
        />
      ))}
      means={null}
      board={<EmberwickBoard {...shared} />}
    />
  );
}

const Marker = ({ player }: { readonly player: number }) => <i className={styles.marker} data-player={player} aria-hidden />;

function EmberwickBoard(shared: Shared) {
  const scene = shared.view.scene as Scene<Board>;
  const { windows, hands, satchels, discard } = scene.board;
  const ground = useSpot("board", "area");
  const shown = shared.view.veiled ? [] : scene.viewer < 0 ? hands.map((_, player) => player) : [scene.viewer];
  return (
    <section ref={ground.ref} className={styles.board} aria-label="Board">
      <Street scene={scene} />
      <ol className={styles.house} aria-label="House">
        {windows.map((window, i) => (
          <Window key={window.place} window={window} number={i + 1} {...shared} />
        ))}
      </ol>
      <p className={styles.piles}>
        Satchels: {satchels.join(", ")}. Discard: {discard.length}.
      </p>
      {shown.map((player) => (
        <section
          key={player}
          className={styles.hand}
          aria-label={player === scene.viewer ? "Your hand" : `${scene.seats[player]?.name}'s hand`}
        >
          <ol>
            {hands[player]?.map((card) => (
              <li key={card.id}>
                <BoardCard card={card} {...shared} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** The steps of the street with the markers that stand on them. */
function Street({ scene }: { readonly scene: Scene<Board> }) {
  const spot = useSpot("street", "area");
  const last = scene.seats[0]?.gauges[0]?.of ?? 0;
  return (
    <ol ref={spot.ref} className={cx(styles.street, spot.lit && styles.lit, spot.over && styles.over)} aria-label="Street">
      {Array.from({ length: last + 1 }, (_, step) => step).map((step) => {
        const there = scene.seats.filter(({ player }) => scene.board.steps[player] === step);
        return (
          <li key={step} aria-label={`Step ${step}: ${there.map(({ name }) => name).join(", ") || "nobody"}`}>
            <span aria-hidden>{step}</span>
            {there.map(({ player }) => (
              <Marker key={player} player={player} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** A window: the lantern that hangs in it, or the number of the option that hangs one there. */
function Window({ window, number, ...shared }: Shared & { readonly window: Board["windows"][number]; readonly number: number }) {
  const { view, moves } = shared;
  const spot = useSpot(placeSpot(window.place));
  const at = view.options.findIndex(({ action, place }) => action.kind === "lay" && place === window.place);
  const option = view.options[at];
  return (
    <li
      ref={spot.ref}
      className={cx(styles.window, spot.lit && styles.lit, spot.over && styles.over)}
      data-player={window.owner}
      aria-label={`Window ${number}`}
    >
      {window.card && <BoardCard card={window.card} place={`Window ${number}`} {...shared} />}
      {option && (
        <button
          type="button"
          className={styles.can}
          data-can
          aria-label={`${at + 1}, ${option.words}`}
          onClick={() => moves.choose(option)}
        >
          {at + 1}
        </button>
      )}
    </li>
  );
}
