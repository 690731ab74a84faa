"use client";
/** The matches of this browser, the newest first, each with whose move it is. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { matchQueries } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { isYours, matchName, matchState } from "../match/match-words.ts";
import styles from "./lobby.module.css";

export function MatchList() {
  const matches = useQuery(matchQueries.list());
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">Your matches</h2>
      {matches.isPending ? (
        <Skeleton height={120} />
      ) : matches.error ? (
        <ErrorState title="Your matches could not be loaded" action={<Button onClick={() => void matches.refetch()}>Try again</Button>}>
          {matches.error.message}
        </ErrorState>
      ) : matches.data.length === 0 ? (
        <p className={styles.none}>No matches yet. Start one, and it is listed here.</p>
      ) : (
        <ul className={styles.matches}>
          {matches.data.map((match) => (
            <li key={match.id}>
              <Link href={`/table/${match.id}`} data-mine={isYours(match) || undefined}>
                <b>{matchName(match)}</b>
                <small>{matchState(match)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
