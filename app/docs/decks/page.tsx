import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DecksDoc } from "../../../components/docs/decks-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { formatDeckCsv, formatDeckJson, formatDeckText } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { poolOf } from "../../../server/library.ts";
import { shippedDecks } from "../../../server/shipped-decks.ts";

export const metadata: Metadata = { title: "Deck lists" };
export const dynamic = "force-dynamic";

export default function DeckListsPage() {
  const [deck] = shippedDecks("megacorp");
  if (!deck) notFound();
  const pool = poolOf("megacorp");
  const list = { ...deck.list, notes: "" };
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Deck lists">
      <DecksDoc
        text={formatDeckText(list, pool)}
        csv={formatDeckCsv(list, pool)}
        json={formatDeckJson(list)}
        formats={gameDefinition("megacorp").deck?.formats ?? []}
      />
    </Page>
  );
}
