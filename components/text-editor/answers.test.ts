/** What is told of sentences that are not understood. */
import { describe, expect, test } from "vitest";
import { vocabulariesOf } from "../../engine/games/languages.ts";
import { TOY_LANGUAGE } from "../../engine/language/fixtures/toy.ts";
import { compileText, composeLanguage } from "../../engine/language/index.ts";
import { shippedLanguage } from "../../tests/gates/language.ts";
import { answersOf, answersSoFar } from "./answering.ts";
import { findingsOf } from "./findings.ts";
import { whyLost } from "./lost.ts";
import { understand } from "./understand.ts";

const known = (text: string) => understand(TOY_LANGUAGE, text, { name: "Sprocket" });

test("a sentence that is not understood shows how the language says such things, once", () => {
  const text = "Draw 1 card. Sprocket flibbers, your rivals aren't able to gain money.";
  const { told } = answersOf(known(text));
  expect(told.length).toBe(findingsOf(known(text)).length);
  const similar = told.flatMap((one) => one?.similar ?? []);
  expect(similar.map(({ insert }) => insert)).toContain("You cannot gain money.");
  expect(new Set(similar.map(({ insert }) => insert)).size).toBe(similar.length);
  for (const { from, to, insert } of similar) expect(known(text.slice(0, from) + insert + text.slice(to)).reading.problems).toEqual([]);
});

test("several may take the steps in turn: each ends with all that is found", () => {
  const text = "Draw 1 card. Sprocket flibbers, your rivals aren't able to gain money.";
  const one = known(text);
  const [quick, slow] = [answersSoFar(one), answersSoFar(one)];
  const early = slow.next().value;
  const all = [...quick].at(-1);
  expect(all).toEqual(answersOf(known(text)));
  expect(early).not.toEqual(all);
  expect([...slow].at(-1)).toBe(all);
});

test("it can be put into the text without words that are no deed, no condition and no bound, and says which", () => {
  const text = "Draw 1 card. Paint target robot in the moonlight.";
  const [answer] = answersOf(known(text)).told;
  expect(answer?.message).toContain("“in the moonlight” is not understood");
  const { from = 0, to = 0, insert = "", label } = answer?.without ?? {};
  expect(text.slice(from, to)).toBe("Paint target robot in the moonlight.");
  expect(label).toBe("Only without “in the moonlight”: “Paint target robot.”");
  expect(known(text.slice(0, from) + insert + text.slice(to)).reading.problems).toEqual([]);
  expect(text.slice(answer?.open.from, answer?.open.to)).toBe("in the moonlight");
  for (const point of ["while the moon is full", "only once", "unless somebody paints it", "and destroy a comet"]) {
    const [told] = answersOf(known(`Paint target robot ${point}.`)).told;
    expect(told?.without).toBeUndefined();
  }
});

test("only the words that are not understood are wrong, and of what is offered those that it changes", () => {
  const wrong = (text: string) => answersOf(known(text)).wrong.map((spans) => spans.map(({ from, to }) => text.slice(from, to)));
  expect(wrong("Draw 1 card. Paint target robot in the moonlight.")).toEqual([["in the moonlight"]]);
  expect(wrong("Drwa 2 cards.")).toEqual([["Drwa"]]);
  expect(wrong("Draw 1 card.")).toEqual([]);
  expect(wrong("When this is destroyed, draw")).toEqual([[]]);
});

describe("what can go where a sentence stops", () => {
  const megacorp = shippedLanguage("megacorp");
  const answer = (text: string) => {
    const told = answersOf(understand(megacorp, text, { name: "Clerk", kind: "event" })).told;
    return { told, there: told.flatMap((one) => one?.there ?? []) };
  };
  test("each makes a sentence that is understood, in place of the one that is not", () => {
    const text = "Draw a card. Target opponent loses 1M for each engaged card they control, limit 5M.";
    const { there } = answer(text);
    expect(there.map(({ insert }) => insert)).toContain("Target opponent loses 1M for each engaged card they control, to a maximum of 5M.");
    for (const { from, to, insert } of there)
      expect(understand(megacorp, text.slice(0, from) + insert + text.slice(to)).reading.problems).toEqual([]);
  });
  test("what goes on is told from what stood there", () => {
    const [first] = answer("Each player sells a location they control for its full valuation.").there;
    expect(first?.label.slice(0, first.known)).toBe("Each player sells a location they control for");
    expect(first?.label.slice(first.known)).toMatch(/^ .+\.$/u);
  });
});

test("nothing is told of what is understood, of what is not finished, and of very long texts", () => {
  for (const text of ["Draw 1 card.", "When this is destroyed, draw", "gostak ".repeat(500)])
    expect(answersOf(known(text)).told.filter((one) => one !== undefined)).toEqual([]);
});

test("what stands where a full stop ends a sentence is no sentence under way", () => {
  const [open] = findingsOf(known("When this is destroyed, draw"));
  const [ended] = findingsOf(known("When this is destroyed, draw."));
  expect([open?.isOpen, ended?.isOpen]).toEqual([true, false]);
});

test("of what is understood and not carried out the sentence is named, with one like it that is; not of a keyword without a definition", () => {
  const corp = shippedLanguage("corp");
  const text = "Profits: Gain 2M. Upkeep: Discard this unless you pay 2M.";
  const understood = understand(corp, text, { name: "Golden Handcuffs", kind: "asset" });
  const { undone } = answersOf(understood);
  expect(undone?.words).toBe("Upkeep: You may pay 2M. Otherwise, discard this.");
  expect(undone?.why).toBe("The rules of CORP cannot carry this out");
  expect(undone?.near.map(({ insert }) => insert)).toContain("Profits: Gain 2M. Upkeep: Pay 1M or discard this.");
  for (const { insert } of undone?.near ?? [])
    expect(answersOf(understand(corp, insert, { name: "Golden Handcuffs", kind: "asset" })).undone).toBeUndefined();
  expect(whyLost(understood, { kind: "asset", fields: {} })).toBe("The rules of CORP cannot carry this out");
  expect(answersOf(understand(corp, "Profits: Gain 2M.", { kind: "asset" })).undone).toBeUndefined();
});

test("a keyword that is told people only is understood, and lacks nothing in the rules", () => {
  const made = composeLanguage(
    vocabulariesOf("megacorp", [{ id: "area-scare", print: "Area Scare {n}", reminder: "It frightens {n} people." }]),
    { proven: true },
  );
  if (!made.ok) throw new Error("No language.");
  const understood = understand(made.value, "Area Scare 2.", { name: "Quay Ripper", kind: "character" });
  expect(findingsOf(understood)).toEqual([]);
  expect(compileText(made.value, understood.reading).ok).toBe(false);
  expect(answersOf(understood).undone).toBeUndefined();
});
