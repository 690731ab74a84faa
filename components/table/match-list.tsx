"use client";
/** The matches of this browser, the newest first, each with whose move it is. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { cardsOf, isFreeTable } from "../../engine/games/game.ts";
import type { MatchSummary } from "../../engine/matches/told.ts";
import { matchQueries } from "../api/matches.ts";
import { GAME_NAMES } from "../frame/games.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import styles from "./lobby.module.css";

export function MatchList() {
  const matches = useQuery(matchQueries.list());
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">Your matches</h2>
      {matches.isPending ? (
        <Skeleton height={120} />
      ) : matches.error ? (
        <ErrorState title="Your matches cannot be listed" action={<Button onClick={() => void matches.refetch()}>Try again</Button>}>
          {matches.error.message}
        </ErrorState>
      ) : matches.data.length === 0 ? (
        <p className={styles.none}>None yet. Begin one, and it waits for you here.</p>
      ) : (
        <ul className={styles.matches}>
          {matches.data.map((match) => (
            <li key={match.id}>
              <Link href={`/table/${match.id}`} data-mine={isYours(match) || undefined}>
                <b>
                  {GAME_NAMES[cardsOf(match.game)]}
                  {isFreeTable(match.game) && ", free table"}:{" "}
                  {match.seats
                    .map(({ seat: name, bot: plays, yours, taken }) =>
                      [name, yours ? "(you)" : plays ? `(${plays})` : taken ? "" : "(invited)"].join(" ").trim(),
                    )
                    .join(" vs ")}
                </b>
                <small>{stateOf(match)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isYours = ({ asked, seats }: MatchSummary): boolean => asked !== undefined && seats[asked]?.yours === true;

/** "Your move, 84 choices made". */
function stateOf(match: MatchSummary): string {
  const { asked, seats, n, game } = match;
  const made = `${n} ${n === 1 ? "choice" : "choices"} made`;
  if (isFreeTable(game)) return `${n} ${n === 1 ? "move" : "moves"} made`;
  if (asked === undefined) return `Over, ${made}`;
  return `${isYours(match) ? "Your move" : `${seats[asked]?.seat} to move`}, ${made}`;
}
