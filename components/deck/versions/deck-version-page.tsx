"use client";
/** A named version of a deck, `/decks/<id>@v3`: to look at, and to copy. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { DeckVersion, StoredDeck } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { createDeck } from "../../api/decks.ts";
import { Page } from "../../frame/page.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BuilderSkeleton } from "../builder/builder-skeleton.tsx";
import { useLayout } from "../builder/use-layout.ts";
import { DropToImport } from "../exchange/import-decks.tsx";
import { attempt } from "../list/attempt.ts";
import { DeckView } from "./deck-view.tsx";

export function DeckVersionPage({ deck, version }: { readonly deck: StoredDeck; readonly version: DeckVersion }) {
  const client = useQueryClient();
  const router = useRouter();
  const game = gameDefinition(version.list.game);
  const { data: library } = useQuery(cardQueries.library(game.id));
  useEffect(() => void showKeptLibrary(client, game.id), [client, game.id]);
  // A phone's bar has room for one button: the others are at the top of the page.
  const narrow = useLayout() === "narrow";
  const mark = <Chip>{`v${version.number} ${version.name}, read only`}</Chip>;
  const openDeck = (
    <LinkButton look="quiet" href={`/decks/${deck.id}`}>
      Open the deck
    </LinkButton>
  );
  const copy = () =>
    void attempt(async () =>
      router.push(`/decks/${(await createDeck(client, version.list, `Copied from ${deck.list.name} v${version.number}`, deck.id)).id}`),
    );
  return (
    <Page
      title={version.list.name}
      game={game.id}
      crumbs={[{ label: "Decks", href: "/decks" }]}
      {...(narrow ? { heading: <VisuallyHidden as="h1">{version.list.name}</VisuallyHidden> } : { badge: mark })}
      actions={
        <>
          {!narrow && openDeck}
          <Button look="primary" icon={<Copy size={15} aria-hidden />} onClick={copy}>
            Make a copy
          </Button>
        </>
      }
    >
      {library && game.deck ? (
        <DeckView
          list={version.list}
          game={game}
          rules={game.deck}
          library={library}
          marks={
            <>
              {mark}
              {openDeck}
            </>
          }
        />
      ) : (
        <BuilderSkeleton />
      )}
      {library && game.deck && <DropToImport library={library} rules={game.deck} />}
    </Page>
  );
}
