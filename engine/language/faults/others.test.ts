/** Who is meant by “each other player” behind the name of somebody, and who chooses between two things that somebody does, or two costs. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { areChoices } from "../loose/choices.ts";
import { readLoosely } from "../loose/read.ts";
import { othersIn } from "./others.ts";

const language = shippedLanguage("megacorp");

test("each other player is each opponent only where nobody was named", () => {
  expect(othersIn("Each other player draws 1 card. Target opponent draws 1 card.")).toEqual([]);
  expect(othersIn("If target opponent has more money than each other player, draw 1 card.")).toEqual([]);
  expect(othersIn("Target opponent draws 1 card.\nEach other player draws 1 card.")).toEqual([]);
  expect(othersIn("The player with the most money loses 3M. Each other player gains 1M.")).toHaveLength(1);
  expect(othersIn("Target opponent draws 1 card. Each other player draws 1 card.")).toHaveLength(1);
  expect(readLoosely(language, "Each other player draws 1 card.").text).toBe("Each opponent draws 1 card.");
  const { text } = readLoosely(language, "Target player draws 2 cards. All other players discard 1 card.");
  expect(text).toBe("Target player draws 2 cards. Each player other than that player discards 1 card.");
});

test("behind an opponent's name it is asked", () => {
  const { offers } = readLoosely(language, "Whenever an opponent plays an event, each other player draws 1 card.");
  expect(offers).toEqual([
    "Whenever an opponent plays an event, each player other than that player draws 1 card.",
    "Whenever an opponent plays an event, each opponent draws 1 card.",
  ]);
  expect(areChoices(offers)).toBe(true);
});

test("who does one of two things chooses which", () => {
  const { text } = readLoosely(language, "Target opponent discards 1 card or loses 2M.");
  expect(text).toBe("Target opponent chooses one: Discard 1 card; or lose 2M.");
  const must = readLoosely(language, "Target opponent must pay 2M or discard 1 card.");
  for (const said of [must.text, ...must.offers, ...must.near().map((near) => near.text)]) expect(said).not.toMatch(/^Choose one/);
  for (const either of ["Engage this or pay 2M: Draw 1 card.", "Each opponent discards 1 card or you gain 2M."]) {
    const { how, offers, near } = readLoosely(language, either);
    expect([how, offers, near()]).toEqual(["none", [], []]);
  }
  expect(readLoosely(language, "Target opponent moves this or loses 2M.").offers).toEqual([
    "Target opponent chooses one: Move this; or lose 2M.",
  ]);
});
