"use client";
/** What the Rogue A.I. did after the player's turn: its card, and what it did step by step, at the player's own pace (MR-14.6). */
import { useState } from "react";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./rogue-panel.module.css";
import { rogueTurn } from "./rogue-turn.ts";

type RoguePanelProps = {
  /** The card that it has revealed. */
  readonly card: SceneCard | undefined;
  /** Cards that are left in its deck. */
  readonly deck: number;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

export function RoguePanel({ card, deck, view, cards, moves }: RoguePanelProps) {
  const turn = rogueTurn(view.items);
  const [seen, setSeen] = useState<{ readonly at: number; readonly steps: number }>({ at: -1, steps: 0 });
  if (!card || !turn) return null;
  const steps = seen.at === turn.at ? seen.steps : 1;
  const left = turn.steps.length - steps;
  return (
    <section className={styles.panel} aria-label="Rogue A.I.">
      <span>
        <BoardCard card={card} place="A.I. card" detail="tile" {...{ view, cards, moves }} />
      </span>
      <div>
        <h2>
          Rogue A.I. <small>{deck} cards left</small>
        </h2>
        <ol aria-live="polite">
          {turn.steps.slice(0, steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {left > 0 && (
          <p>
            <Button size="s" look="primary" onClick={() => setSeen({ at: turn.at, steps: steps + 1 })}>
              Next step, {left} left
            </Button>
            <Button size="s" onClick={() => setSeen({ at: turn.at, steps: turn.steps.length })}>
              All
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
