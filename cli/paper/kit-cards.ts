/** The cards of a game's kit: all of its box; of a game with decks those of the decks that are named, or of two ready ones. */
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { cardsOfDeck } from "../../engine/decks/index.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { type Chosen, changedSince, deckCards } from "../cards/chosen-cards.ts";
import { sourceOf } from "../cards/source-options.ts";
import type { CliIo } from "../io.ts";
import { UsageError } from "../lab/lab-arguments.ts";

/** How many decks a kit has when none is named. */
const DECKS = 2;

type Values = {
  readonly deck?: readonly string[] | undefined;
  readonly query?: string | undefined;
  readonly set?: string | undefined;
  readonly card?: readonly string[] | undefined;
  readonly since?: string | undefined;
} & Parameters<typeof sourceOf>[0];

/** Throws a sentence when a deck cannot be read, or something else is asked for beside the kit. */
export async function kitCards(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  if (values.query !== undefined || values.set !== undefined || values.card !== undefined)
    throw new UsageError("A kit has all cards of its game. Use --kit by itself, or with --deck.");
  const { name } = gameDefinition(game);
  const title = `${name}: the whole kit`;
  const { cards: library, words } = await io.loadWordedCards(game, sourceOf(values));
  const current = library.filter(({ archived }) => !archived);
  if (!hasDecks(game)) {
    if (values.deck !== undefined) throw new UsageError(`${name} has no decks. Use --kit without --deck.`);
    const boxed = await io.loadCards(game, { ...sourceOf(values), boxed: "box" });
    const inBox = new Set(boxed.map(({ id }) => id));
    return {
      title,
      cards: await changedSince(
        game,
        current.filter(({ id }) => inBox.has(id)).map((card) => ({ card, count: card.count })),
        values,
        io,
      ),
    };
  }
  const ready = await io.loadDecks(game, sourceOf(values));
  const asked = values.deck ?? ready.slice(0, DECKS).map(({ id }) => id);
  if (values.deck === undefined) io.err(`With the ready decks ${asked.join(" and ")}; choose others with --deck.\n`);
  const found: { readonly card: LibraryCard; readonly count: number }[] = [];
  for (const one of asked) {
    const deck = ready.find(({ id }) => id === one);
    found.push(...(deck ? cardsOfDeck(deck.list, library) : deckCards(game, one, await io.read(one), library, words).cards));
  }
  return { title, cards: await changedSince(game, added(found), values, io) };
}

/** Each card once, with its counts added up. */
function added(cards: Chosen["cards"]): Chosen["cards"] {
  const counts = new Map<string, Chosen["cards"][number]>();
  for (const { card, count } of cards) counts.set(card.id, { card, count: count + (counts.get(card.id)?.count ?? 0) });
  return [...counts.values()];
}
