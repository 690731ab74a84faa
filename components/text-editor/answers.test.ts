/** What is told of sentences that are not understood. */
import { expect, test } from "vitest";
import { TOY_LANGUAGE } from "../../engine/language/fixtures/toy.ts";
import { answersOf } from "./answers.ts";
import { findingsOf } from "./findings.ts";
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

test("it can be put into the text without the words that are not understood", () => {
  const text = "Draw 1 card. Paint target robot while the moon is full.";
  const [answer] = answersOf(known(text)).told;
  expect(answer?.message).toContain("“while the moon is full” is not understood");
  const { from = 0, to = 0, insert = "" } = answer?.without ?? {};
  expect(text.slice(from, to)).toBe("Paint target robot while the moon is full.");
  expect(known(text.slice(0, from) + insert + text.slice(to)).reading.problems).toEqual([]);
  expect(text.slice(answer?.open.from, answer?.open.to)).toBe("while the moon is full");
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
