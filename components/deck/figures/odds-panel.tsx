"use client";
/** Chances by turn, exact, for cards, tags and any query (story D8). */
import { useId, useMemo, useRef, useState } from "react";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { useKeepFocus } from "../builder/use-keep-focus.ts";
import { useKept } from "../builder/use-kept.ts";
import { AddQuestion } from "./add-question.tsx";
import { firstQuestions, type OddsQuestion, questionWords } from "./odds-rows.ts";
import { FullTable, OddsTable } from "./odds-tables.tsx";

/** The questions of this deck, kept in the browser; until somebody changes them they follow the deck. */
function useQuestions() {
  const { id, pool, rules } = useDesk();
  const { list } = useView();
  const [own, setOwn] = useKept<readonly OddsQuestion[] | undefined>(`arcology.odds.${id}`, undefined);
  const questions = useMemo(() => own ?? firstQuestions(list, pool, rules), [own, list, pool, rules]);
  return [questions, setOwn] as const;
}

/** The small table under the findings: one look, no controls but first and second. */
export function OddsGlance() {
  const [questions] = useQuestions();
  const [first, setFirst] = useState(true);
  const { openingHand } = useDesk().rules.draws;
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.blockTitle}>
        Odds of seeing a card, going {first ? "first" : "second"}
        <Button size="s" look="quiet" onClick={() => setFirst(!first)}>
          Go {first ? "second" : "first"}
        </Button>
      </h2>
      <OddsTable questions={questions} first={first} turns={4} mulligans={0} />
      <p className={styles.note}>
        Exact percentages. {openingHand} cards at the start, then one more each turn{first ? " after the first" : ""}.
      </p>
    </section>
  );
}

export function OddsPanel() {
  const [questions, setQuestions] = useQuestions();
  const [first, setFirst] = useState(true);
  const [mulligans, setMulligans] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  useKeepFocus(area);
  const { openingHand } = useDesk().rules.draws;
  const hand = openingHand - mulligans;
  return (
    <div ref={area} tabIndex={-1} className={styles.block}>
      <div className={styles.controls}>
        <fieldset className={styles.choice}>
          <legend>Going</legend>
          {[true, false].map((one) => (
            <button key={String(one)} type="button" aria-pressed={first === one} onClick={() => setFirst(one)}>
              {one ? "first" : "second"}
            </button>
          ))}
        </fieldset>
        <label className={styles.control}>
          Mulligans
          <select value={mulligans} onChange={(event) => setMulligans(Number(event.target.value))}>
            {Array.from({ length: openingHand + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the count is the key
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FullTable
        questions={questions}
        first={first}
        mulligans={mulligans}
        onRemove={(question) => {
          setQuestions(questions.filter((one) => one !== question));
          announce(`Removed ${questionWords(question)} from the table.`);
        }}
      />
      <p className={styles.note}>
        Exact percentages. Cards are drawn without replacement. {hand} {hand === 1 ? "card" : "cards"} at the start
        {first ? "; no draw on turn 1, then one each turn" : ", then one more each turn"}. Resources: one is revealed each turn.
      </p>
      <AddQuestion onAdd={(question) => setQuestions([...questions, question])} />
    </div>
  );
}
