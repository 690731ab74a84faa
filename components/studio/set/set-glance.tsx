"use client";
/** A set in numbers: what it holds, where it has gaps, what reads almost alike. Every bar asks for its cards. */
import { useMemo } from "react";
import type { Library } from "../../../engine/cards/library.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { keywordName } from "../../../engine/language/tables/keyword-name.ts";
import { capital } from "../../cards/links.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import fieldStyles from "../form/fields.module.css";
import styles from "./set-glance.module.css";
import { SetPublish } from "./set-publish.tsx";
import { type Bar, setStatistics } from "./set-statistics.ts";
import { SetTwins } from "./set-twins.tsx";
import { SetWarnings } from "./set-warnings.tsx";

export type SetGlanceProps = {
  readonly game: LibraryGame;
  readonly library: Library;
  /** What the list is asked for: its set is the one that is looked at. */
  readonly text: string;
  /** Puts a question into the list. */
  readonly onAsk: (query: string) => void;
  /** The same where the list is not what a person wants to see next. */
  readonly onFilter: (query: string) => void;
};

/** The set that a question asks for. */
const SET = /(?:^|\s)set:([\p{L}\p{N}]+)(?=\s|$)/iu;

export function SetGlance({ game, library, text, onAsk, onFilter }: SetGlanceProps) {
  const set = library.sets.find(({ code }) => code.toLowerCase() === SET.exec(text)?.[1]?.toLowerCase())?.code ?? "";
  const setSet = (code: string) => {
    const rest = text.replace(SET, " ").trim();
    onFilter([...(code === "" ? [] : [`set:${code.toLowerCase()}`]), ...(rest === "" ? [] : [rest])].join(" "));
  };
  const cards = useMemo(() => library.cards.filter((card) => !card.archived && (set === "" || card.set === set)), [library, set]);
  const statistics = useMemo(() => setStatistics(game, cards), [game, cards]);
  const keywords = useMemo(() => {
    const names = new Map(library.keywords.map((keyword) => [keyword.id, keywordName(keyword)]));
    return statistics.keywords.map((bar) => ({ ...bar, label: names.get(bar.label) ?? bar.label }));
  }, [library, statistics]);
  const ask = (query: string) => onAsk(set === "" ? query : `set:${set.toLowerCase()} ${query}`);
  const { curve } = statistics;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2>{set === "" ? `All ${game.name} cards` : (library.sets.find(({ code }) => code === set)?.name ?? set)}</h2>
        <label>
          <VisuallyHidden>Set</VisuallyHidden>
          <select className={fieldStyles.box} value={set} onChange={(event) => setSet(event.target.value)}>
            <option value="">All sets</option>
            {library.sets.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.sum}>
        {cards.length} designs, {cards.reduce((sum, card) => sum + card.count, 0)} cards in the box.{" "}
        <span className={styles.beside}>
          Choose a card on the left, or press <kbd>n</kbd> for a new one.
        </span>
      </p>
      <div className={styles.charts}>
        {curve && <Columns title={`By ${curve.label.toLowerCase()}`} bars={curve.bars} onAsk={ask} />}
        {statistics.complexity && <Columns title="Parts of the rules text" bars={statistics.complexity} onAsk={ask} />}
        <Rows title="Types" bars={statistics.kinds} onAsk={ask} />
        {statistics.groups.map((group) => (
          <Rows key={group.label} title={group.label} bars={group.bars} onAsk={ask} />
        ))}
        {keywords.length > 0 && <Rows title="Keywords" bars={keywords} onAsk={ask} />}
        {statistics.tags.length > 0 && <Rows title="Tags" bars={statistics.tags} onAsk={ask} />}
        <Rows title="Whether the cards play" bars={statistics.states} onAsk={ask} />
      </div>
      <SetPublish key={set} game={game} set={set} />
      {statistics.complexity && <SetTwins game={game} set={set} />}
      <SetWarnings game={game} set={set} />
    </div>
  );
}

type ChartProps = { readonly title: string; readonly bars: readonly Bar[]; readonly onAsk: (query: string) => void };

function Columns({ title, bars, onAsk }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.columns}>
        {bars.map((bar) => (
          <button key={bar.label} type="button" onClick={() => onAsk(bar.query)}>
            <b>{bar.count || ""}</b>
            <i style={{ height: `${(bar.count / most) * 84}px` }} />
            <span>{bar.label}</span>
            <VisuallyHidden>{bar.count === 0 ? ": none" : ", show the cards"}</VisuallyHidden>
          </button>
        ))}
      </div>
    </section>
  );
}

function Rows({ title, bars, onAsk }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.rows}>
        {bars.map((bar) => (
          <button key={bar.label} type="button" onClick={() => onAsk(bar.query)}>
            <span>{capital(bar.label)}</span>
            <i>
              <em style={{ width: `${(bar.count / most) * 100}%` }} />
            </i>
            <b>{bar.count}</b>
            <VisuallyHidden>, show the cards</VisuallyHidden>
          </button>
        ))}
      </div>
    </section>
  );
}
