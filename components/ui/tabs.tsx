"use client";
/** Tabs with the arrow keys (ARIA pattern). The panel of the chosen tab is the child. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "./cx.ts";
import styles from "./tabs.module.css";

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
  readonly tone?: "plain" | "bad";
};

export type TabsProps<Id extends string> = {
  readonly label: string;
  readonly items: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
};

export function Tabs<Id extends string>({ label, items, value, onChange, children, className, panelClassName }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === value);
    const to: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 };
    const index = to[event.key];
    if (index === undefined) return;
    const next = items[(index + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={cx(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count !== undefined && (
              <b className={styles.count} data-tone={item.tone}>
                {item.count}
              </b>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
        className={cx(styles.panel, panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}
