"use client";
/** What an A.I. card does, as it was saved last. */
import { useQuery } from "@tanstack/react-query";
import { studioQueries } from "../../../api/studio.ts";
import type { CardPanelProps } from "../../../studio/card/own-panel.tsx";
import styles from "./network-panel.module.css";

export function AiPanel({ id, revision }: Pick<CardPanelProps, "id" | "revision">) {
  const { data, error, isPending } = useQuery(studioQueries.foreseen(id, revision));
  return (
    <section className={styles.panel} aria-label="What it does">
      <h2>What it does, as saved</h2>
      {data?.map(({ position, lines }) => (
        <div key={position}>
          <h3>{position}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {isPending && <p role="status">The studio plays it through.</p>}
      {data?.length === 0 && <p>The card is in no game yet.</p>}
      {error && <p>{error.message}</p>}
    </section>
  );
}
