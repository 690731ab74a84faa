"use client";
/** A plot with its numbers as a table and as files. What draws is loaded here and on no other page. */
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { Answer } from "../../engine/questions/answer.ts";
import { type Cell, type PlotName, SHARES, tableOf } from "../../engine/questions/tables.ts";
import { percent } from "../../faces/plots/words.ts";
import styles from "./lab.module.css";

type FigureProps = {
  readonly id: string;
  readonly answer: Answer;
  readonly name: PlotName;
  readonly title: string;
  readonly names: Readonly<Record<string, string>>;
};

const ICON = { size: 13, strokeWidth: 1.75, "aria-hidden": true } as const;
const TABLE_ONLY: readonly PlotName[] = ["cards"];

export function Figure({ id, answer, name, title, names }: FigureProps) {
  // A figure has no place until the run has counted something.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  const table = tableOf(answer, name, names);
  const drawn = JSON.stringify(table);
  useEffect(() => {
    if (!place) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watch.observe(place);
    return () => watch.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is compared by what it holds
  useEffect(() => {
    if (!table || !place || width < 40 || TABLE_ONLY.includes(name)) return;
    let isCurrent = true;
    void import("../../faces/plots/plots.ts").then(({ drawPlot, PAGE_COLOURS }) => {
      if (!isCurrent) return;
      const plot = drawPlot(table, { width, colours: PAGE_COLOURS });
      // The table below says the same in words.
      plot?.setAttribute("aria-hidden", "true");
      place.replaceChildren(...(plot ? [plot] : []));
    });
    return () => {
      isCurrent = false;
    };
  }, [drawn, place, width, name]);
  if (!table) return null;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{title}</h2>
        <span className={styles.exports}>
          {!TABLE_ONLY.includes(name) && (
            <a href={`/api/lab/${id}/plots/${name}?as=svg`} download aria-label={`${title} as SVG`}>
              <Download {...ICON} /> SVG
            </a>
          )}
          <a href={`/api/lab/${id}/plots/${name}?as=csv`} download aria-label={`${title} as CSV`}>
            <Download {...ICON} /> CSV
          </a>
        </span>
      </figcaption>
      {!TABLE_ONLY.includes(name) && <div ref={setPlace} className={styles.plot} />}
      <details open={TABLE_ONLY.includes(name)}>
        <summary>Numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
        <section className={styles.table} aria-label={table.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of one table have no other name
                <tr key={i}>
                  {row.map((cell, column) => (
                    <td key={table.columns[column]}>
                      {name === "cards" && SHARES.includes(table.columns[column] ?? "") && typeof cell === "number"
                        ? percent(cell)
                        : written(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

const written = (cell: Cell): string => (typeof cell === "string" || Number.isInteger(cell) ? String(cell) : cell.toFixed(4));
