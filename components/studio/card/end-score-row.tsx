"use client";
/** What the end score of a card would have been worth in bot games: beside the text, growing while they are played. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, Square } from "lucide-react";
import type { CardId, GameId } from "../../../engine/cards/card.ts";
import type { EndPoints, EndScoreTold } from "../../../engine/cards/work.ts";
import { playEndGames, studioQueries } from "../../api/studio.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { Button } from "../../ui/button.tsx";
import type { Draft } from "./draft.ts";
import styles from "./games-row.module.css";

const ICON = { size: 15, strokeWidth: 1.75 } as const;

export function EndScoreRow({ game, id, draft }: { readonly game: GameId; readonly id: CardId; readonly draft: Draft }) {
  const client = useQueryClient();
  const { data } = useQuery(studioQueries.endScore(game, { ...draft, id, game }));
  if (!data) return null;
  const running = data.games?.running === true;
  const play = (on: boolean) => void attempt(() => playEndGames(client, game, on));
  return (
    <section className={styles.games} aria-label="What its end score is worth">
      <div className={styles.told} role="status">
        {running && <progress max={data.games?.of} value={data.games?.played} aria-label="Games played" />}
        <span>{endScoreWords(data)}</span>
      </div>
      {running ? (
        <Button size="s" icon={<Square {...ICON} aria-hidden />} onClick={() => play(false)}>
          Stop
        </Button>
      ) : (
        <Button size="s" look={data.worth ? "quiet" : "outline"} icon={<Bot {...ICON} aria-hidden />} onClick={() => play(true)}>
          {data.worth ? "Play new games" : "See it in 200 bot games"}
        </Button>
      )}
    </section>
  );
}

/** What is known of an end score, in a sentence or two. */
export function endScoreWords({ games, players, worth }: EndScoreTold): string {
  if (games?.fault) return games.fault;
  if (worth) return worthWords(worth, players);
  return games?.running ? "Bots are playing the first game." : "Bot games show what this end score would have been worth.";
}

function worthWords({ games, mean, low, high, least, most, nothing }: EndPoints, players: number): string {
  const of = games === 1 ? "In the last bot game" : `In the last ${games} bot games`;
  const between = games === 1 ? "" : ` (${points(low)} to ${points(high)})`;
  const average = `${of} with ${players} players, this end score would have been worth ${points(mean)} points on average${between}`;
  const range = least === most ? "" : `, from ${least} to ${most}`;
  return `${average}${range}.${nothing > 0 ? ` It gives nothing to ${Math.round(nothing * 100)} % of the players.` : ""}`;
}

const points = (value: number): string => value.toFixed(1);
