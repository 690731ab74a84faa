import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SheetPage } from "../../../components/studio/sheet/sheet-page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} cards as a table` : NOTHING_HERE };
}

export default async function SheetRoute({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return <SheetPage key={game} game={game} />;
}
