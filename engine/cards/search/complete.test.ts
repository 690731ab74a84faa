/** Completion, colouring and the reference: what the query box offers. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { GAMES } from "../../games/index.ts";
import { cardReader } from "../../games/reading.ts";
import { makeCards, makeDeck, SMALL } from "./fixtures/small.ts";
import { buildIndex, complete, facets, highlight, parseQuery, search, searchReference, withWords } from "./index.ts";
import type { SearchContext } from "./types.ts";

const { content } = loadContent();
const WORDED = Object.values(GAMES).map((game) => withWords(game, cardReader(game.id, content[game.id].keywords).words));
const cards = makeCards({
  "M.I.C.": ["guard", { fields: { colour: "red", price: 3, powers: { AA: 2, BB: null }, upkeep: {}, tags: ["#Human"] } }],
  "Tidal Wave": ["tide", { fields: { colour: "dark blue", price: 5, powers: { AA: 1, BB: 4 }, upkeep: {}, tags: ["#Water", "#Human"] } }],
});
const small = buildIndex(cards, SMALL);
const context: SearchContext = { deck: makeDeck({}), deckNames: ["Other v3"], savedNames: ["cheap", "my guards"], today: "2026-11-12" };
/** The text with `|` as the cursor. */
const offered = (text: string) => complete(text.replace("|", ""), text.indexOf("|"), small, context);
const labels = (text: string) => offered(text).map(({ insert, count }) => (count === undefined ? insert : `${insert} ${count}`));

describe("completion", () => {
  test.each([
    ["type:|", ["lantern 0", "guard 1", "tide 1"]],
    ["type:g|", ["guard 1"]],
    ["type:guard,|", ["lantern 0", "tide 1"]],
    ["c:|", ["red 1", '"dark blue" 1']],
    ["c:blue|", ['"dark blue" 1']],
    ["#|", ["#human 2", "#water 1"]],
    ["#wat|", ["#water 1"]],
    ["tag:h|", ["human 2"]],
    ["@|", ["@cheap", '@"my guards"']],
    ["in:|", ["deck", '"Other v3"']],
    ["legal:red|", ["red-only"]],
    ["view:|", ["grid", "list", "text", "table", "stats"]],
    ["sort:-pr|", ["-price", "-prov"]],
    ["bb:|", ["4 1", "- 1", "price", "aa", "upkeep.aa", "upkeep.bb", "num", "copies", "rev", "count"]],
    ["aa+b|", ["aa+bb"]],
    ["typ|", ["type:"]],
    ["tpye|", ["type:"]],
    ["pri|", ["price"]],
    ["type:gaurd|", ["guard 1"]],
    ['"tid|', []],
    ["x:/a|", []],
  ])("%s", (text, expected) => expect(labels(text)).toEqual(expected));

  test("a word offers the value, and the card, that it may mean", () => {
    expect(labels("hum|")).toEqual(["#human 2"]);
    expect(labels("tida|")).toEqual(['!"Tidal Wave"']);
  });

  test("accepting replaces the word under the cursor, not what stands around it", () => {
    const text = "mic type:gu c:red";
    const [first] = complete(text, 10, small, context);
    expect(first && text.slice(0, first.from) + first.insert + text.slice(first.to)).toBe("mic type:guard c:red");
  });

  test("what waits for something else is not offered", () => {
    const all = offered("|").map(({ label }) => label);
    expect(all).not.toContain("noise");
    expect(all).not.toContain("does");
    expect(labels("is:|")).not.toContain("draft");
  });

  test.each(WORDED)("every operator of $name is reached by completion alone, and is understood", (game) => {
    const index = buildIndex(libraryOf(content[game.id]).cards, game);
    const given: SearchContext = { ...context, decks: () => makeDeck({}), saved: () => "rev>=1" };
    const step = (text: string) =>
      complete(text, text.length, index, given).map(({ from, to, insert }) => text.slice(0, from) + insert + text.slice(to));
    const reachable = new Set(step(""));
    // Fields that are not taken at once with ":" are reached through their own name.
    for (const { name, operators, later, type } of searchReference(game).fields) {
      if (later || (type === "format or deck" && !game.deck)) continue;
      const isReached = reachable.has(name) || reachable.has(`${name}:`);
      expect(isReached, name).toBe(true);
      const operator = new Set(step(name));
      for (const op of operators) {
        expect(operator, `${name}${op}`).toContain(`${name}${op}`);
        const [value = `${name}${op}a`] = step(`${name}${op}`);
        expect(search(index, value, given).ignored, value).toEqual([]);
      }
    }
  });
});

