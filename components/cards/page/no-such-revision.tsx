/** The address of a revision that a card does not have: the card as it is now. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { cardHref } from "../links.ts";
import { NearCards } from "../search/near-cards.tsx";

export const NoSuchRevision = ({ card, revision }: { readonly card: LibraryCard; readonly revision: number }) => (
  <EmptyState
    title={`${card.name} has no revision ${revision}`}
    picture={<NearCards cards={[card]} />}
    action={
      <LinkButton look="primary" href={cardHref(card.id)}>
        Open the card
      </LinkButton>
    }
  >
    Its current revision is {card.revision.number}.{card.revision.number > 1 && " The card's page lists the earlier ones."}
  </EmptyState>
);
