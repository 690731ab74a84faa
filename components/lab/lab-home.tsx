"use client";
/** The lab's first page: a question for a game, its plan, and the runs so far. */
import { useState } from "react";
import { hasDecks, PLAYABLE, type PlayableGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { canBeAsked, QUESTION_ABOUT, QUESTIONS } from "../../engine/questions/configuration.ts";
import { GameMark } from "../frame/game-mark.tsx";
import { cx } from "../ui/cx.ts";
import { WishForm } from "./ask/wish-form.tsx";
import styles from "./lab.module.css";
import { Runs } from "./runs.tsx";
import type { LabStart } from "./start.ts";

export function LabHome({ start }: { readonly start: LabStart }) {
  const [game, setGame] = useState(start.game);
  const [question, setQuestion] = useState(start.question);
  const choose = (next: PlayableGame) => {
    setGame(next);
    if (!canBeAsked(question, hasDecks(next))) setQuestion("first-seat");
  };
  return (
    <div className={styles.home}>
      <section className={styles.ask} aria-label="Ask">
        <fieldset className={styles.games}>
          <legend>Game</legend>
          {PLAYABLE.map((id) => (
            <label key={id} className={cx(styles.choice, id === game && styles.chosen)}>
              <input type="radio" name="game" checked={id === game} onChange={() => choose(id)} />
              <GameMark game={id} size={16} /> {ABOUT[id].name}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.questions}>
          <legend>Question</legend>
          {QUESTIONS.filter((one) => canBeAsked(one, hasDecks(game))).map((one) => (
            <label key={one} className={cx(styles.choice, one === question && styles.chosen)}>
              <input type="radio" name="question" checked={one === question} onChange={() => setQuestion(one)} />
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
  );
}
