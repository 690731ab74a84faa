/** A small rounded mark; with `onClick` it is a switch (`on` says whether it is pressed). */
import type { MouseEvent, ReactNode } from "react";
import styles from "./chip.module.css";
import { cx } from "./cx.ts";

export type ChipProps = {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** "on": included, "not": excluded, absent: neither. Only for chips that are switches. */
  readonly state?: "on" | "not" | undefined;
  readonly tone?: "plain" | "ok" | "warn" | "bad" | "info";
  readonly onClick?: (event: MouseEvent) => void;
  /** Name for assistive technology when the text alone is not enough. */
  readonly label?: string;
  readonly className?: string | undefined;
};

export function Chip({ children, icon, state, tone = "plain", onClick, label, className }: ChipProps) {
  const name = cx(styles.chip, styles[tone], state && styles[state], onClick && styles.button, className);
  if (!onClick)
    return (
      <span className={name}>
        {icon}
        {children}
      </span>
    );
  return (
    <button type="button" className={name} aria-pressed={state !== undefined} aria-label={label} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
