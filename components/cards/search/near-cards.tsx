/** Faces of cards that somebody may have meant, each leading to its page. */
import Link from "next/link";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { Face } from "../../card/face.tsx";
import { cardHref } from "../links.ts";
import styles from "./near-cards.module.css";

export const NearCards = ({ cards }: { readonly cards: readonly LibraryCard[] }) => (
  <ul className={styles.near}>
    {cards.map((card) => (
      <li key={card.id}>
        <Link href={cardHref(card.id)}>
          <Face card={card} detail="face" />
          {card.name}
        </Link>
      </li>
    ))}
  </ul>
);
