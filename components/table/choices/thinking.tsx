"use client";
/** Who is thinking, once a bot takes longer than a blink; of one bot after another it is said without a pause. */
import { useEffect, useState } from "react";
import { announce } from "../../ui/announcer.tsx";
import type { TableView } from "../match/view.ts";
import styles from "./thinking.module.css";

/** Milliseconds after which it is seen, and after which it is said once to who listens. */
const SEEN_MS = 300;
const SAID_MS = 2_000;

/** Who has been thinking for a while; undefined while nobody has. */
export function useThinker({ thinking, sitting }: Pick<TableView, "thinking" | "sitting">): string | undefined {
  const who = thinking === undefined ? undefined : sitting[thinking];
  const isAny = who !== undefined;
  const isLong = useLasting(isAny, SEEN_MS);
  const isVeryLong = useLasting(isAny, SAID_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, whoever thinks next
  useEffect(() => {
    if (isVeryLong && who !== undefined) announce(`${who} is thinking`);
  }, [isVeryLong]);
  return isLong ? who : undefined;
}

/** Whether something has been so for a time. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, ms]);
  return isSo && lasts;
}

/** “Hard bot is thinking”, as long as the line that it takes the place of. */
export const Thinking = ({ who }: { readonly who: string }) => (
  <span data-thinking>
    {who} is thinking
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  </span>
);
