"use client";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
/** Jobs: the hand of whoever looks, the one that is being completed, and the offer with the job deck. */
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./jobs.module.css";

type JobsProps = {
  readonly board: MetrorunnerBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** Places of the offer (MR-3.4). */
const PLACES = [0, 1, 2, 3];

/** `near`: whose hand it is; `whose`: the name of its player, for whoever only watches. */
export function Hand({
  board,
  near,
  whose,
  view,
  cards,
  moves,
}: JobsProps & { readonly near: number; readonly whose: string | undefined }) {
  const hand = board.players[near]?.hand ?? [];
  return (
    <div className={styles.hand}>
      <Row name={`${whose === undefined ? "Your" : `${whose}'s`} jobs in hand, ${hand.length}`}>
        {hand.map((card) => (
          <li key={card.id}>
            <BoardCard
              card={card}
              place={whose === undefined ? "In your hand" : `In the hand of ${whose}`}
              detail="tile"
              {...{ view, cards, moves }}
            />
          </li>
        ))}
        {hand.length === 0 && <Empty words="No job" />}
      </Row>
      {board.jobInPlay && (
        <Row name="Being completed">
          <li>
            <BoardCard card={board.jobInPlay} place="Being completed" detail="tile" {...{ view, cards, moves }} />
          </li>
        </Row>
      )}
    </div>
  );
}

export function Offer({ board, view, cards, moves }: JobsProps) {
  const drawing = view.options.findIndex(({ action }) => action.kind === "draw");
  const draw = view.options[drawing];
  return (
    <div className={styles.offer}>
      <Row name="Offer">
        {PLACES.map((place) => {
          const card = board.offer[place];
          return card ? (
            <li key={place}>
              <BoardCard card={card} place={`Offer ${place + 1}`} detail="tile" {...{ view, cards, moves }} />
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
            aria-label={`${draw ? `${drawing + 1} ` : ""}${board.jobDeck} in the deck of jobs${draw ? `. Option ${drawing + 1}, ${draw.words}` : ""}`}
          >
            {draw && (
              <i data-number aria-hidden="true">
                {drawing + 1}
              </i>
            )}
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

const Empty = ({ words }: { readonly words: string }) => <li className={styles.empty}>{words}</li>;
