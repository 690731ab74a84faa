/** The shipped cards of a game beside the tables of its rules, for the tests of each game. */
import { expect } from "vitest";
import type { Card, GameId } from "../engine/cards/card.ts";
import { summaryOf } from "../engine/games/facts.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { loadContent } from "./load.ts";
import { readRules } from "./rules.ts";

const { content } = loadContent();

export const cardsOf = (game: GameId) => content[game].cards;
export const byNumber = (game: GameId) => new Map(cardsOf(game).map((card) => [card.number, card]));

export function countBy(cards: readonly Card[], keyOf: (card: Card) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[keyOf(card)] = (counts[keyOf(card)] ?? 0) + 1;
  return counts;
}

/** How many designs of each kind a game has, and how many copies there are of all of them. */
export const kindsAndCopies = (game: GameId) =>
  [countBy(cardsOf(game), ({ kind }) => kind), cardsOf(game).reduce((sum, { count }) => sum + count, 0)] as const;

/** The line that a list has beside a card's name, by the card's id. */
export function lineOf(id: string): string | undefined {
  const card = Object.values(content)
    .flatMap(({ cards }) => cards)
    .find((one) => one.id === id);
  return card && summaryOf(gameDefinition(card.game).facts(card));
}

/** The rule numbers that a game's rules define, each of them once. */
export function numbersOf(game: GameId): readonly string[] {
  const numbers = readRules(content[game].rules, game).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  return numbers;
}

/** The rows of the first table in a game's rules whose head begins with `head`; cells without blanks around them. */
export function table(game: GameId, head: string): readonly (readonly string[])[] {
  const lines = content[game].rules.split("\n");
  const from = lines.findIndex((line) => line.startsWith(head));
  expect(from, `table ${head}`).toBeGreaterThan(0);
  const rows = lines.slice(from + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("|")),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace("\\|", "|")),
    );
}

/** "4" is 4, "–" is null. */
export const number = (cell: string | undefined): number | null => (cell === "–" ? null : Number(cell));
