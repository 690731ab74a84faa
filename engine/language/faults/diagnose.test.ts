import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shipped } from "../../../content/folder.ts";
import { readDesignersTexts } from "../../../content/texts.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { complete } from "../editing/complete.ts";
import { readText } from "../reading/read.ts";
import { lex } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";
import { samplerOf } from "../tables/sample.ts";
import { echo } from "../telling/echo.ts";
import { printLine } from "../telling/print.ts";

const language = shippedLanguage("megacorp");
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));

type Wrong = { readonly text: string; readonly message: string; readonly suggestions: readonly string[] };
const wrong: readonly Wrong[] = fixture("wrong-texts");
const misspelt: readonly (readonly [string, string])[] = fixture("misspelt-texts");

describe("wrong texts are answered for a designer", () => {
  test("there are 42 and more", () => expect(wrong.length).toBeGreaterThanOrEqual(42));
  test.each(wrong)("$text", ({ text, message, suggestions }) => {
    expect(readText(language, text).problems.map((problem) => ({ message: problem.message, suggestions: problem.suggestions }))).toEqual([
      { message, suggestions },
    ]);
  });
  test("what is suggested is understood, and written canonically", () => {
    for (const suggestion of wrong.flatMap(({ suggestions }) => suggestions).filter((text) => !text.includes("‹")))
      expect(readText(language, suggestion)).toMatchObject({ problems: [], canonical: suggestion });
  });
});

test("of 20 misspelt texts at least 18 are answered with what was meant", () => {
  const answers = misspelt.map(([text, meant]) => ({ text, meant, first: readText(language, text).problems[0]?.suggestions[0] }));
  expect(answers).toHaveLength(20);
  expect(answers.filter(({ meant, first }) => first !== meant).length).toBeLessThanOrEqual(2);
});

describe("a problem", () => {
  test("points at its words", () => {
    const text = "Draw 1 card. Target oponent loses 2M.";
    const [problem] = readText(language, text).problems;
    expect(text.slice(problem?.from, problem?.to)).toBe("oponent");
  });
  test("says what was understood and what could come", () => {
    expect(readText(language, "Deal 3 IQ damage.").problems[0]).toMatchObject({
      understood: "Deal 3 IQ damage",
      expected: ["to ‹cards: a card›", "divided as you choose among ‹cards: a card›"],
    });
  });
  test("does not hide the next sentence", () => {
    const { sentences, problems } = readText(language, "Drwa 2 cards. Gain 1M. Gain 3.");
    expect(problems).toHaveLength(2);
    expect(sentences[1]?.canonical).toBe("Gain 1M.");
  });
  test("content is never filled in: a gap stays a gap", () => {
    expect(readText(language, "Deal 3 damage to target character.").problems[0]?.suggestions).toEqual([
      "Deal 3 ‹a trait› damage to target character.",
    ]);
  });
});

test("a random slip in a random sentence is answered, and what is suggested is understood (seed 99)", () => {
  const rng = rngOf(99);
  const sample = samplerOf(language.grammar);
  for (let i = 0; i < 300; i++) {
    const words = printLine(language.grammar, sample(rng, "Line", 4 + below(rng, 6))).split(" ");
    const at = below(rng, words.length);
    const word = words[at] ?? "";
    const letter = below(rng, word.length);
    const other = words[below(rng, words.length)] ?? "";
    const slips = [[], [word, other], [other], [word.slice(0, letter) + word.slice(letter + 1)]];
    const text = words.toSpliced(at, 1, ...(slips[below(rng, slips.length)] ?? [])).join(" ");
    const reading = readText(language, text);
    echo(language, reading.abilities);
    complete(language, text, below(rng, text.length + 1));
    for (const { code, message, suggestions } of reading.problems) {
      expect(message.length).toBeLessThan(600 + text.length);
      if (code !== "not-understood") continue;
      for (const suggestion of suggestions.filter((words) => !words.includes("‹")))
        expect(readText(language, suggestion).canonical).toBe(suggestion);
    }
  }
});

