"use client";
/** A deck from its link (story D15): nothing is stored and nothing is sent, until somebody makes a copy. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { type DeckId, decodeShare, parseDeckId, readDecks } from "../../../engine/decks/index.ts";
import { isGameId } from "../../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { createDeck } from "../../api/decks.ts";
import { Page } from "../../frame/page.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BuilderSkeleton } from "../builder/builder-skeleton.tsx";
import { attempt } from "../list/attempt.ts";
import { DeckLookPage } from "./deck-look-page.tsx";

const onHash = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};

export function SharedDeckPage() {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => undefined,
  );
  const link = useMemo(() => linked(hash), [hash]);
  if (hash === undefined)
    return (
      <Page title="A shared deck">
        <BuilderSkeleton />
      </Page>
    );
  if (!link) return <NoDeck hash={hash} />;
  return <Shared key={hash} hash={hash} {...link} />;
}

/** What a link says about its deck before its cards are known; undefined if the link has no deck. */
function linked(hash: string | undefined): { readonly game: GameId; readonly parent: DeckId | undefined } | undefined {
  const value = hash === undefined ? undefined : decodeShare(hash);
  if (typeof value !== "object" || value === null || !("game" in value)) return undefined;
  const { game } = value;
  if (typeof game !== "string" || !isGameId(game)) return undefined;
  return { game, parent: "id" in value && typeof value.id === "string" ? parseDeckId(value.id) : undefined };
}

function NoDeck({ hash }: { readonly hash: string }) {
  return (
    <Page title="A shared deck">
      <EmptyState
        title={hash ? "This link is incomplete or was changed" : "This address contains no deck"}
        action={
          <LinkButton look="primary" href="/decks">
            My decks
          </LinkButton>
        }
      >
        The link itself contains the deck, after the #. Copy the whole link again, or ask for the list as text and import it.
      </EmptyState>
    </Page>
  );
}

type SharedProps = {
  readonly hash: string;
  readonly game: GameId;
  /** The deck that the link was made of; a copy remembers it. */
  readonly parent: DeckId | undefined;
};

function Shared({ hash, game: id, parent }: SharedProps) {
  const client = useQueryClient();
  const router = useRouter();
  const { data: library, error, refetch } = useQuery(cardQueries.library(id));
  useEffect(() => void showKeptLibrary(client, id), [client, id]);
  const reading = useMemo(
    () => library && readDecks(hash, { game: id, pool: makePool(id, library.cards, library.words) }),
    [hash, id, library],
  );
  if (!reading)
    return (
      <Page title="A shared deck">
        {error ? (
          <ErrorState title="The cards could not be loaded" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {error.message}
          </ErrorState>
        ) : (
          <BuilderSkeleton />
        )}
      </Page>
    );
  if (!reading.ok) return <NoDeck hash={hash} />;
  const { list } = reading.decks[0];
  const copy = () =>
    void attempt(async () => router.push(`/decks/${(await createDeck(client, list, `Copied from a shared ${list.name}`, parent)).id}`));
  return <DeckLookPage list={list} mark="read only" onCopy={copy} />;
}
