/** Every kind of mistake in a scenario file: a typed error with file, line and a sentence that says what to do; never an exception. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXPECT_WORDS, MISTAKES, POSITION_WORDS } from "../engine/scenarios/index.ts";
import { times } from "../tests/size.ts";
import { withoutRules } from "../tests/without-rules.ts";
import { loadContent } from "./load.ts";
import { readRules } from "./rules.ts";
import { playReadScenarios, readScenarios, type ScenarioFileResult, type ScenarioProblem } from "./scenarios.ts";

const { content } = loadContent();
const numbers = new Set(readRules(content.san.rules, "san").map(({ number }) => number));
const san = { cards: content.san.cards, keywords: content.san.keywords, isRule: (number: string) => numbers.has(number) };

function play(text: string): ScenarioFileResult {
  const read = readScenarios({ file: "mine.json", text });
  return "problems" in read ? { file: "mine.json", problems: read.problems, scenarios: [] } : playReadScenarios(read, san);
}
const megacorp = {
  cards: content.megacorp.cards,
  keywords: content.megacorp.keywords,
  decks: content.megacorp.decks,
  isRule: (number: string) => number.startsWith("MC-"),
};
const POOLS = { san, megacorp };
/** How the check of a deck went. */
function playDeck(game: keyof typeof POOLS, deck: unknown, problems: unknown, rules: readonly string[] = ["MC-3.3"]) {
  const text = JSON.stringify({ game, decks: [{ name: "a deck", rules, deck, problems }] });
  const read = readScenarios({ file: "mine.json", text });
  if ("problems" in read) return read.problems.map(({ message }) => message).join("; ");
  const [result] = playReadScenarios(read, POOLS[game]).scenarios;
  if (result?.outcome === "unreadable") return result.problems.map(({ message }) => message).join("; ");
  if (result?.outcome === "failed")
    return result.failures.map(({ expected, found }) => `expected ${expected}, found ${found.replace(/ \(.*?\.\)/g, "")}`).join("; ");
  return result?.outcome;
}

describe("The check of a deck", () => {
  const tooFew = { main: ["3 Hero Cop"], resources: ["20 Selfish Consumers"], business: ["Lattice Holdings"], founder: ["The Glass Man"] };
  test.each<[string, keyof typeof POOLS, unknown, unknown, RegExp, string[]?]>([
    ["passes with all problems", "megacorp", tooFew, [{ code: "MAIN_TOO_FEW", have: 3, rule: "MC-3.3", says: "at least 40" }], /^passed$/],
    ["fails with a legal deck", "megacorp", "Testament", ["MAIN_TOO_FEW"], /^expected MAIN_TOO_FEW, found a legal deck$/],
    ["fails with an illegal one", "megacorp", tooFew, [], /^expected a legal deck, found \{"code":"MAIN_TOO_FEW","have":3,"need":40\}/],
    ["fails with other data", "megacorp", tooFew, [{ code: "MAIN_TOO_FEW", have: 4 }], /^expected .*4\}, found .*"have":3/],
    ["fails with other words", "megacorp", tooFew, [{ code: "MAIN_TOO_FEW", says: "too many" }], /^expected /],
    [
      "fails with a part of the problems",
      "megacorp",
      { main: ["3 Hero Cop"] },
      ["MAIN_TOO_FEW"],
      /^expected MAIN_TOO_FEW, found .*RESOURCE_TOO_FEW/,
    ],
    ["knows the shipped decks", "megacorp", "Testamint", [], /No ready deck has this name\. Use one of Apex Predators, /],
    ["knows the rules", "megacorp", "Testament", [], /XX-1 is not a rule of this game/, ["XX-1"]],
    ["is for games with decks", "san", { main: [] }, [], /San has no deck building/, []],
  ])("%s", (_title, game, deck, problems, said, rules) => expect(playDeck(game, deck, problems, rules)).toMatch(said));

  test("a file has scenarios or decks", () => {
    expect(problemsOf(play('{ "game": "san" }')).map(({ message }) => message)).toEqual([
      "This is not valid here: a file has scenarios, or decks to check.",
    ]);
  });
});

