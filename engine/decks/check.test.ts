/** Deck building (MC-3): every reason code, every edge, and buttons that mend what they say. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL, poolWith, SHIPPED_DECKS } from "../../tests/games/megacorp/pool.ts";
import type { CardState, LibraryCard } from "../cards/card.ts";
import type { DeckList, DeckRules, Finding, Fix } from "../cards/deck.ts";
import { gameDefinition } from "../games/index.ts";
import { applyFix, checkDeck, namesMatching, readDecks } from "./index.ts";

const rules = gameDefinition("megacorp").deck as DeckRules;
const fixture = (file: string) => readFileSync(new URL(`./fixtures/${file}`, import.meta.url), "utf8");
const problemsOf = (list: DeckList, format?: string) => checkDeck(list, MEGACORP_POOL, rules, format).problems;
const reasonOf = ({ code, data }: Finding) => ({ code, ...data });
const read = (text: string): DeckList => {
  const reading = readDecks(text, { game: "megacorp", pool: MEGACORP_POOL });
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.decks[0].list;
};

type Section = "business" | "founder" | "main" | "resources" | "considering" | "unresolved";
const BASE = {
  business: ["1 Ferrum Nanologics"],
  founder: ["1 The Glass Man"],
  main: [
    "Repo Agent",
    "Takeover Drone",
    "Debt Collector",
    "Hypermarket",
    "Maglev Trunk",
    "Proxy Court",
    "Forest",
    "Blackout",
    "Hero Cop",
    "Exo-Rig",
  ].map((name) => `4 ${name}`),
  resources: ["20 Commuter Belt"],
};
/** The base deck of 40 + 20 with some sections replaced; what it says, code and data in one line each. */
const check = (title: string, sections: Partial<Record<Section, readonly string[]>>, expected: readonly string[], format?: string) =>
  test(title, () => {
    const reasons = problemsOf(listOf({ ...BASE, ...sections }), format).map((finding) =>
      [finding.code, ...Object.values(finding.data)].join(" "),
    );
    expect(reasons).toEqual(expected);
  });
const main = (...lines: string[]) => ({ main: [...BASE.main.slice(lines.length), ...lines] });

