/** The look of an address that names no card: the nearest names, or why its card is left out. */
import type { GameId, LibraryCard } from "../../../engine/cards/card.ts";
import { legible } from "../../../engine/cards/legible.ts";
import type { Skipped } from "../../../engine/cards/library.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { NearCards } from "../search/near-cards.tsx";
import { SkippedCards } from "../search/skipped-cards.tsx";

/** By how many cards have names like it. */
const LIKE_IT = [".", "; this card has a similar name.", "; these cards have similar names."] as const;

export const NoSuchCard = ({
  game,
  slug,
  near,
  skipped,
}: {
  readonly game: GameId;
  readonly slug: string;
  readonly near: readonly LibraryCard[];
  /** The card is there and cannot be shown. */
  readonly skipped?: Skipped | undefined;
}) => (
  <EmptyState
    title={skipped ? `${skipped.name} cannot be shown` : "No such card"}
    picture={near.length > 0 && <NearCards cards={near} />}
    action={
      <LinkButton look="primary" href={`/${game}/cards`}>
        All cards
      </LinkButton>
    }
  >
    {skipped ? (
      <SkippedCards skipped={[skipped]} />
    ) : (
      <>
        No card is at “{legible(slug)}”{LIKE_IT[Math.min(2, near.length)]} Old addresses still work after a card is renamed, so this one may
        be misspelt.
      </>
    )}
  </EmptyState>
);
