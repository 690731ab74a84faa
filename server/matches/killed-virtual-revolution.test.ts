/** What is left of a match of Virtual Revolution when the process is killed in the middle of an Action, between the cards of a Raid, and behind a Necro attack. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { some } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-virtual-revolution.ts", import.meta.url).pathname;

/** A sample has the first. */
const MOMENTS: readonly (readonly [string, number])[] = [
  ["action", 1],
  ["necro", 1],
  ["raid", 1],
];

test("kill -9 in the middle of an Action, of a Raid and behind a Necro attack: the match goes on from exactly what was answered", async () => {
  const moments = some(MOMENTS, 1);
  const { kills, faults } = await killAtMoments(PLAYER, moments);
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
