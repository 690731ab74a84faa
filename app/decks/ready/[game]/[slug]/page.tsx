import type { Metadata } from "next";
import { NoSuchDeck } from "../../../../../components/deck/versions/no-such-deck.tsx";
import { ReadyDeckPage } from "../../../../../components/deck/versions/ready-deck-page.tsx";
import { legible } from "../../../../../engine/cards/legible.ts";
import { isGameId } from "../../../../../engine/games/index.ts";
import { findShippedDeck } from "../../../../../server/shipped-decks.ts";
import { openGraph } from "../../../../open-graph.ts";

type Props = { readonly params: Promise<{ readonly game: string; readonly slug: string }> };

async function read({ params }: Props) {
  const { game, slug } = await params;
  return isGameId(game) ? findShippedDeck(game, slug) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const deck = await read(props);
  if (!deck) return { title: "No such deck" };
  const name = legible(deck.list.name);
  const picture = `/api/decks/ready/${deck.list.game}/${deck.id}/picture.png?link=true`;
  return { title: name, ...(await openGraph(name, "A ready deck in an Arcology studio", picture)) };
}

export default async function ReadyDeck(props: Props) {
  const deck = await read(props);
  return deck ? <ReadyDeckPage deck={deck} /> : <NoSuchDeck />;
}
