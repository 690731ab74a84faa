"use client";
/** The cards found, counted: a table for each field, whose rows carry bars. A click on a row asks for it. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { facets, readFilters, toggleFilter } from "../../../engine/cards/search/index.ts";
import { cx } from "../../ui/cx.ts";
import { capital } from "../links.ts";
import { ValueMark } from "../marks.tsx";
import type { Ask } from "../search/ask.ts";
import { filterFields } from "../search/filter-fields.ts";
import { columnsOf } from "./columns.ts";
import styles from "./results-stats.module.css";

const MOST_ROWS = 24;

export function StatsResults({ cards, ask }: { readonly cards: readonly LibraryCard[]; readonly ask: Ask }) {
  const filters = readFilters(ask.text, ask.game);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.stats} tabIndex={0} aria-label="Statistics of the cards found">
      <div className={styles.columns}>
        <Averages cards={cards} ask={ask} />
        {filterFields(ask.game).map((field) => {
          const counts = facets(ask.game, field.name, cards).filter((facet) => facet.count > 0);
          if (counts.length < 2) return null;
          const looks = ask.marks.values?.[field.name];
          const top = Math.max(...counts.map((facet) => facet.count));
          return (
            <table key={field.name} className={styles.table}>
              <caption>{field.label}</caption>
              <thead className={styles.hidden}>
                <tr>
                  <th scope="col">{field.label}</th>
                  <th scope="col">Cards</th>
                  <th scope="col">Share</th>
                </tr>
              </thead>
              <tbody>
                {counts.slice(0, MOST_ROWS).map((facet) => {
                  const on = filters.some((filter) => filter.field === field.name && filter.value === facet.value);
                  return (
                    <tr key={facet.value} className={cx(on && styles.on)}>
                      <th scope="row">
                        <button
                          type="button"
                          onClick={() => ask.setText(toggleFilter(ask.text, ask.game, field.name, facet.value, on ? "clear" : "include"))}
                        >
                          <ValueMark ask={ask} field={field.name} value={facet.value} />
                          {facet.value === "-" ? "None" : capital(facet.label)}
                        </button>
                      </th>
                      <td className={styles.bar}>
                        <span
                          style={{ width: `calc((100% - 36px) * ${facet.count / top})`, color: looks?.[facet.value]?.colour }}
                          data-look={looks?.[facet.value]?.bar}
                        />
                        <b>{facet.count}</b>
                      </td>
                      <td className={styles.share}>{Math.round((facet.count / cards.length) * 100)} %</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          );
        })}
      </div>
    </section>
  );
}

/** Least, average and most of each number, over the cards that have it. */
function Averages({ cards, ask }: { readonly cards: readonly LibraryCard[]; readonly ask: Ask }) {
  const rows = columnsOf(ask.game)
    .filter((column) => column.numeric && column.search && column.id !== "revision")
    .flatMap((column) => {
      const numbers = cards.flatMap((card) => column.all(card).filter((cell) => typeof cell === "number"));
      if (numbers.length === 0) return [];
      const average = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
      return [{ column, count: numbers.length, low: Math.min(...numbers), high: Math.max(...numbers), average: average.toFixed(1) }];
    });
  if (rows.length === 0) return null;
  return (
    <table className={cx(styles.table, styles.numbers)}>
      <caption>Numbers</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Cards</th>
          <th scope="col">Least</th>
          <th scope="col">Average</th>
          <th scope="col">Most</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.column.id}>
            <th scope="row">{row.column.label}</th>
            <td>{row.count}</td>
            <td>{row.low}</td>
            <td>{row.average}</td>
            <td>{row.high}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
