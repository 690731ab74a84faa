/** The cards that a deck may name, with the lookups that reading, checking and editing need. */
import { byCodePoint } from "../kernel/order.ts";
import type { CardId, GameId, LibraryCard } from "./card.ts";
import type { DeckEntry, Pool } from "./deck.ts";
import type { TextWords } from "./reading.ts";

/**
 * Builds the pool of one game; cards of other games are left out, so that a name is never looked up there.
 * Retired cards stay findable, but a card that is still shipped wins when two share a name.
 */
export function makePool(game: GameId, cards: readonly LibraryCard[], words?: TextWords): Pool {
  const own = cards.filter((card) => card.game === game).sort(byNumber);
  const byName = new Map<string, LibraryCard>();
  for (const card of own) {
    const known = byName.get(card.name);
    if (!known || (known.archived && !card.archived)) byName.set(card.name, card);
  }
  const byId = new Map(own.map((card): [CardId, LibraryCard] => [card.id, card]));
  return { game, cards: own, byId, byName, ...(words ? { words } : {}) };
}

/** The card that an entry names, by exact name, since identity is the name. Undefined: no card of the pool. */
export const cardOf = (pool: Pool, entry: Pick<DeckEntry, "name">): LibraryCard | undefined => pool.byName.get(entry.name);

type Numbered = Pick<LibraryCard, "set" | "number" | "id">;

/** Set, then collector number (17 before 101, R-H4 before R-H10), then id: the order of cards wherever nobody asks for another. */
export function byNumber(a: Numbered, b: Numbered): number {
  return byCodePoint(a.set, b.set) || byDigits(a.number, b.number) || byCodePoint(a.id, b.id);
}

/** Compares runs of digits as numbers and the rest by code point. */
function byDigits(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (const [i, part] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const bothNumbers = /^\d/.test(part) && /^\d/.test(other);
    const difference = bothNumbers ? Number(part) - Number(other) : byCodePoint(part, other);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
