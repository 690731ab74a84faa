/** Megacorp with its shipped cards and decks: legal options, the laws, why answers, bots. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../../content/library.ts";
import { loadContent } from "../../../../content/load.ts";
import { size } from "../../../../tests/size.ts";
import { counterexampleLine, runLaws } from "../../../kernel/laws.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { seatsOf } from "../../playable.ts";
import { openMegacorp } from "../open.ts";
import type { MegacorpOptions } from "../setup/options.ts";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options, subject, evaluate } = opened.value;
const playable = opened.value;

/** Options for so many players, each with another shipped deck. */
function optionsFor(players: number, first = 0): unknown {
  const parsed = options.parse({
    decks: decks
      .map(({ id }) => id)
      .concat(decks.map(({ id }) => id))
      .slice(first, first + players),
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

describe("Options", () => {
  test("every shipped deck is legal, by its name too, and what comes out is accepted again", () => {
    for (const { id, list } of decks) {
      const parsed = options.parse({ decks: [id, list.name] });
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(options.parse(parsed.value)).toEqual(parsed);
    }
  });
  test("two to four play, as many as there are decks", () => {
    expect([2, 3, 4].map((players) => seatsOf(playable, optionsFor(players)).length)).toEqual([2, 3, 4]);
    expect(game.start({ seed: 1 }, optionsFor(3)).players).toBe(3);
    expect(game.start({ seed: 1 }, options.standard).players).toBe(2);
  });
});

test("random options are legal, the same for the same draws, for two to four players, with most of the cards", () => {
  const all = Array.from({ length: 60 }, (_, seed) => options.random?.(rngOf(seed)) as MegacorpOptions);
  for (const one of all) expect(options.parse(one).ok).toBe(true);
  expect(options.random?.(rngOf(7))).toEqual(all[7]);
  expect(new Set(all.map(({ decks: chosen }) => chosen.length))).toEqual(new Set([2, 3, 4]));
  const used = new Set(
    all.flatMap(({ decks: chosen }) =>
      chosen.flatMap(({ business, founder, main, resources }) => [business, founder, ...[...main, ...resources].map(([card]) => card)]),
    ),
  );
  expect(used.size).toBe(cards.length);
});

test("the same cards are one content and one match, in whatever order they are handed over", () => {
  const turned = openMegacorp({ cards: cards.toReversed(), keywords, decks });
  const library = openMegacorp({ ...libraryOf(loadContent().content.megacorp), keywords, decks });
  for (const again of [turned, library]) {
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    const { game: other, options: theirs } = again.value;
    const digests = [other.digest(other.start({ seed: 1 }, theirs.standard)), game.digest(game.start({ seed: 1 }, options.standard))];
    expect([other.content, digests[0]]).toEqual([game.content, digests[1]]);
  }
});

describe("The laws", () => {
  test.each([2, 3])(
    "%i players keep them",
    (players) => {
      const found = runLaws(
        { open: subject, options: optionsFor(players, players) },
        { firstSeed: 40, games: size === "whole" ? 30 : 2, every: 67 },
      );
      expect(found.map(counterexampleLine)).toEqual([]);
    },
    120_000,
  );
});

test("a position is judged between -1 and 1, and what one gains another lacks", () => {
  const state = game.start({ seed: 5 }, optionsFor(2));
  const draws = rngOf(5);
  for (let i = 0; i < 60 && game.offers(state) > 0; i++) game.applyAt(state, below(draws, game.offers(state)));
  const worth = [0, 1].map((player) => evaluate?.(state, player) ?? 0);
  for (const one of worth) expect(Math.abs(one)).toBeLessThanOrEqual(1);
  expect(at(worth, 0) + at(worth, 1)).toBeCloseTo(0);
});
