import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DecksDoc } from "../../../components/docs/decks-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { formatDeckCsv, formatDeckJson, formatDeckText } from "../../../engine/decks/index.ts";
import { DECK_GAMES } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { poolOf } from "../../../server/library.ts";
import { shippedDecks } from "../../../server/shipped-decks.ts";

export const metadata: Metadata = { title: "Deck lists" };
export const dynamic = "force-dynamic";

export default function DeckListsPage() {
  const games = DECK_GAMES.map(gameDefinition).flatMap(({ id, name, deck }) => (deck ? [{ id, name, deck }] : []));
  const [shipped] = games.flatMap(({ id, deck }) => shippedDecks(id).map(({ list }) => ({ list, drawn: deck.draws.from })));
  if (!shipped) notFound();
  const list = { ...shipped.list, notes: "" };
  const pool = poolOf(list.game);
  const card = list.sections[shipped.drawn].flatMap(({ name }) => pool.byName.get(name) ?? [])[0];
  if (!card) notFound();
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Deck lists">
      <DecksDoc
        games={games}
        card={{ name: card.name, set: card.set, number: card.number }}
        text={formatDeckText(list, pool)}
        csv={formatDeckCsv(list, pool)}
        json={formatDeckJson(list)}
      />
    </Page>
  );
}
