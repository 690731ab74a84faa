/** Emberwick's decks, in the deck layer that every game shares: lists, verdicts, figures, the builder's rows, and matches with decks that players bring. */
import { describe, expect, test } from "vitest";
import { rowSections } from "../../../components/deck/builder/deck-rows.ts";
import { whyNotIn } from "../../../components/deck/builder/place.ts";
import { firstQuestions, pileOf } from "../../../components/deck/figures/odds-rows.ts";
import { leadersOf } from "../../../components/deck/list/deck-names.ts";
import { costsWords } from "../../../components/deck/price.ts";
import { checkWrittenDeck } from "../../../content/deck-scenarios.ts";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { botNamed } from "../../../engine/bots/index.ts";
import { type DeckList, ownSections } from "../../../engine/cards/deck.ts";
import { DeckListSchema } from "../../../engine/cards/deck-schema.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { bySection, playedSectionIds } from "../../../engine/cards/sections.ts";
import { DeckFileSchema } from "../../../engine/decks/file-schema.ts";
import {
  applyFix,
  atLeast,
  canMulligan,
  checkDeck,
  curve,
  deal,
  drawWords,
  encodeShare,
  firstWords,
  formatDeckCsv,
  formatDeckJson,
  formatDeckText,
  handStatistics,
  nextTurn,
  odds,
  readDecks,
} from "../../../engine/decks/index.ts";
import { EMBERWICK } from "../../../engine/games/emberwick/index.ts";
import { openPlayable } from "../../../engine/games/open-playable.ts";
import { fieldsOf } from "../../../engine/kernel/state.ts";
import { powerGames } from "../../../engine/questions/index.ts";
import { deckPicture } from "../../../server/talk/deck-picture.ts";

const { content } = loadContent();
const { cards, keywords } = content.emberwick;
const pool = makePool("emberwick", libraryOf(content.emberwick).cards);
const rules = EMBERWICK.deck;
const { draws } = rules;
const shipped = (id: string): DeckList => content.emberwick.decks.find((deck) => deck.id === id)?.list ?? expect.fail(`no deck ${id}`);
const walk = shipped("long-walk");
const read = (text: string): DeckList => {
  const reading = readDecks(text, { game: "emberwick", pool });
  return reading.ok ? reading.decks[0].list : expect.fail(reading.error.message);
};

