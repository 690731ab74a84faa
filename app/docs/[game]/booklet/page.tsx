import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookletDoc } from "../../../../components/docs/booklet-doc.tsx";
import { Page } from "../../../../components/frame/page.tsx";
import { GAME_IDS } from "../../../../engine/cards/card.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { RULE_PREFIXES } from "../../../../engine/games/rule-prefixes.ts";
import { bookletOf, hasBooklet, picturesOf } from "../../../../server/booklet/booklet.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => GAME_IDS.filter(hasBooklet).map((game) => ({ game }));
export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `How to play ${gameDefinition(game).name}` : "How to play" };
}

export default async function BookletPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game) || !hasBooklet(game)) notFound();
  const { read, rules, markdown } = bookletOf(game);
  const pictures = picturesOf({ ...read, parts: [{ size: "body", blocks: read.blocks }] });
  return (
    <Page game={game} crumbs={[{ label: "Docs", href: "/docs" }]} title={`How to play ${gameDefinition(game).name}`}>
      <BookletDoc game={game} markdown={markdown} known={rules.map(({ number }) => number)} prefixes={RULE_PREFIXES} pictures={pictures} />
    </Page>
  );
}
