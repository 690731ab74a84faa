/** The eight steps of a turn in a bar, in their three phases, with the one that it is in (CORP-3.1); round, and from when on the market may close (CORP-R44). */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import styles from "./steps-bar.module.css";

/** Steps at which a phase begins. */
const PHASES = new Set([0, 3, 6]);
const SHORT = ["Pool", "Cards", "Upkeep", "Profits", "Trade", "Stock", "Corporate", "Runners"];

export const StepsBar = ({
  board,
  steps,
  whose,
}: {
  readonly board: CorpBoard;
  readonly steps: readonly string[];
  readonly whose: string;
}) => (
  <header className={styles.bar}>
    <p className={styles.round}>
      <b>Round {board.round}</b> {whose} <em>{marketWords(board)}</em>
    </p>
    <ol aria-label="Steps of the turn">
      {steps.map((name, i) => (
        <li
          key={name}
          title={name}
          data-phase={PHASES.has(i) || undefined}
          data-past={i < board.step || undefined}
          aria-current={i === board.step ? "step" : undefined}
        >
          <i>{i + 1}</i> {i === board.step ? name : SHORT[i]}
        </li>
      ))}
    </ol>
  </header>
);

/** "The market may close from round 20 on". */
export function marketWords({ closes, round }: CorpBoard): string {
  if (closes === 0) return "The market stays open";
  return round >= closes ? "The market closes on a 6 at the end of a turn" : `The market may close from round ${closes} on`;
}
