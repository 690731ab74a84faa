import { describe, expect, test } from "vitest";
import type { CardId } from "./card.ts";
import { isChanged, readSince } from "./since.ts";

const CARDS = [
  { id: "san/harbour" as CardId, name: "Harbour", former: ["Dock 9"] },
  { id: "san/level-2" as CardId, name: "Level 2" },
];
const REVISIONS = [
  { id: "san/harbour", number: 1, note: "", at: "2026-01-01T00:00:00Z" },
  { id: "san/harbour", number: 2, note: "Play test 1", at: "2026-02-01T00:00:00Z" },
  { id: "san/level-2", number: 1, note: "play test 1", at: "2026-03-01T00:00:00Z" },
];
const read = (text: string) => readSince(text, CARDS, () => REVISIONS);

describe("what is typed", () => {
  test.each([
    ["2026-01-02", { is: "later", at: "2026-01-02" }],
    ["2026-01-02T10:00:00.000Z", { is: "later", at: "2026-01-02T10:00:00.000Z" }],
    [" 3 ", { is: "beyond", number: 3 }],
    ["harbour 2", { is: "later", at: "2026-02-01T00:00:00Z", own: { id: "san/harbour", number: 2 } }],
    ["Dock 9 #1", { is: "later", at: "2026-01-01T00:00:00Z", own: { id: "san/harbour", number: 1 } }],
    ["Level 2 1", { is: "later", at: "2026-03-01T00:00:00Z", own: { id: "san/level-2", number: 1 } }],
    // Of several with the note the newest.
    ["Play Test 1", { is: "later", at: "2026-03-01T00:00:00Z", own: { id: "san/level-2", number: 1 } }],
  ])("%s", (text, since) => expect(read(text)).toEqual(since));

  test("is told when it is nothing", () => {
    expect(read("Harbour 7")).toBe("Harbour has no revision 7; the newest is 2.");
    expect(read("2026-13-40")).toContain("is neither a day nor a revision");
    expect(read("yesterday")).toContain("“yesterday” is neither a day nor a revision");
  });
});

test("a card counts by its own revision, others by their time, all by a number", () => {
  const of = (id: string, number: number, at: string) => ({
    id: id as CardId,
    revision: { number, at, hash: "", author: "", note: "", origin: "person" as const },
  });
  const since = { is: "later", at: "2026-02-01T00:00:00Z", own: { id: "san/harbour", number: 2 } } as const;
  // A restored older revision was saved later, but is not beyond the one that is named.
  expect(isChanged(of("san/harbour", 2, "2026-02-01T00:00:00Z"), since)).toBe(false);
  expect(isChanged(of("san/harbour", 3, "2026-02-01T00:00:00Z"), since)).toBe(true);
  expect(isChanged(of("san/level-2", 1, "2026-03-01T00:00:00Z"), since)).toBe(true);
  expect(isChanged(of("san/level-2", 1, "2026-01-01T00:00:00Z"), since)).toBe(false);
  expect([2, 3].map((number) => isChanged(of("san/harbour", number, ""), { is: "beyond", number: 2 }))).toEqual([false, true]);
});