describe("a mistake is told where it is, in the game's own words", () => {
  const san = shippedLanguage("san");
  const modes = "Choose one: Draw 1 card; or gain 1 Hacking.";
  test.each<[string, string, RegExp, readonly string[]]>([
    ["Choose one: draw 1 card or gain 1 Hacking.", "", /^Write “; or” before the last mode: /, [modes]],
    ["Choose one: draw 1 card, or gain 1 Hacking.", "", /^Write “; or” before the last mode: /, [modes]],
    ["Choose one: draw 1 card; gain 1 Hacking.", "", /^Write “; or” before the last mode: /, [modes]],
    ["Choose one: draw 1 card; or gain 1 Haking.", "Haking", /“Haking” should be “Hacking”/i, [modes]],
    ["Choose one: draw 1 card; or draw one card.", "one", /^Write “1” instead of “one”$/, ["Choose one: Draw 1 card; or draw 1 card."]],
    ["Tap this: draw 1 card.", "Tap", /^This game's texts do not use the word “Tap”/, []],
    ["Trash a card.", "Trash", /^Write “destroy” instead of “Trash”$/, ["Destroy a card."]],
    [
      "Gain 2 Haking, then draw 1 card or discard 1 card.",
      "Haking",
      /^This game's texts do not use the word “Haking”\. Did you mean “Hacking”\?$/,
      [],
    ],
    ["Gain 99999999999 Corruption.", "99999999999", /^A number in a text can be at most 1000; this one is 99999999999$/, []],
  ])("%s", (text, words, message, suggestions) => {
    const [problem] = readText(san, text).problems;
    if (words !== "") expect(text.slice(problem?.from, problem?.to)).toBe(words);
    expect(problem?.message).toMatch(message);
    expect(problem?.suggestions).toEqual(suggestions);
  });
  test.each<[string, string, RegExp, readonly string[]]>([
    [
      "When this dies, draw two cards.",
      "dies",
      /^Write “is destroyed” instead of “dies”, “2” instead of “two”$/,
      ["When this is destroyed, draw 2 cards."],
    ],
    [
      "When this perishes, draw two cards.",
      "perishes",
      /^This game's texts do not use the word “perishes”\. Write “2” instead of “two”$/,
      [],
    ],
    ["When this card, draw two cards.", "card", /^“When this” is understood, “card” after it is not\. Write “2” instead of “two”$/, []],
    ["Sneaky.", "Sneaky", /^This game's texts do not use the word “Sneaky”\. You can create a keyword Sneaky under Words$/, []],
    ["Flying. Area Blast 2.", "Blast", /You can create a keyword Area Blast under Words$/, []],
    ["Frobnicate the river.", "Frobnicate", /^This game's texts do not use the word “Frobnicate”$/, []],
    ["Draw 2 cards —", "—", /^A sentence does not end with a dash/, ["Draw 2 cards."]],
    ["When this attacks --", "-", /^A sentence does not end with a dash/, []],
    ["Engage this – draw 1 card.", "–", /^Texts have no dashes/, ["Engage this: Draw 1 card."]],
    ["Draw 2 * cards.", "*", /the sign “\*”/, []],
  ])("the word at which reading stopped is named first: %s", (text, words, message, suggestions) => {
    const [problem] = readText(language, text).problems;
    expect(text.slice(problem?.from, problem?.to)).toBe(words);
    expect(problem?.message).toMatch(message);
    expect(problem?.suggestions).toEqual(suggestions);
  });
  test("no answer names what stands there already, and each says what to do", () => {
    const { known } = readDesignersTexts(join(shipped(), "megacorp"));
    const problems = known.flatMap(({ text }) => readText(language, text).problems);
    const messages = problems.map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(known.length);
    expect(messages.filter((message) => /cannot stand|no sentence begins|the end of the sentence/iu.test(message))).toEqual([]);
    const stopped = problems.flatMap(({ message, expected = [] }) => {
      const word = /“([^”]+)” after it is not/u.exec(message)?.[1]?.toLowerCase();
      return word === undefined ? [] : { word, firsts: expected.map((phrase) => /^[^ ,:;]+/u.exec(phrase)?.[0].toLowerCase()) };
    });
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped.filter(({ word, firsts }) => firsts.includes(word))).toEqual([]);
  });
  test.each(["san", "megacorp"] as const)("%s suggests no foreign word that it does not read", (game) => {
    const { grammar, foreign } = shippedLanguage(game);
    const words = wordsOf(grammar);
    const ours = [...foreign.values()].flatMap((phrase) => lex(phrase)).filter(({ kind }) => kind === "word");
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.filter(({ key }) => !words.has(key))).toEqual([]);
  });
});

describe("hostile texts are answered with a sentence", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["10,000 letters", "a".repeat(10_000), "do not use the word"],
    ["10,000 words", "card ".repeat(2000), "A sentence can have at most 120 words"],
    ["500 sentences", "Draw 1 card. ".repeat(500), "A text can have at most 12 sentences"],
    ["10 MB", "Draw 1 card. ".repeat(800_000), "A text can have at most 10000 characters"],
    ["a chain of tags", `Destroy each ${"#Human ".repeat(110)}card you.`, ""],
    ["tags joined by or", `Destroy each ${"#Human or ".repeat(50)}#GMO card.`, ""],
    ["costs without end", `${"pay 1M, ".repeat(38)}pay 1M: Draw.`, ""],
    ["keywords in keywords", `This has ${"Regenerate: Pay 1M and ".repeat(20)}.`, ""],
    ["open brackets", "(".repeat(10_000), "not closed"],
    ["marks", ":;,:;,".repeat(15), ""],
    ["no words", "☃ ☃ ☃", "do not use the sign"],
    ["conditions in conditions", `${"if it is your turn, ".repeat(20)}draw 1 card.`, ""],
  ];
  test.each(cases)("%s", (_, text, said) => {
    // What would hang is ended by the time that every test is given.
    const { problems } = readText(language, text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.message).toContain(said);
    expect(problems[0]?.message.length).toBeLessThan(600);
  });
  test("a tag chain and a cost list under the cap are read", () => {
    expect(readText(language, `Destroy each ${"#Human ".repeat(100)}card.`).problems).toEqual([]);
    expect(readText(language, `${"Pay 1M, ".repeat(30)}pay 1M: Draw 1 card.`).problems).toEqual([]);
  });
});

