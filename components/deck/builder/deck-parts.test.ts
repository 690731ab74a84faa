import { beforeEach, describe, expect, test } from "vitest";
import type { Card, CardId, LibraryCard } from "../../../engine/cards/card.ts";
import { type DeckList, emptySections } from "../../../engine/cards/deck.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { loadRegex } from "../../../engine/cards/search/index.ts";
import { unloadRegex } from "../../../engine/cards/search/regex.ts";
import { checkDeck, readDecks } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { choiceKey, isOpen, withChoices } from "../exchange/import-choices.ts";
import { firstQuestions, pileOf, questionWords } from "../figures/odds-rows.ts";
import { leadersOf, nameOf } from "../list/deck-names.ts";
import { priceWords } from "../price.ts";
import { overfullSections, rowSections, wrongOf, wrongRows } from "./deck-rows.ts";
import { whyNotIn } from "./place.ts";
import { quickAnswer, quickMatches, readQuick } from "./quick-match.ts";
import { addHome, countOf, limitOf, setCopies } from "./set-copies.ts";

describe("what a deck is called", () => {
  const none: DeckList = { game: "megacorp", name: " ", format: "", notes: "", sections: emptySections(), swaps: [] };
  const led: DeckList = {
    ...none,
    name: "Glass",
    sections: {
      ...emptySections(),
      business: [{ name: "Glass House", count: 1 }],
      founder: [{ name: "Raamaa, Incarnate Hierarch", count: 1 }],
    },
  };
  test("its own name, and words for one that has none", () =>
    expect([led, none, undefined].map(nameOf)).toEqual(["Glass", "A shared deck", "A shared deck"]));
  test("its business with the short name of its founder", () =>
    expect([led, none].map((list) => leadersOf(list))).toEqual(["Glass House with Raamaa", "No business or founder yet"]));
});

const game = gameDefinition("megacorp");
const rules = game.deck ?? expect.fail("Megacorp has deck rules");

/** A small card: "Tidal Wave: event blue 5 2BQ". */
function card(line: string, number: number): LibraryCard {
  const [name = "", facts = ""] = line.split(": ");
  const [kind = "", back = "", money = "0", trait = ""] = facts.split(" ");
  const amount = /^(\d+)([A-Z]Q)$/.exec(trait);
  const plain: Card = {
    id: `megacorp/${name.toLowerCase().replace(/[^a-z]+/g, "-")}` as CardId,
    game: "megacorp",
    set: "T",
    number: String(number),
    kind: kind === "founder" ? "character" : kind,
    name,
    names: {},
    text: "",
    flavor: "",
    flavors: {},
    count: 1,
    fields: {
      faction: "neutral",
      back,
      valuation: Number(money),
      traitCost: amount ? { [amount[2] ?? ""]: Number(amount[1]) } : {},
      scores: { IQ: 1, EQ: null, MQ: 0, BQ: 2 },
      tags: [],
      ...(kind === "founder" ? { founder: true } : {}),
    },
    art: { motif: "wave", seed: name, palette: "neutral" },
    credit: { artist: "", licence: "" },
    provenance: "original",
    fixed: [],
  };
  return {
    ...plain,
    revision: { number: 1, hash: "0", author: "", note: "", at: "", origin: "shipped" },
    state: "unchecked",
    archived: false,
  };
}
const cards = [
  "Glass House: business red 20",
  "Marrow Conclave: business red 22",
  "The Glass Man: founder red 9",
  "Tidal Wave: event blue 5 2BQ",
  "Tide Turner: character blue 2",
  "High Tide: event blue 1",
  "Forest: location blue 1",
  "Affluent Customers: character green 1",
].map(card);
const pool = makePool("megacorp", cards);
const named = (name: string): LibraryCard => pool.byName.get(name) ?? expect.fail(`no card ${name}`);

const list = (sections: Partial<Record<keyof DeckList["sections"], string>>): DeckList => ({
  game: "megacorp",
  name: "Test",
  format: "core-rules",
  notes: "",
  swaps: [],
  sections: Object.fromEntries(
    Object.entries({ ...emptySections(), ...sections }).map(([id, text]) => [
      id,
      typeof text === "string"
        ? text.split(", ").map((line) => ({ count: Number.parseInt(line, 10), name: line.replace(/^-?\d+ /, "") }))
        : [],
    ]),
  ) as unknown as DeckList["sections"],
});
const written = (deck: DeckList, section: "main" | "business" | "resources" | "considering") =>
  deck.sections[section].map(({ count, name }) => `${count} ${name}`).join(", ");

