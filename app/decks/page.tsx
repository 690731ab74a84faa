import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DecksPage } from "../../components/deck/list/decks-page.tsx";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { DECK_GAMES } from "../../engine/games/game.ts";
import { deckSummaries } from "../../server/decks.ts";

export const metadata: Metadata = { title: "Decks" };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Decks({ searchParams }: Props) {
  const { game } = await searchParams;
  const [asked] = [...GAME_IDS.filter((id) => id === game), ...DECK_GAMES];
  if (!asked) notFound();
  return <DecksPage game={asked} initial={deckSummaries()} />;
}
