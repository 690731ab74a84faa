"use client";
/** What happened, one line each, the newest at the end and in sight. */
import { useEffect, useRef } from "react";
import { cx } from "../ui/cx.ts";
import styles from "./match-log.module.css";
import type { TableView } from "./view.ts";

export function MatchLog({ view: { log, scene, sitting } }: { readonly view: TableView }) {
  const list = useRef<HTMLOListElement>(null);
  const last = log.at(-1);
  useEffect(() => {
    if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <section className={styles.log} aria-label="Log">
      <h2>Log</h2>
      {log.length === 0 ? (
        <p className={styles.none}>Nothing has happened yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <ol ref={list} aria-live="polite" aria-relevant="additions" aria-label="What happened" tabIndex={0}>
          {log.map((line) => (
            <li
              key={line.id}
              className={cx(styles.line, line.player === scene.viewer && styles.mine)}
              style={{ paddingInlineStart: `${line.depth * 14}px` }}
            >
              {line.depth === 0 && <b>{sitting[line.player] ?? scene.seats[line.player]?.name}</b>} {line.words}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
