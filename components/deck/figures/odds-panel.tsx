"use client";
/** Chances by turn, exact, for cards, tags and any query (story D8). */
import { useMemo, useRef, useState } from "react";
import { announce } from "../../ui/announcer.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { useKeepFocus } from "../builder/use-keep-focus.ts";
import { useKept } from "../builder/use-kept.ts";
import { AddQuestion } from "./add-question.tsx";
import { DrawsSentence } from "./draws-sentence.tsx";
import { OddsLook } from "./odds-look.tsx";
import { firstQuestions, type OddsQuestion, questionWords } from "./odds-rows.ts";
import { FullTable } from "./odds-tables.tsx";

/** The questions of this deck, kept in the browser; until somebody changes them they follow the deck. */
function useQuestions() {
  const { id, pool, rules } = useDesk();
  const { list } = useView();
  const [own, setOwn] = useKept<readonly OddsQuestion[] | undefined>(`arcology.odds.${id}`, undefined);
  const questions = useMemo(() => own ?? firstQuestions(list, pool, rules), [own, list, pool, rules]);
  return [questions, setOwn] as const;
}

/** The open deck as it is. */
function useOddsDeck() {
  const { index, pool, rules } = useDesk();
  return { game: index.game, list: useView().list, pool, rules };
}

/** The small table under the findings: one look, no controls but first and second. */
export function OddsGlance() {
  const [questions] = useQuestions();
  return <OddsLook deck={useOddsDeck()} questions={questions} />;
}

export function OddsPanel() {
  const [questions, setQuestions] = useQuestions();
  const [first, setFirst] = useState(true);
  const [mulligans, setMulligans] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  useKeepFocus(area);
  const deck = useOddsDeck();
  const { mulligan } = deck.rules.draws;
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
        {mulligan && (
          <label className={styles.control}>
            Mulligans
            <select value={mulligans} onChange={(event) => setMulligans(Number(event.target.value))}>
              {Array.from({ length: mulligan.most + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the count is the key
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <FullTable
        deck={deck}
        questions={questions}
        first={first}
        mulligans={mulligans}
        onRemove={(question) => {
          setQuestions(questions.filter((one) => one !== question));
          announce(`Removed ${questionWords(question)} from the table.`);
        }}
      />
      <p className={styles.note}>
        Exact percentages. Cards are drawn without replacement. <DrawsSentence deck={deck} first={first} mulligans={mulligans} />
      </p>
      <AddQuestion onAdd={(question) => setQuestions([...questions, question])} />
    </div>
  );
}