describe("Emberwick's decks", () => {
  test("have two sections, and no other game's", () => expect(playedSectionIds("emberwick")).toEqual(["keepsake", "satchel"]));

  test.each(content.emberwick.decks.map(({ id }) => [id]))("%s is legal", (id) =>
    expect(checkDeck(shipped(id), pool, rules)).toMatchObject({ legal: true, problems: [] }),
  );

  test("a verdict cites the game's own rules, and its buttons mend what they say", () => {
    const wrong = read("Keepsake\n1 Beacon\nSatchel\n5 Snuffer\n1 Candle");
    const { problems, advice } = checkDeck(wrong, pool, rules);
    expect(problems.map(({ code, rules: [rule] }) => `${rule} ${code}`)).toEqual([
      "EW-7.5 ELSEWHERE",
      "EW-7.5 STRANGER",
      "EW-7.2 TOO_LIGHT",
      "EW-7.3 TOO_MANY_ALIKE",
      "EW-7.4 KEEPSAKES",
    ]);
    expect(advice).toEqual([]);
    const mended = problems.reduce(
      (list, { fixes }) => fixes.filter(({ kind }) => kind !== "show").reduce((now, fix) => applyFix(now, fix, pool).list, list),
      wrong,
    );
    expect([mended.sections.keepsake, mended.sections.satchel.map(({ name, count }) => `${count} ${name}`)]).toEqual([
      [],
      ["3 Snuffer", "1 Candle", "1 Beacon"],
    ]);
  });

  test("a format is stricter than the rules", () => {
    const problems = checkDeck(walk, pool, rules, "No twins").problems.map(({ message }) => message);
    expect(problems[0]).toBe("3 copies of Long Taper; No twins allows at most 1.");
  });

  const forms: readonly (readonly [string, string])[] = [
    ["text", formatDeckText(walk, pool)],
    ["text with sets", formatDeckText(walk, pool, { sets: true })],
    ["CSV", formatDeckCsv(walk, pool)],
    ["JSON", formatDeckJson(walk)],
    ["a link", `https://studio.test/decks/shared${encodeShare(walk)}`],
  ];
  test.each(forms)("as %s it is written and read again, and names its own sections alone", (_, text) => {
    expect(read(text).sections).toEqual(walk.sections);
    expect(text).not.toMatch(/\b(?:business|founder|main|resources)\b/i);
  });

  test("its file is the published format, and an older list without its sections is a list", () => {
    expect(DeckFileSchema.safeParse(JSON.parse(formatDeckJson(walk))).success).toBe(true);
    const { keepsake: _, satchel: __, ...others } = walk.sections;
    expect(DeckListSchema.parse({ ...walk, sections: others }).sections).toMatchObject({ keepsake: [], satchel: [] });
  });

  test("cards in a section of another game are refused, and a kept list has its own sections alone", () => {
    const foreign = { ...walk, sections: { ...walk.sections, main: [{ name: "Beacon", count: 1 }] } };
    expect(DeckListSchema.safeParse(foreign).error?.issues.map(({ path }) => path.join("."))).toEqual(["sections.main"]);
    expect(Object.keys(ownSections(walk).sections).sort()).toEqual(["considering", "keepsake", "satchel", "unresolved"]);
  });

  test("headings, lines without one, and names that nobody knows find their section", () => {
    const list = read("3 Beacon\n1 Great Lantern\n2 Candle\nBag: 2\n2 Parade");
    expect(list.sections.satchel.map(({ name }) => name)).toEqual(["Beacon", "Candle", "Parade"]);
    expect(list.sections.keepsake.map(({ name }) => name)).toEqual(["Great Lantern"]);
    expect(list.format).toBe("street");
  });

  test("a link to a deck that has a picture", async () => expect((await deckPicture(walk, pool, true)).length).toBeGreaterThan(5_000));

  test("decks of scenario files are checked", () => {
    const scenario = { name: "light", rules: [], deck: "Long walk", problems: [] };
    const known = { game: "emberwick" as const, cards, keywords, decks: content.emberwick.decks, isRule: () => true };
    expect(checkWrittenDeck(known as never, [], scenario as never, [])).toEqual({ is: "passed" });
    const foreign = { ...scenario, deck: { ...bySection(() => []), main: ["Beacon"] } };
    expect(checkWrittenDeck(known as never, [], foreign as never, [])).toMatchObject({
      mistakes: [{ message: 'Decks of Emberwick have no section "main". Use one of keepsake, satchel.' }],
    });
  });
});

describe("What Emberwick's decks draw", () => {
  const taper = ({ name }: { readonly name: string }) => name === "Long Taper";
  test.each([
    [1, 5],
    [3, 7],
    [9, 10],
  ])("by turn %i it is %i of 10 cards, whoever goes first", (turn, drawn) => {
    for (const first of [true, false])
      expect(odds(walk, pool, taper, { turn, first, section: "satchel", draws }, 1)).toEqual({
        population: 10,
        successes: 3,
        draws: drawn,
        atLeast: 1,
        p: atLeast(10, 3, drawn, 1),
      });
  });

  test("nothing is drawn of what is set apart", () =>
    expect(odds(walk, pool, () => true, { turn: 5, first: true, section: "keepsake", draws }, 1).draws).toBe(0));

  test("hands are of four, cannot be sent back, and grow by one a turn; nothing is revealed", () => {
    const opening = deal(walk, pool, draws, 7);
    expect([opening.hand.length, opening.pile.length, opening.beside, canMulligan(opening)]).toEqual([4, 6, [], false]);
    const third = nextTurn(nextTurn(nextTurn(opening)));
    expect([third.hand.length, third.revealed]).toEqual([7, []]);
    expect(handStatistics(walk, pool, draws, 7, 20, () => false).keptAfter).toEqual([20]);
  });

  test("it is said in a sentence with the game's rules", () => {
    expect(drawWords(draws, 4, true, undefined)).toBe("4 cards at the start (EW-3.2), then one more each turn, at its end (EW-4.6).");
    expect(firstWords(draws)).toBeUndefined();
  });

  test("what people ask first is the card that they have most of, and lanterns", () => {
    const questions = firstQuestions(walk, pool, rules);
    expect(questions.map(({ query, section }) => [query, section])).toEqual([
      ['!"Long Taper"', "satchel"],
      ["t:lantern", "satchel"],
    ]);
    expect(questions.map((question) => pileOf(question, walk, pool).pile)).toEqual([
      { population: 10, successes: 3 },
      { population: 10, successes: 0 },
    ]);
  });

  test("cards have no price: there is no curve, and nothing that could be paid for", () => {
    expect(curve(walk, pool)).toEqual({ bars: [], beside: [] });
    expect(costsWords({ fields: {} }, EMBERWICK)).toBe("");
    const opened = openPlayable("emberwick", { cards, keywords });
    const bot = botNamed("random");
    if (!opened.ok || !bot.ok) throw new Error("Emberwick does not open");
    expect(powerGames(opened.value, walk, [], bot.value)).toEqual({
      ok: false,
      error: "In this game, cards are not paid for, so there is nothing to count.",
    });
  });
});

