/** A seat: who sits there, how far they are on each way to win, and how many cards lie in their piles. */
import type { ReactNode } from "react";
import type { SceneSeat } from "../../engine/games/scene.ts";
import { cx } from "../ui/cx.ts";
import styles from "./seat-panel.module.css";

type SeatPanelProps = {
  readonly seat: SceneSeat;
  readonly sitting: string;
  readonly mark: ReactNode;
  /** It is this seat's turn. */
  readonly active: boolean;
  /** The shape of a gauge, which tells it apart without its colour. */
  readonly gaugeMark: (id: string) => ReactNode;
};

export const SeatPanel = ({ seat, sitting, mark, active, gaugeMark }: SeatPanelProps) => (
  <section className={styles.seat} aria-label={`${seat.name}, ${sitting}`}>
    <header className={styles.head}>
      {mark}
      <div>
        <h2>{sitting}</h2>
        <small>
          {sitting === seat.name ? "" : seat.name}
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
            <span className={cx(styles.bar, styles[id])} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, (100 * value) / of)}%` }} />
            </span>
          )}
        </div>
      ))}
    </dl>
    <dl className={styles.counts}>
      {seat.counts.map(({ id, name, value }) => (
        <div key={id}>
          <dd>{value}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  </section>
);
