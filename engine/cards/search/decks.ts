/** What a query asks of a deck: `in:`, `count`, `legal:` and `allowed:`. A deck's rules are those of its game. */

import type { Card, LibraryCard } from "../card.ts";
import type { DeckEntry, DeckList, DeckShape, Format, SectionRule } from "../deck.ts";
import { copiesAllowed, saidIn } from "../deck-sayings.ts";
import { isPrinted } from "../printed.ts";
import { playedSectionIds } from "../sections.ts";
import type { SearchContext } from "./types.ts";

/** The deck of a name; "deck" is the one in the dock. */
export function deckOf(name: string, context: SearchContext): DeckList | undefined {
  return name.toLowerCase() === "deck" ? context.deck : context.decks?.(name);
}

/** Copies of each card name in the sections that count; what is no positive whole number counts nothing. */
export function copiesIn(deck: DeckList): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const section of playedSectionIds(deck.game))
    for (const entry of deck.sections[section]) copies.set(entry.name, (copies.get(entry.name) ?? 0) + counted(entry));
  return copies;
}

/** The formats that a query may name: those of the context, then those of the game's rules. */
export const formatsOf = (rules: DeckShape | undefined, context: SearchContext): readonly Format[] => [
  ...(context.formats ?? []),
  ...(rules?.formats ?? []),
];

/** Whether some section of the game's decks takes the card. */
export const fitsDecks = (card: Card, rules: DeckShape): boolean => rules.sections.some((section) => section.holds(card));

/** Whether one more copy of a card can be added to the section where it belongs, by the format's counts and by what the cards of the deck say (“Your decks cannot have events”). */
export function hasRoom(
  deck: DeckList,
  rules: DeckShape,
  format: Format | undefined,
  cards: readonly LibraryCard[],
): (card: LibraryCard) => boolean {
  const inDeck = new Set(copiesIn(deck).keys());
  const said = saidIn(deck, { byName: new Map(cards.flatMap((card) => (inDeck.has(card.name) ? [[card.name, card] as const] : []))) });
  const copies = copiesIn(deck);
  const totals = new Map(
    playedSectionIds(deck.game).map((section) => [section, deck.sections[section].reduce((sum, entry) => sum + counted(entry), 0)]),
  );
  return (card) => {
    const section = rules.sections.find((each) => each.id === rules.home(card));
    if (!section?.holds(card)) return false;
    if (said.some((one) => one.is === "none" && one.sections.some((id) => id === section.id) && isPrinted(one.of, card))) return false;
    const { most, perCard } = limitsOf(section, format, card);
    return (totals.get(section.id) ?? 0) < most && (copies.get(card.name) ?? 0) < perCard;
  };
}

function limitsOf(section: SectionRule, format: Format | undefined, card: LibraryCard): { most: number; perCard: number } {
  const limits = format?.limits?.[section.id];
  return { most: limits?.most ?? section.most ?? Number.POSITIVE_INFINITY, perCard: copiesAllowed(section, format, card) };
}

const counted = (entry: DeckEntry): number => (Number.isInteger(entry.count) && entry.count > 0 ? entry.count : 0);
