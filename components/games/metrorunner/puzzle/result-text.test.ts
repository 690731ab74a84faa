/** The result of a puzzle as text. */
import { expect, test } from "vitest";
import { resultText } from "./result-text.ts";

const RESULT = { date: "2026-11-24", title: "Connect the core in 3", fewest: 3, hints: 0, solved: true, address: "http://x/p" };

test.each([
  [{ ...RESULT, steps: 3 }, "Hack of 2026-11-24: Connect the core in 3\nDone in 3 ■■■\nhttp://x/p"],
  [{ ...RESULT, steps: 5, hints: 1 }, "Hack of 2026-11-24: Connect the core in 3\nDone in 5 ■■■□□, 1 hint\nhttp://x/p"],
  [{ ...RESULT, steps: 1, solved: false }, "Hack of 2026-11-24: Connect the core in 3\nNot done yet ■\nhttp://x/p"],
])("%# tells how it went and no manipulation", (result, text) => expect(resultText(result)).toBe(text));
