import { notFound, redirect } from "next/navigation";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { isGameId } from "../../../engine/games/index.ts";
import { hasBooklet } from "../../../server/booklet/booklet.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => GAME_IDS.map((game) => ({ game }));
export const dynamicParams = false;

/** What there is to read about a game begins with how it is played; where nobody has told that, with its rules. */
export default async function GameDocsPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  redirect(`/docs/${game}/${hasBooklet(game) ? "booklet" : "rules"}`);
}
