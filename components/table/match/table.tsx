"use client";
/** The table of a match: seats at the left, the game's board, the prompt and the log at the right. Adding a game is adding its board. */
import { type ReactNode, useLayoutEffect } from "react";
import type { Scene } from "../../../engine/games/scene.ts";
import { cx } from "../../ui/cx.ts";
import { SpotlitWords } from "../cards/spotlight.tsx";
import { Prompt } from "../choices/prompt.tsx";
import { MatchLog } from "../log/match-log.tsx";
import styles from "./table.module.css";
import type { TableMoves, TableView } from "./view.ts";

type TableProps = {
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly board: ReactNode;
  readonly seats: ReactNode;
  readonly means?: ReactNode;
  /** Above the prompt, which can be long: what waits to happen. */
  readonly waiting?: ReactNode;
  /** Answers what is asked in one gesture. */
  readonly answer?: ReactNode;
  readonly help?: ReactNode;
  /** What is asked is done on the board: on a phone the question and the other seats leave it as much room as they can. */
  readonly onBoard?: boolean;
};

export function Table({ view, moves, board, seats, means, waiting, answer, help, onBoard }: TableProps) {
  // Said at the root: asked of `body` by `:has`, every change of any page would be looked through for it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-at-table", true);
    return () => void document.documentElement.toggleAttribute("data-at-table", false);
  }, []);
  return (
    <div className={styles.table} data-table data-on-board={onBoard || undefined}>
      <div className={styles.seats}>{seats}</div>
      <div className={styles.board}>{board}</div>
      <SpotlitWords className={styles.said} />
      <div className={styles.side}>
        {waiting}
        <Prompt view={view} moves={moves} means={means} answer={answer} help={help} />
        <MatchLog view={view} moves={moves} />
      </div>
    </div>
  );
}

/** Beside who plays whom. A turn of more phases has them on its board, where there is room for their words. */
const MOST_PHASES = 6;

/** The phases of a turn with the one that it is in, and whose turn it is. */
export const PhaseTrack = ({ scene, whose }: { readonly scene: Scene; readonly whose: string | undefined }) => (
  <>
    {scene.phases.length <= MOST_PHASES && (
      <ol className={styles.phases} aria-label="Phase" data-wide>
        {scene.phases.map((name, i) => (
          <li
            key={name}
            className={cx(i < scene.phase && styles.past, i === scene.phase && styles.now)}
            aria-current={i === scene.phase ? "step" : undefined}
            title={name}
          >
            <b>{scene.marks?.[i] ?? i + 1}</b>
            <span className={styles.phase}>{name}</span>
          </li>
        ))}
      </ol>
    )}
    {scene.turn > 0 && (
      <>
        <span className={styles.turn} data-wide>
          Turn <b>{scene.turn}</b>
          {whose !== undefined && <>, {whose === "You" ? "yours" : whose}</>}
        </span>
        <span className={styles.moment} data-narrow>
          <span>Turn {scene.turn}</span>
          <b>{scene.phases[scene.phase]}</b>
        </span>
      </>
    )}
  </>
);
