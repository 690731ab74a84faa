import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import type { GameId } from "../cards/card.ts";
import { summaryOf } from "./facts.ts";
import { gameDefinition } from "./index.ts";

const { content } = loadContent();
const facts = (game: GameId, name: string) => {
  const card = content[game].cards.find((one) => one.name === name) ?? expect.fail(`${game} has ${name}`);
  const { cost, kind, traits = [], scores = [] } = gameDefinition(game).facts(card);
  return [cost, kind, [...traits, ...scores].join(", ")];
};

describe("A card in the order of reading (C8)", () => {
  test.each<[GameId, string, ...ReturnType<typeof facts>]>([
    ["megacorp", "Tidal Wave", "5M + 2 BQ", "event", "IQ 0, EQ none, MQ none, BQ 4"],
  ])("%s: %s", (game, name, ...expected) => expect(facts(game, name)).toEqual(expected));
  test("every card of every game has a type, and says no word twice", () => {
    for (const game of Object.keys(content) as GameId[])
      for (const card of content[game].cards) {
        const facts = gameDefinition(game).facts(card);
        const { cost, kind, traits = [], scores = [] } = facts;
        const words = [kind, ...(cost === undefined ? [] : [cost]), ...traits, ...scores];
        expect(kind, card.id).not.toBe("");
        expect(new Set(words).size, card.id).toBe(words.length);
        for (const word of summaryOf(facts).split(", ")) expect(words, card.id).toContain(word);
      }
  });
});
