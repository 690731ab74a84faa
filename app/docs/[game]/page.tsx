import { notFound, redirect } from "next/navigation";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { isGameId } from "../../../engine/games/index.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => GAME_IDS.map((game) => ({ game }));
export const dynamicParams = false;

/** What there is to read about a game begins with how it is played. */
export default async function GameDocsPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  redirect(`/docs/${game}/booklet`);
}
