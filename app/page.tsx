import { Page } from "../components/frame/page.tsx";
import { Home } from "../components/home/home.tsx";
import { GAME_IDS } from "../engine/cards/card.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { deckSummaries } from "../server/decks.ts";
import { libraryOf } from "../server/library.ts";
import { shippedDecks } from "../server/shipped-decks.ts";

export const dynamic = "force-dynamic";

const CONTINUE = 3;
const MOST_FACES = 5;

export default function HomePage() {
  const games = GAME_IDS.map((id) => {
    const { cards } = libraryOf(id);
    return { game: gameDefinition(id), cards: cards.length, decks: shippedDecks(id).length, faces: samples(cards) };
  });
  return (
    <Page title="Home">
      <Home games={games} decks={deckSummaries().slice(0, CONTINUE)} />
    </Page>
  );
}

/** Cards of a game, one of each kind. */
function samples<Card extends { readonly kind: string; readonly archived: boolean }>(cards: readonly Card[]): readonly Card[] {
  const byKind = new Map(cards.filter((card) => !card.archived).map((card) => [card.kind, card]));
  return [...byKind.values()].slice(0, MOST_FACES);
}
