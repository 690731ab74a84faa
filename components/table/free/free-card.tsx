"use client";
/** A card on a free table: a click picks it, a drag carries it, keys turn it. */
import { useDraggable } from "@dnd-kit/react";
import type { FreeCard as Card } from "../../../engine/games/free/scene.ts";
import { Face } from "../../card/face.tsx";
import { faceLabel } from "../../card/painters.ts";
import { cx } from "../../ui/cx.ts";
import { CardLook } from "../cards/card-look.tsx";
import type { TableCards } from "../match/view.ts";
import styles from "./free-table.module.css";

type FreeCardProps = {
  readonly card: Card;
  readonly cards: TableCards;
  readonly seats: readonly string[];
  readonly picked: boolean;
  /** More cards are beneath it. */
  readonly beneath?: number;
  readonly where: string;
  readonly onPick: (more: boolean) => void;
};

export function FreeCard({ card, cards, seats, picked, beneath = 0, where, onPick }: FreeCardProps) {
  const design = card.card === undefined || card.flipped ? undefined : cards.get(card.card);
  const { ref, isDragSource } = useDraggable({ id: card.id, data: { card: card.id } });
  const name = [
    design ? faceLabel(design) : "A card face down",
    card.turned > 0 && `turned ${card.turned * 90} degrees`,
    card.tokens > 0 && `${card.tokens} tokens`,
    card.known.length > 0 && `known to ${card.known.map((player) => seats[player]).join(", ")}`,
    beneath > 0 && `on ${beneath} more`,
    where,
  ].filter(Boolean);
  return (
    <CardLook design={design} now={card.tokens > 0 ? [`${card.tokens} tokens on it`] : []}>
      <span ref={ref} className={cx(styles.card, picked && styles.picked, isDragSource && styles.carried)}>
        <span className={styles.face} style={{ rotate: `${card.turned * 90}deg` }}>
          {design ? <Face card={design} detail="face" /> : <span className={styles.back} />}
        </span>
        {card.tokens > 0 && (
          <b className={styles.tokens} aria-hidden="true">
            {card.tokens}
          </b>
        )}
        {card.known.length > 0 && (
          <small className={styles.known} aria-hidden="true">
            known to {card.known.map((player) => seats[player]).join(", ")}
          </small>
        )}
        <button
          type="button"
          className={styles.cover}
          aria-pressed={picked}
          aria-label={name.join(", ")}
          data-card={card.id}
          onClick={(event) => onPick(event.shiftKey || event.ctrlKey || event.metaKey)}
        />
      </span>
    </CardLook>
  );
}