describe("Adding by half a name (D1)", () => {
  const check = (typed: string, expected: string) =>
    test(`“${typed}” is ${expected}`, () => {
      const read = readQuick(typed);
      const [first] = quickMatches(read, pool.cards);
      expect(`${read.count} ${first?.name ?? "nothing"}`).toBe(expected);
    });
  check("2 tid", "2 Tidal Wave");
  check("3tid", "3 Tidal Wave");
  check("4x tide", "4 Tide Turner");
  check("wave tid", "1 Tidal Wave");
  check("TÍDAL, wave", "1 Tidal Wave");
  check("gla man", "1 The Glass Man");
  check("12 for", "12 Forest");
  check("0 tid", "1 nothing");
  check("zz", "1 nothing");
  check("7", "7 nothing");
  const offer = (typed: string, expected: string) =>
    test(`“${typed}” offers ${expected}`, () => {
      const { count, matches, near, badCount } = quickAnswer(typed, pool.cards, pool);
      const names = matches.map(({ name }) => name).join(" | ") || "nothing";
      expect(badCount === undefined ? `${near ? "near " : ""}${count} ${names}` : `no count ${badCount}`).toBe(expected);
    });
  offer("2 tid", "2 Tidal Wave | Tide Turner | High Tide");
  offer("tidel wave", "near 1 Tidal Wave");
  offer("3 affluant custmers", "near 3 Affluent Customers");
  offer("zzzz", "near 1 nothing");
  offer("0 tidal", "no count 0");
  offer("9999999 forest", "no count 9999999");
  offer("100x tidel wave", "no count 100");
  offer("-2 tidal", "no count -2");
  offer("1.5 tidal", "no count 1.5");
  offer("0 zzzz", "near 1 nothing");
  offer("7", "7 nothing");
  test("what begins with the text comes before what has a word that does", () => {
    expect(quickMatches(readQuick("tid"), pool.cards).map(({ name }) => name)).toEqual(["Tidal Wave", "Tide Turner", "High Tide"]);
  });
  test("retired cards are not offered", () => {
    const retired = pool.cards.map((one) => ({ ...one, archived: true }));
    expect(quickMatches(readQuick("tid"), retired)).toEqual([]);
  });
});

describe("Copies from the library", () => {
  test("a card goes where its back asks, and up and down by count", () => {
    const two = setCopies(list({}), rules, named("Tidal Wave"), 2);
    expect(written(two.list, "main")).toBe("2 Tidal Wave");
    expect(two.step).toBe("Set Tidal Wave to 2");
    const none = setCopies(two.list, rules, named("Tidal Wave"), 0);
    expect(written(none.list, "main")).toBe("");
    expect(none.step).toBe("Removed 2 × Tidal Wave");
    expect(setCopies(none.list, rules, named("Tidal Wave"), 0).list).toBe(none.list);
  });
  test("copies in the wrong section leave too, home first", () => {
    const deck = list({ main: "2 Tidal Wave", resources: "1 Tidal Wave, 3 Affluent Customers" });
    expect(countOf(deck, rules, "Tidal Wave")).toBe(3);
    const one = setCopies(deck, rules, named("Tidal Wave"), 1).list;
    expect([written(one, "main"), written(one, "resources")]).toEqual(["", "1 Tidal Wave, 3 Affluent Customers"]);
    const gone = setCopies(deck, rules, named("Tidal Wave"), 0).list;
    expect([written(gone, "main"), written(gone, "resources")]).toEqual(["", "3 Affluent Customers"]);
  });
  test("considering is not counted and stays", () => {
    const deck = list({ considering: "2 Tidal Wave" });
    expect(countOf(deck, rules, "Tidal Wave")).toBe(0);
    expect(setCopies(deck, rules, named("Tidal Wave"), 0).list).toBe(deck);
  });
  test("another business takes the place of the one that is there", () => {
    const edit = addHome(list({ business: "1 Glass House" }), rules, named("Marrow Conclave"), 1);
    expect([written(edit.list, "business"), written(edit.list, "considering")]).toEqual(["1 Marrow Conclave", "1 Glass House"]);
    expect(edit.step).toBe("Replaced Glass House with Marrow Conclave");
  });
  test("limits are the section's, and the format's where it is stricter", () => {
    const limits = (format: string) =>
      ["Tidal Wave", "Affluent Customers", "Glass House"].map((name) => limitOf({ ...list({}), format }, rules, named(name)));
    expect(limits("core-rules")).toEqual([4, undefined, 1]);
    expect(limits("house-singleton")).toEqual([1, undefined, 1]);
  });
});

