"use client";
/** Messages at the table, the newest at the end and in sight. Texts by strangers are shown as text, and nothing in them steers anything. */
import { useEffect, useRef } from "react";
import { legible } from "../../../engine/cards/legible.ts";
import type { Said } from "../../../engine/matches/stored.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { calledBy } from "../match/names.ts";
import styles from "./table-words.module.css";

export function WordList({ match, said }: { readonly match: MatchView; readonly said: readonly Said[] }) {
  const list = useRef<HTMLOListElement>(null);
  const newest = said.at(-1)?.number;
  useEffect(() => {
    if (newest !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  if (said.length === 0) return <p className={styles.none}>No messages yet. Only the players can read them.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <ol ref={list} aria-label="Messages" className={styles.list} tabIndex={0}>
      {said.map(({ number, player, words }) => (
        <li key={number} data-mine={match.yours.includes(player) || undefined}>
          <b>{match.yours.includes(player) && match.yours.length === 1 ? "You" : legible(calledBy(match.seats, player))}</b>{" "}
          <bdi>{legible(words)}</bdi>
        </li>
      ))}
    </ol>
  );
}
