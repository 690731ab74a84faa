/** What each form of the search language finds, on small cards of its own. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeCards, makeDeck, SMALL } from "./fixtures/small.ts";
import { buildIndex, loadRegex, search } from "./index.ts";
import type { SearchContext } from "./types.ts";

const cards = makeCards({
  "M.I.C.": [
    "guard",
    {
      text: "Draw 2 cards.\n2 AA, 3M: Gain +1.",
      fields: { colour: "red", price: 3, powers: { AA: 2, BB: null }, upkeep: { AA: 2 }, tags: ["#Human"] },
    },
  ],
  "Tidal Wave": [
    "tide",
    {
      names: { fr: "Raz-de-marée" },
      flavor: "Nothing in the lobby.",
      fields: { colour: "dark blue", price: 5, powers: { AA: 1, BB: 4 }, upkeep: {}, tags: ["#Water", "#Crisis"] },
    },
  ],
  "Lantern Keeper": [
    "guard",
    {
      text: "Each other player draws.",
      fields: { colour: "red", price: 2, powers: { AA: 3, BB: 3 }, upkeep: { AA: 1, BB: 1 }, tags: ["#Human", "#Water"], rare: true },
    },
  ],
  "The Old Lantern": ["lantern", { fields: { price: null, powers: { AA: null, BB: null } }, archived: true }],
  "Wave of Tidal Lanterns": [
    "tide",
    { at: "2026-11-10T10:00:00Z", origin: "person", fields: { colour: "red", price: 10, powers: { AA: 0, BB: 0 }, upkeep: {} } },
  ],
  "Æther Guard": ["guard", { set: "SL2", fields: { colour: "dark blue", price: 2, powers: { AA: 1, BB: 2 }, upkeep: {} } }],
});
const index = buildIndex(cards, SMALL);
const SHORT: Readonly<Record<string, string>> = {
  "M.I.C.": "mic",
  "Tidal Wave": "tidal",
  "Lantern Keeper": "keeper",
  "The Old Lantern": "old",
  "Wave of Tidal Lanterns": "wave",
  "Æther Guard": "aether",
};
const found = (query: string, context?: SearchContext) =>
  search(index, query, context)
    .cards.map((card) => SHORT[card.name])
    .join(" ");
const check = (query: string, expected: string, context?: SearchContext) =>
  test(`${query || "(nothing)"} → ${expected || "no card"}`, () => {
    const { ignored } = search(index, query, context);
    expect(ignored).toEqual([]);
    expect(found(query, context)).toBe(expected);
  });

beforeAll(loadRegex);

describe("names", () => {
  check("", "mic tidal keeper old wave aether");
  check("mic", "mic");
  check("m.i.c.", "mic");
  check("AETHER", "aether");
  check("wave tid", "tidal wave");
  check("tidal wave", "tidal wave");
  check("antern", "keeper old wave");
  check('"tidal wave"', "tidal");
  check('!"tidal wave"', "tidal");
  check('!"tidal"', "");
  check("maree", "tidal");
  check('!"Raz de marée"', "");
  check('!"Raz-de-marée"', "tidal");
  check("n:guard", "aether");
  check('name="lantern keeper"', "keeper");
  check('name!="lantern keeper" lantern', "old wave");
  check("n:/^the/", "");
  check("n:/^the/i", "old");
  check("/[Tt]idal/", "tidal wave");
});

describe("the best name match comes first", () => {
  check("lantern", "keeper old wave");
  check("the", "old aether");
  check("wave", "wave tidal");
  check("tidal", "tidal wave");
  check("tidal sort:name", "tidal wave");
});

describe("and, or, not and groups", () => {
  check("type:guard c:red", "mic keeper");
  check("type:tide or type:guard c:red", "mic tidal keeper wave");
  check("(type:tide or type:guard) c:red", "mic keeper wave");
  check("type:tide | mic", "mic tidal wave");
  check("-type:guard", "tidal old wave");
  check("not type:guard", "tidal old wave");
  check("NOT type:guard OR mic", "mic tidal old wave");
  check("-(type:guard or type:tide)", "old");
  check("-(type:guard c:red)", "tidal old wave aether");
});

describe("values", () => {
  check("type:guard,tide", "mic tidal keeper wave aether");
  check("t:Guards", "mic keeper aether");
  check("c:crimson", "mic keeper wave");
  check('c:"dark blue"', "tidal aether");
  check("c:dark-blue", "tidal aether");
  check("c!=red", "tidal aether");
  check("c:-", "old");
  check("c!=-", "mic tidal keeper wave aether");
  check("#human", "mic keeper");
  check("#human #water", "keeper");
  check("tag:human,crisis", "mic tidal keeper");
  check("tag=human", "mic");
  check("tag=water,human", "keeper");
  check("tag!=human", "tidal keeper");
  check("tag:-", "old wave aether");
  check("is:rare", "keeper");
  check("-is:vanilla", "mic keeper");
  check("is:archived", "old");
  check("is:changed", "wave");
  check("is!=vanilla", "mic keeper");
  check("s:sl2", "aether");
  check("lang:fr", "tidal");
  check("c:/^dark/", "tidal aether");
});

describe("numbers, where a printed - is no number", () => {
  check("aa<2", "tidal wave aether");
  check("aa>=0", "mic tidal keeper wave aether");
  check("aa:-", "old");
  check("bb:-", "mic old");
  check("has:bb", "tidal keeper wave aether");
  check("-has:bb", "mic old");
  check("aa!=1", "mic keeper wave");
  check("-aa:1", "mic keeper old wave");
  check("aa>bb", "");
  check("aa<bb", "tidal aether");
  check("aa=bb", "keeper wave");
  check("aa+bb>=5", "tidal keeper");
  check("bb-aa:1-3", "tidal aether");
  check("p:2-3", "mic keeper aether");
  check("p:3-2", "mic keeper aether");
  check("p!=2-3", "tidal wave");
  check("p:2M,10", "keeper wave aether");
  check("p!=2,10", "mic tidal");
  check("p <= 2", "keeper aether");
  check("p>1.5 p<2.5", "keeper aether");
  check("upkeep.aa=0", "tidal wave aether");
  check("upkeep.aa:-", "old");
  check("upkeep.aa>=1", "mic keeper");
  check("num:2-4", "tidal keeper old");
});

describe("texts, with their symbols", () => {
  check('x:"draw 2"', "mic");
  check('x:"2 aa, 3M"', "mic");
  check('x:"+1"', "mic");
  check("x:draw,each", "mic keeper");
  check("x:/each other player/i", "keeper");
  check("x:/each other player/", "");
  check("x:/^2 AA/", "mic");
  check("x:-", "tidal old wave aether");
  check("fl:lobby", "tidal");
});

describe("dates and ages", () => {
  const context = { today: "2026-11-12" };
  check("changed>=2026-11-10", "wave", context);
  check("changed:2026-11-01", "mic tidal keeper old aether", context);
  check("changed<7d", "wave", context);
  check("changed>1w", "mic tidal keeper old aether", context);
  check("changed<=11d", "mic tidal keeper old wave aether", context);
  check("is:new", "wave", context);
  test("an age without today's date is ignored with a sentence", () =>
    expect(search(index, "changed<7d").ignored.map((each) => each.message)).toEqual([
      "Ages are counted from today, but today's date is not known here.",
    ]));
});

describe("decks", () => {
  const deck = makeDeck({ "M.I.C.": 2, "Tidal Wave": 1, "Æther Guard": -6 }, "open", { "Lantern Keeper": 1 });
  const named = makeDeck({ "Lantern Keeper": 3 });
  const context: SearchContext = { deck, decks: (name) => (name === "Other v3" ? named : undefined), deckNames: ["Other v3"] };
  check("in:deck", "mic tidal", context);
  check("-in:deck c:red", "keeper wave", context);
  check("count>=2", "mic", context);
  check("count=0 type:guard", "keeper aether", context);
  check('in:"Other v3" count>=3', "keeper", context);
  check('(in:"Other v3" count>=3) or count=1', "tidal keeper", context);
  check("in:deck sort:-count", "mic tidal", context);
  check("legal:open", "mic tidal keeper wave aether", context);
  check("legal:red-only", "mic keeper wave", context);
  check("is:legal", "mic tidal keeper wave aether", context);
  check("allowed:deck", "tidal keeper wave aether", context);
  check("allowed:deck", "keeper wave", { deck: makeDeck({ "M.I.C.": 1, "Tidal Wave": 1 }, "red-only") });
  check("allowed:deck", "", { deck: makeDeck({ "M.I.C.": 2, "Tidal Wave": 2, "Lantern Keeper": 1 }) });

  const complains = (query: string, message: string, suggestion?: string, given: SearchContext = context) =>
    test(`${query}: ${message}`, () =>
      expect(search(index, query, given).ignored.map((each) => [each.message, each.suggestion])).toEqual([[message, suggestion]]));
  complains("in:deck", "No deck is open.", undefined, {});
  complains("count>=3", "“count” counts copies in a deck, and no deck is open. Name one with in:.", undefined, {});
  complains('in:"Othr v3"', "There is no deck “Othr v3”.", 'in:"Other v3"');
  complains("legal:red-onyl", "There is no format and no deck “red-onyl”.", "legal:red-only");
});

describe("saved searches", () => {
  const saved: Readonly<Record<string, string>> = {
    red: "c:red sort:-price",
    "red guards": "@red type:guard",
    loop: "@round mic",
    round: "@loop",
    self: "@self",
    typo: "typ:guard mic",
    ...Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`deep${i}`, `@deep${i + 1} or @deep${i + 1}`])),
    deep18: "mic",
  };
  const context: SearchContext = { saved: (name) => saved[name], savedNames: Object.keys(saved) };
  check('@"red guards"', "mic keeper", context);
  check("-@red type:guard", "aether", context);
  check("@red", "wave mic keeper", context);
  check("@red sort:price", "keeper mic wave", context);
  check("@deep0", "mic", context);
  const complaints = (query: string) => search(index, query, context).ignored.map((each) => each.message);
  test("a search that uses itself says the whole round", () => {
    expect(complaints("@loop")).toEqual(["In @loop, “@loop”: @loop uses itself: @loop → @round → @loop."]);
    expect(complaints("@self")).toEqual(["In @self, “@self”: @self uses itself: @self → @self."]);
    expect(found("@loop", context)).toBe("mic");
  });
  test("faults inside are told at the place of use", () => {
    const { ignored } = search(index, "keeper @typo", context);
    expect(ignored).toEqual([{ from: 7, to: 12, text: "typ:guard", message: "In @typo, “typ:guard”: Small Lights has no field “typ”." }]);
  });
  test("an unknown one is suggested", () => expect(search(index, "@redd", context).ignored[0]?.suggestion).toBe("@red"));
});

describe("order and view", () => {
  check("sort:price", "keeper aether mic tidal wave old");
  check("sort:-price", "wave tidal mic keeper aether old");
  check("sort:price,-num", "aether keeper mic tidal wave old");
  check("sort:type,-name", "old mic keeper aether wave tidal");
  check("sort:colour,name", "keeper mic wave aether tidal old");
  check("sort:-changed,num", "wave mic tidal keeper old aether");
  check("unique:type", "mic tidal old");
  test("directives are read, not searched", () => {
    const { query, total } = search(index, "view:table sort:-price,name unique:name game:san");
    expect(query.directives).toEqual({
      view: "table",
      sort: [
        { field: "price", descending: true },
        { field: "name", descending: false },
      ],
      unique: "name",
      game: "san",
    });
    expect(total).toBe(cards.length);
  });
});

test("has:scenario finds the cards that scenarios show, passed or not", () => {
  const shown = { "M.I.C.": { scenarios: 2 }, "Tidal Wave": { unpassed: 1 }, "Lantern Keeper": { games: 30 } } as const;
  const seen = (name: string) => Object.entries(shown).find(([each]) => each === name)?.[1];
  const index = buildIndex(
    cards.map((card) => ({ ...card, ...(seen(card.name) ? { seen: seen(card.name) } : {}) }) as typeof card),
    SMALL,
  );
  const names = (query: string) => search(index, query).cards.map(({ name }) => name);
  expect(search(index, "has:scenario").ignored).toEqual([]);
  expect(names("has:scenario")).toEqual(["M.I.C.", "Tidal Wave"]);
  expect(names("-has:scenario")).toHaveLength(cards.length - 2);
});

describe("what comes later is said, and the rest still filters", () => {
  test.each([
    ["noise>=3 mic", "language"],
    ["k:flying mic", "language"],
    ["does=draw mic", "language"],
    ["is:draft mic", "language"],
    ["wr>=55% mic", "lab"],
    ["impact<-2 mic", "lab"],
    ["has:ruling mic", "rules"],
  ])("%s", (query, later) => {
    const { ignored } = search(index, query);
    expect(ignored.map((each) => each.later)).toEqual([later]);
    expect(found(query)).toBe("mic");
  });
});

describe("nothing found", () => {
  test("a word that no name has is answered with the nearest one", () =>
    expect(search(index, "lantren").notices).toEqual([
      { from: 0, to: 7, message: "No card name contains “lantren”.", suggestion: "lantern" },
    ]));
  test("capitals of a regular expression are named", () =>
    expect(search(index, "n:/^the/").notices).toEqual([
      { from: 0, to: 8, message: "A regular expression without i is case-sensitive. With i, 1 card matches.", suggestion: "n:/^the/i" },
    ]));
});
