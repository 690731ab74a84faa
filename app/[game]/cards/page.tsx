import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { firstMarkup } from "../../../components/cards/first/first-markup.ts";
import { writeFirst } from "../../../components/cards/first/written-first.ts";
import { GameBrowser } from "../../../components/cards/game-browser.tsx";
import { readAddress, withSort } from "../../../components/cards/search/address.ts";
import { Page } from "../../../components/frame/page.tsx";
import type { GameId } from "../../../engine/cards/card.ts";
import { parseQuery, withWords } from "../../../engine/cards/search/index.ts";
import { gameDefinition, isGameId } from "../../../engine/games/index.ts";
import { FACES } from "../../../faces/lists/faces.ts";
import { libraryOf } from "../../../server/library.ts";
import { searchCards } from "../../../server/search.ts";
import { NOTHING_HERE } from "../../nothing-here.ts";

type Params = Readonly<Record<string, string | string[] | undefined>>;
type Props = { readonly params: Promise<{ readonly game: string }>; readonly searchParams: Promise<Params> };

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  return { title: isGameId(game) ? `${gameDefinition(game).name} cards` : NOTHING_HERE };
}

/** Longer questions are answered by the page. */
const MOST_LETTERS = 200;
/** What may speak of the deck that a browser has docked, which the studio does not know. */
const OF_DECKS = /\b(?:in:|deck|count|allowed)/i;

/** Writes the first cards that an address finds into the page: under which name, undefined where that is for the page alone to say. */
async function writeFirstCards(game: GameId, params: Params): Promise<string | undefined> {
  const { q, sort, view } = readAddress(params);
  const asked = q + sort;
  if (asked.length > MOST_LETTERS || OF_DECKS.test(asked)) return undefined;
  const library = libraryOf(game);
  const query = parseQuery(q, withWords(gameDefinition(game), library.words));
  if ((query.directives.view ?? view) !== "grid") return undefined;
  const { cards } = await searchCards(game, withSort(query, sort));
  if (cards.length === 0) return undefined;
  // A phone has fine pixels.
  const isFine = (await headers()).get("sec-ch-ua-mobile") === "?1";
  const name = [library.hash, isFine ? "fine" : "usual", sort, q].join(" ");
  writeFirst(name, () => firstMarkup(cards, { faces: FACES[game], isFine }));
  return name;
}

export default async function CardsPage({ params, searchParams }: Props) {
  const { game } = await params;
  if (!isGameId(game)) notFound();
  const first = await writeFirstCards(game, await searchParams);
  return (
    <Page game={game} title="Cards" fill>
      <GameBrowser game={game} first={first} />
    </Page>
  );
}
