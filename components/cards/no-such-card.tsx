/** The look of an address that names no card: the nearest names. */
import Link from "next/link";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { Face } from "../card/face.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/states.tsx";
import { cardHref } from "./links.ts";
import styles from "./no-such-card.module.css";

export const NoSuchCard = ({
  game,
  slug,
  near,
}: {
  readonly game: GameId;
  readonly slug: string;
  readonly near: readonly LibraryCard[];
}) => (
  <EmptyState
    title="No such card"
    picture={
      near.length > 0 && (
        <ul className={styles.near}>
          {near.map((card) => (
            <li key={card.id}>
              <Link href={cardHref(card.id)}>
                <Face card={card} detail="face" />
                {card.name}
              </Link>
            </li>
          ))}
        </ul>
      )
    }
    action={
      <LinkButton look="primary" href={`/${game}/cards`}>
        All cards
      </LinkButton>
    }
  >
    There is no card at “{slug}”{near.length > 0 ? "; these have names like it." : "."} Old addresses lead on when a card gets another name,
    so this one may be misspelt.
  </EmptyState>
);
