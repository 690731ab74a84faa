import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StudioPage } from "../../../../components/studio/studio-page.tsx";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string; readonly slug?: readonly string[] }> };

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, slug = [] } = await params;
  return { title: isGameId(game) && slug.length < 2 ? `${gameDefinition(game).name} studio` : NOTHING_HERE };
}

export default async function StudioRoute({ params }: Props) {
  const { game, slug = [] } = await params;
  if (!isGameId(game) || slug.length > 1) notFound();
  return <StudioPage key={game} game={game} />;
}
