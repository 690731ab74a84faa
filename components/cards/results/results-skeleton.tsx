/** The outline of results that are on their way. */
import { Skeleton } from "../../ui/states.tsx";
import styles from "./results-skeleton.module.css";

const SOME = Array.from({ length: 18 }, (_, i) => `card ${i}`);

export const ResultsSkeleton = () => (
  <div className={styles.grid} role="status" aria-label="Loading the cards">
    {SOME.map((key) => (
      <span key={key} className={styles.card}>
        <Skeleton height="100%" radius="4.8% / 3.4%" />
      </span>
    ))}
  </div>
);
