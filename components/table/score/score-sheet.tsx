/** A score sheet: a line for each source of points, as of now or at the end, all players beside each other. */
import type { ReactNode } from "react";
import styles from "./score-sheet.module.css";

export type ScoreLine = { readonly words: string; readonly rule: string; readonly points: number };
/** Whose lines stand in a column. */
export type ScoreColumn = { readonly key: number; readonly name: string; readonly mark: ReactNode; readonly lines: readonly ScoreLine[] };

type ScoreSheetProps = {
  readonly columns: readonly ScoreColumn[];
  /** What each rule counts; lines of one rule stand under each other. */
  readonly sources: readonly (readonly [rule: string, name: string])[];
  readonly isOver: boolean;
  /** Beneath it. */
  readonly note?: string | undefined;
};

export function ScoreSheet({ columns, sources, isOver, note }: ScoreSheetProps) {
  const found = sources.filter(([rule]) => columns.some(({ lines }) => lines.some((line) => line.rule === rule)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Score sheet">
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{isOver ? "At the end" : "If the game ended now"}</th>
            {columns.map(({ key, name, mark }) => (
              <th key={key} scope="col">
                {mark} {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(([rule, name]) => (
            <tr key={rule}>
              <th scope="row">
                {name} <small>{rule}</small>
              </th>
              {columns.map(({ key, lines }) => (
                <td key={key}>
                  <Lines lines={lines.filter((line) => line.rule === rule)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {columns.map(({ key, lines }) => (
              <td key={key}>
                <b>{lines.reduce((sum, { points }) => sum + points, 0)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

const Lines = ({ lines }: { readonly lines: readonly ScoreLine[] }) => {
  if (lines.length === 0) return <span>–</span>;
  return lines.map(({ words, points }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
    <p key={i}>
      <b>{points}</b> <span>{words}</span>
    </p>
  ));
};
