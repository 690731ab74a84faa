/** What the page of one card shows, from its address: "heracles-senior-counsel", "…@r7", "?compare=r5". */
import { alike } from "../engine/cards/alike.ts";
import { type CardId, type GameId, type LibraryCard, slugOf } from "../engine/cards/card.ts";
import type { DeckList } from "../engine/cards/deck.ts";
import { playedEntries } from "../engine/cards/entries.ts";
import type { CardDifference, CardHistory, Keyword, Skipped } from "../engine/cards/library.ts";
import { nearest } from "../engine/cards/nearest.ts";
import type { EchoLine } from "../engine/language/index.ts";
import { cardDifference, cardHistory, findCardAddress } from "./cards.ts";
import { allDecks } from "./decks.ts";
import { cardReaderOf, findCard, findSkipped, libraryOf } from "./library.ts";
import { shippedDecks } from "./shipped-decks.ts";

/** `compare` is as it was asked for; whether there is such a revision is seen with the card. */
export type CardAddress = { readonly slug: string; readonly revision?: number; readonly compare?: string };
export type DeckMention = { readonly href: string; readonly name: string; readonly copies: number };

export type CardView =
  | {
      readonly found: false;
      readonly slug: string;
      /** The card is there and left out: why. */
      readonly skipped?: Skipped;
      /** The card is there, and has no such revision. */
      readonly lacks?: { readonly card: LibraryCard; readonly revision: number };
      /** Cards with names like it, the nearest first. */
      readonly near: readonly LibraryCard[];
    }
  | {
      readonly found: true;
      /** Where the card is, when the address is made of an older name. */
      readonly movedTo?: string;
      readonly history: CardHistory;
      readonly keywords: readonly Keyword[];
      /** The text as the engine takes it, in sentences. */
      readonly echo: readonly EchoLine[];
      readonly reminders: ReadonlyMap<number, string>;
      readonly decks: readonly DeckMention[];
      /** Cards of the game that do much the same. */
      readonly alike: readonly LibraryCard[];
      readonly difference?: CardDifference | undefined;
      /** What a comparison was asked with, if the card has no such revision. */
      readonly uncompared?: string | undefined;
      readonly newer?: CardDifference | undefined;
    };

const numbered = (text: string | undefined): number | undefined =>
  text && /^r[1-9]\d{0,8}$/.test(text) ? Number(text.slice(1)) : undefined;

/** Reads the last part of a card's address. A revision that is none is part of the name, so that the page can say what is missing. */
export function readCardAddress(segment: string, compare?: string): CardAddress {
  const text = decoded(segment);
  const at = text.lastIndexOf("@");
  const revision = at > 0 ? numbered(text.slice(at + 1)) : undefined;
  return {
    slug: revision === undefined ? text : text.slice(0, at),
    ...(revision !== undefined && { revision }),
    ...(compare !== undefined && { compare }),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Everything about the card that an address names, or the cards with names like it. */
export function viewCard(game: GameId, { slug, revision, compare }: CardAddress): CardView {
  const address = findCardAddress(game, slug);
  const history = address && cardHistory(address.id, revision);
  if (!address || !history) {
    const card = address && findCard(address.id);
    if (card && revision !== undefined) return { found: false, slug, near: [], lacks: { card, revision } };
    const skipped = address && findSkipped(address.id);
    return { found: false, slug, near: near(game, slug), ...(skipped && { skipped }) };
  }
  const { card } = history;
  const against = numbered(compare);
  const difference = against === undefined ? undefined : cardDifference(address.id, against, card.revision.number);
  return {
    found: true,
    ...(address.moved && { movedTo: `/${game}/cards/${slugOf(address.id)}` }),
    history,
    keywords: libraryOf(game).keywords,
    echo: cardReaderOf(game).explain(card.text),
    reminders: cardReaderOf(game).reminders(card.text),
    decks: decksWith(game, address.id, card.name),
    alike: alike(card, libraryOf(game).cards, MOST_ALIKE),
    difference,
    uncompared: difference ? undefined : compare,
    newer: card.newer === undefined ? undefined : cardDifference(address.id, card.revision.number, card.newer),
  };
}

/** A row of faces on the page of a card. */
const MOST_ALIKE = 5;

function near(game: GameId, slug: string): readonly LibraryCard[] {
  const { cards } = libraryOf(game);
  const bySlug = new Map(cards.map((card) => [slugOf(card.id), card]));
  return nearest(slug, bySlug.keys(), 4).flatMap((one) => bySlug.get(one) ?? []);
}

function decksWith(game: GameId, id: CardId, name: string): readonly DeckMention[] {
  const copiesIn = (list: DeckList) =>
    playedEntries(list).reduce(
      (sum, entry) => sum + (entry.id === id || entry.name === name ? Math.max(0, Math.trunc(entry.count)) : 0),
      0,
    );
  const own = allDecks()
    .filter((deck) => deck.list.game === game)
    .map((deck) => ({ href: `/decks/${deck.id}`, name: deck.list.name, copies: copiesIn(deck.list) }));
  const shipped = shippedDecks(game).map((deck) => ({
    href: `/decks/ready/${game}/${deck.id}`,
    name: `${deck.list.name} (ready deck)`,
    copies: copiesIn(deck.list),
  }));
  return [...own, ...shipped].filter((deck) => deck.copies > 0);
}
