"use client";
/**
 * The resource that is revealed now, and the viewer's hand: full faces, overlapping where there are many so that the left edge of each stays readable. Where the hand itself is
 * asked about, it is laid out whole.
 */
import type { CSSProperties } from "react";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./hand.module.css";

type HandProps = {
  /** The top card of the active player's resource deck, while everybody sees it (MC-5.2 step 5). */
  readonly revealed: SceneCard | undefined;
  readonly hand: readonly SceneCard[];
  readonly laidOut: boolean;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** More cards in a row than these would be too small to read. */
const MOST_IN_ROW = 3;

export const Hand = ({ revealed, hand, laidOut, view, cards, moves }: HandProps) => (
  <div className={cx(styles.low, laidOut && styles.laid)}>
    {revealed && (
      <section className={styles.hand} aria-label="Revealed resource">
        <h2>Revealed resource</h2>
        <ol>
          <li>
            <BoardCard card={revealed} view={view} cards={cards} moves={moves} place="Revealed resource" />
          </li>
        </ol>
      </section>
    )}
    <section className={styles.hand} aria-label="Your hand">
      <h2>Your hand, {hand.length}</h2>
      <ol style={laidOut ? placedIn(hand.length) : undefined}>
        {hand.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} view={view} cards={cards} moves={moves} place="In your hand" />
          </li>
        ))}
      </ol>
    </section>
  </div>
);

function placedIn(cards: number): CSSProperties {
  const rows = Math.max(1, Math.ceil(cards / MOST_IN_ROW));
  return { "--rows": rows, "--columns": Math.max(1, Math.ceil(cards / rows)) } as CSSProperties;
}
