/** Questions about what texts mean: fields, values, suggestions and facets of a game with a language, on the shipped cards. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { gameDefinition } from "../../games/index.ts";
import { cardReader } from "../../games/reading.ts";
import type { LibraryCard } from "../card.ts";
import { buildIndex, complete, explainNothing, facets, readFilters, search, searchFields, toggleFilter, withWords } from "./index.ts";

const content = loadContent().content.megacorp;
const { cards, words } = libraryOf(content);
const reader = cardReader("megacorp", content.keywords);
/** The pool as one that nothing carries out, with two texts changed by a person: one that is not understood, one that plays. */
const changed = cards.map((card): LibraryCard => {
  if (card.name === "Day Traders") {
    const text = "Cashflow 4. Flyyng.";
    return { ...card, text, ...reader.read({ ...card, text }, "person") };
  }
  return { ...card, state: card.name === "Forest" ? "unverified" : "free" };
});
const game = withWords(gameDefinition("megacorp"), words);
const index = buildIndex(changed, game);
const names = (query: string) => search(index, query).cards.map(({ name }) => name);
const told = (query: string) => search(index, query).ignored.map(({ message, suggestion }) => [message, suggestion]);

describe("what is found", () => {
  test.each([
    ["k:flying t:character -has:flavor", 0],
    ["k:flying", 5],
    ["keyword:dead-drop,mutation", 6],
    ["k:mutation has:text", 3],
    ["does:draw when:destroyed", 1],
    ["does:deals", 11],
    ["does=draw", 5],
    ["is:unique", 11],
    ["-is:unique k:unique", 0],
  ])("%s", (query, total) => {
    const result = search(index, query);
    expect([result.ignored, result.total]).toEqual([[], total]);
  });
  test("numbers: what is not printed earns 0, what is not understood is no number", () => {
    expect(names("cashflow>=3")).toEqual([
      "Menagerie Unlimited",
      "Chrysalis Dynamics",
      "Ferrum Nanologics",
      "Lattice Holdings",
      "The Quiet Foundation",
      "Paradise Mutual",
      "Day Traders",
    ]);
    expect(search(index, "cashflow:-").total).toBe(0);
    expect(names("upkeep:-")).toEqual(["Day Traders"]);
    expect(names("deaddrop>=5")).toEqual(["Quartermaster Prime"]);
    expect(search(index, "deaddrop:-").total).toBe(cards.length - search(index, "k:dead-drop").total);
  });
  test("states: what plays unverified plays, and a draft is found by what is understood of it", () => {
    expect(names("is:draft")).toEqual(["Day Traders"]);
    expect(names("is:draft k:cashflow")).toEqual(["Day Traders"]);
    expect([names("is:plays"), names("is:unverified")]).toEqual([["Forest"], ["Forest"]]);
    expect(search(index, "is:free").total).toBe(cards.length - 2);
    expect(search(index, "is:unchecked").total).toBe(0);
  });
  test("each number is sorted by", () => expect(names("has:deaddrop sort:-deaddrop")[0]).toBe("Quartermaster Prime"));
});

describe("slips", () => {
  test.each([
    ["k:fliyng", "“keyword” has no value “fliyng”.", "k:flying"],
    ["does:destory", "“does” has no value “destory”.", "does:destroy"],
    ["when:destroid", "“when” has no value “destroid”.", "when:destroyed"],
    ["when:draw does:draw when:dployed", "“when” has no value “dployed”.", "when:deployed"],
    ["muation>=4", "Megacorp has no field “muation”.", "mutation>=4"],
    ["dead-drop>=5", "Megacorp has no field “dead”.", "deaddrop>=5"],
    ["loyalty>=2", "Megacorp has no field “loyalty”.", undefined],
    ["flying>=2", "Megacorp has no field “flying”.", undefined],
  ])("%s", (query, message, suggestion) => expect(told(query)).toEqual([[message, suggestion]]));
});

describe("what is offered", () => {
  const labels = (text: string) => complete(text, text.length, index).map(({ label, count }) => `${label} ${count}`);
  test("values are those of the vocabulary, with counts and a piece of text", () => {
    expect(labels("k:fl")).toContain("flying 5");
    expect(labels("does:dra")).toEqual([`draw ${names("does:draw").length}`]);
    expect(complete("does:dam", 8, index)[0]?.detail).toBe("deal 3 IQ damage to target card");
    expect(complete("when:", 5, index).map(({ label }) => label)).toContain("would-be-destroyed");
    expect(labels("is:dra")).toEqual(["draft 1"]);
  });
  test("numbers of keywords are fields with operators", () =>
    expect(complete("mutation", 8, index).map(({ label }) => label)).toContain("mutation>="));
  test("facets are chips, and a chip is text", () => {
    const draws = facets(game, "does", changed).find(({ value }) => value === "draw");
    expect(draws).toEqual({ value: "draw", label: "draw", count: search(index, "does:draw").total });
    const text = toggleFilter("cost<=3", game, "keyword", "flying", "include");
    expect([text, readFilters(text, game)]).toEqual(["cost<=3 keyword:flying", [{ field: "keyword", value: "flying", mode: "include" }]]);
    expect(toggleFilter(text, game, "k", "flying", "clear").trim()).toBe("cost<=3");
  });
  test("nothing found says which part keeps what away", () =>
    expect(explainNothing(index, "k:flying when:destroyed").map(({ message }) => message)).toEqual([
      "without when:destroyed there are 5",
      "without k:flying there are 3",
    ]));
});

describe("without a language", () => {
  const corp = withWords(gameDefinition("corp"), undefined);
  test.each(["k:flying", "does:draw", "when:destroyed", "is:plays", "is:unique"])("%s waits for it", (query) => {
    const { ignored } = search(buildIndex(libraryOf(loadContent().content.corp).cards, corp), query);
    expect(ignored.map(({ later }) => later)).toEqual(["language"]);
  });
  test("the same words give the same fields", () =>
    expect(searchFields(withWords(gameDefinition("megacorp"), words))).toBe(searchFields(game)));
});
