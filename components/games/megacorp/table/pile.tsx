"use client";
/** A pile that everybody may look through: its top card, how many, and all of them in a window. */
import { useState } from "react";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import { Face } from "../../../card/face.tsx";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { CardLook } from "../../../table/cards/card-look.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./pile.module.css";

type PileProps = {
  readonly name: string;
  /** The top card last. */
  readonly pile: readonly SceneCard[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

/** An open market: its top card can be bought. */
export function Market({ name, pile, view, cards, moves }: PileProps) {
  const top = pile.at(-1);
  return (
    <div className={styles.market} data-none={!top || undefined}>
      {top && (
        <span className={styles.top} data-many={pile.length > 1 || undefined}>
          <BoardCard card={top} view={view} cards={cards} moves={moves} detail="tile" place={`On top of ${name}`} />
        </span>
      )}
      <div>
        <b>
          <span className={styles.whose}>{name}</span>
          <span className={styles.short} aria-hidden="true">
            Market
          </span>
        </b>
        <p>
          {pile.length === 0 ? "No cards" : `${pile.length} ${pile.length === 1 ? "card" : "cards"}`}
          {pile.length > 0 && <span className={styles.how}>, top first to buy</span>}
        </p>
        {pile.length > 1 && <LookThrough name={name} pile={pile} cards={cards} />}
      </div>
    </div>
  );
}

/** A button that shows all cards of a pile, the top one first. */
export function LookThrough({
  name,
  pile,
  cards,
  words = "Look through",
}: Pick<PileProps, "name" | "pile" | "cards"> & { readonly words?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${name}, the top first`} width={640}>
        <ol className={styles.all}>
          {pile.toReversed().map(({ id, card }) => {
            const design = card === undefined ? undefined : cards.get(card);
            return (
              <li key={id}>
                {design && (
                  <CardLook design={design}>
                    <Face card={design} detail="face" />
                  </CardLook>
                )}
                <span>{design?.name ?? "A hidden card"}</span>
              </li>
            );
          })}
        </ol>
      </Dialog>
    </>
  );
}
