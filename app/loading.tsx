import { PlainPage } from "../components/frame/page-shell.tsx";
import { Skeleton } from "../components/ui/states.tsx";
import styles from "./loading.module.css";

export default function Loading() {
  return (
    <PlainPage title="Loading">
      <div className={styles.outline}>
        <Skeleton height={40} radius={8} />
        <Skeleton height={26} width="60%" radius={13} />
        <Skeleton height={320} radius={8} />
      </div>
    </PlainPage>
  );
}
