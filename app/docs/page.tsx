import type { Metadata } from "next";
import { DocsHome } from "../../components/docs/docs-home.tsx";
import { Page } from "../../components/frame/page.tsx";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { hasBooklet } from "../../server/booklet/booklet.ts";
import { rulesText } from "../../server/rules.ts";

export const metadata: Metadata = { title: "Docs" };

export default function DocsPage() {
  const games = GAME_IDS.map((id) => ({ id, name: gameDefinition(id).name, rules: rulesText(id).rules.length, booklet: hasBooklet(id) }));
  return (
    <Page title="Docs">
      <DocsHome games={games} />
    </Page>
  );
}
