/** What is left of a match of CORP when the process is killed with an offer open, with a trade just made, and between the rolls of an infiltration. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { size } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-corp.ts", import.meta.url).pathname;

/** When it is killed, and at which moment of the player's. A sample has the two in the middle. */
const MOMENTS = [
  { when: "with an offer open", at: ["offered", 1] },
  { when: "with a trade just made", at: ["traded", 1] },
  { when: "in an infiltration", at: ["infiltration", 1] },
  { when: "between its rolls", at: ["infiltration", 2] },
] as const;
const moments = size === "whole" ? MOMENTS : MOMENTS.slice(1, 3);

test(`kill -9 ${moments.map(({ when }) => when).join(", ")}: the match goes on from exactly what was answered`, async () => {
  const { kills, faults } = await killAtMoments(
    PLAYER,
    moments.map(({ at }) => at),
  );
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
