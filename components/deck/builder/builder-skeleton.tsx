/** The outline of the builder while the cards are on their way. */
import { Skeleton } from "../../ui/states.tsx";
import styles from "./builder-skeleton.module.css";

const many = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

export function BuilderSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="Loading the cards">
      <div className={styles.library}>
        <Skeleton height={40} radius={8} />
        <Skeleton height={26} width="70%" radius={13} />
        <div className={styles.faces}>
          {many(8).map((i) => (
            <Skeleton key={i} height="100%" radius={7} />
          ))}
        </div>
      </div>
      <div className={styles.panel}>
        <Skeleton height={64} />
        {many(14).map((i) => (
          <Skeleton key={i} height={26} radius={4} />
        ))}
      </div>
      <div className={styles.panel}>
        <Skeleton height={28} />
        <Skeleton height={92} />
        <Skeleton height={140} />
      </div>
    </div>
  );
}
