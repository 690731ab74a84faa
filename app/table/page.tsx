import type { Metadata } from "next";
import { Page } from "../../components/frame/page.tsx";
import { Lobby } from "../../components/table/lobby/lobby.tsx";
import { byGame } from "../../engine/cards/by-game.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { hasBooklet } from "../../server/booklet/booklet.ts";
import { sampleCards } from "../../server/samples.ts";
import { tablePlan } from "../../server/tables.ts";

export const metadata: Metadata = { title: "Table" };

/** Cards that show what a game is like. */
const FACES = 3;

export default async function TablePage({
  searchParams,
}: {
  searchParams: Promise<{ game?: string | string[]; card?: string | string[] }>;
}) {
  const { game: asked, card } = await searchParams;
  const first = GAME_IDS.find((id) => id === asked);
  const tables = byGame((game) => {
    const plan = tablePlan(game);
    return plan.ok ? plan.value.players : undefined;
  });
  return (
    <Page title="Table">
      <Lobby
        game={first}
        card={first && typeof card === "string" ? `${first}/${card}` : undefined}
        tables={tables}
        taglines={byGame((game) => gameDefinition(game).tagline)}
        guides={byGame((game) => `/docs/${game}/${hasBooklet(game) ? "booklet" : "rules"}`)}
        faces={byGame((game) => sampleCards(game).slice(0, FACES))}
      />
    </Page>
  );
}
