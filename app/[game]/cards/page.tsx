import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readAddress } from "../../../components/cards/address.ts";
import { CardBrowser } from "../../../components/cards/browser.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";

type Props = {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} cards` : "Cards" };
}

export default async function CardsPage({ params, searchParams }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  const address = readAddress(await searchParams);
  return (
    <Page game={game} title="Cards" fill>
      <CardBrowser key={`${game} ${JSON.stringify(address)}`} game={game} initial={address} />
    </Page>
  );
}
