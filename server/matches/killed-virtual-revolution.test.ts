/** What is left of a match of Virtual Revolution when the process is killed in the middle of an Action, between the cards of a Raid, and behind a Necro attack. */
import { expect, test } from "vitest";
import { killAtMoments } from "../../tests/gates/matches.ts";
import { some } from "../../tests/size.ts";

const PLAYER = new URL("../../tests/gates/match-player-virtual-revolution.ts", import.meta.url).pathname;

/** When it is killed, and at which moment of the player's. A sample has the first. */
const MOMENTS = [
  { when: "in the middle of an Action", at: ["action", 1] },
  { when: "behind a Necro attack", at: ["necro", 1] },
  { when: "between the cards of a Raid", at: ["raid", 1] },
] as const;
const moments = some(MOMENTS, 1);

test(`kill -9 ${moments.map(({ when }) => when).join(", ")}: the match goes on from exactly what was answered`, async () => {
  const { kills, faults } = await killAtMoments(
    PLAYER,
    moments.map(({ at }) => at),
  );
  expect([kills, faults]).toEqual([moments.length, []]);
}, 180_000);
