"use client";
/** Beside the map: the five Agents and the five Verses that are available, the decks with their sizes, and what everybody may look through. */
import { ArrowDown } from "lucide-react";
import { useState } from "react";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { Face } from "../../../card/face.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./market.module.css";

type MarketProps = {
  readonly board: VirtualRevolutionBoard;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

export function Market({ board, view, cards, moves }: MarketProps) {
  const shared = { view, cards, moves, detail: "tile" as const };
  return (
    <div className={styles.market}>
      <section aria-label="Available Agents">
        <h2>Agents</h2>
        <ol className={styles.row}>
          {board.agents.map(({ place, card, borough, inRange }, slot) => {
            const where = borough === undefined ? "" : (board.boroughs[borough]?.word ?? "");
            const steps = borough === undefined ? undefined : board.boroughs[borough]?.steps;
            const far = steps === undefined ? "" : `, ${steps} ${steps === 1 ? "step" : "steps"} away${inRange ? ", in range" : ""}`;
            return (
              <li key={place}>
                {card ? (
                  <BoardCard card={card} place={`Agent ${slot + 1} in ${where}${far}`} {...shared} />
                ) : (
                  <Empty words="Empty until upkeep" />
                )}
                <p className={cx(inRange && styles.near)}>
                  <b>{slot + 1}</b> {card && where.replace("borough", "in")}
                  {steps !== undefined && card && <small>{steps === 0 ? "here" : `${steps} away`}</small>}
                </p>
              </li>
            );
          })}
        </ol>
      </section>
      <section aria-label="Available Verses">
        <h2>Verses</h2>
        <ol className={styles.row}>
          {board.available.map(({ place, card }, slot) => {
            const goes = slot === board.available.length - 1;
            return (
              <li key={place}>
                {card ? (
                  <BoardCard card={card} place={`Verse slot ${slot + 1}${goes ? ", leaves at upkeep" : ""}`} {...shared} />
                ) : (
                  <Empty words="Empty" />
                )}
                <p>
                  {goes ? (
                    <small>
                      <ArrowDown size={11} aria-hidden /> leaves
                    </small>
                  ) : (
                    <b>{slot + 1}</b>
                  )}
                </p>
              </li>
            );
          })}
        </ol>
      </section>
      <Decks board={board} cards={cards} />
    </div>
  );
}

const Empty = ({ words }: { readonly words: string }) => <span className={styles.empty}>{words}</span>;

/** Sizes of the decks, the Necro card of the round, and the piles that are open. */
function Decks({ board, cards }: Pick<MarketProps, "board" | "cards">) {
  const { decks, necroTop, necroShown } = board;
  const design = (card: SceneCard | undefined) => (card?.card === undefined ? undefined : cards.get(card.card));
  const [looked, revealed] = [design(necroTop), design(necroShown)];
  return (
    <section className={styles.decks} aria-label="Decks">
      <h2>Decks</h2>
      <dl>
        <Deck name="Necro" size={decks.necro} />
        <Deck name="Corruption" size={decks.corruption} />
        <Deck name="Agents" size={decks.agents} />
        <Deck name="Verses" size={decks.verses} />
        <Deck name="Locations" size={decks.locations} />
      </dl>
      {revealed && (
        <p>
          Last Necro card:{" "}
          <CardLook design={revealed}>
            <button type="button" className={styles.named}>
              {revealed.name}
            </button>
          </CardLook>
        </p>
      )}
      {looked && (
        <p className={styles.secret}>
          Next Necro card (you looked):{" "}
          <CardLook design={looked}>
            <button type="button" className={styles.named}>
              {looked.name}
            </button>
          </CardLook>
        </p>
      )}
      <div className={styles.piles}>
        <Pile name="Boosts left" pile={board.boosts} cards={cards} />
        <Pile name="Agent discard" pile={board.agentDiscard} cards={cards} />
        <Pile name="Corruption discard" pile={board.corruptionDiscard} cards={cards} />
        <Pile name="Agents set aside" pile={board.setAside} cards={cards} />
      </div>
    </section>
  );
}

const Deck = ({ name, size }: { readonly name: string; readonly size: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{size}</dd>
  </div>
);

/** A button that shows all cards of a pile. */
export function Pile({ name, pile, cards }: { readonly name: string; readonly pile: readonly SceneCard[]; readonly cards: TableCards }) {
  const [open, setOpen] = useState(false);
  if (pile.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {name}, {pile.length}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${name}, ${pile.length}`} width={680}>
        <ol className={styles.all}>
          {pile.map(({ id, card }) => {
            const design = card === undefined ? undefined : cards.get(card);
            return (
              <li key={id}>
                {design && (
                  <CardLook design={design}>
                    <Face card={design} detail="face" />
                  </CardLook>
                )}
                <span>{design?.name ?? "Unknown card"}</span>
              </li>
            );
          })}
        </ol>
      </Dialog>
    </>
  );
}