describe("Deck construction (MC-3)", () => {
  check("the base deck is legal", {}, []);

  check("MC-3.1 19 resources are too few", { resources: ["19 Commuter Belt"] }, ["RESOURCE_TOO_FEW 19 20"]);
  check("MC-3.1 no resources at all", { resources: [] }, ["RESOURCE_TOO_FEW 0 20"]);
  check("MC-3.1 there is no maximum", { resources: ["100 Commuter Belt"] }, []);
  check("MC-3.2 60 copies of one resource are legal", { resources: ["60 Day Traders"] }, []);
  check("MC-3.3 39 cards are too few", main("3 Repo Agent"), ["MAIN_TOO_FEW 39 40"]);
  check("MC-3.3 there is no maximum", { main: [...BASE.main, "4 Aohu Spaceport"] }, []);
  check("MC-3.4 4 copies are legal, 5 are not", main("5 Repo Agent"), ["MAIN_TOO_MANY_COPIES Repo Agent 5 4"]);
  check("MC-3.4 UNIQUE does not lower the limit", main("4 Heracles, Senior Counsel"), []);
  check("MC-3.10 entries of one name are summed", { main: [...BASE.main, "1 Forest"] }, ["MAIN_TOO_MANY_COPIES Forest 5 4"]);

  check("MC-3.5 no business", { business: [] }, ["BUSINESS_COUNT 0 1"]);
  check("MC-3.5 two businesses", { business: ["1 Ferrum Nanologics", "1 Lattice Holdings"] }, ["BUSINESS_COUNT 2 1"]);
  check("MC-3.5 one business twice", { business: ["2 Ferrum Nanologics"] }, ["BUSINESS_COUNT 2 1"]);
  check("MC-3.5 a location is no business", { business: ["1 Hypermarket"] }, ["BUSINESS_WRONG_TYPE Hypermarket"]);
  check("MC-3.5 a founder is no business", { business: ["1 The Orchid Regent"] }, ["BUSINESS_WRONG_TYPE The Orchid Regent"]);
  check("MC-3.6 no founder", { founder: [] }, ["FOUNDER_COUNT 0 1"]);
  check("MC-3.6 a founder of another faction is legal", { founder: ["1 Mother Serapha Quill"] }, []);
  check("MC-3.6 a character without the mark is no founder", { founder: ["1 Hero Cop"] }, ["FOUNDER_WRONG_TYPE Hero Cop"]);
  check("MC-3.6 a business is no founder", { founder: ["1 Lattice Holdings"] }, ["FOUNDER_WRONG_TYPE Lattice Holdings"]);
  check("MC-R150 two in a red position, one wrong", { founder: ["1 The Glass Man", "1 Hero Cop"] }, [
    "FOUNDER_COUNT 2 1",
    "FOUNDER_WRONG_TYPE Hero Cop",
  ]);
  check("MC-R150 a bad count counts as 1 in a red position", { business: ["0 Ferrum Nanologics", "2 Lattice Holdings"] }, [
    "BAD_COUNT Ferrum Nanologics business 0",
    "BUSINESS_COUNT 3 1",
  ]);
  check("MC-R150 a single bad count in a red position", { founder: ["-6 The Glass Man"] }, ["BAD_COUNT The Glass Man founder -6"]);

  check("MC-3.7 green in Main", { main: [...BASE.main, "1 Day Traders"] }, ["MAIN_WRONG_BACK Day Traders green"]);
  check("MC-3.7 red in Main", { main: [...BASE.main, "1 The Orchid Regent"] }, ["MAIN_WRONG_BACK The Orchid Regent red"]);
  check("MC-3.7 blue in Resources", { resources: ["20 Commuter Belt", "1 Forest"] }, ["RESOURCE_WRONG_BACK Forest blue"]);
  check("MC-3.7 red in Resources", { resources: ["20 Commuter Belt", "1 Lattice Holdings"] }, ["RESOURCE_WRONG_BACK Lattice Holdings red"]);
  check("MC-3.7 green as business and as founder", { business: ["1 Day Traders"], founder: ["1 Day Traders"] }, [
    "BUSINESS_WRONG_TYPE Day Traders",
    "FOUNDER_WRONG_TYPE Day Traders",
  ]);
  check("MC-R21 a wrong back is reported and ignored in every count", { main: [...BASE.main.slice(1), "9 Day Traders"] }, [
    "MAIN_WRONG_BACK Day Traders green",
    "MAIN_TOO_FEW 36 40",
  ]);
  check("MC-3.8 factions mix", main("4 Incarnate Neonate", "4 Gnost Cleric"), []);
  check(
    "MC-3.9 forty events are legal",
    {
      main: [
        "Blackout",
        "Pandemic",
        "Stampede",
        "Benediction",
        "Shunning",
        "Displacement",
        "Forgetting",
        "Tidal Wave",
        "Solar Storm",
        "Data Plague",
      ].map((name) => `4 ${name}`),
    },
    [],
  );

  check("MC-3.10 an unknown name", { main: [...BASE.main, "1 The Brass Woman"] }, ["UNKNOWN_CARD The Brass Woman main"]);
  check("MC-3.10 an unknown name counts for nothing", main("4 The Brass Woman"), [
    "UNKNOWN_CARD The Brass Woman main",
    "MAIN_TOO_FEW 36 40",
  ]);
  check("MC-3.10 spelling counts", main("4 forest"), ["UNKNOWN_CARD forest main", "MAIN_TOO_FEW 36 40"]);
  check(
    "MC-R150 unknown once per name and zone, resource first",
    { main: [...BASE.main, "1 Nobody", "2 Nobody"], resources: ["20 Commuter Belt", "1 Nobody"] },
    ["UNKNOWN_CARD Nobody resource", "UNKNOWN_CARD Nobody main"],
  );
  check(
    "MC-R150 unknown in all four zones, in their order",
    { business: ["1 X"], founder: ["1 X"], main: [...BASE.main, "1 X"], resources: ["20 Commuter Belt", "1 X"] },
    ["UNKNOWN_CARD X resource", "UNKNOWN_CARD X main", "UNKNOWN_CARD X business", "UNKNOWN_CARD X founder"],
  );
  check("MC-R150 names compare by code point", { main: [...BASE.main, "1 a", "1 Z", "1 É", "1 10", "1 9", "1 \u{1F600}", "1 \uFFFD"] }, [
    "UNKNOWN_CARD 10 main",
    "UNKNOWN_CARD 9 main",
    "UNKNOWN_CARD Z main",
    "UNKNOWN_CARD a main",
    "UNKNOWN_CARD É main",
    "UNKNOWN_CARD \uFFFD main",
    "UNKNOWN_CARD \u{1F600} main",
  ]);
  check("MC-3.10 a count of 0", main("0 Forest"), ["BAD_COUNT Forest main 0", "MAIN_TOO_FEW 36 40"]);
  check("MC-3.10 a count of -6", { resources: ["20 Commuter Belt", "-6 Day Traders"] }, ["BAD_COUNT Day Traders resource -6"]);
  check("MC-3.10 half a copy", main("4.5 Forest"), ["BAD_COUNT Forest main 4.5", "MAIN_TOO_FEW 36 40"]);
  check("MC-R150 8 and -2 of one name", main("8 Repo Agent", "-2 Repo Agent"), [
    "BAD_COUNT Repo Agent main -2",
    "MAIN_TOO_MANY_COPIES Repo Agent 8 4",
  ]);
  check("MC-R150 each bad entry is judged alone", { main: [...BASE.main, "0 Forest", "-1 Forest"] }, [
    "BAD_COUNT Forest main 0",
    "BAD_COUNT Forest main -1",
  ]);
  check("MC-R150 an unknown card with a bad count gives both", { main: [...BASE.main, "0 Nobody"] }, [
    "UNKNOWN_CARD Nobody main",
    "BAD_COUNT Nobody main 0",
  ]);
  check("a wrong back with a bad count gives both", { main: [...BASE.main, "0 Day Traders"] }, [
    "BAD_COUNT Day Traders main 0",
    "MAIN_WRONG_BACK Day Traders green",
  ]);
  check("Considering and Unresolved never count", { considering: ["9 Nobody", "0 Forest"], unresolved: ["???"] }, []);
  check(
    "all codes at once, in their order",
    {
      business: ["1 Hypermarket", "1 X"],
      founder: ["1 Hero Cop", "0 The Glass Man"],
      main: ["5 Repo Agent", "1 Day Traders"],
      resources: ["1 Forest"],
    },
    [
      "UNKNOWN_CARD X business",
      "BAD_COUNT The Glass Man founder 0",
      "RESOURCE_WRONG_BACK Forest blue",
      "RESOURCE_TOO_FEW 0 20",
      "MAIN_WRONG_BACK Day Traders green",
      "MAIN_TOO_FEW 5 40",
      "MAIN_TOO_MANY_COPIES Repo Agent 5 4",
      "BUSINESS_COUNT 2 1",
      "BUSINESS_WRONG_TYPE Hypermarket",
      "FOUNDER_COUNT 2 1",
      "FOUNDER_WRONG_TYPE Hero Cop",
    ],
  );
});

