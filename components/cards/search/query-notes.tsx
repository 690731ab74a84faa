"use client";
/** The parts of the query that do not filter, why, and a button that fixes each (story C4). Never silent. */
import { CircleAlert, Info } from "lucide-react";
import { legible } from "../../../engine/cards/legible.ts";
import type { SearchResult } from "../../../engine/cards/search/index.ts";
import { Button } from "../../ui/button.tsx";
import type { Ask } from "./ask.ts";
import styles from "./query-notes.module.css";

export function QueryNotes({
  ask,
  found,
  onRetry,
}: {
  readonly ask: Pick<Ask, "text" | "setText">;
  readonly found: SearchResult | undefined;
  /** Loads again what a part waits for. */
  readonly onRetry: () => void;
}) {
  if (!found || (found.ignored.length === 0 && found.notices.length === 0)) return null;
  const { text, setText } = ask;
  const replaced = (from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to);
  return (
    <ul className={styles.notes}>
      {found.ignored.map((part) => (
        <li key={`${part.from}-${part.text}`}>
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden className={part.later ? styles.later : styles.bad} />
          <span>
            Ignored “{legible(part.text)}”: {part.message}
            {part.suggestion !== undefined && " Did you mean"}
          </span>
          {part.retry && (
            <Button size="s" onClick={onRetry}>
              Try again
            </Button>
          )}
          {part.suggestion !== undefined && (
            <Button size="s" onClick={() => setText(replaced(part.from, part.to, part.suggestion ?? ""))}>
              <span className={styles.code}>{part.suggestion}</span>
              {part.count !== undefined && <span className={styles.count}>{part.count === 1 ? "1 card" : `${part.count} cards`}</span>}
            </Button>
          )}
        </li>
      ))}
      {found.notices.map((notice) => {
        const { from, to, suggestion } = notice;
        return (
          <li key={notice.message}>
            <Info size={15} strokeWidth={1.75} aria-hidden className={styles.later} />
            <span>{notice.message}</span>
            {suggestion !== undefined && from !== undefined && to !== undefined && (
              <Button size="s" onClick={() => setText(replaced(from, to, suggestion))}>
                <span className={styles.code}>{suggestion}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
