"use client";
/** The frame of a board that stays dark in both themes, and the buttons that choose a part of it or whose board is shown. */
import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import styles from "./night-board.module.css";

export const NightBoard = ({ children }: { readonly children: ReactNode }) => (
  <section className={styles.board} aria-label="Board">
    {children}
  </section>
);

type PickProps<Id> = {
  readonly label: string;
  readonly ids: readonly { readonly id: Id; readonly name: ReactNode; readonly wide?: boolean }[];
  readonly picked: Id | undefined;
  readonly onPick: (id: Id) => void;
  /** `views` shows on a phone alone, but for those that are `wide`. */
  readonly look: "views" | "whose";
};

export const PickPart = <Id extends string | number>({ label, ids, picked, onPick, look }: PickProps<Id>) => (
  <div role="group" aria-label={label} className={cx(styles.pick, styles[look])} data-wide={ids.some(({ wide }) => wide) || undefined}>
    {ids.map(({ id, name, wide }) => (
      <button key={id} type="button" aria-pressed={picked === id} data-wide={wide || undefined} onClick={() => onPick(id)}>
        {name}
      </button>
    ))}
  </div>
);
