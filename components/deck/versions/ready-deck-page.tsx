"use client";
/** A deck that comes with the studio, `/decks/ready/<game>/<slug>`: to look at, to play with, and to take a copy of. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ShippedDeck } from "../../../engine/decks/index.ts";
import { copyShippedDeck } from "../../api/decks.ts";
import { attempt } from "../list/attempt.ts";
import { DeckLookPage } from "./deck-look-page.tsx";

export function ReadyDeckPage({ deck: { id, list } }: { readonly deck: ShippedDeck }) {
  const client = useQueryClient();
  const router = useRouter();
  const copy = () => void attempt(async () => router.push(`/decks/${(await copyShippedDeck(client, list.game, id)).id}`));
  return <DeckLookPage list={list} ready={id} mark="ready deck" onCopy={copy} />;
}
