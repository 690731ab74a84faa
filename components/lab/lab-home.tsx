"use client";
/** The lab's first page: a question for a game, its plan, and the runs so far. */
import { useState } from "react";
import { hasDecks, PLAYABLE, type PlayableGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { canBeAsked, QUESTION_ABOUT, QUESTIONS, type Question } from "../../engine/questions/configuration.ts";
import { GameMark } from "../frame/game-mark.tsx";
import { Page } from "../frame/page.tsx";
import { cx } from "../ui/cx.ts";
import { WishForm } from "./ask/wish-form.tsx";
import styles from "./lab.module.css";
import { Runs } from "./runs.tsx";
import type { LabStart } from "./start.ts";

export function LabHome({ start }: { readonly start: LabStart }) {
  const [chosen, setChosen] = useState({ game: start.game, question: start.question });
  const { game, question } = chosen;
  /** The address says what is chosen, for Share, Back and a reload; what else it asked for belongs to the question that it named. */
  const choose = (next: { readonly game: PlayableGame; readonly question: Question }) => {
    setChosen(next);
    window.history.replaceState(window.history.state, "", `/lab?game=${next.game}&question=${next.question}`);
  };
  return (
    <Page title="Lab" game={game}>
      <div className={styles.home}>
        <section className={styles.ask} aria-label="Ask">
          <fieldset className={styles.games}>
            <legend>Game</legend>
            {PLAYABLE.map((id) => (
              <label key={id} className={cx(styles.choice, id === game && styles.chosen)}>
                <input
                  type="radio"
                  name="game"
                  checked={id === game}
                  onChange={() => choose({ game: id, question: canBeAsked(question, hasDecks(id)) ? question : "first-seat" })}
                />
                <GameMark game={id} size={16} /> {ABOUT[id].name}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.questions}>
            <legend>Question</legend>
            {QUESTIONS.filter((one) => canBeAsked(one, hasDecks(game))).map((one) => (
              <label key={one} className={cx(styles.choice, one === question && styles.chosen)}>
                <input type="radio" name="question" checked={one === question} onChange={() => choose({ game, question: one })} />
                <span>
                  <b>{QUESTION_ABOUT[one].title}</b>
                  <small>{QUESTION_ABOUT[one].tells}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <WishForm key={`${game} ${question}`} game={game} question={question} start={start} />
        </section>
        <Runs />
      </div>
    </Page>
  );
}
