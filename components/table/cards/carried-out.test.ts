/** Which words were carried out, as the events tell it. */
import { expect, test } from "vitest";
import type { LogItem } from "../../../engine/matches/told.ts";
import { carriedOut } from "./carried-out.ts";

const event = (words?: object) => ({ decision: 0, event: "draw", args: [], cards: [], ...(words ? { words } : {}) });
const first = { card: 4, design: 1, from: 0, to: 10 };
const second = { card: 4, design: 1, from: 11, to: 20 };
const item = (n: number, events: readonly object[], more: object = {}) =>
  ({ n, kind: "act", lines: [], events, ...more }) as unknown as LogItem;

test("each stretch of words is a step, once for all that it did; what rules did and what was taken back is none", () => {
  const log = [
    item(1, [event()]),
    item(2, [event(first), event(first), event(second), event(first)]),
    item(3, [event(first)], { undone: true }),
  ];
  expect(carriedOut(log, ["san/a", "san/b"])).toEqual([
    {
      at: 2,
      steps: [
        { card: 4, design: "san/b", lit: { from: 0, to: 10 } },
        { card: 4, design: "san/b", lit: { from: 11, to: 20 } },
        { card: 4, design: "san/b", lit: { from: 0, to: 10 } },
      ],
    },
  ]);
});
