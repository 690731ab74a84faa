import { expect, test } from "vitest";
import { boxOf, countIn, ruleOf } from "./box.test-support.ts";

test("the box holds what VR-1.1 and VR-1.2 count", () => {
  const { counts, players } = boxOf("virtual-revolution");
  const [each, shared] = [ruleOf("virtual-revolution", "VR-1.1"), ruleOf("virtual-revolution", "VR-1.2")];
  expect(players.length).toBe(countIn(each, "colours"));
  for (const [entry, word] of [
    ["player board", "player board"],
    ["influence", "Influence"],
    ["director", "Directors"],
    ["server", "Servers"],
    ["revenue marker", "Revenue markers"],
    ["turn order marker", "turn-order marker"],
  ] as const)
    expect(counts[entry], entry).toBe(countIn(each, word) * players.length);
  for (const [entry, word] of [
    ["map", "board"],
    ["location token", "Location tokens"],
    ["vp token", "2-VP tokens"],
    ["immunity", "Immunity"],
    ["money", "€ tokens"],
    ["necro marker", "Necro markers"],
  ] as const)
    expect(counts[entry], entry).toBe(countIn(shared, word));
  for (const { name } of players) expect(each).toContain(name);
});
