"use client";
/** Before a network is declared: the two that can be hacked, each with its nodes on the grid as it lies, and what can be done with it (MR-11.2, MR-11.3). */
import { useState } from "react";
import { type Boards, gridOf, partOf } from "../../../../engine/games/boards/index.ts";
import { metrorunner } from "../../../../engine/games/metrorunner/fields.ts";
import { HACKS } from "../../../../engine/games/metrorunner/hack/current.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { GRID } from "./city-pieces.ts";
import { HackGrid } from "./hack/hack-grid.tsx";
import styles from "./network-choice.module.css";

type NetworkChoiceProps = {
  readonly boards: Boards;
  readonly board: MetrorunnerBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

const SIDES = ["Left", "Right"] as const;
/** The network that is being hacked, with what it brings. */
export function DeclaredNetwork({ board, cards }: Pick<NetworkChoiceProps, "board" | "cards">) {
  const design = cards.get(board.networks[board.hack.declared]?.top?.card ?? "");
  if (!design) return null;
  return (
    <div className={styles.declared}>
      <CardLook design={design}>
        <button type="button">{design.name}</button>
      </CardLook>
      <ul>
        {design.text.split("\n").map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const nothing = () => undefined;

export function NetworkChoice({ boards, board, view, cards, moves }: NetworkChoiceProps) {
  const { hack, networks, cells } = board;
  const [looked, setLooked] = useState(0);
  const shown = cards.get(networks[looked]?.top?.card ?? "");
  const { core = [], alpha = [], beta = [] } = shown === undefined ? {} : metrorunner(shown);
  const lie = {
    tile: cells.map(({ tile }) => tile),
    quarter: cells.map(({ quarter }) => quarter),
    bruteOn: cells.findIndex(({ brute }) => brute),
  };
  return (
    <section className={styles.choice} aria-label="Which network">
      <ul>
        {networks.map(({ top, cards: left }, side) =>
          top ? (
            <li key={top.id} className={cx(side === looked && styles.looked)}>
              <BoardCard card={top} place={`${SIDES[side]} network, ${left} cards`} {...{ view, cards, moves }} />
              <Button size="s" aria-pressed={side === looked} onClick={() => setLooked(side)}>
                {side === looked ? "On the grid" : "Show on the grid"}
              </Button>
              {view.options.map((option) =>
                option.card === top.id ? (
                  <Button
                    key={option.action.kind}
                    size="s"
                    look={option.action.kind === "declare" ? "primary" : "outline"}
                    onClick={() => moves.choose(option)}
                  >
                    {option.action.kind === "declare" ? "Hack it" : "Cycle it"}
                  </Button>
                ) : null,
              )}
            </li>
          ) : null,
        )}
      </ul>
      <div className={styles.grid}>
        <HackGrid
          lie={lie}
          tiles={gridOf(partOf(boards, GRID)).tiles.map(({ open }) => open)}
          nodes={{ core, alpha, beta }}
          unlocked={HACKS.filter((_, bit) => (hack.unlocked & (1 << bit)) !== 0)}
          offered={[]}
          onChoose={nothing}
        />
      </div>
    </section>
  );
}
