/** A few cards of a game, fanned out: what a game looks like. It is decoration, hidden from screen readers. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { cx } from "../ui/cx.ts";
import { Face } from "./face.tsx";
import styles from "./fan.module.css";

type FanProps = {
  readonly cards: readonly LibraryCard[];
  readonly className?: string | undefined;
};

export const Fan = ({ cards, className }: FanProps) => (
  <span className={cx(styles.fan, className)} aria-hidden>
    {cards.map((card) => (
      <Face key={card.id} card={card} detail="face" className={styles.face ?? ""} />
    ))}
  </span>
);
