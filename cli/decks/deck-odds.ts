/** `deck odds`: the exact chance to have seen cards by a turn. */

import type { DeckEntry } from "../../engine/cards/deck.ts";
import { loadRegex } from "../../engine/cards/search/index.ts";
import { pileSectionIds } from "../../engine/cards/sections.ts";
import {
  countPile,
  dependsOnFirst,
  findByName,
  firstWords,
  MAX_TURN,
  odds,
  searchPool,
  sectionName,
  suggestNames,
} from "../../engine/decks/index.ts";
import { jsonText } from "../words.ts";
import { DeckCommandError, type DeckFlags, type DeckInput, type DeckIo, didYouMean } from "./deck-input.ts";

/** Prints the odds for the only deck of a file. */
export async function oddsCommand(input: DeckInput, flags: DeckFlags, io: DeckIo): Promise<number> {
  const [deck, ...others] = input.reading.decks;
  if (others.length > 0) throw new DeckCommandError(`Odds need one deck, but the file has ${input.reading.decks.length}.`);
  const { game } = input.pool;
  const { draws } = input.rules;
  const piles = pileSectionIds(game);
  const section = piles.find((id) => id === (flags.section ?? draws.from));
  if (section === undefined) throw new DeckCommandError(`--section must be ${piles.join(" or ")}.`, true);
  if (dependsOnFirst(section, draws) && flags.first === flags.second)
    throw new DeckCommandError(`Add --first or --second: ${firstWords(draws)}.`, true);
  const turn = wholeNumber("by-turn", flags, 1, MAX_TURN);
  const least = wholeNumber("at-least", flags, 1, 1000);
  const mulligans = flags.mulligans === undefined ? 0 : wholeNumber("mulligans", flags, 0, draws.mulligan?.most ?? 0);
  const wanted = await wantedCards(input, flags);
  const result = odds(deck.list, input.pool, wanted, { turn, first: flags.first === true, section, mulligans, draws }, least);
  const elsewhere = piles.map((id) => ({ id, found: countPile(deck.list, input.pool, id, wanted).successes }));
  const other = elsewhere.find(({ id, found }) => id !== section && found > 0);
  if (result.successes === 0 && other)
    io.err(
      `None of these cards are in ${sectionName(game, section)}; ${other.found} are in ${sectionName(game, other.id)}: use --section.\n`,
    );
  const { population, successes, draws: drawn, p } = result;
  io.out(flags.json ? `${jsonText(result)}\n` : `${p.toFixed(4)}: at least ${least} of ${successes} in ${drawn} of ${population} cards.\n`);
  return 0;
}

function wholeNumber(name: "by-turn" | "at-least" | "mulligans", flags: DeckFlags, least: number, most: number): number {
  const text = flags[name];
  if (text === undefined) throw new DeckCommandError(`deck odds needs --${name}.`, true);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new DeckCommandError(`--${name} must be a whole number from ${least} to ${most}, not “${text}”.`, true);
  return number;
}

async function wantedCards({ pool, reading }: DeckInput, { card, query }: DeckFlags): Promise<(entry: DeckEntry) => boolean> {
  if ((card === undefined) === (query === undefined)) throw new DeckCommandError("deck odds needs either --card or --query.", true);
  if (card !== undefined) {
    const name = findByName(pool, card)?.card.name;
    if (name === undefined) throw new DeckCommandError(`There is no card “${card}”.${didYouMean(suggestNames(pool, card))}`);
    return (entry) => entry.name === name;
  }
  const text = query ?? "";
  const [{ list }] = reading.decks;
  const first = searchPool(pool, text, list);
  if (first.needsRegex) await loadRegex();
  const { cards, ignored } = first.needsRegex ? searchPool(pool, text, list) : first;
  const [part] = ignored;
  if (part) throw new DeckCommandError(`The query was ignored: ${part.message}`);
  const names = new Set(cards.map(({ name }) => name));
  return (entry) => names.has(entry.name);
}