describe("in a game that cannot do all that could be said", () => {
  const san = shippedLanguage("san");
  const answered = (text: string, message: string, suggestions: readonly string[] = []) =>
    test(text, () =>
      expect(readText(san, text).problems.map((problem) => ({ message: problem.message, suggestions: problem.suggestions }))).toEqual([
        { message, suggestions },
      ]),
    );
  answered("Lose 2.", "San has no money: say “revenue”, or an icon. “Lose 2” is incomplete");
  answered("Each player gains 2.", "San has no money: say “revenue”, or an icon. “Each player gains 2” is incomplete");
  const hacking = "Choose one: Gain 2 Corruption; or gain 2 Hacking.";
  answered("Gain 2 Corruption or 2 Hacking.", `To offer a choice of two instructions, use “choose one”: ${hacking}`, [hacking]);
  answered("Gain 2 Corruption or gain 2 Hacking.", `To offer a choice of two instructions, use “choose one”: ${hacking}`, [hacking]);
  answered("Choose one: • Gain 2 Corruption • Gain 2 Hacking", "Write the list as one sentence: “Choose one: … ; or …”");
  test("“choose one:” and a list below it", () =>
    expect(
      readText(san, "Choose one:\n• Gain 2 Corruption.\n• Gain 2 Hacking.").problems.map(({ message }) => message.split(";")[0]),
    ).toEqual([
      "“Choose one:” is incomplete",
      "Write the list as one sentence: “Choose one: … ",
      "Write the list as one sentence: “Choose one: … ",
    ]));
  test.each(["Lose half your mony.", "Gian 3M.", "Pay 3: Draw 1 card."])("%s leads into money only where there is money", (text) => {
    const suggested = (game: typeof san) => readText(game, text).problems.flatMap(({ suggestions }) => suggestions);
    expect(suggested(language).join(" ")).toMatch(/\dM|money/);
    expect(suggested(san)).toEqual([]);
  });
});
