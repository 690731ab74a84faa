"use client";
/** The three pools of five cards with their decks and discard piles, and the action cards of whoever looks (CORP-2.3, CORP-1.5). */
import type { CorpBoard, CorpPlayerScene } from "../../../../engine/games/corp/table/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import styles from "./pools.module.css";

type PoolsProps = {
  readonly board: CorpBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

const NAMES = ["Runners", "Security", "Assets"];

export const Pools = ({ board, view, cards, moves }: PoolsProps) => (
  <div className={styles.pools}>
    {board.pools.map((pool, i) => (
      <section key={NAMES[i]} aria-label={`Pool: ${NAMES[i]}`}>
        <h2>
          {NAMES[i]} <small>deck {board.decks[i]}</small>
        </h2>
        <ol>
          {pool.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a pool
            <li key={place}>
              {card ? (
                <BoardCard card={card} place={`${NAMES[i]} pool, place ${place + 1}`} detail="tile" {...{ view, cards, moves }} />
              ) : (
                <span className={styles.empty}>Empty</span>
              )}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);

/** The hand of whoever looks. */
export const Hand = ({ side, view, cards, moves }: Omit<PoolsProps, "board"> & { readonly side: CorpPlayerScene }) => (
  <section className={styles.hand} aria-label="Your action cards">
    <h2>
      Your action cards <small>{`${side.hand.length} of ${side.handLimit}`}</small>
    </h2>
    <ol>
      {side.hand.map((card) => (
        <li key={card.id}>
          <BoardCard card={card} place="Your action cards" detail="tile" {...{ view, cards, moves }} />
        </li>
      ))}
      {side.hand.length === 0 && <li className={styles.empty}>None</li>}
    </ol>
  </section>
);
