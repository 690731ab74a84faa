"use client";
/** The page of a deck that is looked at: a ready deck, one in a link, a named version. It can be played, listed and copied as it is. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { Page } from "../../frame/page.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BuilderSkeleton } from "../builder/builder-skeleton.tsx";
import { useLayout } from "../builder/use-layout.ts";
import { DropToImport } from "../exchange/import-decks.tsx";
import { nameOf } from "../list/deck-names.ts";
import { DeckView } from "./deck-view.tsx";
import { OtherActions, ViewActions } from "./view-actions.tsx";

export type DeckLookPageProps = {
  readonly list: DeckList;
  /** The ready deck, by the name of its address. */
  readonly ready?: string;
  /** What kind of deck it is: "v1 Tuned, read only". */
  readonly mark: string;
  /** A way to where the deck can be changed. */
  readonly more?: ReactNode;
  readonly onCopy: () => void;
};

export function DeckLookPage({ list, ready, mark, more, onCopy }: DeckLookPageProps) {
  const client = useQueryClient();
  const game = gameDefinition(list.game);
  // A phone's bar has room for one button: the rest is at the top of the page.
  const narrow = useLayout() === "narrow";
  const { data: library, error, refetch } = useQuery(cardQueries.library(game.id));
  useEffect(() => void showKeptLibrary(client, game.id), [client, game.id]);
  const pool = useMemo(() => library && makePool(game.id, library.cards, library.words), [game.id, library]);
  const chip = <Chip>{mark}</Chip>;
  return (
    <Page
      title={nameOf(list)}
      game={game.id}
      crumbs={[{ label: "Decks", href: "/decks" }]}
      {...(narrow ? { heading: <VisuallyHidden as="h1">{nameOf(list)}</VisuallyHidden> } : { badge: chip })}
      actions={
        pool && (
          <>
            {!narrow && more}
            <ViewActions list={list} ready={ready} pool={pool} onCopy={onCopy} />
          </>
        )
      }
    >
      {error && !library ? (
        <ErrorState title="The cards could not be loaded" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </ErrorState>
      ) : library && pool && game.deck ? (
        <DeckView
          list={list}
          game={game}
          rules={game.deck}
          library={library}
          pool={pool}
          marks={
            <>
              {chip}
              {more}
              <OtherActions list={list} ready={ready} pool={pool} onCopy={onCopy} />
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
