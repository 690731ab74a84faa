/** The two parts of every page: its bar and its main part. */
import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import styles from "./page.module.css";

export type PageShellProps = {
  readonly bar: ReactNode;
  /** The page scrolls in its own panels and not as a whole. */
  readonly fill?: boolean;
  readonly children: ReactNode;
};

export const PageShell = ({ bar, fill = false, children }: PageShellProps) => (
  <>
    <header className={styles.bar}>{bar}</header>
    <main id="main" tabIndex={-1} className={cx(styles.main, fill && styles.fill)}>
      {children}
    </main>
  </>
);

/** A page whose bar only says what it is. Every page carries the one that shows errors along, so it loads nothing but this. */
export const PlainPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <PageShell
    bar={
      <div className={styles.crumbs}>
        <h1>{title}</h1>
      </div>
    }
  >
    {children}
  </PageShell>
);
