/** What is left of a match of CORP when the process is killed with an offer open, with a trade just made, and between the rolls of an infiltration. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";

const PLAYER = new URL("../../tests/gates/match-player-corp.ts", import.meta.url).pathname;

test("kill -9 in the middle of a trade and of an infiltration: the match goes on from exactly what was answered", async () => {
  const { kills, faults } = await killAtMoments(PLAYER, [
    ["offered", 1],
    ["traded", 1],
    ["infiltration", 1],
    ["infiltration", 2],
  ]);
  expect([kills, faults]).toEqual([4, []]);
}, 180_000);