const problemsOf = ({ problems, scenarios }: ScenarioFileResult): ScenarioProblem[] => [
  ...problems,
  ...scenarios.flatMap((one) => (one.outcome === "unreadable" ? one.problems : [])),
];

/** A file with one scenario, one member a line, so that a mistake has a line of its own; the scenario's first member stands in line 4. */
const file = (members: Readonly<Record<string, unknown>>): string => {
  const whole = { name: "a scenario", steps: [{ expect: { at: "play" } }], ...members };
  const lines = Object.entries(whole).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n  "game": "san",\n  "scenarios": [{\n${lines.join(",\n")}\n  }]\n}\n`;
};
const lineOf = (text: string, member: string) => text.split("\n").findIndex((line) => line.startsWith(`    "${member}"`)) + 1;

describe("A mistake", () => {
  test.each<[string, string, Readonly<Record<string, unknown>>, RegExp]>([
    ["position", "card", { position: { SUN: { hand: ["Bagmann"] } } }, /There is no card "Bagmann"\. Did you mean "Bagman"\?/],
    [
      "position",
      "count",
      { position: { SUN: { hand: ["4 Bagman"] } } },
      /has only 3 "Bagman", and the position already uses them all: SUN's hand/,
    ],
    [
      "position",
      "count",
      { position: { SUN: { deck: ["Firewall 5"], "virus stack": ["Firewall 5"] } } },
      /has only 1 "Firewall 5", and the position already uses them all: SUN's deck/,
    ],
    [
      "position",
      "card",
      { position: { river: { "1": "Bagman" } } },
      /"Bagman" is the name of 2 cards\. Write the id: san\/bagman or san\/bagman-2/,
    ],
    ["position", "zone", { position: { SUN: { hands: [] } } }, /There is no zone or field "hands" here\. Did you mean "hand"\?/],
    ["position", "zone", { position: { river: { "7": "Shredder" } } }, /"river" has no space "7"; its spaces are 1 to 6/],
    ["position", "count", { position: { river: ["Shredder"] } }, /"river" has 6 spaces, but 1 are listed/],
    [
      "position",
      "place",
      { position: { river: { "1": ["Shredder", "Dead Drop"] } } },
      /This position is not possible: Slot 1 of the River holds 2 cards/,
    ],
    ["position", "place", { position: { SUN: { stage: 9 } } }, /This position is not possible: SUN's Banner is on stage 9/],
    ["position", "seat", { position: { "to move": "MOON" } }, /There is no seat "MOON"/],
    ["position", "shape", { position: { SUN: { hand: { cards: [] } } } }, /A card is written as its name/],
    ["rules", "rule", { rules: ["SAN-6.33"] }, /SAN-6\.33 is not a rule of this game/],
    ["options", "options", { options: { hands: 3 } }, /.+/],
    ["seed", "shape", { seed: "seven" }, /must be a number/],
    ["cards", "card", { cards: [{ name: "any", kind: "hacking" }] }, /"any" stands for any card\. Give the card another name/],
    ["position", "value", { position: { hacking: 1.5 } }, /1\.5 is not a whole number\. Write one/],
    ["position", "value", { position: { hacking: 2 ** 40 } }, /does not fit in 32 bits/],
    ["steps", "shape", { steps: [] }, /too short/],
    ["steps", "seat", { steps: [{ MOON: "play Bagman" }] }, /There is no seat "MOON"/],
    ["steps", "step", { steps: [{ SUN: "x".repeat(10_000) }] }, /An action must be 1 to 300 characters/],
    ...[
      ["plya Packet Thief", /No action in this game begins with "plya packet thief"\. Did you mean "play"\?/],
      ["xyzzy", /begins with "xyzzy"\. `scenario --names san` lists what players do/],
      ["play Packet Theif", /"packet theif" in .* does not fit after "play"\. Did you mean "Packet Thief"\?/],
      ["play Bagman Packet Thief", /does not fit after "play"/],
      ["corrupt slot 9", /"slot" in "corrupt slot 9" does not fit/],
      ["decline the drwa", /"drwa" in/],
      ["mode 1 (gain 2 Haking)", /"gain 2 haking" in/],
      [{ kind: "plya", card: "Bagman" }, /No action in this game has the kind "plya"\. Did you mean "play"\?/],
      [{ kind: "play", crad: "Bagman" }, /An action "play" has no "crad"\. Did you mean "card"\?/],
      [{ kind: "play", card: "Bagmann" }, /"Bagmann" is not a card here\. Did you mean "Bagman"\?/],
      [{ kind: "play" }, /An action "play" needs card; or/],
    ].flatMap(([action, told]): [string, string, Readonly<Record<string, unknown>>, RegExp][] =>
      [{ expect: { "not offered": action } }, { expect: { offered: action } }, { SUN: action }].map((step) => [
        "steps",
        "step",
        { steps: [step] },
        told as RegExp,
      ]),
    ),
    [
      "steps",
      "step",
      { steps: [{ expect: { "no events": "shufle" } }] },
      /No event in this game begins with "shufle"\. Did you mean "shuffle"\?/,
    ],
    [
      "steps",
      "step",
      { steps: [{ expect: { "no events": "buy Bagmn" } }] },
      /"bagmn" in "buy bagmn" does not fit .* Did you mean "Bagman"\?/,
    ],
    ["steps", "step", { steps: [{ expect: { events: "refill river 7" } }] }, /"river 7" in/],
    ["steps", "value", { steps: [{ expect: { asked: { kind: "plya" } } }] }, /has the kind "plya"\. Did you mean "play"\?/],
    ["draws", "draw", { draws: [{ rol: 5 }] }, /There is no draw called "rol"\. Choose from "shuffle", "start", "lot"/],
    ["steps", "rule", { steps: [{ expect: { "not offered": { action: "play", because: "SAN-99" } } }] }, /"SAN-99" is not a rule/],
    ["draws", "draw", { draws: [{ shuffle: "the sea" }] }, /There is no pile "the sea"/],
    ["draws", "draw", { draws: [{ start: JSON.parse('{ "__proto__": null }') }] }, /cannot be drawn/],
    ["cards", "card", { cards: [{ name: "Night Courier" }] }, /The card has no kind/],
    ["cards", "card", { cards: [{ name: "Night Courier", kind: "hacker" }] }, /San has no card kind hacker/],
    [
      "cards",
      "card",
      { cards: [{ name: "Night Courier", kind: "hacking", fields: { cost: "much" } }] },
      /cost: "much" is not allowed here\. The value must be a number/,
    ],
    ["cards", "card", { cards: [{ name: "Night Courier", kind: "hacking", fields: { price: 2 } }] }, /"price" is not allowed here/],
    ["cards", "card", { cards: [{ name: "Bagman", text: "" }] }, /2 cards have this name\. Use the id/],
    [
      "cards",
      "text",
      { cards: [{ name: "Night Courier", kind: "hacking", text: "Gain 2 Hacking. Draw up to" }] },
      /Night Courier cannot be played: “Draw up to” is incomplete/,
    ],
    [
      "cards",
      "text",
      { cards: [{ name: "Night Courier", kind: "hacking", text: "Gain 2 Hacking. Gian 1 Hacking." }] },
      /Night Courier cannot be played at character 17, "Gian": “Gian” should be “gain”/,
    ],
    ["cards", "text", { cards: [{ name: "Night Courier", kind: "hacking", text: "Gain 3M." }] }, /San has no money/],
    [
      "cards",
      "text",
      { cards: [{ name: "Night Courier", kind: "hacking", text: "Gain 2 Hacking. ".repeat(625) }] },
      /A text can have at most 12 sentences; this one has 625/,
    ],
    [
      "cards",
      "shape",
      { cards: [{ name: "Night Courier", kind: "hacking", text: "x".repeat(10_001) }] },
      /too long\. It can have at most 10000/,
    ],
    ["cards", "shape", { cards: [{ kind: "hacking" }] }, /This value is missing\. It must be text/],
    ["word", "shape", { word: 1 }, /"word" is not allowed here/],
  ])("in %s (%s): %#", (member, code, members, told) => {
    const text = file(members);
    const problems = problemsOf(play(text));
    expect(problems[0]).toMatchObject({ file: "mine.json", line: lineOf(text, member), code });
    expect(problems[0]?.message).toMatch(told);
  });

  test.each<[string, string, string, number, RegExp]>([
    ["nothing", "", "json", 1, /The file is empty/],
    ["half a file", '{\n  "game": "san",\n', "json", 3, /This is not valid JSON/],
    ["a member twice", '{ "game": "san",\n "game": "san", "scenarios": [] }', "json", 2, /"game" appears twice/],
    ["no object", "3", "shape", 1, /must be an object/],
    [
      "another game",
      '{ "game": "sam", "scenarios": [{ "name": "x", "steps": [{}] }] }',
      "game",
      1,
      /sam is not a game .* Did you mean san\?/,
    ],
    ["deep nesting", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`, "json", 1, /nested too deeply/],
  ])("in the form of the file: %s", (_title, text, code, line, told) => {
    const [problem] = problemsOf(play(text));
    expect(problem).toMatchObject({ file: "mine.json", line, code });
    expect(problem?.message).toMatch(told);
  });

  describe("in the form of the file", () => {
    withoutRules("corp");
    test("a game without rules of play", () => {
      const [problem] = problemsOf(play('{ "game": "corp",\n "scenarios": [{ "name": "x", "steps": [{}] }] }'));
      expect(problem).toMatchObject({ file: "mine.json", line: 1, code: "game" });
      expect(problem?.message).toMatch(/Games with rules are .*san/);
    });
  });
});

