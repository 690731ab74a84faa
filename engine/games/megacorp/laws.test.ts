/** Megacorp under the laws of every game, with cards without texts. */
import { describe, expect, test } from "vitest";
import { openGame } from "../../kernel/game.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { CARDS, DECK, textFree } from "./megacorp.test-support.ts";
import { megacorpRules } from "./rules.ts";

const CONTENT = textFree(CARDS);
const optionsFor = (players: number) => ({ decks: Array.from({ length: players }, () => DECK) });
const open = (plain: boolean) => openGame(megacorpRules(CONTENT), CONTENT, { plain });

const lawsOf = (players: number, firstSeed: number, games: number, every: number) =>
  runLaws({ open, options: optionsFor(players) }, { firstSeed, games, every }).map(counterexampleLine);

describe("The laws, without texts", () => {
  test.each([2, 3, 4])("%i players keep them all", (players) => expect(lawsOf(players, 0, 10, 61)).toEqual([]), 120_000);
  test("at every decision of a game", () => expect(lawsOf(2, 100, 1, 1)).toEqual([]), 120_000);
});
