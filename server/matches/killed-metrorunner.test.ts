/** What is left of a match of Metrorunner when the process is killed in a hack, before a manipulation is paid for, and after a turn of the Rogue A.I. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { some } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-metrorunner.ts", import.meta.url).pathname;

/** A sample has the first. */
const MOMENTS: readonly (readonly [string, number])[] = [
  ["hack", 1],
  ["paying", 1],
  ["rogue", 1],
];

test("kill -9 in the middle of a hack and behind a turn of the A.I.: the match goes on from exactly what was answered", async () => {
  const moments = some(MOMENTS, 1);
  const { kills, faults } = await killAtMoments(PLAYER, moments);
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