describe("Whatever stands in a file", () => {
  /** Values that look like parts of scenarios, and others. */
  const word = fc.constantFrom(
    ...[
      "SUN",
      "STAR",
      "hand",
      "deck",
      "river",
      "supply",
      "corruption zone",
      "stage",
      "marker on",
      "Bagman",
      "any",
      "2 any",
      "?",
      "play",
      "card",
    ],
    ...[
      "play Bagman",
      "end play",
      "SAN-6.3",
      "expect",
      "kind",
      "as",
      "known",
      "A",
      "1",
      "top",
      "has",
      "action",
      "because",
      "shuffle",
      "cards",
      "note",
    ],
    ...["__proto__", "constructor", "toString", ""],
    ...POSITION_WORDS,
    ...EXPECT_WORDS,
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      word,
      fc.constantFrom(null, true, 0, 1, 3, -1, 1.5, 1e300),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.array(fc.tuple(word, tie("any")), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
    ),
  })).any;
  const members = fc.record(
    {
      position: value,
      steps: fc.array(fc.oneof(value, fc.dictionary(word, value, { maxKeys: 2 })), { minLength: 1, maxLength: 4 }),
      draws: fc.array(value, { maxLength: 3 }),
      options: value,
      cards: fc.array(value, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  const sound = (result: ScenarioFileResult) => {
    for (const { file: name, line, column, code, message } of problemsOf(result)) {
      expect(name).toBe("mine.json");
      expect(line).toBeGreaterThanOrEqual(1);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(["json", ...MISTAKES]).toContain(code);
      expect(message).toMatch(/\.$|\?$/);
      expect(message.length).toBeLessThan(3_000);
    }
    for (const one of result.scenarios) {
      if (one.outcome === "unreadable") expect(one.problems.length).toBeGreaterThan(0);
      if (one.outcome === "failed") expect(one.failures.length).toBeGreaterThan(0);
    }
  };

  test("values of every kind in every place", () => {
    fc.assert(
      fc.property(members, (some) => sound(play(file(some as Record<string, unknown>)))),
      { numRuns: times(1_500) },
    );
  });

  test("a good file in which something was cut, doubled or exchanged", () => {
    const good = file({
      rules: ["SAN-6.3"],
      position: { "to move": "SUN", SUN: { hand: [{ card: "Bagman", as: "A" }, "Packet Thief"], stage: 2 }, river: { "2": "Shredder" } },
      steps: [{ SUN: "play A", expect: { SUN: { hand: 1 }, "not offered": { action: "play Packet Thief", because: "SAN-6.3" } } }],
    });
    expect(problemsOf(play(good))).toEqual([]);
    const cut = fc.tuple(fc.nat(good.length), fc.nat(30), fc.constantFrom("", "x", '"', "{", "]", "null", "-1", '"SUN"', "\u0000"));
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
        let text = good;
        for (const [from, length, put] of cuts) text = text.slice(0, from) + put + text.slice(from + length);
        sound(play(text));
      }),
      { numRuns: times(1_500) },
    );
  });
});
