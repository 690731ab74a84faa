/** Decks of scenario files: each is checked as everywhere in the studio, and has to have exactly the problems that the file names. */

import type { Card } from "../engine/cards/card.ts";
import { type DeckEntry, type DeckList, emptySections, type Finding } from "../engine/cards/deck.ts";
import { makePool } from "../engine/cards/pool.ts";
import { ALL_SECTION_IDS, bySection, playedSectionIds } from "../engine/cards/sections.ts";
import { checkDeck } from "../engine/decks/index.ts";
import type { NamedDeck } from "../engine/games/game.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { openPlayable } from "../engine/games/open-playable.ts";
import { cardReader } from "../engine/games/reading.ts";
import { type DeckScenario, type Mistake, type Path, type Pool, type Written, writtenCards } from "../engine/scenarios/index.ts";
import { libraryCards } from "./library-cards.ts";

/** How the check of a deck went. */
export type DeckReport =
  | { readonly is: "passed" }
  | { readonly is: "unreadable"; readonly mistakes: readonly Mistake[] }
  | { readonly is: "failed"; readonly path: Path; readonly expected: string; readonly found: string };

/**
 * Checks a deck with the cards of the pool and of the file.
 *
 * @param path where it stands in its file
 */
export function checkWrittenDeck(pool: Pool, written: readonly Written[], scenario: DeckScenario, path: Path): DeckReport {
  const wrong = (code: Mistake["code"], at: Path, message: string): DeckReport => ({
    is: "unreadable",
    mistakes: [{ code, path: [...path, ...at], message }],
  });
  const { deck: rules, name } = gameDefinition(pool.game);
  if (rules === undefined) return wrong("game", ["deck"], `${name} has no deck building. Remove the deck.`);
  const list = listOf(pool, scenario);
  if (list === undefined) {
    const known = (pool.decks ?? []).map((deck) => deck.list.name).join(", ");
    return wrong("value", ["deck"], `No ready deck has this name. Use one of ${known}, or write the deck's sections.`);
  }
  const foreign = ALL_SECTION_IDS.find((id) => list.sections[id].length > 0 && !playedSectionIds(pool.game).includes(id));
  if (foreign !== undefined)
    return wrong(
      "value",
      ["deck", foreign],
      `Decks of ${name} have no section "${foreign}". Use one of ${playedSectionIds(pool.game).join(", ")}.`,
    );
  const cards = writtenCards(pool, written);
  if (!cards.ok) return { is: "unreadable", mistakes: cards.error };
  const refused = refusals(pool, written, cards.value);
  const problems =
    refused.length > 0 ? refused : checkDeck(list, makePool(pool.game, libraryOf(pool, written, cards.value)), rules).problems;
  const alike = problems.length === scenario.problems.length && scenario.problems.every((one, i) => fits(one, problems[i]));
  if (alike) return { is: "passed" };
  return {
    is: "failed",
    path: [...path, "problems"],
    expected: scenario.problems.length === 0 ? "a legal deck" : scenario.problems.map(expectedWords).join("; "),
    found: problems.length === 0 ? "a legal deck" : problems.map(foundWords).join("; "),
  };
}

/** Where a file has cards of its own, all are read: their texts can speak of decks. */
const libraryOf = ({ game, keywords }: Pool, written: readonly Written[], cards: readonly Card[]) =>
  libraryCards(cards, written.length > 0 ? cardReader(game, keywords) : undefined);

type Found = Pick<Finding, "code" | "rules" | "message" | "data">;

/** The cards of the file with which the game cannot be opened at all, so that no deck of them is checked. */
function refusals({ game, keywords }: Pool, written: readonly Written[], cards: readonly Card[]): readonly Found[] {
  if (written.length === 0) return [];
  const opened = openPlayable(game, { cards, keywords });
  if (opened.ok) return [];
  return opened.error.flatMap(({ name, problems }) =>
    problems.map(({ message }) => ({ code: "REFUSED", rules: [], message, data: { name } })),
  );
}

function listOf({ game, decks = [] }: Pool, { deck }: DeckScenario): DeckList | undefined {
  if (typeof deck === "string") return decks.find(({ id, list }: NamedDeck) => id === deck || list.name === deck)?.list;
  const sections = { ...emptySections(), ...bySection((id) => deck[id].map(entry)) };
  const format = gameDefinition(game).deck?.formats[0]?.id ?? "";
  return { game, name: "The deck", format, notes: "", swaps: [], sections };
}

/** "4 Clerk" is four of them, "Clerk" one. */
function entry(written: string | { readonly card: string; readonly count: number }): DeckEntry {
  if (typeof written !== "string") return { name: written.card, count: written.count };
  const [, count, name] = /^(\d+) +(.+)$/.exec(written) ?? [];
  return name === undefined ? { name: written, count: 1 } : { name, count: Number(count) };
}

type Problem = DeckScenario["problems"][number];

/** Whether a problem is the one that is written: its code, and of its data and words what is said. */
function fits(written: Problem, found: Found | undefined): boolean {
  if (found === undefined) return false;
  if (typeof written === "string") return written === found.code;
  return Object.entries(written).every(([name, value]) => {
    if (name === "code") return value === found.code;
    if (name === "rule") return value === found.rules[0];
    if (name === "says") return typeof value === "string" && found.message.includes(value);
    return value === found.data[name];
  });
}

const expectedWords = (written: Problem): string => (typeof written === "string" ? written : JSON.stringify(written));
const foundWords = ({ code, data, message }: Found): string => `${JSON.stringify({ code, ...data })} (${message})`;