describe("MC-3.10 a line without a count that names no card is an unknown card of its section", () => {
  const skyline = readFileSync("content/megacorp/decks/skyline-takeover.txt", "utf8");
  test.each([
    ["Main: 40", "main"],
    ["Resources: 20", "resource"],
    ["Business: 1", "business"],
    ["Founder: 1", "founder"],
  ])("under %s", (heading, zone) => {
    const list = read(skyline.replace(heading, `${heading}\nNo Such Card`));
    expect(problemsOf(list).map(reasonOf)).toContainEqual({ code: "UNKNOWN_CARD", name: "No Such Card", zone });
    expect(list.sections.unresolved).toEqual([]);
  });
});

describe("Shipped decks", () => {
  test.each(SHIPPED_DECKS.map(({ id, list }) => [id, list] as const))("%s is legal and asks nothing", (_, list) => {
    const result = checkDeck(list, MEGACORP_POOL, rules);
    expect(result.problems).toEqual([]);
    expect(result.advice).toEqual([]);
    expect(result).toMatchObject({ legal: true, playable: true });
  });

  const illegal: { decks: readonly { id: string; expectedReasons: unknown }[] } = JSON.parse(fixture("illegal.json"));
  test.each(illegal.decks.map((deck) => [deck.id, deck] as const))("%s has exactly the reasons it was made for", (_, deck) => {
    expect(problemsOf(read(JSON.stringify(deck))).map(reasonOf)).toEqual(deck.expectedReasons);
  });
});