describe("colours", () => {
  const colours = (text: string) =>
    highlight(text, SMALL).map(({ from, to, kind, fault }) => `${text.slice(from, to)}→${kind}${fault ? "!" : ""}`);
  test("each piece has its kind", () =>
    expect(colours('-c:red,"x y" (aa >= 3 or /ab/i) @q #h wave')).toEqual([
      "-→logic",
      "c→field",
      ":→operator",
      "red→value",
      ",→operator",
      '"x y"→string!',
      " →blank",
      "(→group",
      "aa→field",
      " →blank",
      ">=→operator",
      " →blank",
      "3→number",
      " →blank",
      "or→logic",
      " →blank",
      "/ab/i→regex",
      ")→group",
      " →blank",
      "@q→saved",
      " →blank",
      "#h→tag",
      " →blank",
      "wave→word",
    ]));
  test("a part that is ignored has a fault", () =>
    expect(colours("-fction:corp a")).toEqual(["-→logic!", "fction→field!", ":→operator!", "corp→value!", " →blank", "a→word"]));
});

describe("the reference", () => {
  test.each(WORDED)("each example of $name is understood, or waits for what its field waits for", (game) => {
    const { fields, syntax } = searchReference(game);
    for (const { examples, later, name } of fields) {
      expect(examples.length, name).toBeGreaterThan(0);
      for (const example of examples) expect(parseQuery(example, game).ignored.length > 0, example).toBe(later !== undefined);
    }
    expect(syntax.length).toBeGreaterThan(10);
    for (const { example } of syntax) expect(parseQuery(example, game).ignored, example).toEqual([]);
  });
  test("the forms are shown with fields of the game", () => {
    const shown = Object.fromEntries(searchReference(SMALL).syntax.map(({ form, example }) => [form, example]));
    expect(shown["a b"]).toBe("type:lantern colour:red");
    expect([shown["#tag"], shown["field:2-4"], shown["field+field"]]).toEqual(["#human #cyborg", "price:2-4", "price+aa>=6"]);
    const bare = Object.fromEntries(searchReference({ ...SMALL, fields: {} }).syntax.map(({ form, example }) => [form, example]));
    expect([bare["a b"], bare["#tag"], bare["field:2-4"]]).toEqual(["type:lantern -type:guard", undefined, undefined]);
  });
});

describe("facets", () => {
  test("count the cards given", () => {
    expect(facets(SMALL, "type", cards)).toEqual([
      { value: "lantern", label: "Lantern", count: 0 },
      { value: "guard", label: "Guard", count: 1 },
      { value: "tide", label: "Tide", count: 1 },
    ]);
    expect(facets(SMALL, "tag", cards).map(({ label, count }) => [label, count])).toEqual([
      ["#Human", 2],
      ["#Water", 1],
    ]);
    expect(facets(SMALL, "bb", cards)).toEqual([
      { value: "4", label: "4", count: 1 },
      { value: "-", label: "-", count: 1 },
    ]);
    expect(facets(SMALL, "price", cards).map(({ label }) => label)).toEqual(["3M", "5M"]);
    expect(facets(SMALL, "name", cards)).toEqual([]);
  });
  test("a facet's value finds as many cards as it counts", () => {
    for (const field of ["type", "colour", "tag", "bb", "price", "set", "prov"])
      for (const { value, count } of facets(SMALL, field, cards))
        expect(search(small, `${field}:${value.includes(" ") ? `"${value}"` : value}`).total, `${field}:${value}`).toBe(count);
  });
});
