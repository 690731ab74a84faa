"use client";
/** A named version of a deck, `/decks/<id>@v3`: to look at, to play with and to copy. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { DeckVersion, StoredDeck } from "../../../engine/decks/index.ts";
import { createDeck } from "../../api/decks.ts";
import { LinkButton } from "../../ui/button.tsx";
import { attempt } from "../list/attempt.ts";
import { DeckLookPage } from "./deck-look-page.tsx";

export function DeckVersionPage({ deck, version }: { readonly deck: StoredDeck; readonly version: DeckVersion }) {
  const client = useQueryClient();
  const router = useRouter();
  const copy = () =>
    void attempt(async () =>
      router.push(`/decks/${(await createDeck(client, version.list, `Copied from ${deck.list.name} v${version.number}`, deck.id)).id}`),
    );
  return (
    <DeckLookPage
      list={version.list}
      mark={`v${version.number} ${version.name}, read only`}
      more={
        <LinkButton look="quiet" href={`/decks/${deck.id}`}>
          Open the deck
        </LinkButton>
      }
      onCopy={copy}
    />
  );
}
