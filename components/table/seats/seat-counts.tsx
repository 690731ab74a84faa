/** How many cards are in the piles of a seat. */
import type { SceneGauge } from "../../../engine/games/scene.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./seat-counts.module.css";

export const SeatCounts = ({ counts, className }: { readonly counts: readonly SceneGauge[]; readonly className: string | undefined }) => (
  <dl className={cx(styles.counts, className)}>
    {counts.map(({ id, name, value }) => (
      <div key={id}>
        <dd>{value}</dd>
        <dt>{name}</dt>
      </div>
    ))}
  </dl>
);
