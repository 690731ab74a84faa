import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PoolPage } from "../../../components/deck/list/pool-page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} pool` : NOTHING_HERE };
}

export default async function Pool({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  return <PoolPage game={game} />;
}
