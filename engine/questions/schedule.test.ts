/** Which cards are played next when many are asked about. */
import { expect, test } from "vitest";
import type { Configuration } from "./configuration.ts";
import { type Counts, emptyCounts } from "./counts.ts";
import type { Lane, Plan } from "./plan.ts";
import { nextRound } from "./schedule.ts";

const CONFIGURATION = { stop: { within: 0.001, most: 1_000_000 } } as Configuration;
const lane = (id: number): Lane => ({
  id: String(id),
  label: String(id),
  bot: "random",
  arms: [{ name: "left alone", content: 0, tables: [[{ table: 0, seat: 0 }]], weight: 1, isPlain: false }],
  plus: 0,
  level: 0,
});
const planOf = (lanes: number): Plan => ({
  seats: ["A", "B"],
  contents: [[]],
  tables: [{}],
  lanes: Array.from({ length: lanes }, (_, i) => lane(i)),
  race: true,
});
/** Units of which so many were worth a whole game, the others nothing. */
function counted(units: number, won: number): Counts {
  const counts = emptyCounts(1, 2);
  return { ...counts, units, games: units, value: { 60: won, 0: units - won } };
}
const lanesOf = (counts: readonly Counts[]): readonly number[] => {
  const round = nextRound(CONFIGURATION, planOf(counts.length), counts);
  return typeof round === "string" ? [] : round.map((block) => block.lane);
};

test("all begin together; then those that look most special go ahead, and those that fell behind follow", () => {
  const all = Array.from({ length: 12 }, (_, i) => i);
  expect(lanesOf(all.map(() => counted(0, 0)))).toEqual(all);
  const special = [3, 5, 8];
  const early = all.map((i) => counted(24, special.includes(i) ? 5 : 1));
  expect(lanesOf(early)).toEqual(special);
  const later = all.map((i) => (special.includes(i) ? counted(96, 14) : counted(24, 1)));
  expect(lanesOf(later)).toEqual(all);
  // What turns out to be nothing gives its place to another.
  const turned = all.map((i) => (special.includes(i) ? counted(60, i === 3 ? 0 : 12) : counted(24, i === 11 ? 4 : 1)));
  expect(lanesOf(turned)).toEqual([5, 8, 11]);
});

test("a few go on together", () => {
  expect(lanesOf([counted(24, 9), counted(24, 1), counted(24, 1)])).toEqual([0, 1, 2]);
});
