import type { Metadata } from "next";
import { DecksPage } from "../../components/deck/decks-page.tsx";
import { isGameId } from "../../engine/games/index.ts";
import { deckSummaries } from "../../server/decks.ts";

export const metadata: Metadata = { title: "Decks" };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Decks({ searchParams }: Props) {
  const { game } = await searchParams;
  return <DecksPage game={typeof game === "string" && isGameId(game) ? game : "megacorp"} initial={deckSummaries()} />;
}
