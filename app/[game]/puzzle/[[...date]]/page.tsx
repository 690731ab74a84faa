import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { NoPuzzle, PuzzlePage } from "../../../../components/puzzle/puzzle-page.tsx";
import { hasPuzzle } from "../../../../engine/games/game.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { dayNow, puzzleOf } from "../../../../server/puzzles.ts";
import { NOTHING_HERE } from "../../../nothing-here.ts";

export const dynamic = "force-dynamic";

type Props = { readonly params: Promise<{ readonly game: string; readonly date?: readonly string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) && hasPuzzle(game) ? `${gameDefinition(game).name} puzzle of the day` : NOTHING_HERE };
}

export default async function PuzzleRoute({ params }: Props) {
  const { game, date = [] } = await params;
  if (!isGameId(game) || !hasPuzzle(game)) notFound();
  const today = dayNow();
  if (date.length === 0) redirect(`/${game}/puzzle/${today}`);
  const puzzle = puzzleOf(game, date.join("/"), today);
  return puzzle.ok ? (
    <PuzzlePage game={game} puzzle={puzzle.value} today={today} />
  ) : (
    <NoPuzzle game={game} sentence={puzzle.error} today={today} />
  );
}
