import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeckBuilder } from "../../../components/deck/deck-builder.tsx";
import { DeckVersionPage } from "../../../components/deck/deck-version-page.tsx";
import { DeletedDeck } from "../../../components/deck/deleted-deck.tsx";
import { parseDeckId } from "../../../engine/decks/index.ts";
import { deckVersions, findDeck } from "../../../server/decks.ts";

type Props = { readonly params: Promise<{ readonly id: string }> };

/** `<id>` or `<id>@v3`. */
function read(address: string) {
  const [, text = "", version] = /^([^@]*)(?:@v(\d+))?$/.exec(address.replace("%40", "@")) ?? [];
  const id = parseDeckId(text);
  return { kept: id && findDeck(id), version: version === undefined ? undefined : Number(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kept, version } = read((await params).id);
  return { title: kept ? `${kept.deck.list.name}${version === undefined ? "" : ` v${version}`}` : "No such deck" };
}

export default async function DeckPage({ params }: Props) {
  const { kept, version: number } = read((await params).id);
  if (!kept) notFound();
  if (number !== undefined) {
    const version = deckVersions(kept.deck.id).find((one) => one.number === number);
    if (!version) notFound();
    return <DeckVersionPage deck={kept.deck} version={version} />;
  }
  if (kept.deleted) return <DeletedDeck deck={kept.deck} />;
  return <DeckBuilder key={kept.deck.id} stored={kept.deck} />;
}
