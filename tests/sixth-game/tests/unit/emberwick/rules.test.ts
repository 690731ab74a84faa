/** Emberwick is played: laws, scenarios, bots, what a text decides. */
import { describe, expect, test } from "vitest";
import { coverageOf } from "../../../content/coverage.ts";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { readRules } from "../../../content/rules.ts";
import { playScenarioFile, type ScenarioContent, scenarioFiles } from "../../../content/scenarios.ts";
import type { Card } from "../../../engine/cards/card.ts";
import { openPlayable } from "../../../engine/games/open-playable.ts";
import { counterexampleLine, runLaws, traceOf } from "../../../engine/kernel/laws.ts";
import { clausesOf } from "../../../engine/language/corpus/clauses.ts";
import { shippedLanguage } from "../../gates/language.ts";

const { content, problems } = loadContent();
const { cards, keywords, rules } = content.emberwick;
const openWith = (played: readonly Card[]) => {
  const opened = openPlayable("emberwick", { cards: played, keywords });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};
const EMBERWICK = openWith(cards);
const optionsOf = (options: object) => {
  const parsed = EMBERWICK.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

describe("Emberwick", () => {
  test("its content has no problem, and twelve designs of two kinds", () => {
    expect(problems).toEqual([]);
    expect([cards.length, new Set(cards.map(({ kind }) => kind)).size]).toEqual([12, 2]);
  });

  test.each([
    ["two", {}],
    ["three on a short day", { players: 3, start: "bridge", shortDay: true }],
  ])("the laws hold for %s", (_, options) =>
    expect(runLaws({ open: EMBERWICK.subject, options: optionsOf(options) }, { games: 12, every: 3 }).map(counterexampleLine)).toEqual([]),
  );

  describe("Scenarios", () => {
    const numbers = new Set(readRules(rules, "emberwick").map(({ number }) => number));
    const pool: ScenarioContent = {
      cards: libraryOf(content.emberwick).cards,
      keywords,
      decks: content.emberwick.decks,
      isRule: (number) => numbers.has(number),
    };
    const results = (scenarioFiles("content/emberwick/scenarios") ?? []).map((file) => playScenarioFile(file, () => pool));
    test("show every rule", () => expect(coverageOf(readRules(rules, "emberwick"), results).missing).toEqual([]));
    test.each(results.flatMap(({ scenarios }) => scenarios.map((one) => [one.name, one] as const)))("%s", (_name, result) =>
      expect(result).toMatchObject({ outcome: "passed" }),
    );
  });

  describe("A text decides what happens", () => {
    const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
    const standard = optionsOf({});
    const before = SEEDS.map((seed) => traceOf(EMBERWICK.game, standard, seed).join());
    const isNoticed = (changed: Card) => {
      const { game } = openWith(cards.map((card) => (card.id === changed.id ? changed : card)));
      return SEEDS.some((seed, i) => traceOf(game, standard, seed).join() !== before[i]);
    };
    const texted = cards.filter(({ text }) => text !== "");
    const language = shippedLanguage("emberwick");
    test("the same text again changes nothing", () => expect(texted.slice(0, 1).some(isNoticed)).toBe(false));
    test.each(texted.flatMap((card) => clausesOf(language, card.text).map(({ words, rest }) => ({ id: card.id, card, words, rest }))))(
      "$id without “$words”",
      ({ card, rest }) => expect(isNoticed({ ...card, text: rest })).toBe(true),
    );
  });

  test.each([
    [{ players: 4 }, "players is 2 or 3 (EW-1.1)"],
    [{ start: "roof" }, 'start is "gate" or "bridge" (EW-3.3)'],
    [{ shortDay: 1 }, "shortDay is true or false (EW-6.2)"],
    [{ fog: true }, 'Emberwick has no option "fog"; it has players, start, shortDay and decks'],
  ])("options that cannot be are a sentence: %j", (options, error) =>
    expect(EMBERWICK.options.parse(options)).toEqual({ ok: false, error }),
  );
});
