import { expect, test } from "vitest";
import { labelOf } from "../label.test-support.ts";

test.each([
  ["corp/fence-runner", "Fence Runner, runner, thief, costs ¥2M; Combat 0, Stealth 1, Hacking 0, Move 3; steals credits and product"],
])("%s is told in words", (id, expected) => expect(labelOf(id)).toBe(expected));
