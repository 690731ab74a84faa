import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FORMS } from "../../../components/export/choices.ts";
import { ExportPage } from "../../../components/export/export-page.tsx";
import { whatOf } from "../../../components/print/choices.ts";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Props = {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `Export ${gameDefinition(game).name} cards` : NOTHING_HERE };
}

export default async function ExportRoute({ params, searchParams }: Props) {
  const [{ game }, search] = await Promise.all([params, searchParams]);
  if (!isGameId(game)) notFound();
  const what = whatOf(search);
  const first = FORMS.find((form) => form === search["as"]) ?? "pdf";
  return <ExportPage key={`${game} ${JSON.stringify(what)}`} game={game} what={what} first={first} />;
}
