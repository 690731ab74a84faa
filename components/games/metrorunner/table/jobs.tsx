"use client";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
/** Jobs: the hand of whoever looks, the one that is being completed, and the offer with the job deck. */
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./jobs.module.css";

type JobsProps = {
  readonly board: MetrorunnerBoard;
  /** Whose hand is shown. */
  readonly near: number;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** Places of the offer (MR-3.4). */
const PLACES = [0, 1, 2, 3];

export function Jobs({ board, near, view, cards, moves }: JobsProps) {
  const shared = { view, cards, moves, detail: "tile" as const };
  const hand = board.players[near]?.hand ?? [];
  const drawing = view.options.findIndex(({ action }) => action.kind === "draw");
  const draw = view.options[drawing];
  return (
    <div className={styles.jobs}>
      <Row name={`Your jobs in hand, ${hand.length}`}>
        {hand.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} place="In your hand" {...shared} />
          </li>
        ))}
        {hand.length === 0 && <Empty words="No job" />}
      </Row>
      {board.jobInPlay && (
        <Row name="Being completed">
          <li>
            <BoardCard card={board.jobInPlay} place="Being completed" {...shared} />
          </li>
        </Row>
      )}
      <Row name="Offer">
        {PLACES.map((place) => {
          const card = board.offer[place];
          return card ? (
            <li key={place}>
              <BoardCard card={card} place={`Offer ${place + 1}`} {...shared} />
            </li>
          ) : (
            <Empty key={place} words="Empty" />
          );
        })}
        <li>
          <button
            type="button"
            className={cx(styles.deck, draw && styles.can)}
            disabled={!draw}
            onClick={() => draw && moves.choose(draw)}
            aria-label={`Job deck, ${board.jobDeck} cards${draw ? `. Option ${drawing + 1}, ${draw.words}` : ""}`}
          >
            {draw && <i data-number>{drawing + 1}</i>}
            <b>{board.jobDeck}</b> in the deck
          </button>
        </li>
      </Row>
    </div>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <section className={styles.row} aria-label={name}>
    <h2>{name}</h2>
    <ul>{children}</ul>
  </section>
);

export const Empty = ({ words }: { readonly words: string }) => <li className={styles.empty}>{words}</li>;
