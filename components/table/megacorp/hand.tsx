"use client";
/** The viewer's hand: full faces, overlapping where there are many so that the left edge of each stays readable. */
import type { SceneCard } from "../../../engine/games/scene.ts";
import { BoardCard } from "../board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../view.ts";
import styles from "./hand.module.css";

type HandProps = { readonly hand: readonly SceneCard[]; readonly view: TableView; readonly cards: TableCards; readonly moves: TableMoves };

export const Hand = ({ hand, view, cards, moves }: HandProps) => (
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
);