describe("Where a card may stand", () => {
  test("a section that does not take it says where it belongs", () => {
    expect(whyNotIn(rules, "resources", named("Tidal Wave"))?.sentence).toBe("Tidal Wave belongs in Main");
    expect(whyNotIn(rules, "founder", named("Glass House"))).toEqual({
      sentence: "Glass House belongs in Business",
      short: "Belongs in Business",
    });
    expect(whyNotIn(rules, "main", named("Tidal Wave"))).toBeUndefined();
    expect(whyNotIn(rules, "considering", named("Tidal Wave"))).toBeUndefined();
    expect(whyNotIn(rules, "main", undefined)).toBeUndefined();
  });
});

describe("Rows", () => {
  const deck = list({
    business: "1 Glass House",
    main: "2 Tidal Wave, 3 Forest, 1 Sol Ring, 4 High Tide, 1 Tide Turner, 3 Tidal Wave",
    resources: "20 Affluent Customers",
  });
  const sections = rowSections(deck, pool, game, rules);
  test("sections in the game's order, Main by kind, cheap before dear, unknown names last", () => {
    expect(sections.map(({ id, copies, uncounted }) => `${id} ${copies}${uncounted > 0 ? `, ${uncounted} not` : ""}`)).toEqual([
      "business 1",
      "founder 0",
      "main 13, 1 not",
      "resources 20",
      "considering 0",
    ]);
    const main = sections.find(({ id }) => id === "main");
    expect(
      main?.groups.map(
        (group) => `${group.title} ${group.copies}: ${group.rows.map(({ entry }) => `${entry.count} ${entry.name}`).join(", ")}`,
      ),
    ).toEqual([
      "Characters 1: 1 Tide Turner",
      "Events 9: 4 High Tide, 2 Tidal Wave, 3 Tidal Wave",
      "Locations 3: 3 Forest",
      "No such card 1: 1 Sol Ring",
    ]);
  });
  test("a heading counts what the reason for too few counts", () => {
    const misplaced = list({ main: "35 Tidal Wave, 5 Affluent Customers", resources: "2 Affluent Customers, 3 Forest" });
    const shown = Object.fromEntries(rowSections(misplaced, pool, game, rules).map(({ id, copies }) => [id, copies]));
    const have = (code: string) => checkDeck(misplaced, pool, rules).problems.find((finding) => finding.code === code)?.data["have"];
    expect([shown["main"], shown["resources"]]).toEqual([35, 2]);
    expect([have("MAIN_TOO_FEW"), have("RESOURCE_TOO_FEW")]).toEqual([35, 2]);
  });
  test("every line has a key of its own that a change of its count keeps", () => {
    const keys = (of: DeckList) =>
      rowSections(of, pool, game, rules).flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ key }) => key)));
    expect(new Set(keys(deck)).size).toBe(8);
    const changed = { ...deck, sections: { ...deck.sections, main: deck.sections.main.map((entry) => ({ ...entry, count: 9 })) } };
    expect(keys(changed).sort()).toEqual(keys(deck).sort());
  });
  test("what is wrong with a line is the check's own sentence", () => {
    const wrong = wrongRows(checkDeck(deck, pool, rules).problems);
    expect(wrongOf(wrong, { section: "main", index: 0 }, "Tidal Wave")).toEqual({
      sentence: expect.stringMatching(/^The main deck has 5 copies of Tidal Wave/),
      short: "at most 4",
    });
    expect(wrongOf(wrong, { section: "main", index: 1 }, "Forest")).toBeUndefined();
  });
  test("what is too many in a place for one is said at each line and at the heading", () => {
    const several = list({ business: "2 Glass House, 1 Marrow Conclave, 1 Forest", founder: "2 The Glass Man" });
    const { problems } = checkDeck(several, pool, rules);
    const at = (name: string, section: "business" | "founder") => wrongOf(wrongRows(problems), { section, index: 0 }, name)?.short;
    expect(["Glass House", "Marrow Conclave", "Forest"].map((name) => at(name, "business"))).toEqual([
      "exactly 1",
      "exactly 1",
      "not allowed here",
    ]);
    expect(at("The Glass Man", "founder")).toBe("exactly 1");
    expect([...overfullSections(problems)]).toEqual(["business", "founder"]);
    expect([...overfullSections(checkDeck(list({ main: "5 Tidal Wave" }), pool, rules).problems)]).toEqual([]);
  });
  test("a price in words", () =>
    expect([priceWords(named("Tidal Wave"), game), priceWords(named("Forest"), game)]).toEqual(["5M and 2 BQ", "1M"]));
});

