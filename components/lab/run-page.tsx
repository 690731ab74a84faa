"use client";
/** A run of the lab: how far it is, the answer with its uncertainty, what the games were like, and the odd ones to watch. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PlayableGame } from "../../engine/games/game.ts";
import { titleOf } from "../../engine/questions/configuration.ts";
import { withBotNames } from "../../engine/questions/named.ts";
import type { RunTold } from "../../engine/questions/told.ts";
import { labQueries } from "../api/lab.ts";
import { Page } from "../frame/page.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { Figure } from "./figure.tsx";
import styles from "./lab.module.css";
import { Acts } from "./run/acts.tsx";
import { Compare } from "./run/compare.tsx";
import { FeelOf } from "./run/feel.tsx";
import { Headline } from "./run/headline.tsx";
import { HowItWasAsked } from "./run/how-asked.tsx";
import { Observed } from "./run/observed.tsx";
import { OddGames } from "./run/odd-games.tsx";
import { Machines, Progress } from "./run/progress.tsx";

export function RunPage({ id }: { readonly id: string }) {
  const { data: run, error } = useQuery(labQueries.run(id));
  const title = run ? titleOf(run.answer.configuration) : "Run";
  const game = run?.game as PlayableGame | undefined;
  return (
    <Page
      title={title}
      {...(game ? { game } : {})}
      crumbs={[{ label: "Lab", href: game ? `/lab?game=${game}` : "/lab" }]}
      actions={run && <Acts run={run} />}
    >
      {run ? (
        <Run run={run} />
      ) : error ? (
        <ErrorState title="This run cannot be shown">{error.message}</ErrorState>
      ) : (
        <div className={styles.run}>
          <Skeleton height={120} />
          <Skeleton height={320} />
        </div>
      )}
    </Page>
  );
}

function Run({ run }: { readonly run: RunTold }) {
  const { id, names } = run;
  const answer = useMemo(() => withBotNames(run.answer), [run.answer]);
  const isAboutCards = answer.configuration.cards.length > 0;
  return (
    <div className={styles.run}>
      <Progress run={run} />
      {run.workers && <Machines workers={run.workers} />}
      <Headline answer={answer} />
      {answer.warnings.map((warning) => (
        <p key={warning} className={styles.warning} role="note">
          {warning}
        </p>
      ))}
      {answer.ladder && <Figure id={id} answer={answer} name="ladder" title="How much stronger each bot is" names={names} />}
      <Figure
        id={id}
        answer={answer}
        name="estimates"
        title={isAboutCards ? "How strong the card is" : answer.ladder ? "Meetings won" : "Estimates"}
        names={names}
      />
      {isAboutCards && <Observed answer={answer} names={names} />}
      {answer.field && <Figure id={id} answer={answer} name="field" title="Ratings" names={names} />}
      {answer.feel.length > 0 && (
        <div className={styles.columns}>
          <Figure id={id} answer={answer} name="lengths" title="How long games are" names={names} />
          <Figure id={id} answer={answer} name="endings" title="How games end" names={names} />
        </div>
      )}
      <Figure id={id} answer={answer} name="seats" title="Seats" names={names} />
      <Figure id={id} answer={answer} name="places" title="Places in turn order" names={names} />
      {answer.feel.map((feel) => (
        <FeelOf key={feel.bot} feel={feel} names={names} game={run.game} />
      ))}
      <OddGames run={run} />
      {!isAboutCards && answer.feel.some(({ cards }) => cards.length > 0) && (
        <>
          <Observed answer={answer} names={names} />
          <p className={styles.links}>
            <a href={`/api/lab/${id}/plots/cards?as=csv`} download>
              Observed numbers as CSV
            </a>
          </p>
        </>
      )}
      <Compare run={run} />
      <HowItWasAsked run={run} />
    </div>
  );
}