test("a format is found by what people call it", () => {
  const codes = (format: string) => problemsOf(listOf({ ...BASE }), format).map(({ code }) => code);
  expect(codes("house: singleton")).toEqual(codes("house-singleton"));
  expect(codes("house: singleton")).toContain("FORMAT_TOO_MANY_COPIES");
});

describe("Section queries", () => {
  test.each(rules.sections.map((rule) => [rule.query, rule] as const))(
    "%s finds exactly the cards that the section holds",
    (query, rule) => {
      const held = MEGACORP_POOL.cards.filter(rule.holds).map(({ name }) => name);
      expect([...namesMatching(MEGACORP_POOL, query)].sort()).toEqual(held.sort());
      expect(held.length).toBeGreaterThan(0);
    },
  );
  test("every card belongs to one section, and its home is there", () => {
    for (const card of MEGACORP_POOL.cards) {
      expect(rules.sections.filter((rule) => rule.holds(card)).map(({ id }) => id)).toEqual([rules.home(card)]);
    }
  });
});

describe("Formats", () => {
  test("a deck that is legal in rulebook strict can be built", () => {
    const names = namesMatching(MEGACORP_POOL, "prov:rulebook,completed");
    const of = (id: string) =>
      MEGACORP_POOL.cards.filter((card) => names.has(card.name) && rules.home(card) === id).map(({ name }) => name);
    const list = listOf(
      {
        business: ["1 Ferrum Nanologics"],
        founder: of("founder")
          .slice(0, 1)
          .map((name) => `1 ${name}`),
        main: of("main").map((name) => `4 ${name}`),
        resources: of("resources").map((name) => `10 ${name}`),
      },
      "rulebook-strict",
    );
    expect(problemsOf(list)).toEqual([]);
  });
  test("no proposal of a strict deck is forbidden by it", () => {
    const proposals = problemsOf(listOf({}, "rulebook-strict")).flatMap(({ fixes }) =>
      fixes.flatMap((fix) => (fix.kind === "fill" ? fix.add : [])),
    );
    const allowed = namesMatching(MEGACORP_POOL, "prov:rulebook,completed or t:business");
    expect(proposals.filter(({ name }) => !allowed.has(name))).toEqual([]);
  });
  check("strict allows what the rulebook names", { main: [...BASE.main.slice(1), "4 Tidal Wave"] }, [], "core-rules");
  test("strict names every card that the rulebook does not name", () => {
    const names = problemsOf(listOf(BASE), "rulebook-strict").map(({ code, data }) => `${code} ${data["name"]}`);
    expect(names).not.toContain("FORMAT_NOT_ALLOWED Hypermarket");
    expect(names).not.toContain("FORMAT_NOT_ALLOWED Ferrum Nanologics");
    expect(names).toContain("FORMAT_NOT_ALLOWED Repo Agent");
    expect(names).toContain("FORMAT_NOT_ALLOWED Commuter Belt");
  });
  check(
    "singleton allows one copy, after the reasons of the rules",
    { business: [], main: BASE.main.map((line) => line.replace("4", "1")).concat("2 Tidal Wave") },
    ["MAIN_TOO_FEW 12 40", "BUSINESS_COUNT 0 1", "FORMAT_TOO_MANY_COPIES house-singleton Tidal Wave 2 1"],
    "house-singleton",
  );
  test("copies that are too many for the rules and for the format are one reason, with the stricter limit and the rules", () => {
    const problems = (format: string) =>
      problemsOf(listOf({ ...BASE, main: ["50 Forest", "2 Blackout"] }), format).map(
        ({ message, rules, data }) => `${message} [${rules}] ${data["max"]}`,
      );
    expect(problems("house-singleton")).toEqual([
      "2 copies of Blackout; House: singleton allows at most 1. [] 1",
      "50 copies of Forest; House: singleton allows at most 1. [MC-3.4,MC-R20] 1",
    ]);
    expect(problems("core-rules")).toEqual(["The main deck has 50 copies of Forest; the limit is 4 (MC-3.4). [MC-3.4,MC-R20] 4"]);
    const lax = { ...rules, formats: [{ id: "lax", name: "Lax", doc: "", limits: { main: { perCard: 9 } } }] };
    const found = checkDeck(listOf({ ...BASE, main: ["50 Forest"] }, "lax"), MEGACORP_POOL, lax).problems;
    expect(found.map(({ code }) => code)).toEqual(["MAIN_TOO_MANY_COPIES"]);
  });
  test("an unknown format is checked by the core rules, and said so", () => {
    const result = checkDeck(listOf(BASE, "tournament-2040"), MEGACORP_POOL, rules);
    expect(result.legal).toBe(true);
    expect(result.advice[0]?.message).toBe(
      "There is no format “tournament-2040”, so only the core rules were checked. Formats: core-rules, rulebook-strict, house-singleton.",
    );
  });
});

