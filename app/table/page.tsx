import type { Metadata } from "next";
import { Page } from "../../components/frame/page.tsx";
import { Lobby } from "../../components/table/lobby/lobby.tsx";
import { GAME_IDS } from "../../engine/cards/card.ts";

export const metadata: Metadata = { title: "Table" };

export default async function TablePage({ searchParams }: { searchParams: Promise<{ game?: string | string[] }> }) {
  const asked = (await searchParams).game;
  const game = GAME_IDS.find((id) => id === asked);
  return (
    <Page title="Table">
      <Lobby {...(game && { game })} />
    </Page>
  );
}
