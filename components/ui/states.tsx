/** Empty, error and loading looks (visual.md §10). */
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./states.module.css";

/** One sentence, one action, one picture (faces or generated art). */
export function EmptyState({
  picture,
  title,
  children,
  action,
}: {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** What happened, what is safe, what to do. `code` is for a report. */
export function ErrorState({
  title,
  children,
  action,
  code,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly code?: string | undefined;
}) {
  return (
    <div className={styles.state} role="alert">
      <CircleAlert className={styles.bad} size={28} strokeWidth={1.75} aria-hidden />
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.actions}>{action}</div>}
      {code && <p className={styles.code}>{code}</p>}
    </div>
  );
}

/** The outline of something that is on its way; it shows after 150 ms, so that what is quick does not blink. */
export const Skeleton = ({
  width,
  height,
  radius = 6,
}: {
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number | string;
}) => <span className={styles.skeleton} style={{ width: width ?? "100%", height, borderRadius: radius }} data-awaited aria-hidden />;
