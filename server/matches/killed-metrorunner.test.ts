/** What is left of a match of Metrorunner when the process is killed in a hack, before a manipulation is paid for, and after a turn of the Rogue A.I. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { some } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-metrorunner.ts", import.meta.url).pathname;

/** When it is killed, and at which moment of the player's. A sample has the first. */
const MOMENTS = [
  { when: "in the middle of a hack", at: ["hack", 1] },
  { when: "before a manipulation is paid for", at: ["paying", 1] },
  { when: "behind a turn of the A.I.", at: ["rogue", 1] },
] as const;
const moments = some(MOMENTS, 1);

test(`kill -9 ${moments.map(({ when }) => when).join(", ")}: the match goes on from exactly what was answered`, async () => {
  const { kills, faults } = await killAtMoments(
    PLAYER,
    moments.map(({ at }) => at),
  );
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