describe("Blocked and advice", () => {
  test("a deck that is being begun gets no advice, and cards with a wrong back are not counted in it", () => {
    const advise = (main: string[]) => checkDeck(listOf({ main }), MEGACORP_POOL, rules).advice.map(({ message }) => message);
    expect(advise(["4 Blackout"])).toEqual([]);
    expect(advise(["12 Blackout", "8 Forest", "20 Day Traders"])).toContain(
      "12 of 20 cards in the main deck are Events; most decks have fewer (MC-3.9).",
    );
  });

  const all = (state: CardState) => Object.fromEntries(MEGACORP_POOL.cards.map(({ name }) => [name, { state }]));
  const blockedIn = (changes: Readonly<Record<string, Partial<LibraryCard>>>) => checkDeck(listOf(BASE), poolWith(changes), rules);
  test("a deck whose cards all play is not blocked", () => {
    const { blocked, playable } = blockedIn({ ...all("plays"), Forest: { state: "unverified" } });
    expect([blocked, playable]).toEqual([[], true]);
  });
  test.each([
    ["draft", "DRAFT_CARD", "13 cards are drafts. They can be played only on a free table."],
    ["free", "FREE_TABLE_ONLY", "13 cards have texts that are understood but do not run yet. They can be played only on a free table."],
    ["unchecked", "TEXT_NOT_CHECKED", "13 cards: text not checked yet, so the deck can be played only on a free table."],
  ] as const)("cards that are %s are one finding that names them", (state, code, message) => {
    const { blocked, playable, legal } = blockedIn(all(state));
    expect(blocked.map((finding) => [finding.code, finding.data["count"], finding.message])).toEqual([[code, 13, message]]);
    expect(blocked[0]?.cards).toContain("Ferrum Nanologics");
    expect([legal, playable]).toEqual([true, false]);
  });
  test.each([
    ["draft", "Forest is a draft. It can be played only on a free table."],
    ["free", "Forest's text is understood but does not run yet. The card can be played only on a free table."],
    ["unchecked", "Forest: text not checked yet, so the deck can be played only on a free table."],
  ] as const)("one card that is %s is named in the sentence", (state, message) => {
    const { blocked } = blockedIn({ ...all("plays"), Forest: { state } });
    expect(blocked.map((finding) => finding.message)).toEqual([message]);
  });
  test("a retired card stays legal and is blocked", () => {
    const result = checkDeck(listOf(BASE), poolWith({ Forest: { archived: true } }), rules);
    expect(result.legal).toBe(true);
    expect(result.blocked[0]).toMatchObject({ code: "RETIRED_CARD", cards: ["Forest"] });
    expect(result.blocked[0]?.message).toBe("Forest is retired and no longer in the card pool.");
  });
  test("more than two events in five are remarked on, exactly two in five are not", () => {
    const events = (count: number) =>
      checkDeck(listOf({ main: [`${count} Blackout`, `${40 - count} Forest`] }), MEGACORP_POOL, rules).advice;
    expect(events(17)[0]?.message).toBe("17 of 40 cards in the main deck are Events; most decks have fewer (MC-3.9).");
    expect(events(16)).toEqual([]);
  });
  test("a trait cost that nothing pays", () => {
    const { advice } = checkDeck(
      listOf({ main: ["20 Tidal Wave"] }),
      poolWith({
        "Tidal Wave": {
          fields: { ...MEGACORP_POOL.byName.get("Tidal Wave")?.fields, traitCost: { MQ: 2 }, scores: { IQ: 0, EQ: null, MQ: null, BQ: 0 } },
        },
      }),
      rules,
    );
    expect(advice.map(({ message }) => message)).toContain(
      "Nothing can pay Tidal Wave's 2 MQ: no card in the deck has a score in MQ to engage (MC-7.3).",
    );
  });
  test("unresolved lines are counted", () => {
    const { advice, legal } = checkDeck(listOf({ ...BASE, unresolved: ["???", "!!!"] }), MEGACORP_POOL, rules);
    expect(legal).toBe(true);
    expect(advice.map(({ message }) => message)).toEqual(["2 lines are unresolved and do not count."]);
    const one = checkDeck(listOf({ ...BASE, unresolved: ["???"] }), MEGACORP_POOL, rules);
    expect(one.advice.map(({ message }) => message)).toEqual(["1 line is unresolved and does not count."]);
  });
});

