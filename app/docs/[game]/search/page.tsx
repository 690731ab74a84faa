import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchDoc } from "../../../../components/docs/search-doc.tsx";
import { Page } from "../../../../components/frame/page.tsx";
import { GAME_IDS } from "../../../../engine/cards/card.ts";
import { withWords } from "../../../../engine/cards/search/index.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { shippedWords } from "../../../../server/language.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => GAME_IDS.map((game) => ({ game }));
export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `Searching ${gameDefinition(game).name} cards` : "Search" };
}

export default async function SearchDocPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return (
    <Page game={game} crumbs={[{ label: "Docs", href: "/docs" }]} title="How to search">
      <SearchDoc game={withWords(gameDefinition(game), shippedWords(game))} />
    </Page>
  );
}
