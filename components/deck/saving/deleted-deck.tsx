"use client";
/** The address of a deck that was deleted: it can be brought back. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { StoredDeck } from "../../../engine/decks/index.ts";
import { restoreDeck } from "../../api/decks.ts";
import { Page } from "../../frame/page.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { attempt } from "../list/attempt.ts";

export function DeletedDeck({ deck }: { readonly deck: StoredDeck }) {
  const client = useQueryClient();
  const router = useRouter();
  const restore = () =>
    void attempt(async () => {
      await restoreDeck(client, deck.id);
      router.refresh();
    });
  return (
    <Page title={deck.list.name} game={deck.list.game} crumbs={[{ label: "Decks", href: "/decks" }]}>
      <EmptyState
        title={`${deck.list.name} was deleted`}
        action={
          <>
            <Button look="primary" onClick={restore}>
              Bring it back
            </Button>
            <LinkButton href="/decks">My decks</LinkButton>
          </>
        }
      >
        Its cards, steps and versions are still there.
      </EmptyState>
    </Page>
  );
}
