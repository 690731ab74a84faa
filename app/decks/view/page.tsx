import type { Metadata } from "next";
import { SharedDeckPage } from "../../../components/deck/versions/shared-deck-page.tsx";

export const metadata: Metadata = { title: "A shared deck" };

/** A deck in the address itself, after `#`: the server never sees it. */
export default function SharedDeck() {
  return <SharedDeckPage />;
}
