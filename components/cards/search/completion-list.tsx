"use client";
/** What can be written here, with the number of cards behind each value. The box keeps the focus. */
import { useEffect, useRef } from "react";
import type { Completion } from "../../../engine/cards/search/index.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./query-box.module.css";

export { complete } from "../../../engine/cards/search/complete.ts";

export type CompletionListProps = {
  readonly id: string;
  readonly completions: readonly Completion[];
  readonly chosen: number;
  readonly onAccept: (completion: Completion) => void;
};

export function CompletionList({ id, completions, chosen, onAccept }: CompletionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Completions" className={styles.completions}>
      {completions.map((completion, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
        <div
          key={`${completion.kind} ${completion.insert}`}
          id={`${id}-${i}`}
          data-at={i}
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          className={cx(styles.completion, i === chosen && styles.chosen)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAccept(completion)}
        >
          <span className={styles.label}>{completion.label}</span>
          <span className={styles.detail}>{completion.detail}</span>
          {completion.count !== undefined && <span className={styles.number}>{completion.count}</span>}
        </div>
      ))}
    </div>
  );
}
