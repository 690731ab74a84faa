"use client";
/** Copies of a card in the docked deck: − ▪▪▪▫ +, or a number, also where only one is allowed: a single square looks like a checkbox. The buttons are for pointers; the list has keys for the same. Where cards can be dragged, fingers take them by the middle. */
import { GripHorizontal, Minus, Plus } from "lucide-react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Dock } from "../../deck/dock/dock-context.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./copies.module.css";

const MOST_PIPS = 4;

export function Copies({
  card,
  dock,
  tabIndex = -1,
  className,
}: {
  readonly card: LibraryCard;
  readonly dock: Dock;
  readonly tabIndex?: number;
  readonly className?: string | undefined;
}) {
  const count = dock.countOf(card.name);
  const limit = dock.limitOf(card);
  const over = limit !== undefined && count > limit;
  return (
    <div className={cx(styles.copies, className)}>
      <button
        type="button"
        className={styles.step}
        tabIndex={tabIndex}
        aria-label={`Remove one ${card.name}`}
        onClick={() => dock.remove(card)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <span className={styles.count} data-drag-handle>
        {limit !== undefined && limit > 1 && limit <= MOST_PIPS && !over ? (
          <span className={styles.pips} role="img" aria-label={`${count} of ${limit}`}>
            {Array.from({ length: limit }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are their place
              <i key={i} className={cx(i < count && styles.full)} />
            ))}
          </span>
        ) : (
          <span className={cx("num", over && styles.over)}>{over ? `${count} of ${limit}` : count}</span>
        )}
        <GripHorizontal className={styles.grip} size={14} aria-hidden />
      </span>
      <button type="button" className={styles.step} tabIndex={tabIndex} aria-label={`Add one ${card.name}`} onClick={() => dock.add(card)}>
        <Plus size={14} aria-hidden />
      </button>
    </div>
  );
}

/** "3 of 4 in deck", "6 in deck"; empty without a deck. */
export function copiesText(card: LibraryCard, dock: Dock | undefined): string {
  if (!dock) return "";
  const limit = dock.limitOf(card);
  return limit === undefined ? `${dock.countOf(card.name)} in deck` : `${dock.countOf(card.name)} of ${limit} in deck`;
}
