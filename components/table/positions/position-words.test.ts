import { expect, test } from "vitest";
import { positionWords } from "./position-words.ts";

test("a position is told as what lies where; what is 0, empty or only counted is left out", () => {
  const position = {
    "to move": "SUN",
    turn: 7,
    objects: 17,
    revenue: 0,
    river: { 1: ["Burner Kit"], 2: [] },
    supply: [{ card: "Ledger Cook", known: ["SUN"] }, "Shredder", "Shredder"],
    box: [],
    SUN: { stage: 3, tokens: 0, hand: ["san/street-caller", "Bagman"], "corruption zone": { 1: [] } },
    "Player 1": { network: { "0,0": [{ card: "Home", stamp: 9, object: 9 }], "0,-1": { card: "Guard", engaged: 1, counters: 2 } } },
  };
  const as = { counted: ["objects"], ofCards: { engaged: "flag", counters: "number" } } as const;
  expect(positionWords({ position }, as)).toEqual([
    { heading: "The table", lines: ["to move: SUN; turn: 7", "river: 1 Burner Kit", "supply: Ledger Cook, 2 Shredder"] },
    { heading: "SUN", lines: ["stage: 3", "hand: Street Caller, Bagman"] },
    { heading: "Player 1", lines: ["network: 0,0 Home; 0,-1 Guard (engaged, counters 2)"] },
  ]);
  expect(positionWords({ steps: [] }, as)).toEqual([]);
});
