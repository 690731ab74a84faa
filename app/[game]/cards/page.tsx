import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GameBrowser } from "../../../components/cards/game-browser.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} cards` : NOTHING_HERE };
}

export default async function CardsPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return (
    <Page game={game} title="Cards" fill>
      <GameBrowser game={game} />
    </Page>
  );
}
