"use client";
/** The resource that is revealed now, and the viewer's hand: full faces, overlapping where there are many so that the left edge of each stays readable. */
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import styles from "./hand.module.css";

type HandProps = {
  /** The top card of the active player's resource deck, while everybody sees it (MC-5.2 step 5). */
  readonly revealed: SceneCard | undefined;
  readonly hand: readonly SceneCard[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

export const Hand = ({ revealed, hand, view, cards, moves }: HandProps) => (
  <div className={styles.low}>
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
      <ol>
        {hand.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} view={view} cards={cards} moves={moves} place="In your hand" />
          </li>
        ))}
      </ol>
    </section>
  </div>
);
