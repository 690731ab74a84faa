"use client";
/** The parts of a page that is too narrow to show them side by side: a bar at the lower edge. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./pane-tabs.module.css";

export type PaneTab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Behind the name: how many things wait there. */
  readonly badge?: ReactNode;
};

export type PaneTabsProps<Id extends string> = {
  /** "Sections of the deck page". */
  readonly label: string;
  readonly panes: readonly PaneTab<Id>[];
  readonly pane: Id;
  readonly onPane: (pane: Id) => void;
};

export function PaneTabs<Id extends string>({ label: name, panes, pane, onPane }: PaneTabsProps<Id>) {
  return (
    <nav className={styles.panes} aria-label={name}>
      {panes.map(({ id, label, Icon, badge }) => (
        <button key={id} type="button" aria-current={id === pane ? "true" : undefined} onClick={() => onPane(id)}>
          <Icon size={15} strokeWidth={1.75} aria-hidden />
          {label}
          {badge}
        </button>
      ))}
    </nav>
  );
}
