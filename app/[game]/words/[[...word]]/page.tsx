import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WordsPage } from "../../../../components/studio/words/words-page.tsx";
import { parseCardId } from "../../../../engine/cards/card.ts";
import { wordTypeAt } from "../../../../engine/cards/work.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { NOTHING_HERE } from "../../../nothing-here.ts";

type Props = {
  readonly params: Promise<{ readonly game: string; readonly word?: readonly string[] }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/** Letters of what an address may ask for. */
const MOST_LETTERS = 120;

/** Nothing, "tags", or "tags" and the slug of one. */
const isPlace = ([words, , ...more]: readonly string[]): boolean =>
  words === undefined || (more.length === 0 && wordTypeAt(words) !== undefined);

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { game, word = [] } = await params;
  return { title: isGameId(game) && isPlace(word) ? `${gameDefinition(game).name} keywords, tags and sets` : NOTHING_HERE };
}

export default async function WordsRoute({ params, searchParams }: Props) {
  const [{ game, word = [] }, { keyword, card }] = await Promise.all([params, searchParams]);
  if (!isGameId(game) || !isPlace(word)) notFound();
  const written = typeof keyword === "string" ? keyword.trim().slice(0, MOST_LETTERS) : "";
  const from = typeof card === "string" ? parseCardId(`${game}/${card}`) : undefined;
  return <WordsPage key={game} game={game} wanted={written === "" ? undefined : { written, card: from }} />;
}