describe("Sentences", () => {
  const sentence = (title: string, sections: Partial<Record<Section, readonly string[]>>, expected: string, labels: readonly string[]) =>
    test(title, () => {
      const [finding] = problemsOf(listOf({ ...BASE, ...sections }));
      expect(finding?.message).toBe(expected);
      expect(finding?.fixes.map(({ label }) => label)).toEqual(labels);
    });
  sentence("too few", main("2 Repo Agent"), "The main deck has 38 cards and needs at least 40 (MC-3.3).", [
    "Show matching cards",
    "Fill with 2 × Repo Agent",
  ]);
  sentence("too many", main("5 Tidal Wave"), "The main deck has 5 copies of Tidal Wave; the limit is 4 (MC-3.4).", ["Remove 1"]);
  sentence("no founder", { founder: [] }, "The deck has no Founder (MC-3.6).", ["Choose", "Add Ilse Korda, Director of Works"]);
  sentence("unknown", { main: [...BASE.main, "1 Hypermarkt"] }, "“Hypermarkt” in the main deck is not a Megacorp card (MC-3.10).", [
    "Read as Hypermarket",
    "Move to Considering",
    "Remove",
  ]);
  sentence(
    "bad count",
    { resources: ["20 Commuter Belt", "-6 Day Traders"] },
    "“Day Traders” in the resource deck has a count of -6; a count must be a whole number, at least 1 (MC-3.10).",
    ["Set to 1", "Remove the line"],
  );
  test("a name that may be no card's is quoted", () => {
    expect(problemsOf(listOf({ ...BASE, main: [...BASE.main, "0 Nobody"] })).map(({ message }) => message)).toEqual([
      "“Nobody” in the main deck is not a Megacorp card (MC-3.10).",
      "“Nobody” in the main deck has a count of 0; a count must be a whole number, at least 1 (MC-3.10).",
    ]);
  });
  sentence(
    "wrong back",
    { resources: ["20 Commuter Belt", "1 Forest"] },
    "Forest has a blue back; the resource deck takes only green backs (MC-3.1).",
    ["Move to Main", "Remove"],
  );
});

