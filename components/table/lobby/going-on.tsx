"use client";
/** What other people play in this studio: matches to look on at, and seats that anybody may take. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { Armchair, Eye } from "lucide-react";
import { useRouter } from "next/navigation";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchOnShow } from "../../../engine/matches/told.ts";
import { matchQueries, sitDownAt } from "../../api/matches.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { matchState, whoPlays } from "../match/match-words.ts";
import styles from "./going-on.module.css";

export function GoingOn() {
  const router = useRouter();
  const matches = useQuery(matchQueries.goingOn());
  const sit = useMutation({
    mutationFn: ({ match, player }: { readonly match: MatchOnShow; readonly player: Player }) => sitDownAt(match.id, player),
    onSuccess: ({ id }) => router.push(`/table/${id}`),
    onError: () => void matches.refetch(),
  });
  return (
    <section aria-labelledby="going-on">
      <h2 id="going-on">Being played now</h2>
      {matches.isPending ? (
        <Skeleton height={60} />
      ) : matches.error ? (
        <ErrorState
          title="The matches of others could not be loaded"
          action={<Button onClick={() => void matches.refetch()}>Try again</Button>}
        >
          {matches.error.message}
        </ErrorState>
      ) : matches.data.length === 0 ? (
        <p className={styles.none}>Nobody else is playing now. This list shows matches you can watch and seats that anybody can take.</p>
      ) : (
        <ul className={styles.matches}>
          {matches.data.map((match) => (
            <li key={match.id}>
              <span>
                <b>{whoPlays(match)}</b>
                <small>{matchState(match)}</small>
              </span>
              {match.free.map((player) => (
                <Button
                  key={player}
                  size="s"
                  icon={<Armchair size={14} aria-hidden />}
                  aria-label={`Sit down as ${match.seats[player]?.seat}: ${whoPlays(match)}`}
                  {...waitsFor(sit.isPending, () => sit.mutate({ match, player }))}
                >
                  Sit down{match.free.length > 1 ? ` as ${match.seats[player]?.seat}` : ""}
                </Button>
              ))}
              {match.watch && (
                <LinkButton
                  size="s"
                  icon={<Eye size={14} aria-hidden />}
                  href={`/table/${match.id}`}
                  aria-label={`Watch ${whoPlays(match)}`}
                >
                  Watch
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {sit.error && <p role="alert">{sit.error.message}</p>}
    </section>
  );
}
