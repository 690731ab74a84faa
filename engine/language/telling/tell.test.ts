import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { vocabulariesOf } from "../../games/languages.ts";
import { composeLanguage } from "../language.ts";
import { compileText } from "../machine/compile.ts";
import { readText } from "../reading/read.ts";
import type { CardSense } from "./sense.ts";
import { tellText } from "./tell.ts";

const { content } = loadContent();
const megacorp = shippedLanguage("megacorp");
const PLAYED: CardSense = { instructions: true };

/** As a person sees it: when, then the steps with what is asked. */
function page(text: string, language = megacorp, sense = PLAYED): string[] {
  const { abilities, warnings } = tellText(language, readText(language, text), sense);
  const asked = (questions: readonly { readonly text: string; readonly from: number; readonly to: number }[]) =>
    questions.map(({ text: question, from, to }) => ` <${question}: ${text.slice(from, to)}>`).join("");
  return [
    ...abilities.flatMap(({ when, questions, steps }) => [
      `${when}${asked(questions)}`,
      ...steps.map((step) => `${"  ".repeat(step.depth)}${step.number} ${step.text}${asked(step.questions)}`),
    ]),
    ...warnings.map(({ message }) => `! ${message}`),
  ];
}

describe("how a text is told", () => {
  test("what happens when, in numbered steps, with every choice", () =>
    expect(page("Once per turn, engage this: Deal 3 BQ damage to target character, then draw a card. You may pay 2M.")).toEqual([
      "Once per turn, engage this",
      "1 Deal 3 BQ damage to target character. <A choice, made when it is announced:: target character>",
      "2 Draw a card.",
      "3 You may pay 2M. <A choice: do it or not: You may pay 2M>",
      "! This is part of the ability before it. Start a new paragraph for a new ability",
    ]));
  test("what goes on under a choice stands below it", () =>
    expect(page("When this is destroyed, you may pay 2M, then draw a card.")).toEqual([
      "When this is destroyed",
      "1 You may: <A choice: do it or not: you may pay 2M, then draw a card>",
      "  1.1 Pay 2M.",
      "  1.2 Draw a card.",
    ]));
  test("of several ways each is one step, however much it does", () =>
    expect(page("Choose one: Draw 2 cards; or destroy target card you control, then gain 6M.")).toEqual([
      "When it is played",
      "1 One of these: <A choice: which of these: Choose one: Draw 2 cards; or destroy target card you control, then gain 6M>",
      "  1.1 Draw 2 cards.",
      "  1.2 Destroy target card you control, then gain 6M. <A choice, made when it is announced:: target card you control>",
    ]));
  test("a keyword is what it stands for", () => {
    expect(page("Mutation 3.")[1]).toContain("valuation 3M or less");
    expect(page("Flying.")[1]).toContain("The game's rules handle this");
  });
  test("a choice of a keyword says what is chosen, not the keyword's name alone", () => {
    const own = composeLanguage(
      vocabulariesOf("megacorp", [
        ...content.megacorp.keywords,
        { id: "ambush", print: "Ambush", definition: "When this is deployed, choose a character. Destroy that card." },
      ]),
    );
    if (!own.ok) throw new Error("These are words.");
    const { abilities } = tellText(own.value, readText(own.value, "Ambush."), PLAYED);
    const questions = abilities.flatMap((ability) => [...ability.questions, ...ability.steps.flatMap((step) => step.questions)]);
    expect(questions).toMatchObject([{ text: "Ambush: choose a character", isWhole: true }]);
  });
  test("optional sentences of San are choices", () =>
    expect(page("Gain 1 Hacking. Draw up to 1 card.", shippedLanguage("san"))).toEqual([
      "When it is played",
      "1 Gain 1 Hacking.",
      "2 Draw up to 1 card. <A choice: whether and when to do this: Draw up to 1 card>",
    ]));
  test("warnings are those of the card it is on", () => {
    expect(page("Draw 1 card.", megacorp, { instructions: false })).toContain(
      "! Nothing ever triggers “Draw 1 card”: say when (“When …,”, “At …,”) or for what cost (“…:”)",
    );
    const ways = { when: "When this is deployed,", price: "Engage this:" };
    expect(page("Flying. Target character gets +2 EQ this turn.", megacorp, { instructions: false, ways }).slice(-3)).toEqual([
      "Never",
      "1 Target character gets +2 EQ until end of turn. <A choice, made when it is announced:: Target character>",
      "! Nothing ever triggers “Target character gets +2 EQ until end of turn”: say when it happens: “When this is deployed, target character gets +2 EQ until end of turn” or for what cost: “Engage this: Target character gets +2 EQ until end of turn”",
    ]);
    const long = "Choose one: Draw 2 cards; or destroy target card you control, then gain 6M.";
    expect(page(long, megacorp, { instructions: false, ways }).at(-1)).toBe(
      "! Nothing ever triggers this: say when it happens: “When this is deployed, …” or for what cost: “Engage this: …”",
    );
    expect(
      page("Flying.", megacorp, { instructions: true, never: ({ is }) => (is === "kw.flying" ? "It has no wings" : undefined) }),
    ).toContain("! It has no wings");
  });
  test("of what is not understood nothing is told", () => expect(page("Frobnicate.")).toEqual([]));
});

describe.each(["san", "megacorp"] as const)("every shipped text of %s", (game) => {
  const language = shippedLanguage(game);
  const texts = [...new Set(content[game].cards.map(({ text }) => text))];
  test("is told whole: each ability has its steps, each choice of the program is named once", () => {
    let questions = 0;
    for (const text of texts) {
      const reading = readText(language, text);
      const telling = tellText(language, reading, PLAYED);
      expect(telling.abilities).toHaveLength(reading.abilities.length);
      for (const { when, steps } of telling.abilities) {
        expect(when, text).not.toBe("");
        expect(steps.length, text).toBeGreaterThan(0);
        expect(new Set(steps.map(({ number }) => number)).size, text).toBe(steps.length);
        for (const step of steps) expect(step.text, text).toMatch(/^\P{Ll}.*[.:)]$/u);
      }
      const program = compileText(language, reading);
      const asks = program.ok ? program.value.code.flatMap(({ ask, span }) => (ask ? [`${ask.kind} ${span.from} ${span.to}`] : [])) : [];
      const named = telling.abilities.flatMap((ability) => [...ability.questions, ...ability.steps.flatMap((step) => step.questions)]);
      expect(named.map(({ kind, from, to }) => `${kind} ${from} ${to}`).toSorted(), text).toEqual([...new Set(asks)].toSorted());
      questions += named.length;
    }
    expect(questions).toBeGreaterThan(10);
  });
});
