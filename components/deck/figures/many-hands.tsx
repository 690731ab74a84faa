"use client";
import { useId, useMemo, useState } from "react";
import type { DeckList, DeckRules, Pool } from "../../../engine/cards/deck.ts";
/** 100 hands judged by the person's own keep rule, written as a query (story D9). */
import type { SearchResult } from "../../../engine/cards/search/index.ts";
import { atLeast, countPile, type HandStatistics, handStatistics, isReadWhole, openingAfter } from "../../../engine/decks/index.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import { copiesWords } from "../builder/copies-words.ts";
import styles from "../builder/inspector.module.css";
import { useKept } from "../builder/use-kept.ts";
import { QuestionNotes, refusal, useQuestion } from "./deck-question.tsx";
import { questionWords } from "./odds-rows.ts";

type Rule = { readonly query: string; readonly least: number };

/** What a hand is kept with in the words of the game, where it has some: "a character for 2M or less", "2 or more events". */
function gameWords(rule: Rule, { asked, draws }: Pick<DeckRules, "asked" | "draws">): string | undefined {
  const words = asked.find(({ query }) => query === rule.query.trim())?.words;
  const said = words && questionWords({ ...rule, section: draws.from, words });
  return said && said.charAt(0).toLowerCase() + said.slice(1);
}

/** @param again cards of the next hand, while there is a hand that can be sent back */
export function ManyHands({ seed, again }: { readonly seed: number; readonly again: number | undefined }) {
  const { id, pool, rules } = useDesk();
  const { list } = useView();
  const [rule, setRule] = useKept<Rule>(`arcology.keep.${id}`, { query: rules.asked[0]?.query ?? "", least: 1 });
  const [result, setResult] = useState<{ readonly rule: Rule; readonly seed: number; readonly statistics: HandStatistics }>();
  const inWords = gameWords(rule, rules);
  const notes = useId();
  const question = useQuestion(rule.query);
  const { found } = question;
  const chance = useMemo(
    () => (found && isReadWhole(found) && again !== undefined ? keepChance(list, pool, rules, found, rule.least, again) : undefined),
    [list, pool, rules, found, rule.least, again],
  );
  const run = async () => {
    const now = await question.ask();
    if (!isReadWhole(now)) {
      setResult(undefined);
      announce(`No hands were drawn. ${refusal(now)}`);
      return;
    }
    const wanted = namesOf(now);
    const statistics = handStatistics(
      list,
      pool,
      rules.draws,
      seed,
      100,
      (hand) => hand.filter((name) => wanted.has(name)).length >= rule.least,
    );
    setResult({ rule, seed, statistics });
    announce(`100 hands: ${statistics.keptAfter[0] ?? 0} kept${rules.draws.mulligan ? " without a mulligan" : ""}.`);
  };
  return (
    <section className={styles.block} aria-labelledby="many-hands">
      <h2 id="many-hands" className={styles.blockTitle}>
        100 hands
      </h2>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <label className={styles.control}>
          Keep with
          <select value={rule.least} onChange={(event) => setRule({ ...rule, least: Number(event.target.value) })}>
            {[1, 2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {count} or more
              </option>
            ))}
          </select>
        </label>
        <input
          className={styles.field}
          aria-label="of the cards that match"
          aria-describedby={notes}
          aria-invalid={(found?.ignored.length ?? 0) > 0}
          value={rule.query}
          spellCheck={false}
          onChange={(event) => setRule({ ...rule, query: event.target.value })}
        />
        <Button type="submit">Draw 100</Button>
      </form>
      <QuestionNotes id={notes} text={rule.query} setText={(query) => setRule({ ...rule, query })} question={question} />
      {inWords !== undefined && <p className={styles.note}>Keeps every hand with {inWords}.</p>}
      {chance !== undefined && again !== undefined && (
        <p className={styles.note}>
          After a mulligan to {copiesWords(again)}, the chance to keep the hand is {(chance * 100).toFixed(1)} %.
        </p>
      )}
      {result && <Statistics {...result} rules={rules} />}
    </section>
  );
}

const namesOf = ({ cards }: SearchResult): ReadonlySet<string> => new Set(cards.map(({ name }) => name));

/** Exact chance that a new hand of so many cards has at least so many of those that were found. */
function keepChance(
  list: DeckList,
  pool: Pool,
  { draws }: Pick<DeckRules, "draws">,
  found: SearchResult,
  least: number,
  cards: number,
): number {
  const wanted = namesOf(found);
  const { population, successes } = countPile(list, pool, draws.from, ({ name }) => wanted.has(name));
  return atLeast(population, successes, cards, least);
}

type StatisticsProps = {
  readonly rule: Rule;
  readonly seed: number;
  readonly statistics: HandStatistics;
  readonly rules: Pick<DeckRules, "asked" | "draws">;
};

function Statistics({ rule, seed, statistics, rules }: StatisticsProps) {
  const often = statistics.mean.toSorted((a, b) => b.copies - a.copies).slice(0, 8);
  return (
    <>
      <table className={styles.table}>
        <caption>Kept with {gameWords(rule, rules) ?? questionWords({ ...rule, section: rules.draws.from })}</caption>
        <thead>
          <tr>
            <th scope="col">Hand size</th>
            <th scope="col">Kept, of {statistics.hands}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.keptAfter.map((hands, mulligans) =>
            hands === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of mulligans is the key
              <tr key={mulligans}>
                <th scope="row">
                  {copiesWords(openingAfter(rules.draws, mulligans))}
                  {mulligans > 0 ? `, after ${mulligans} ${mulligans === 1 ? "mulligan" : "mulligans"}` : ""}
                </th>
                <td style={{ "--v": (hands / statistics.hands) * 100 } as React.CSSProperties} className={styles.part}>
                  {hands}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <table className={styles.table}>
        <caption>Average copies in a kept hand</caption>
        <tbody>
          {often.map(({ name, copies }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{copies.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        n = {statistics.hands}, seeds {seed} to {seed + statistics.hands - 1}.
      </p>
    </>
  );
}
