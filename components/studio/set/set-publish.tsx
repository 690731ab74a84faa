"use client";
/** What the cards of a set lack before they are shown to others, and the games of bots that show them at work (story S13). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, CircleAlert, CircleCheck, Square } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { GAME_COUNTS, type GameCount, type SetChecks } from "../../../engine/cards/work.ts";
import { type LibraryGame, PLAYABLE } from "../../../engine/games/game.ts";
import { cardQueries } from "../../api/cards.ts";
import { isRunning, playSet, studioQueries } from "../../api/studio.ts";
import { studioHref } from "../../cards/links.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { Button } from "../../ui/button.tsx";
import { COUNTING, runWords } from "../card/games-row.tsx";
import styles from "./set-publish.module.css";

const ICON = { size: 15, strokeWidth: 1.75 } as const;
const [FEW, PROVING] = GAME_COUNTS;
const MOST_CARDS = 30;

/** `set`: its code; empty for all cards of the game. */
export function SetPublish({ game, set }: { readonly game: LibraryGame; readonly set: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-label="Ready for others" className={styles.publish}>
      <h3>Ready for others</h3>
      {asked ? (
        <Checked game={game} set={set} />
      ) : (
        <p>
          <Button onClick={() => setAsked(true)}>Check every card</Button> does the engine understand its text, does the text fit, is the
          card credited, does a scenario show it?
        </p>
      )}
    </section>
  );
}

function Checked({ game, set }: { readonly game: LibraryGame; readonly set: string }) {
  const client = useQueryClient();
  const { data, error } = useQuery(studioQueries.checks(game.id, set));
  const proven = data?.runs.filter((run) => run.is === "clean" && run.of === PROVING).length ?? 0;
  useEffect(() => {
    if (proven > 0) void client.invalidateQueries({ queryKey: cardQueries.game(game.id) });
  }, [proven, client, game.id]);
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Checking …</p>;
  const { cards, open } = data;
  return (
    <>
      <p role="status" className={styles.sum}>
        {open.length === 0 ? (
          <CircleCheck {...ICON} aria-hidden className={styles.ok} />
        ) : (
          <CircleAlert {...ICON} aria-hidden className={styles.warn} />
        )}
        <span>
          {cards - open.length} of {cards} cards are ready.
        </span>
      </p>
      {PLAYABLE.some((id) => id === game.id) && (
        <Games data={data} play={(games) => void attempt(() => playSet(client, game.id, set, games))} />
      )}
      <ul className={styles.list}>
        {open.slice(0, MOST_CARDS).map(({ id, name, checks }) => (
          <li key={id}>
            <Link href={studioHref(id)}>{name}</Link> <span>{checks.map(({ sentence }) => sentence).join(" ")}</span>
          </li>
        ))}
      </ul>
      {open.length > MOST_CARDS && <p>And {open.length - MOST_CARDS} cards more.</p>}
    </>
  );
}

function Games({ data: { open, runs }, play }: { readonly data: SetChecks; readonly play: (games: GameCount | undefined) => void }) {
  const running = runs.filter(isRunning);
  const unseen = open.filter(({ checks }) => checks.every(({ id }) => id === "shown")).length;
  const broken = runs.filter((run) => run.is === "broken");
  const now = running.find((run) => run.is === "playing");
  return (
    <>
      {(running.length > 0 || unseen > 0) && (
        <div className={styles.games}>
          {running.length > 0 ? (
            <Button size="s" icon={<Square {...ICON} aria-hidden />} onClick={() => play(undefined)}>
              Stop
            </Button>
          ) : (
            <>
              <Button size="s" icon={<Bot {...ICON} aria-hidden />} onClick={() => play(PROVING)}>
                Let bots play {PROVING} games with each of {unseen}
              </Button>
              <Button size="s" look="quiet" onClick={() => play(FEW)}>
                Only {FEW}
              </Button>
              <span>{COUNTING}</span>
            </>
          )}
          {running.length > 0 && (
            <span role="status">
              {running.length} {running.length === 1 ? "card" : "cards"} to go.{now && ` ${runWords(now)}`}
            </span>
          )}
        </div>
      )}
      {broken.map((run) => (
        <p key={run.card} className={styles.sum}>
          <CircleAlert {...ICON} aria-hidden className={styles.warn} />
          <span>
            <Link href={studioHref(run.card)}>{open.find(({ id }) => id === run.card)?.name ?? run.card}</Link>: {runWords(run)}
          </span>
        </p>
      ))}
    </>
  );
}
