/** Every card is tried in a position that is possible. */
import { expect, test } from "vitest";
import { layPosition } from "../../../scenarios/index.ts";
import { CARDS, SHIPPED } from "../corp.test-support.ts";
import { triedInCorp } from "./tried.ts";

test("a card of each kind is laid out to be tried", () => {
  const kinds = new Map<string, number>();
  for (const card of CARDS) {
    const tried = triedInCorp(CARDS)(card);
    if (!tried.ok) throw new Error(tried.error);
    const laid = layPosition(SHIPPED, tried.value.position, SHIPPED.options.standard, 1);
    if (!laid.ok) throw new Error(`${card.name}: ${laid.error}`);
    kinds.set(card.kind, (kinds.get(card.kind) ?? 0) + 1);
  }
  expect([...kinds].sort()).toEqual([
    ["action", 25],
    ["asset", 30],
    ["runner", 21],
    ["security", 18],
  ]);
});
