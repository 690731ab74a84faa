import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RulesDoc } from "../../../../components/docs/rules-doc.tsx";
import { Page } from "../../../../components/frame/page.tsx";
import { GAME_IDS } from "../../../../engine/cards/card.ts";
import { gameDefinition, isGameId } from "../../../../engine/games/index.ts";
import { RULE_PREFIXES } from "../../../../engine/games/rule-prefixes.ts";
import { rulesForPlayers } from "../../../../server/rules.ts";

type Props = { readonly params: Promise<{ readonly game: string }> };

export const generateStaticParams = () => GAME_IDS.map((game) => ({ game }));
export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} rules` : "Rules" };
}

export default async function RulesPage({ params }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  const { markdown, rules } = rulesForPlayers(game);
  return (
    <Page game={game} crumbs={[{ label: "Docs", href: "/docs" }]} title={`${gameDefinition(game).name} rules`}>
      <RulesDoc game={game} markdown={markdown} known={rules.map((rule) => rule.number)} prefixes={RULE_PREFIXES} />
    </Page>
  );
}
