import { expect, test } from "vitest";
import { labelOf } from "../label.test-support.ts";

test.each([
  ["virtual-revolution/leslie", "Leslie, agent, combatant, level 1, boosts work, district ND"],
  ["virtual-revolution/elven-lands", "Elven Lands, verse, fantasy; at most 10 points"],
])("%s is told in words", (id, expected) => expect(labelOf(id)).toBe(expected));
