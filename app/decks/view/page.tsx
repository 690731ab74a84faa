import type { Metadata } from "next";
import { SharedDeckPage } from "../../../components/deck/versions/shared-deck-page.tsx";
import { openGraph } from "../../open-graph.ts";

/** Programs that show links see nothing behind `#`, so that all such links have the studio's general picture. */
export async function generateMetadata(): Promise<Metadata> {
  const title = "A shared deck";
  return { title, ...(await openGraph(title, "A deck in a link to an Arcology studio", "/api/picture.png")) };
}

/** A deck in the address itself, after `#`: the server never sees it. */
export default function SharedDeck() {
  return <SharedDeckPage />;
}
