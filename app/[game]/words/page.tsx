import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WordsPage } from "../../../components/studio/words/words-page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} keywords, tags and sets` : NOTHING_HERE };
}

export default async function WordsRoute({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return <WordsPage key={game} game={game} />;
}
