/** What is left of a match of CORP when the process is killed with an offer open, with a trade just made, and between the rolls of an infiltration. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { size } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-corp.ts", import.meta.url).pathname;

const MOMENTS: readonly (readonly [string, number])[] = [
  ["offered", 1],
  ["traded", 1],
  ["infiltration", 1],
  ["infiltration", 2],
];

test("kill -9 in the middle of a trade and of an infiltration: the match goes on from exactly what was answered", async () => {
  const moments = size === "whole" ? MOMENTS : MOMENTS.slice(1, 3);
  const { kills, faults } = await killAtMoments(PLAYER, moments);
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
