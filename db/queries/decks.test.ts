import { afterAll, expect, test } from "vitest";
import { type DeckList, emptySections } from "../../engine/cards/deck.ts";
import type { DeckId } from "../../engine/decks/stored.ts";
import { openDb } from "../client.ts";
import { testFolder } from "../testing.ts";
import { addDecks, addStep, addVersion, findDeck, findStep, KEPT_STEPS, listDecks, listSteps, listVersions } from "./decks.ts";

const folder = testFolder();
afterAll(folder.remove);
const db = openDb(folder.file("decks.db"));
const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, "0")}:00.000Z`;
const list = (name: string): DeckList => ({
  game: "megacorp",
  name,
  format: "core-rules",
  notes: "",
  sections: emptySections(),
  swaps: [],
});
const id = (letter: string) => letter.repeat(20) as DeckId;

test("the last changed deck comes first", () => {
  addDecks(db, [{ id: id("a"), list: list("A"), stepName: "New deck" }], at(1));
  addDecks(db, [{ id: id("b"), list: list("B"), stepName: "New deck" }], at(2));
  expect(listDecks(db, "used").map((deck) => deck.list.name)).toEqual(["B", "A"]);
  addStep(db, id("a"), { base: 1, list: list("A again"), name: "Renamed", at: at(3) });
  expect(listDecks(db, "used").map((deck) => deck.list.name)).toEqual(["A again", "B"]);
});

test("one deck whose id is taken keeps all others of its import out", () => {
  const both = ["c", "a"].map((letter) => ({ id: id(letter), list: list(letter), stepName: "Imported" }));
  expect(() => addDecks(db, both, at(4))).toThrow("UNIQUE");
  expect(findDeck(db, id("c"))).toBeUndefined();
});

test(`the newest ${KEPT_STEPS} steps are kept, and a named version outlives its step`, () => {
  addDecks(db, [{ id: id("d"), list: list("step 1"), stepName: "New deck" }], at(5));
  addVersion(db, id("d"), { name: "Start", step: 1, pins: () => [], at: at(5) });
  for (let base = 1; base < KEPT_STEPS + 3; base++) {
    addStep(db, id("d"), { base, list: list(`step ${base + 1}`), name: `Step ${base + 1}`, at: at(6) });
  }
  const steps = listSteps(db, id("d"));
  expect([steps.length, steps[0]?.number, steps.at(-1)?.number]).toEqual([KEPT_STEPS, 4, KEPT_STEPS + 3]);
  expect(findStep(db, id("d"), 3)).toBeUndefined();
  expect(findStep(db, id("d"), 4)?.list.name).toBe("step 4");
  expect(listVersions(db, id("d"))[0]?.list.name).toBe("step 1");
});
