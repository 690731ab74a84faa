"use client";
/** Games that bots play with a card: asked for, watched and stopped here; 200 without a fault prove it (story S13). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, CircleAlert, CircleCheck, Square } from "lucide-react";
import { useEffect } from "react";
import { type CardId, gameOf, type LibraryCard } from "../../../engine/cards/card.ts";
import { GAME_COUNTS, type GameCount, type GamesRun } from "../../../engine/cards/work.ts";
import { cardQueries } from "../../api/cards.ts";
import { isRunning, playGames, studioQueries } from "../../api/studio.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./games-row.module.css";

const [FEW, PROVING] = GAME_COUNTS;
const ICON = { size: 15, strokeWidth: 1.75 } as const;

export type GamesRowProps = {
  readonly id: CardId;
  /** The number of the revision that everybody sees: games with an older one say nothing of it. */
  readonly revision: number;
  /** Whether the text is understood and every field right. */
  readonly canPlay: boolean;
  readonly isChanged: boolean;
  readonly save: () => Promise<boolean>;
  /** Takes the card as it is known once games have proven it. */
  readonly know: (head: LibraryCard) => void;
};

export function GamesRow({ id, revision, canPlay, isChanged, save, know }: GamesRowProps) {
  const client = useQueryClient();
  const { data } = useQuery(studioQueries.games(id));
  const run = data?.revision === revision ? data : undefined;
  const running = isRunning(run);
  const proven = run?.is === "clean" && run.of === PROVING;
  useEffect(() => {
    if (!proven) return;
    const learn = async () => {
      await client.invalidateQueries({ queryKey: cardQueries.game(gameOf(id)) });
      know((await client.fetchQuery({ ...studioQueries.history(id), staleTime: 0 })).card);
    };
    // If the state is unknown now, it shows when the card is opened again.
    learn().catch(() => undefined);
  }, [proven, client, id, know]);
  if (!canPlay && !running) return null;
  const play = (games: GameCount) =>
    attempt(async () => {
      if (isChanged && !(await save())) return;
      await playGames(client, id, games);
    });
  return (
    <div className={styles.games}>
      {running ? (
        <Button size="s" icon={<Square {...ICON} aria-hidden />} onClick={() => void attempt(() => playGames(client, id, undefined))}>
          Stop
        </Button>
      ) : (
        <>
          <Button size="s" icon={<Bot {...ICON} aria-hidden />} onClick={() => void play(PROVING)}>
            Let bots play {PROVING} games
          </Button>
          <Button size="s" look="quiet" onClick={() => void play(FEW)}>
            Only {FEW}
          </Button>
        </>
      )}
      {run ? <Told run={run} /> : <p className={styles.count}>{COUNTING}</p>}
    </div>
  );
}

function Told({ run }: { readonly run: GamesRun }) {
  return (
    <div className={styles.told} role="status" data-is={run.is}>
      {run.is === "clean" && <CircleCheck {...ICON} aria-hidden />}
      {run.is === "broken" && <CircleAlert {...ICON} aria-hidden />}
      {isRunning(run) && <progress max={run.of} value={run.played} aria-label="Games played" />}
      <span>{runWords(run)}</span>
    </div>
  );
}

/** Which games count, and why others do not. */
export const COUNTING = `Only a run of ${PROVING} games counts: a shorter run easily misses a fault that appears in one game of fifty. ${FEW} games quickly show obvious faults.`;

/** How far the games are, or how they ended, in a sentence. */
export function runWords(run: GamesRun): string {
  switch (run.is) {
    case "waiting":
      return "Waiting for the games of another card.";
    case "playing":
      return `${run.played} of ${run.of} games played, without a fault.`;
    case "clean":
      return run.of === PROVING
        ? `All ${run.of} games ran without a fault. They count: the card works.`
        : `${run.of} games ran without a fault. They do not count: only a run of ${PROVING} proves a card.`;
    case "stopped":
      return `Stopped after ${run.played} of ${run.of} games, without a fault. They do not count: only a run of ${PROVING} proves a card.`;
    case "broken":
      return run.fault;
  }
}
