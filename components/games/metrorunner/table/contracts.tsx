"use client";
/** The four contracts with their tokens, who has fulfilled them, and how near whoever looks is in their best slot (MR-13.2). */
import type { ContractScene, MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { CardLook } from "../../../table/cards/card-look.tsx";
import type { TableCards } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./contracts.module.css";
import { Cube } from "./cubes.tsx";
import { RunnerShape } from "./runner-shape.tsx";

type ContractsProps = {
  readonly board: MetrorunnerBoard;
  /** Who looks. */
  readonly near: number;
  readonly names: readonly string[];
  readonly cards: TableCards;
};

export const Contracts = ({ board, near, names, cards }: ContractsProps) => (
  <section className={styles.contracts} aria-label="Contracts">
    <h2>
      Contracts <small>jobs of these colours in one slot</small>
    </h2>
    <ul>
      {board.contracts.map((contract) => (
        <Contract key={contract.card.id} {...{ contract, board, near, names, cards }} />
      ))}
    </ul>
  </section>
);

function Contract({ contract: { card, tokens, open }, board, near, names, cards }: ContractsProps & { readonly contract: ContractScene }) {
  const design = card.card === undefined ? undefined : cards.get(card.card);
  const by = board.players.filter(({ fulfilled }) => fulfilled.includes(card.id));
  const own = open[near] ?? [];
  const least = Math.min(tokens.length, ...own);
  const words = by.some(({ player }) => player === near)
    ? "fulfilled"
    : least === 0
      ? "its slot counts for another"
      : least < tokens.length
        ? `slot ${own.indexOf(least) + 1} lacks ${least}`
        : "";
  return (
    <li>
      <CardLook design={design}>
        <button type="button" className={styles.name}>
          {design?.name}
        </button>
      </CardLook>
      <span className={styles.tokens} role="img" aria-label={`Tokens: ${tokens.join(", ")}`}>
        {tokens.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may have one colour
          <Cube key={i} kind={kind} size={16} />
        ))}
      </span>
      <small className={cx(words === "fulfilled" && styles.met)}>{words}</small>
      <span
        className={styles.by}
        role="img"
        aria-label={by.length > 0 ? `Fulfilled by ${by.map(({ player }) => names[player]).join(", ")}` : "Fulfilled by nobody"}
      >
        {by.map(({ player, colour }) => (
          <RunnerShape key={player} player={player} colour={colour} size={13} />
        ))}
      </span>
    </li>
  );
}