describe("The builder", () => {
  test("shows its sections, what is drawn by kind", () => {
    const shown = rowSections(shipped("four-windows"), pool, EMBERWICK, rules);
    expect(shown.map(({ id, copies, groups }) => [id, copies, groups.map(({ title }) => title ?? "")])).toEqual([
      ["keepsake", 1, [""]],
      ["satchel", 12, ["Wicks", "Lanterns"]],
      ["considering", 0, [""]],
    ]);
    expect(leadersOf(walk)).toBe("Great Lantern");
    expect(leadersOf(read("2 Parade"))).toBe("No keepsake yet");
  });

  test("says where a card belongs", () => {
    const named = (name: string) => pool.byName.get(name) ?? expect.fail(name);
    expect(whyNotIn(rules, "satchel", named("Great Lantern"))?.sentence).toBe("Great Lantern belongs in Keepsake");
    expect(whyNotIn(rules, "keepsake", named("Parade"))?.short).toBe("Belongs in Satchel");
    expect(whyNotIn(rules, "satchel", named("Parade"))).toBeUndefined();
  });
});

describe("A match of brought decks", () => {
  const opened = openPlayable("emberwick", { cards, keywords, decks: content.emberwick.decks });
  const { options, game } = opened.ok ? opened.value : expect.fail("Emberwick does not open");
  const lists = [walk, shipped("four-windows"), walk];

  test("EW-2.1, EW-3.2 is played with the satchels, and keepsakes begin in the hands", () => {
    const made = options.ofDecks?.(lists, [], { start: "bridge" });
    const value = made?.ok ? made.value : expect.fail("not taken");
    expect(value).toMatchObject({ players: 3, start: "bridge", shortDay: false });
    expect(options.parse(value)).toEqual({ ok: true, value });
    const state = game.start({ seed: 5, players: 3 }, value);
    const zones = state.zones.map((zone) => zone.length);
    expect([zones.slice(0, 3), zones.slice(3, 6), fieldsOf(state)["step"]]).toEqual([
      [6, 8, 6],
      [5, 5, 5],
      [2, 2, 2],
    ]);
    const names = (state.zones[3] ?? []).map((id) => cards[state.card[id] ?? -1]?.name);
    expect(names).toContain("Great Lantern");
  });

  test.each([
    [{ decks: ["long-walk", "Four windows"] }, undefined],
    [{ decks: ["long-walk"] }, /^decks lists what each of 2 or 3 players brings/],
    [{ decks: ["long-walk", "nowhere"] }, /There is no ready deck "nowhere"\. Ready decks: four-windows, long-walk/],
    [{ decks: ["long-walk", "long-walk"], players: 3 }, "There are 2 decks for 3 players (EW-1.1)"],
    [
      { decks: ["long-walk", { name: "Mine", keepsake: "emberwick/beacon", satchel: [["emberwick/parade", 9]] }] },
      /^Mine is not legal\. Beacon does not belong in the keepsake \(EW-7\.5\)\. The satchel has 9 of Parade/,
    ],
  ])("from options: %j", (value, error) => {
    const parsed = options.parse(value);
    if (error === undefined) expect(parsed.ok).toBe(true);
    else expect(parsed).toEqual({ ok: false, error: typeof error === "string" ? error : expect.stringMatching(error) });
  });
});
