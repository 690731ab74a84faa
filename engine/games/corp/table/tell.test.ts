/** The log of a match in words. */
import { expect, test } from "vitest";
import type { LogEntry, Role } from "../../../kernel/log.ts";
import { hqOf } from "../city/teams.ts";
import { begin, ENGINE, spot } from "../corp.test-support.ts";
import { corpTeller } from "./tell.ts";

const entry = (event: string, roles: readonly Role[], args: readonly number[]): LogEntry => ({
  decision: 0,
  event,
  roles,
  args,
  cards: args.map(() => -1),
  seen: args.map(() => 3),
});
const told = (...entries: LogEntry[]) => corpTeller(ENGINE).told(begin(), { kind: "done" }, entries, 0);

test("whoever chose is named again after somebody else", () =>
  expect(
    told(
      entry("buy stock", ["player", "player", "number", "number"], [0, 1, 4, 5]),
      entry("rank", ["player", "number"], [1, 2]),
      entry("supremacy", ["player"], [0]),
    ),
  ).toEqual(["buys Research tier 1 of Oban-Kessler Group for ¥5M; Oban-Kessler Group takes place 2; Helix Dominion has supremacy"]));

test("what comes of a card is told of whom it befalls, not of who passed last", () =>
  expect(told(entry("switch off", ["player", "player"], [1, 0]))).toEqual(["", "  Oban-Kessler Group has no building bonuses"]));

test("a team moves to a spot, or home", () =>
  expect([spot("A1"), hqOf(begin(), ENGINE, 0)].flatMap((to) => told(entry("move", ["player", "number", "number"], [0, 1, to])))).toEqual([
    "moves team 2 to A1",
    "moves team 2 home",
  ]));
