/** Which cards a command is about: those of a deck file, of a query, of a set, by their names, or of the whole game; all, or what changed. */

import { statSync } from "node:fs";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { nearest } from "../../engine/cards/nearest.ts";
import { makePool } from "../../engine/cards/pool.ts";
import { buildIndex, loadRegex, search, withWords } from "../../engine/cards/search/index.ts";
import { isChanged, readSince } from "../../engine/cards/since.ts";
import { cardsOfDeck, readDecks } from "../../engine/decks/index.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import type { CliIo } from "../io.ts";
import { UsageError } from "../lab/lab-arguments.ts";
import { sourceOf } from "./source-options.ts";

export const CHOICE_OPTIONS = {
  deck: { type: "string" },
  query: { type: "string" },
  set: { type: "string" },
  card: { type: "string", multiple: true },
  since: { type: "string" },
} as const;
type Values = {
  readonly deck?: string | undefined;
  readonly query?: string | undefined;
  readonly set?: string | undefined;
  readonly card?: readonly string[] | undefined;
  readonly since?: string | undefined;
} & Parameters<typeof sourceOf>[0];
/** `list`: the deck, if it was one. */
export type Chosen = {
  readonly title: string;
  readonly cards: readonly { readonly card: LibraryCard; readonly count: number }[];
  readonly list?: DeckList;
};

/** The cards that were asked for. Throws a sentence when there are none. */
export async function chosenCards(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  const all = await cardsAsked(game, values, io);
  return { ...all, cards: await changedSince(game, all.cards, values, io) };
}

async function cardsAsked(game: GameId, values: Values, io: CliIo): Promise<Chosen> {
  const asked = [values.deck, values.query, values.set, values.card].filter((one) => one !== undefined);
  if (asked.length > 1) throw new UsageError("Use one of --deck, --query, --set and --card.");
  const from = sourceOf(values);
  const definition = gameDefinition(game);
  const { cards, words } = await io.loadWordedCards(game, from);
  const current = cards.filter(({ archived }) => !archived);
  if (values.deck !== undefined) {
    const ready = await readyDeck(game, values.deck, values, io);
    return ready ? deckOf(ready, values.deck, cards) : deckCards(game, values.deck, await io.read(values.deck), cards, words);
  }
  if (values.card !== undefined) {
    const named = values.card.map((name) => ({ card: cardNamed(name, current), count: 1 }));
    return { title: named.length === 1 ? (named[0]?.card.name ?? "") : definition.name, cards: named };
  }
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
  if (found.length === 0) throw new Error("No cards match, so nothing was written.");
  return { title, cards: found };
}

/** A card by its whole name, in any case. Throws a sentence when there is none. */
export function cardNamed(name: string, cards: readonly LibraryCard[]): LibraryCard {
  const wanted = name.trim().toLowerCase();
  const card = cards.find((one) => one.name.toLowerCase() === wanted);
  if (card) return card;
  const [like] = nearest(
    name,
    cards.map((one) => one.name),
  );
  throw new Error(`There is no card “${name}”.${like ? ` Did you mean ${like}?` : ""}`);
}

/** Only cards that changed since a day, a file or a revision. Throws a sentence when it is none of them, or nothing changed. */
export async function changedSince(
  game: GameId,
  cards: Chosen["cards"],
  values: Pick<Values, "since" | "content" | "db">,
  io: CliIo,
): Promise<Chosen["cards"]> {
  const { since: text } = values;
  if (text === undefined) return cards;
  const from = sourceOf(values);
  const written = statSync(text, { throwIfNoEntry: false })?.mtime.toISOString();
  const library = written === undefined ? await io.loadCards(game, from) : [];
  const known = await (written === undefined && !/^[\d-]+$/.test(text.trim()) ? io.loadRevisions(game, from) : []);
  const since = readSince(written ?? text, library, () => known);
  if (typeof since === "string") throw new UsageError(`--since: ${since} Or name a file, such as the last print.`);
  const found = cards.filter(({ card }) => isChanged(card, since));
  if (found.length > 0) return found;
  const when = since.is === "beyond" ? `revision ${since.number}` : `${since.at.slice(0, 16).replace("T", " ")} (UTC)`;
  throw new Error(`No card was changed since ${when}, so nothing was written.`);
}

/** A ready deck by its id; undefined when there is none, and then the word is the name of a file. */
async function readyDeck(game: GameId, id: string, values: Values, io: CliIo): Promise<DeckList | undefined> {
  if (!hasDecks(game)) return undefined;
  return (await io.loadDecks(game, sourceOf(values))).find((deck) => deck.id === id)?.list;
}

/** The cards of a deck, as often as it has them. Throws a sentence when it has none. */
function deckOf(list: DeckList, named: string, cards: readonly LibraryCard[]): Chosen {
  const found = cardsOfDeck(list, cards);
  if (found.length === 0) throw new Error(`${named} names no card of ${gameDefinition(list.game).name}.`);
  return { title: list.name || "Deck", cards: found, list };
}

/** The cards of a deck file, as often as it says. Throws a sentence when it cannot be read. */
export function deckCards(
  game: GameId,
  file: string,
  text: string,
  cards: readonly LibraryCard[],
  words: Parameters<typeof makePool>[2],
): Chosen {
  const pool = makePool(game, cards, words);
  const reading = readDecks(text, { game, pool, ...(file === "-" ? {} : { fileName: file }) });
  if (!reading.ok) throw new Error(`${file}: ${reading.error.message}`);
  const [deck, ...others] = reading.decks;
  if (!deck) throw new Error(`${file} has no deck.`);
  if (others.length > 0) throw new Error(`One deck is needed, but the file has ${reading.decks.length}.`);
  return deckOf(deck.list, file, cards);
}