describe("Choosing what a line meant (D13)", () => {
  const text = "Main\n2 Tidel Wave\n1 Tidel Wave\n3 Forest\n?!?\n";
  const reading = readDecks(text, { game: "megacorp", pool });
  test("what is left to look at is what nothing was chosen for, and what has no count", () => {
    const mixed = readDecks("Main\n2 Tidel Wave\n1 Tidel Wave\n0 Forest\n3 Tide Turner (XYZ) 9\n?!?\n4 High Tide", {
      game: "megacorp",
      pool,
    });
    if (!mixed.ok) return expect.fail(mixed.error.message);
    const open = (choices: ReadonlyMap<string, string>) => mixed.lines.filter((line) => isOpen(line, choices)).map(({ at }) => at);
    expect(open(new Map())).toEqual([2, 3, 4, 5, 6]);
    expect(open(new Map([["0/main/Tidel Wave", "Tidal Wave"]]))).toEqual([4, 5, 6]);
    expect(
      open(
        new Map([
          ["0/main/Tide Turner", "Tide Turner"],
          ["0/unresolved/?!?", "Forest"],
        ]),
      ),
    ).toEqual([2, 3, 4]);
  });
  test("one choice mends every line of that name, and an unresolved line too", () => {
    if (!reading.ok) return expect.fail(reading.error.message);
    const key = (line: number) =>
      choiceKey(reading.lines.find(({ at }) => at === line) ?? expect.fail(`no line ${line}`)) ?? expect.fail("nothing to choose");
    const [deck] = withChoices(
      reading,
      new Map([
        [key(2), "Tidal Wave"],
        [key(5), "High Tide"],
      ]),
      pool,
      rules,
    );
    expect(deck && written(deck, "main")).toBe("3 Tidal Wave, 3 Forest, 1 High Tide");
    expect(deck?.sections.unresolved).toEqual([]);
  });
  test("without choices the lists are as they were read", () => {
    if (!reading.ok) return expect.fail(reading.error.message);
    expect(withChoices(reading, new Map(), pool, rules)).toEqual(reading.decks.map(({ list }) => list));
  });
});

describe("Questions of the odds table (D8)", () => {
  // Another test of this worker may have loaded it.
  beforeEach(unloadRegex);
  const deck = list({ main: "4 Tidal Wave, 3 Forest, 2 Tide Turner", resources: "5 Affluent Customers" });
  test("what most people ask first, with the piles they mean", () => {
    const piles = firstQuestions(deck, pool, rules).map((question) => ({
      words: questionWords(question),
      ...pileOf(question, deck, pool).pile,
    }));
    expect(piles).toEqual([
      { words: "Tidal Wave", population: 9, successes: 4 },
      { words: "A character for 2M or less", population: 9, successes: 2 },
      { words: "2 or more events", population: 9, successes: 4 },
      { words: "Affluent Customers", population: 5, successes: 5 },
    ]);
  });
  test.each(["fction:corp", "cost<=", "t:event fction:corp", "x:/wave/"])("%s is not read whole, so it means no pile", (query) => {
    const { pile, found } = pileOf({ query, least: 1, section: "main" }, deck, pool);
    expect(pile).toBeUndefined();
    expect((found?.ignored.length ?? 0) > 0 || found?.needsRegex).toBe(true);
  });
  test("an expression that cannot be read means no pile, nor does a right one that nothing reads", async () => {
    const why = (query: string, failed = false) =>
      pileOf({ query, least: 1, section: "main" }, deck, pool, failed).found?.ignored.map(({ message }) => message);
    expect(why("x:/wave/", true)).toEqual([expect.stringContaining("could not be loaded")]);
    await loadRegex();
    expect(why("x:/[/")).toEqual([expect.stringContaining("not valid")]);
    expect(why("n:/Wave/")).toBeUndefined();
  });
  test("a pile has as many cards as the heading says", () => {
    const mixed = list({ main: "5 Tidal Wave, 3 Forest, 2 Nonesuch, 1 Glass House", resources: "9 Nonesuch, 2 Affluent Customers" });
    const [first, ...others] = firstQuestions(mixed, pool, rules);
    expect(pileOf(first ?? expect.fail("no question"), mixed, pool).pile).toEqual({ population: 8, successes: 5 });
    expect(rules.counted(mixed, pool)).toMatchObject({ main: 8, resources: 2 });
    expect(questionWords(others.at(-1) ?? expect.fail("no question"))).toBe("Affluent Customers");
  });
  test("an empty deck asks nothing", () => expect(firstQuestions(list({}), pool, rules)).toEqual([]));
});
