import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TransferPage } from "../../../components/studio/transfer/transfer-page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `Import and export ${gameDefinition(game).name} cards` : NOTHING_HERE };
}

export default async function TransferRoute({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return <TransferPage key={game} game={game} />;
}
