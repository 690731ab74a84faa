"use client";
/** Chances by turn, exact, for cards, tags and any query (story D8). */
import { Plus, X } from "lucide-react";
import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { parseQuery } from "../../engine/cards/search/index.ts";
import { type OddsSection, OPENING_HAND, oddsTable } from "../../engine/decks/index.ts";
import { type Regex, useRegex } from "../cards/use-regex.ts";
import { announce } from "../ui/announcer.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { useDesk, useView } from "./builder.ts";
import styles from "./inspector.module.css";
import { exactly, firstQuestions, type OddsQuestion, pileOf, questionWords } from "./odds-rows.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useKept } from "./use-kept.ts";

const TURNS = 8;
/** The full table shows the chance of one and of two, and of more when that was asked. */
const SHOWN_LEAST = 2;
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The questions of this deck, kept in the browser; until somebody changes them they follow the deck. */
function useQuestions() {
  const { id, pool } = useDesk();
  const { list } = useView();
  const [own, setOwn] = useKept<readonly OddsQuestion[] | undefined>(`arcology.odds.${id}`, undefined);
  const questions = useMemo(() => own ?? firstQuestions(list, pool), [own, list, pool]);
  return [questions, setOwn] as const;
}

/** The small table under the findings: one look, no controls but first and second. */
export function OddsGlance() {
  const [questions] = useQuestions();
  const [first, setFirst] = useState(true);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.blockTitle}>
        Odds of having seen, going {first ? "first" : "second"}
        <Button size="s" look="quiet" onClick={() => setFirst(!first)}>
          Go {first ? "second" : "first"}
        </Button>
      </h2>
      <OddsTable questions={questions} first={first} turns={4} mulligans={0} />
      <p className={styles.note}>
        Percent, exact. {OPENING_HAND} cards at the start, then one more each turn{first ? " after the first" : ""}.
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
  const hand = OPENING_HAND - mulligans;
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
            {Array.from({ length: OPENING_HAND + 1 }, (_, count) => (
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
        Percent, exact: cards are drawn without putting back. {hand} {hand === 1 ? "card" : "cards"} at the start
        {first ? "; no draw on turn 1, then one each turn" : ", then one more each turn"}. Resources: one is revealed each turn.
      </p>
      <AddQuestion onAdd={(question) => setQuestions([...questions, question])} />
    </div>
  );
}

type TableProps = { readonly questions: readonly OddsQuestion[]; readonly first: boolean; readonly mulligans: number };

/** Each question with its pile and its chances by turn, of at least 1 up to `most` or what was asked. */
function useChances({ questions, mulligans }: TableProps, turns: number, most: number) {
  const { pool } = useDesk();
  const list = useDeferredValue(useView().list);
  const regex = useRegexFor(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `regex.state` decides what the queries find
  const rows = useMemo(
    () =>
      questions.map((question) => {
        const pile = pileOf(question, list, pool);
        const shown = Math.max(most, question.least);
        return { question, pile, shown, turns: oddsTable({ ...pile, section: question.section, mulligans }, turns, shown) };
      }),
    [questions, list, pool, turns, most, mulligans, regex.state],
  );
  return { rows, regex };
}

const turnsTo = (turns: number): readonly number[] => Array.from({ length: turns }, (_, i) => i + 1);
const keyOf = (question: OddsQuestion, i: number): string => `${i}/${question.section}/${question.query}/${question.least}`;

/** One line for each question: the chance of what it asks. */
function OddsTable({ turns, ...props }: TableProps & { readonly turns: number }) {
  const { rows, regex } = useChances(props, turns, 1);
  if (rows.length === 0) return <p className={styles.note}>No cards in the main deck yet.</p>;
  return (
    <>
      <RegexNote regex={regex} />
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">At least</th>
            {turnsTo(turns).map((turn) => (
              <th key={turn} scope="col">
                T{turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, pile, turns: chances }, i) => (
            <tr key={keyOf(question, i)}>
              <th scope="row">
                <span className={styles.question}>{questionWords(question)}</span>
                <small>{pileWords(question, pile)}</small>
              </th>
              {chances.map((chance) => (
                <Chance key={chance.turn} p={(props.first ? chance.first : chance.second)[question.least - 1] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Each question with a line for one, for two and for what it asks. */
function FullTable({ onRemove, ...props }: TableProps & { readonly onRemove: (question: OddsQuestion) => void }) {
  const { rows, regex } = useChances(props, TURNS, SHOWN_LEAST);
  if (rows.length === 0) return <p className={styles.note}>No lines in the table. Add a card, a #tag or a query.</p>;
  return (
    <>
      <RegexNote regex={regex} />
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">≥</th>
            {turnsTo(TURNS).map((turn) => (
              <th key={turn} scope="col">
                T{turn}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ question, pile, shown, turns }, i) => (
          <tbody key={keyOf(question, i)}>
            <tr>
              <th scope="rowgroup" colSpan={TURNS} className={styles.asked}>
                <span>
                  <span className={styles.question}>{questionWords({ ...question, least: 1 })}</span>
                  <small>{pileWords(question, pile)}</small>
                </span>
              </th>
              <td className={styles.bare}>
                <IconButton size="s" look="plain" label={`Remove ${questionWords(question)}`} onClick={() => onRemove(question)}>
                  <X {...ICON} />
                </IconButton>
              </td>
            </tr>
            {turnsTo(shown).map((least) => (
              <tr key={least}>
                <th scope="row" className={styles.least}>
                  ≥{least}
                </th>
                {turns.map((chance) => (
                  <Chance key={chance.turn} p={(props.first ? chance.first : chance.second)[least - 1] ?? 0} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

const Chance = ({ p }: { readonly p: number }) => (
  <td style={{ "--v": p * 100 } as React.CSSProperties} title={p.toFixed(4)}>
    {percent(p)}
  </td>
);

const pileWords = (
  question: OddsQuestion,
  { successes, population }: { readonly successes: number; readonly population: number },
): string => `${successes} of ${population}${question.section === "resources" ? " resources" : ""}`;

/** 0 and 100 only when it is so. */
function percent(p: number): string {
  if (p > 0 && p < 0.005) return "<1";
  if (p < 1 && p >= 0.995) return ">99";
  return String(Math.round(p * 100));
}

/** Loads what reads regular expressions when a question needs it. */
function useRegexFor(questions: readonly OddsQuestion[]): Regex {
  const { index } = useDesk();
  const regex = useRegex();
  const needed = questions.some(({ query }) => parseQuery(query, index.game).needsRegex);
  useEffect(() => {
    if (needed && regex.state === "absent") regex.load();
  }, [needed, regex]);
  return regex;
}

/** Says that lines of the table count every card, because what reads them is not there. */
const RegexNote = ({ regex }: { readonly regex: Regex }) =>
  regex.state === "failed" && (
    <p className={styles.note} role="alert">
      What reads regular expressions could not be loaded, so lines with one count all cards.{" "}
      <Button size="s" onClick={regex.retry}>
        Try again
      </Button>
    </p>
  );

function AddQuestion({ onAdd }: { readonly onAdd: (question: OddsQuestion) => void }) {
  const { pool } = useDesk();
  const { list } = useView();
  const [text, setText] = useState("");
  const [least, setLeast] = useState(1);
  const [section, setSection] = useState<OddsSection>("main");
  const names = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (!query) return;
    onAdd({ query: pool.byName.has(query) ? exactly(query) : query, least, section });
    announce(`Added ${query} to the table.`);
    setText("");
  };
  return (
    <form className={styles.ask} onSubmit={add} aria-label="Add a line to the table">
      <input
        className={styles.field}
        aria-label="Card, #tag or query"
        placeholder="Card, #tag or query"
        list={names}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={names}>
        {[...list.sections.main, ...list.sections.resources].map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label className={styles.control}>
        at least
        <select value={least} onChange={(event) => setLeast(Number(event.target.value))}>
          {[1, 2, 3, 4, 5].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.control}>
        of
        <select value={section} onChange={(event) => setSection(event.target.value === "resources" ? "resources" : "main")}>
          <option value="main">Main</option>
          <option value="resources">Resources</option>
        </select>
      </label>
      <Button type="submit" icon={<Plus {...ICON} />}>
        Add
      </Button>
    </form>
  );
}
