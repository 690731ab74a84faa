import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LanguageDoc } from "../../../../components/docs/language-doc.tsx";
import { Page } from "../../../../components/frame/page.tsx";
import { hasLanguage, LANGUAGE_GAMES } from "../../../../engine/games/game.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { languageReference, languageTrials } from "../../../../server/language.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => LANGUAGE_GAMES.map((game) => ({ game }));
export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `The language of ${gameDefinition(game).name} cards` : "Language" };
}

export default async function LanguagePage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game) || !hasLanguage(game)) notFound();
  return (
    <Page game={game} crumbs={[{ label: "Docs", href: "/docs" }]} title="The language of card texts">
      <LanguageDoc name={gameDefinition(game).name} game={game} sorts={languageReference(game)} trials={languageTrials(game)} />
    </Page>
  );
}
