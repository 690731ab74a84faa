"use client";
import type { ContractScene, MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
/** Jobs and contracts: the hand of whoever looks, the offer with the job deck, and the four contracts with their tokens. */
import { BoardCard } from "../../../table/cards/board-card.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { Cube } from "./cubes.tsx";
import styles from "./jobs.module.css";

type JobsProps = {
  readonly board: MetrorunnerBoard;
  /** Whose hand is shown, and what their contracts lack. */
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
      <Row name="Contracts">
        {board.contracts.map((contract) => (
          <li key={contract.card.id} className={styles.contract}>
            <Contract {...{ contract, board, near, shared }} />
          </li>
        ))}
      </Row>
    </div>
  );
}

type Shared = Pick<JobsProps, "view" | "cards" | "moves"> & { readonly detail: "tile" };
type ContractProps = Pick<JobsProps, "board" | "near"> & { readonly contract: ContractScene; readonly shared: Shared };

/** A contract with its tokens, and how near the player is to it in their best slot (MR-13.2). */
function Contract({ contract: { card, tokens, open }, board, near, shared }: ContractProps) {
  const fulfilled = board.players[near]?.fulfilled.includes(card.id) ?? false;
  const least = Math.min(...(open[near] ?? [tokens.length]));
  const slot = (open[near] ?? []).indexOf(least) + 1;
  const words = fulfilled ? "fulfilled" : least < tokens.length ? `${least} open in slot ${slot}` : "none yet";
  return (
    <>
      <BoardCard card={card} place="Contract" now={[`Tokens ${tokens.join(", ")}`, `You: ${words}`]} {...shared} />
      <p>
        <span role="img" aria-label={`Tokens: ${tokens.join(", ")}`}>
          {tokens.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may have one colour
            <Cube key={i} kind={kind} size={15} />
          ))}
        </span>
        <small className={cx(fulfilled && styles.met)}>{words}</small>
      </p>
    </>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <section className={styles.row} aria-label={name}>
    <h2>{name}</h2>
    <ul>{children}</ul>
  </section>
);

export const Empty = ({ words }: { readonly words: string }) => <li className={styles.empty}>{words}</li>;
