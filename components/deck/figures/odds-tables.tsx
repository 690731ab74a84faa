"use client";
import { X } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import type { DeckList, DeckRules, Pool } from "../../../engine/cards/deck.ts";
/** The two tables of chances by turn. A question that cannot be read whole has the reason in place of its figures. */
import type { SearchGame, SearchResult } from "../../../engine/cards/search/index.ts";
import { oddsTable, type Pile, sectionName } from "../../../engine/decks/index.ts";
import type { Regex } from "../../cards/search/use-regex.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import styles from "../builder/inspector.module.css";
import { useRegexFor } from "./deck-question.tsx";
import { type OddsQuestion, pileOf, questionWords } from "./odds-rows.ts";

const TURNS = 8;
/** The full table shows the chance of one and of two, and of more when that was asked. */
const SHOWN_LEAST = 2;
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The deck that the chances are of. */
export type OddsDeck = {
  readonly game: SearchGame;
  readonly list: DeckList;
  readonly pool: Pool;
  readonly rules: Pick<DeckRules, "draws">;
};
type TableProps = {
  readonly deck: OddsDeck;
  readonly questions: readonly OddsQuestion[];
  readonly first: boolean;
  readonly mulligans: number;
};

/** Each question with its pile and its chances by turn, of at least 1 up to `most` or what was asked; or with what it found, when it cannot be read whole. */
function useChances({ deck: { game, list: now, pool, rules }, questions, mulligans }: TableProps, turns: number, most: number) {
  const list = useDeferredValue(now);
  const regex = useRegexFor(
    questions.map(({ query }) => query),
    game,
  );
  const rows = useMemo(
    () =>
      questions.map((question) => {
        const { pile, found } = pileOf(question, list, pool, regex.state === "failed");
        const shown = Math.max(most, question.least);
        if (!pile) return { question, found, shown };
        return {
          question,
          pile,
          shown,
          turns: oddsTable({ ...pile, section: question.section, mulligans, draws: rules.draws }, turns, shown),
        };
      }),
    [questions, list, pool, rules, turns, most, mulligans, regex.state],
  );
  return { rows, regex };
}

const turnsTo = (turns: number): readonly number[] => Array.from({ length: turns }, (_, i) => i + 1);
const keyOf = (question: OddsQuestion, i: number): string => `${i}/${question.section}/${question.query}/${question.least}`;

/** One line for each question, with its chance. */
export function OddsTable({ turns, ...props }: TableProps & { readonly turns: number }) {
  const { rows, regex } = useChances(props, turns, 1);
  if (rows.length === 0) return <p className={styles.note}>No cards to draw yet.</p>;
  return (
    <table className={styles.odds}>
      <TurnsHead what="At least" turns={turns} />
      <tbody>
        {rows.map(({ question, pile, found, turns: chances }, i) => (
          <tr key={keyOf(question, i)}>
            <th scope="row">
              <span className={styles.question}>{questionWords(question)}</span>
              {pile && <small>{pileWords(props.deck, question, pile)}</small>}
            </th>
            {found && <Unread found={found} regex={regex} turns={turns} />}
            {chances?.map((chance) => (
              <Chance key={chance.turn} p={(props.first ? chance.first : chance.second)[question.least - 1] ?? 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each question with a line for one, for two and for what it asks. */
export function FullTable({ onRemove, ...props }: TableProps & { readonly onRemove: (question: OddsQuestion) => void }) {
  const { rows, regex } = useChances(props, TURNS, SHOWN_LEAST);
  if (rows.length === 0) return <p className={styles.note}>No lines in the table. Add a card, a #tag or a query.</p>;
  return (
    <table className={styles.odds}>
      <TurnsHead what="≥" turns={TURNS} />
      {rows.map(({ question, pile, found, shown, turns }, i) => (
        <tbody key={keyOf(question, i)}>
          <tr>
            <th scope="rowgroup" colSpan={TURNS} className={styles.asked}>
              <span>
                <span className={styles.question}>{questionWords({ ...question, least: 1 })}</span>
                {pile && <small>{pileWords(props.deck, question, pile)}</small>}
              </span>
            </th>
            <td className={styles.bare}>
              <IconButton size="s" look="plain" label={`Remove ${questionWords(question)}`} onClick={() => onRemove(question)}>
                <X {...ICON} />
              </IconButton>
            </td>
          </tr>
          {found && (
            <tr>
              <td className={styles.bare} />
              <Unread found={found} regex={regex} turns={TURNS} />
            </tr>
          )}
          {turnsTo(turns ? shown : 0).map((least) => (
            <tr key={least}>
              <th scope="row" className={styles.least}>
                ≥{least}
              </th>
              {turns?.map((chance) => (
                <Chance key={chance.turn} p={(props.first ? chance.first : chance.second)[least - 1] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What the lines ask, and a column for each turn. */
const TurnsHead = ({ what, turns }: { readonly what: string; readonly turns: number }) => (
  <thead>
    <tr>
      <th scope="col">{what}</th>
      {turnsTo(turns).map((turn) => (
        <th key={turn} scope="col">
          T{turn}
        </th>
      ))}
    </tr>
  </thead>
);

const Chance = ({ p }: { readonly p: number }) => (
  <td style={{ "--v": p * 100 } as React.CSSProperties} title={p.toFixed(4)}>
    {percent(p)}
  </td>
);

/** Why a line has no figures: each part that does not filter, or that what reads it is still being loaded. */
const Unread = ({ found, regex, turns }: { readonly found: SearchResult; readonly regex: Regex; readonly turns: number }) => (
  <td colSpan={turns} className={styles.unread}>
    {found.ignored.length === 0 && "Loading regular expressions…"}
    {found.ignored.map((part) => (
      <span key={`${part.from}-${part.text}`}>
        {part.message}{" "}
        {part.retry && (
          <Button size="s" onClick={regex.retry}>
            Try again
          </Button>
        )}
      </span>
    ))}
  </td>
);

const pileWords = ({ pool, rules }: OddsDeck, { section }: OddsQuestion, { successes, population }: Pile): string =>
  `${successes} of ${population}${section === rules.draws.from ? "" : ` ${sectionName(pool.game, section).toLowerCase()}`}`;

/** 0 and 100 only when it is so. */
function percent(p: number): string {
  if (p > 0 && p < 0.005) return "<1";
  if (p < 1 && p >= 0.995) return ">99";
  return String(Math.round(p * 100));
}
