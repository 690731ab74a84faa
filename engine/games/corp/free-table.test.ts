import { expect, test } from "vitest";
import { laidOf, piecesOf } from "../../../content/tables.test-support.ts";
import { type Boards, partOf } from "../boards/index.ts";

test("a free table lies as the rules say", () =>
  expect(laidOf("corp")).toEqual({
    "runner deck": "43",
    "runner pool": "1 1 1 1 1",
    "security deck": "31",
    "security pool": "1 1 1 1 1",
    "asset deck": "25",
    "asset pool": "1 1 1 1 1",
    "action deck": "46",
    hand: "2",
  }));

test("HQs stand at their gates by the number of players (3.2), mats are empty (CORP-2.4)", () => {
  const { named, playable } = piecesOf("corp", 3);
  const { spaces } = partOf(playable.boards as Boards, "streets");
  expect(named("hq").map(({ on }) => spaces[on[0]?.[0] ?? -1]?.word)).toEqual(["HQ gate A1", "HQ gate G1", "HQ gate D7"]);
  expect(named("infrastructure").map(({ mat, player, on }) => [mat, player, on.length]).length).toBe(9);
  expect([...named("infrastructure"), ...named("team 2")].flatMap(({ on }) => on)).toEqual([]);
});
