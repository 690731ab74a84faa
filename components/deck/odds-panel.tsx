"use client";
/** Chances by turn, exact, for cards, tags and any query (story D8). */
import { Plus, X } from "lucide-react";
import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { isRegexLoaded, loadRegex, parseQuery } from "../../engine/cards/search/index.ts";
import { type OddsSection, OPENING_HAND, oddsTable } from "../../engine/decks/index.ts";
import { announce } from "../ui/announcer.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { useDesk, useView } from "./builder.ts";
import styles from "./inspector.module.css";
import { exactly, firstQuestions, type OddsQuestion, pileOf, questionWords } from "./odds-rows.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useKept } from "./use-kept.ts";

const TURNS = 6;
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
      <h3 id={id} className={styles.blockTitle}>
        Odds of having seen, going {first ? "first" : "second"}
        <Button size="s" look="quiet" onClick={() => setFirst(!first)}>
          Go {first ? "second" : "first"}
        </Button>
      </h3>
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
      <OddsTable
        questions={questions}
        first={first}
        turns={TURNS}
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

type OddsTableProps = {
  readonly questions: readonly OddsQuestion[];
  readonly first: boolean;
  readonly turns: number;
  readonly mulligans: number;
  readonly onRemove?: (question: OddsQuestion) => void;
};

function OddsTable({ questions, first, turns, mulligans, onRemove }: OddsTableProps) {
  const { pool } = useDesk();
  const list = useDeferredValue(useView().list);
  const loaded = useRegex(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loaded` decides what the queries find
  const rows = useMemo(
    () =>
      questions.map((question) => {
        const pile = pileOf(question, list, pool);
        return { question, pile, chances: oddsTable({ ...pile, section: question.section, mulligans }, turns, question.least) };
      }),
    [questions, list, pool, turns, mulligans, loaded],
  );
  if (rows.length === 0) return <p className={styles.note}>No cards in the main deck yet.</p>;
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">At least</th>
          {Array.from({ length: turns }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the turn is the key
            <th key={i} scope="col">
              T{i + 1}
            </th>
          ))}
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, pile, chances }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may stand twice
          <tr key={`${i}/${question.section}/${question.query}/${question.least}`}>
            <th scope="row">
              <span className={styles.question}>{questionWords(question)}</span>
              <small>
                {pile.successes} of {pile.population}
                {question.section === "resources" && " resources"}
              </small>
            </th>
            {chances.map((chance) => {
              const p = (first ? chance.first : chance.second)[question.least - 1] ?? 0;
              return (
                <td key={chance.turn} style={{ "--v": p * 100 } as React.CSSProperties} title={p.toFixed(4)}>
                  {percent(p)}
                </td>
              );
            })}
            {onRemove && (
              <td className={styles.bare}>
                <IconButton size="s" look="plain" label={`Remove ${questionWords(question)}`} onClick={() => onRemove(question)}>
                  <X {...ICON} />
                </IconButton>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 and 100 only when it is so. */
function percent(p: number): string {
  if (p > 0 && p < 0.005) return "<1";
  if (p < 1 && p >= 0.995) return ">99";
  return String(Math.round(p * 100));
}

/** Whether regular expressions are there, when a question needs them. */
function useRegex(questions: readonly OddsQuestion[]): boolean {
  const { index } = useDesk();
  const [loaded, setLoaded] = useState(isRegexLoaded());
  const needed = questions.some(({ query }) => parseQuery(query, index.game).needsRegex);
  useEffect(() => {
    if (needed && !loaded) void loadRegex().then(() => setLoaded(true));
  }, [needed, loaded]);
  return loaded;
}

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
