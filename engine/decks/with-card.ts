/** A deck with a card in it, and the tables at which that deck meets the same one without it (story S13). */
import type { Card, LibraryCard } from "../cards/card.ts";
import type { DeckList, DeckRules } from "../cards/deck.ts";
import { copiesSaid } from "../cards/deck-sayings.ts";
import { copiesOf } from "../cards/entries.ts";
import { priceField, priceOf } from "../cards/price.ts";
import type { GameDefinition, NamedDeck, Playable } from "../games/game.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { addCopies, changeCount, findEntry } from "./edit.ts";

/** Copies where the rules of a section know no limit. */
const COPIES = 4;

/**
 * The deck with as many copies of a card as the rules allow, in place of the cards of its section that cost nearly the same; of several the first.
 *
 * @param cards those of the deck's game by name
 */
export function withCard(
  list: DeckList,
  card: Card & Pick<LibraryCard, "reading">,
  { home, sections }: Pick<DeckRules, "home" | "sections">,
  { cards, price }: { readonly cards: ReadonlyMap<string, Card>; readonly price: string | undefined },
): DeckList {
  const section = home(card);
  const rule = sections.find(({ id }) => id === section);
  const wanted = Math.min(copiesSaid(card) ?? COPIES, rule?.perCard ?? COPIES, rule?.most ?? COPIES);
  const cost = priceOf(card, price) ?? 0;
  const distance = (name: string) => Math.abs((priceOf(cards.get(name) ?? { fields: {} }, price) ?? 0) - cost);
  const others = list.sections[section].filter(({ name }) => name !== card.name).toSorted((a, b) => distance(a.name) - distance(b.name));
  let next = list;
  let missing = Math.max(0, wanted - copiesOf(list, section, card.name));
  const added = missing;
  for (const { name, count } of others) {
    const at = findEntry(next, section, name);
    if (missing === 0 || !at) break;
    const taken = Math.min(missing, count);
    next = changeCount(next, at, -taken).list;
    missing -= taken;
  }
  return added === 0 ? list : addCopies(next, card, section, added).list;
}

/**
 * Options of the games that prove a card: the first deck that comes with the cards, with the card, against the same deck unchanged, on both
 * seats; in a game without decks the box with the card in it. The error is a sentence.
 */
export function tablesWith(
  { cards, options }: Pick<Playable, "cards" | "options">,
  card: Card,
  { deck: rules, fields, name }: Pick<GameDefinition, "deck" | "fields" | "name">,
  decks: readonly NamedDeck[],
): Result<readonly unknown[], string> {
  const { ofDecks } = options;
  if (!rules || !ofDecks) return ok([options.with?.(card) ?? options.standard]);
  const [first] = decks;
  if (!first) return err(`${name} has no ready deck to put the card in.`);
  const known = new Map(cards.map((one) => [one.name, one]));
  const changed = withCard(first.list, card, rules, { cards: known, price: priceField(fields)?.[0] });
  const tables = [ofDecks([changed, first.list]), ofDecks([first.list, changed])];
  const wrong = tables.find((table) => !table.ok);
  return wrong && !wrong.ok ? wrong : ok(tables.flatMap((table) => (table.ok ? [table.value] : [])));
}
