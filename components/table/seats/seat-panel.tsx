/** A seat: who sits there, how far they are on each way to win, and how many cards are in their piles. */
import type { ReactNode } from "react";
import type { SceneSeat } from "../../../engine/games/scene.ts";
import { cx } from "../../ui/cx.ts";
import { useSpot } from "../cards/dragging.tsx";
import type { TableMoves, TableView } from "../match/view.ts";
import { SeatCounts } from "./seat-counts.tsx";
import { SeatName } from "./seat-name.tsx";
import styles from "./seat-panel.module.css";

type SeatPanelProps = {
  readonly seat: SceneSeat;
  readonly sitting: string;
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly mark: ReactNode;
  /** It is this seat's turn. */
  readonly active: boolean;
  /** The shape of a gauge, which tells it apart without its colour. */
  readonly gaugeMark: (id: string) => ReactNode;
  /** The colours of gauges, by id, as tokens of the game: "--pink". */
  readonly gaugeColours?: Readonly<Record<string, string>>;
};

export function SeatPanel({ seat, sitting, view, moves, mark, active, gaugeMark, gaugeColours = {} }: SeatPanelProps) {
  const spot = useSpot(seat.player === view.scene.viewer ? "seat" : `seat of ${seat.player}`, "area");
  return (
    <section
      ref={spot.ref}
      className={cx(styles.seat, spot.lit && styles.lit, spot.over && styles.over)}
      aria-label={`${seat.name}, ${sitting}`}
    >
      <header className={styles.head}>
        {mark}
        <div>
          <SeatName player={seat.player} sitting={sitting} view={view} moves={moves} />
          <small>
            {sitting !== seat.name && <span>{seat.name}</span>}
            {active && <span className={styles.turn}>to play</span>}
          </small>
        </div>
      </header>
      <dl className={styles.gauges}>
        {seat.gauges.map(({ id, name, value, of }) => (
          <div key={id}>
            <dt>
              {gaugeMark(id)}
              {name}
            </dt>
            <dd>
              <b>{value}</b>
              {of !== undefined && <i>/{of}</i>}
            </dd>
            {of !== undefined && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${Math.min(100, (100 * value) / of)}%`, background: colourOf(gaugeColours[id]) }} />
              </span>
            )}
          </div>
        ))}
      </dl>
      <SeatCounts counts={seat.counts} className={styles.counts} />
    </section>
  );
}

const colourOf = (token: string | undefined): string | undefined => (token === undefined ? undefined : `var(${token})`);
