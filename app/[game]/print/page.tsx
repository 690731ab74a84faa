import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { whatOf } from "../../../components/print/choices.ts";
import { PrintPage } from "../../../components/print/print-page.tsx";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { warm } from "../../../server/print/threads.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `Print ${gameDefinition(game).name} cards` : NOTHING_HERE };
}

export default async function PrintRoute({ params, searchParams }: Props) {
  const [{ game }, search] = await Promise.all([params, searchParams]);
  if (!isGameId(game)) notFound();
  // The page asks for a print as soon as it is there.
  warm("print");
  const what = whatOf(search);
  return <PrintPage key={`${game} ${JSON.stringify(what)}`} game={game} what={what} />;
}
