import type { Metadata } from "next";
import { DeckBuilder } from "../../../components/deck/builder/deck-builder.tsx";
import { DeletedDeck } from "../../../components/deck/saving/deleted-deck.tsx";
import { DeckVersionPage } from "../../../components/deck/versions/deck-version-page.tsx";
import { NoSuchDeck, NoSuchVersion } from "../../../components/deck/versions/no-such-deck.tsx";
import { legible } from "../../../engine/cards/legible.ts";
import { deckVersions, findDeck, readDeckAddress } from "../../../server/decks.ts";
import { openGraph } from "../../open-graph.ts";

type Props = { readonly params: Promise<{ readonly id: string }> };

function read(address: string) {
  const { id, version } = readDeckAddress(address);
  const kept = id && findDeck(id);
  return { kept, number: version, version: kept && deckVersions(kept.deck.id).find((one) => one.number === version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kept, number, version } = read((await params).id);
  if (!kept) return { title: "No such deck" };
  const name = legible(kept.deck.list.name);
  if (number === undefined)
    return { title: name, ...(await openGraph(name, "A deck in an Arcology studio", `/api/decks/${kept.deck.id}/picture.png?link=true`)) };
  return { title: version ? `${legible(kept.deck.list.name)} v${number}` : "No such version" };
}

export default async function DeckPage({ params }: Props) {
  const { kept, number, version } = read((await params).id);
  if (!kept) return <NoSuchDeck />;
  if (version) return <DeckVersionPage deck={kept.deck} version={version} />;
  if (number !== undefined) return <NoSuchVersion deck={kept.deck} version={number} />;
  if (kept.deleted) return <DeletedDeck deck={kept.deck} />;
  return <DeckBuilder key={kept.deck.id} stored={kept.deck} />;
}
