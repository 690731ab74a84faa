import { expect, test } from "vitest";
import type { LogItem } from "../../../../engine/matches/told.ts";
import { lastTurn } from "./last-turn.ts";

const SUN = 0;
const STAR = 1;
let n = 0;
const act = (player: number, turn: number, words: string, mark?: string, refilled?: number): LogItem => ({
  ...{ n: ++n, kind: "act", player, turn, lines: [words] },
  events: refilled === undefined ? [] : [{ decision: n, event: "refill", args: [refilled], cards: [] }],
  ...(mark ? { marks: [mark] } : {}),
});

const BEFORE = [act(STAR, 1, "buys A", "bought", 30), act(SUN, 2, "buys B", "bought", 31)];
const THEN = [
  act(STAR, 3, "plays C"),
  act(STAR, 3, "moves to 1", "hacked"),
  act(STAR, 3, "moves to 2", "hacked"),
  act(STAR, 3, "buys D: E comes", "bought", 32),
  { ...act(STAR, 3, "buys F", "bought", 33), undone: true as const },
];

test("is what the other did last, with the cards of the River that came then", () => {
  const { done, refilled, player } = lastTurn([...BEFORE, ...THEN, act(SUN, 4, "plays G")], SUN, SUN) ?? {};
  expect(player).toBe(STAR);
  expect(done).toEqual(["moves to 2", "buys D: E comes"]);
  expect([...(refilled ?? [])]).toEqual([32]);
});

test("a card that came since is not of that turn", () =>
  expect(lastTurn([...THEN, act(SUN, 4, "buys E", "bought", 32)], SUN, SUN)?.refilled.size).toBe(0));

test("who watches is told of the player who is not to move", () =>
  expect(lastTurn([...BEFORE, ...THEN], -1, STAR)?.done).toEqual(["buys B"]));

test("is nothing while nobody else has moved", () => expect(lastTurn([act(SUN, 1, "plays A")], SUN, SUN)).toBeUndefined());
