/** Which cards a command is about: those of a deck file, of a query, of a set, or of the whole game. */
import type { GameId, LibraryCard } from "../engine/cards/card.ts";
import type { DeckList } from "../engine/cards/deck.ts";
import { makePool } from "../engine/cards/pool.ts";
import { buildIndex, loadRegex, search, withWords } from "../engine/cards/search/index.ts";
import { readDecks } from "../engine/decks/index.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { sourceOf } from "./game-language.ts";
import type { CliIo } from "./io.ts";
import { UsageError } from "./lab-arguments.ts";

export const CHOICE_OPTIONS = { deck: { type: "string" }, query: { type: "string" }, set: { type: "string" } } as const;
type Values = { readonly [Name in keyof typeof CHOICE_OPTIONS]?: string | undefined } & Parameters<typeof sourceOf>[0];
/** `list`: the deck, if it was one. */
export type Chosen = {
  readonly title: string;
  readonly cards: readonly { readonly card: LibraryCard; readonly count: number }[];
  readonly list?: DeckList;
};

/** The cards that were asked for. Throws a sentence when there are none. */
export async function chosenCards(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  const asked = [values.deck, values.query, values.set].filter((one) => one !== undefined);
  if (asked.length > 1) throw new UsageError("Use one of --deck, --query and --set.");
  const from = sourceOf(values);
  const definition = gameDefinition(game);
  const { cards, words } = await io.loadWordedCards(game, from);
  const current = cards.filter(({ archived }) => !archived);
  if (values.deck !== undefined) return deckCards(game, values.deck, await io.read(values.deck), cards, words);
  let title = definition.name;
  let found: readonly { readonly card: LibraryCard; readonly count: number }[];
  if (values.query !== undefined) {
    const index = buildIndex(current, withWords(definition, words));
    const context = { today: new Date().toISOString().slice(0, 10) };
    let result = search(index, values.query, context);
    if (result.needsRegex) {
      await loadRegex();
      result = search(index, values.query, context);
    }
    for (const { text, message } of result.ignored) io.err(`Ignored “${text}”: ${message}\n`);
    title = `${definition.name}: ${values.query}`;
    found = result.cards.map((card) => ({ card, count: 1 }));
  } else {
    const set = values.set?.toUpperCase();
    if (set !== undefined) title = `${definition.name} ${set}`;
    found = current.filter((card) => set === undefined || card.set === set).map((card) => ({ card, count: card.count }));
  }
  if (found.length === 0) throw new Error("There are no such cards, so nothing was written.");
  return { title, cards: found };
}

/** The cards of a deck file, as often as it says. Throws a sentence when it cannot be read. */
function deckCards(game: GameId, file: string, text: string, cards: readonly LibraryCard[], words: Parameters<typeof makePool>[2]): Chosen {
  const pool = makePool(game, cards, words);
  const reading = readDecks(text, { game, pool, ...(file === "-" ? {} : { fileName: file }) });
  if (!reading.ok) throw new Error(`${file}: ${reading.error.message}`);
  const [deck, ...others] = reading.decks;
  if (!deck) throw new Error(`${file} has no deck.`);
  if (others.length > 0) throw new Error(`One deck is needed, but the file has ${reading.decks.length}.`);
  const byName = new Map(cards.map((card) => [card.name, card]));
  const byId = new Map(cards.map((card) => [String(card.id), card]));
  const { business, founder, main, resources } = deck.list.sections;
  const found = [...business, ...founder, ...main, ...resources].flatMap(({ id, name, count }) => {
    const card = (id && byId.get(id)) ?? byName.get(name);
    return card ? [{ card, count: Math.max(0, Math.floor(count)) }] : [];
  });
  if (found.length === 0) throw new Error(`${file} names no card of ${gameDefinition(game).name}.`);
  return { title: deck.list.name || "Deck", cards: found, list: deck.list };
}
