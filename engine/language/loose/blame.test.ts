import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readText } from "../reading/read.ts";
import { readLoosely } from "./read.ts";

const language = shippedLanguage("megacorp");
const read = (text: string) => readLoosely(language, text, { name: "Ada Vane" });
const told = (text: string) => read(text).blame();

describe("what keeps a text from being understood", () => {
  test("its card's name is not", () => {
    const text = "When Ada Vane attacks, frobnicate the river.";
    const [problem, ...others] = told(text);
    expect(others).toEqual([]);
    expect(problem?.message).toBe("This game's texts do not use the word “frobnicate”");
    expect(text.slice(problem?.from, problem?.to)).toBe("frobnicate");
  });
  test("a sentence that is understood in other words is not", () => {
    const text = "Whenever Ada Vane dies, draw two cards. Frobnicate the river.";
    expect(readText(language, text).problems).toHaveLength(2);
    expect(told(text)).toMatchObject([{ from: text.indexOf("Frobnicate") }]);
  });
  test("a number in words is not", () => expect(told("Fix the roof of one card.")[0]?.message).not.toContain("instead of"));
  test("what is typed up to its end is still to be finished", () => {
    const text = "When Ada Vane is deployed, discard";
    expect(told(text)[0]).toMatchObject({ from: text.length, to: text.length });
  });
  test("the name is not either where the sentences are only not understood together", () => {
    const text = "Flying. When Ada Vane is destroyed, each opponent reveals a card. That player loses 1M.";
    for (const { message } of told(text)) expect(message).not.toMatch(/Ada|Vane/);
    expect(told(text).length).toBeGreaterThan(0);
  });
  test("of each sentence something is said, and a text that is understood has nothing", () => {
    expect(told("Frob. Nicate.")).toHaveLength(2);
    expect(told("Draw 1 card.")).toEqual([]);
    expect(told("Draw a card whenever Ada Vane attacks.")).toEqual([]);
  });
});

describe("what the game does not have", () => {
  test.each([
    ["Gain 3 life.", /^Megacorp has no life: .*\(MC-7\.1\)/],
    ["Create a Soldier token.", /^Megacorp has no tokens: /],
    ["Ada Vane gains 2 experience.", /^Megacorp has no experience/],
    ["Each player votes.", /^This game has no votes$/],
    ["Deal 3 mana to any target.", /^Megacorp has no mana: /],
    ["Trample.", /^Megacorp has no trample: .* You can create a keyword Trample under Words$/],
  ])("%s", (text, message) => {
    expect(told(text)[0]?.message).toMatch(message);
    expect(read(text).offers).toEqual([]);
    expect(read(text).near()).toEqual([]);
  });
  test("what it has a word for is not missing", () => expect(told("Roll a d6.")[0]?.message).not.toContain("has no dice"));
});

test.each([
  ["First strike.", "Initiative."],
  ["Vigilance.", "Overwatch."],
  ["Hexproof.", "This cannot be targeted."],
])("the keyword of another game is offered as what comes nearest: %s", (text, meant) => {
  expect(read(text)).toMatchObject({ how: "none", offers: [meant] });
});
describe("a sentence has the same offers beside another fault", () => {
  const other = " Frobnicate the river.";
  test.each([
    ["a keyword of another game", "First strike.", ["Initiative."]],
    ["a likely meaning", "Destroy 2 target cards.", ["Destroy up to 2 target cards."]],
    [
      "one of several meanings",
      "Events cost 1M more.",
      ["Each event costs each player 1M more.", "Each event costs each opponent 1M more.", "Each event costs you 1M more."],
    ],
    ["a slip", "Destory this.", ["Destroy this."]],
  ])("%s", (_, text, offers) => {
    expect(read(text).offers).toEqual(offers);
    const [problem, ...others] = told(text + other);
    expect(problem).toMatchObject({ suggestions: offers });
    expect(others).toHaveLength(1);
    expect(told(`Gain 3 life. ${text}`).at(-1)).toMatchObject({ suggestions: offers });
  });
  test("lines that are understood stay as they are in what is offered for the others", () => {
    const other = shippedLanguage("virtual-revolution");
    const fine = "Activation: Gain 1 Immunity. Look at the Corruption of an opponent.";
    const { how, near, offers } = readLoosely(other, `${fine}\nBoost: Recruit: pay 1 € less.`, { kind: "agent" });
    expect(how).toBe("none");
    const lines = [...offers, ...near().map(({ text }) => text)].map((text) => text.split("\n")[0]);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines)).toEqual(new Set([fine]));
  });
  test("what is only near is near to the sentence", () => {
    const text = "Draw three target cards.";
    const [near] = read(text).near();
    expect(near).toMatchObject({ text: "Draw 3 cards.", lost: ["target"] });
    expect(read(text).nearby()).toEqual([]);
    expect(read(text + other).near()).toEqual([]);
    expect(read(text + other).nearby()).toContainEqual({ near: [near], from: 0, to: text.length });
    expect(read(`Gain 3 life. ${text}`).nearby()).toContainEqual({ near: [near], from: 13, to: 13 + text.length });
  });
  test("several meanings are not told as a word that is missing", () =>
    expect(told("Events cost 1M more.")).toMatchObject([
      { from: 0, to: 19, message: "“Events cost 1M more” can mean more than one thing" },
    ]));
});

test("a dash in the midst of a sentence is not its end", () => {
  const text = "When Ada Vane attacks — frobnicate the river.";
  expect(told(text)[0]?.from).toBeLessThan(text.length);
  expect(told("Draw two cards —")[0]?.message).toMatch(/^A sentence does not end with a dash/);
});

test("a keyword that only looks like one of ours is not", () => expect(read("Menace.").offers).toEqual([]));

describe("what is taken at one key is what was meant", () => {
  test.each([
    "Your Business can't be the target of attacks.",
    "Whenever one or more locations are destroyed, draw a card.",
    "Bond target equipment to Ada Vane. It gets +1 BQ.",
    "Choose two adjacent locations an opponent controls.",
    "Engage Ada Vane: Bond target equipment to target character. It gets +2 EQ until end of turn.",
  ])("nothing is: %s", (text) => {
    const { how, offers, near } = readLoosely(language, text, { name: "Ada Vane", kind: "character" });
    expect({ how, offers, sure: near().filter(({ sure }) => sure) }).toEqual({ how: "none", offers: [], sure: [] });
  });
});
