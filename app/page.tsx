import { Page } from "../components/frame/page.tsx";
import { Home } from "../components/home/home.tsx";
import { GAME_IDS } from "../engine/cards/card.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { deckSummaries } from "../server/decks.ts";
import { libraryOf } from "../server/library.ts";
import { sampleCards } from "../server/samples.ts";
import { shippedDecks } from "../server/shipped-decks.ts";
import { workedAt } from "../server/studio/overview.ts";

export const dynamic = "force-dynamic";

/** Decks, and cards, to go on with. */
const [DECKS, CARDS] = [3, 2];

export default function HomePage() {
  const games = GAME_IDS.map((id) => ({
    game: gameDefinition(id),
    cards: libraryOf(id).cards.length,
    decks: shippedDecks(id).length,
    faces: sampleCards(id),
  }));
  return (
    <Page title="Home">
      <Home games={games} decks={deckSummaries().slice(0, DECKS)} cards={workedAt(CARDS)} />
    </Page>
  );
}