/** How far a finding is from being mended; 0 when it is gone. Reasons with numbers come nearer, the others are there or not. */
function severity(problems: readonly Finding[], { code, data }: Finding): number {
  const same = problems.filter(
    (other) => other.code === code && other.data["name"] === data["name"] && other.data["zone"] === data["zone"],
  );
  return same.reduce(
    (sum, other) => sum + Math.max(1, Math.abs(Number(other.data["have"] ?? 0) - Number(other.data["need"] ?? other.data["max"] ?? 0))),
    0,
  );
}
const clickable = ({ fixes }: Finding): readonly Fix[] => fixes.filter(({ kind }) => kind !== "show");

/** Clicks the first button of the first finding until nothing is left to click. */
function mendAll(list: DeckList): DeckList {
  let mended = list;
  for (let clicks = 0; clicks < 300; clicks++) {
    const fix = problemsOf(mended).flatMap(clickable)[0];
    if (!fix) return mended;
    mended = applyFix(mended, fix, MEGACORP_POOL).list;
  }
  return mended;
}

type Broken = { file: string; problems: readonly unknown[]; fix: { problem: number; label: string } };
const broken: readonly Broken[] = JSON.parse(fixture("broken/broken.json"));

describe("Broken decks", () => {
  test("there are at least 25", () => expect(broken.length).toBeGreaterThanOrEqual(25));

  test.each(broken.map((deck) => [deck.file, deck] as const))("%s: named, numbered, and mended by a click", (file, { problems, fix }) => {
    const list = read(fixture(`broken/${file}`));
    const found = problemsOf(list);
    expect(found.map(reasonOf)).toEqual(problems);
    const finding = found[fix.problem];
    const button = finding?.fixes.find(({ label }) => label === fix.label);
    expect(finding?.fixes.map(({ label }) => label)).toContain(fix.label);
    if (!finding || !button) return;
    const edit = applyFix(list, button, MEGACORP_POOL);
    expect(edit.step).not.toBe("Nothing changed");
    expect(severity(problemsOf(edit.list), finding)).toBeLessThan(severity(found, finding));
    expect(problemsOf(mendAll(list))).toEqual([]);
  });
});

describe("Fixes keep their word", () => {
  const names = [
    "Forest",
    "Tidal Wave",
    "Hypermarket",
    "Repo Agent",
    "Day Traders",
    "Commuter Belt",
    "Ferrum Nanologics",
    "Lattice Holdings",
    "The Glass Man",
    "The Orchid Regent",
    "Tidel Wave",
    "Nobody at all",
  ];
  const line = fc.record({
    name: fc.constantFrom(...names),
    count: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, -6, 1.5)),
  });
  const section = fc.array(line, { maxLength: 6 });
  const deck = fc
    .record({
      business: section,
      founder: section,
      main: section,
      resources: section,
      format: fc.constantFrom("core-rules", "rulebook-strict", "house-singleton"),
    })
    .map(({ format, ...sections }) => listOf(sections, format));

  test("every button of every finding mends it or brings it nearer", () => {
    fc.assert(
      fc.property(deck, (list) => {
        const before = problemsOf(list);
        for (const finding of before) {
          for (const fix of clickable(finding)) {
            const { list: after, step } = applyFix(list, fix, MEGACORP_POOL);
            expect(after, `${finding.message} [${fix.label}]`).not.toBe(list);
            expect(step).not.toBe("Nothing changed");
            expect(severity(problemsOf(after), finding), `${finding.message} [${fix.label}]`).toBeLessThan(severity(before, finding));
          }
        }
      }),
    );
  });

  test("clicking first buttons ends in a legal deck", () => {
    fc.assert(fc.property(deck, (list) => problemsOf(mendAll({ ...list, format: "core-rules" })).length === 0));
  });
});
