/**
 * Which units come next and when enough were played. What is decided depends on whole rounds alone: a round is counted as one however its units were
 * spread, so that one machine and a hundred stop at the same game. What comes after a round can be foreseen, so that nobody waits for its end.
 */
import { at } from "../kernel/state.ts";
import { chanceOfZero, type Interval, meanSequence, momentsOf } from "../lab/statistics/index.ts";
import type { Configuration } from "./configuration.ts";
import { type Counts, emptyCounts, GAME_POINTS } from "./counts.ts";
import { gamesOfUnit, type Lane, type Plan } from "./plan.ts";

/** Units `from` to below `to` of a lane: what a job is of. */
export type Block = { readonly lane: number; readonly from: number; readonly to: number };

export type StoppedBy = "precise" | "decided" | "most games";

/** What is called real. */
export const REAL = 0.05;

/** A lane is not judged before. */
const FIRST_UNITS = 24;
/** Then each round is so much of what was played before it: a run may be longer than it has to be by that, and no more. */
const GROWTH = 0.125;

/** Of many cards this part goes ahead, those that look most special so far; the others follow at so many times fewer units. */
const AHEAD_PART = 0.25;
const AHEAD_TIMES = 4;
/** Fewer lanes go on together. */
const FEW_LANES = 8;

/** The counts before the first round. */
export const noCounts = ({ lanes, seats }: Plan): Counts[] => lanes.map(({ arms }) => emptyCounts(arms.length, seats.length));

/** How many points one unit of a lane is at least and at most apart. */
export function widthOf({ arms, versus }: Lane): number {
  if (versus) return versus.most;
  return GAME_POINTS * sittingsOf(arms) * arms.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
}

/** Games in a unit from whose points the estimate is made. */
const sittingsOf = (arms: Lane["arms"]): number => arms[0]?.tables[0]?.length ?? 1;

/** What a unit's points are divided by to become a share of 0 to 1. */
export const scaleOf = ({ arms, versus }: Lane): number => versus?.most ?? GAME_POINTS * sittingsOf(arms);

/** The interval that holds at every moment, as a share. */
export function alwaysOf(lane: Lane, counts: Counts): Interval {
  const { low, high } = meanSequence(momentsOf(counts.value), widthOf(lane));
  const scale = scaleOf(lane);
  return { low: low / scale, high: high / scale };
}

/** Whether lines of two lanes are looked at together: those of one bot, and all of a ladder. */
export const isBeside = (one: Pick<Lane, "bot" | "versus">, other: Pick<Lane, "bot" | "versus">): boolean =>
  one.bot === other.bot || (one.versus !== undefined && other.versus !== undefined);

/** Whether a lane needs no more units, and why. */
export function closedBy(
  { stop }: Configuration,
  { lanes, race }: Plan,
  lane: Lane,
  counts: Counts,
): Exclude<StoppedBy, "most games"> | undefined {
  if (counts.units < FIRST_UNITS) return undefined;
  const { low, high } = alwaysOf(lane, counts);
  if ((high - low) / 2 <= stop.within) return "precise";
  // Of many cards some look special by chance alone: each has to be so unlikely that all of them together are.
  return race && chanceOf(lane, counts) <= REAL / lanes.filter((other) => isBeside(lane, other)).length ? "decided" : undefined;
}

/** How likely it is that a lane ever looks so far from level by chance alone. */
export function chanceOf(lane: Lane, counts: Counts): number {
  const { n, sum, squares } = momentsOf(counts.value);
  const level = lane.level * scaleOf(lane);
  return chanceOfZero({ n, sum: sum - n * level, squares: squares - 2 * level * sum + n * level * level }, widthOf(lane));
}

/** The next round, or why there is none. */
export function nextRound(configuration: Configuration, plan: Plan, counts: readonly Counts[]): readonly Block[] | StoppedBy {
  const { games, units } = playedOf(counts);
  const open = plan.lanes.flatMap((lane, i) => {
    const one = counts[i];
    return one && closedBy(configuration, plan, lane, one) === undefined ? [{ lane: i, units: one.units }] : [];
  });
  if (open.length === 0)
    return plan.race && plan.lanes.some((lane, i) => counts[i] && closedBy(configuration, plan, lane, counts[i]) === "decided")
      ? "decided"
      : "precise";
  if (games >= configuration.stop.most) return "most games";
  const first = open.reduce((sum, { lane }) => sum + gamesOfUnit(at(plan.lanes, lane)), 0) / open.length;
  return roundOf(configuration, aheadOf(plan, open, counts), games, units === 0 ? first : games / units);
}

type Open = { readonly lane: number; readonly units: number };

/**
 * The lanes of the next round. Of a race among many cards those that look most special, and such as have fallen behind: what is found first is what a
 * designer looks for. Intervals hold at every moment, so it does not matter to them which lane is played when.
 */
function aheadOf({ lanes, race }: Plan, open: readonly Open[], counts: readonly Counts[]): readonly Open[] {
  if (!race || open.length < FEW_LANES) return open;
  const most = Math.max(...open.map(({ units }) => units));
  if (most < FIRST_UNITS) return open;
  const chances = new Map(open.map(({ lane }) => [lane, chanceOf(at(lanes, lane), at(counts, lane))]));
  const bySpecial = open.toSorted((a, b) => (chances.get(a.lane) ?? 1) - (chances.get(b.lane) ?? 1) || a.lane - b.lane);
  const ahead = new Set(bySpecial.slice(0, Math.ceil(open.length * AHEAD_PART)));
  return open.filter((one) => ahead.has(one) || one.units < FIRST_UNITS || one.units * AHEAD_TIMES <= most);
}

/**
 * The round after another one, if no lane closes at its end. Its games may turn out not to be needed.
 *
 * @param counts what was counted so far, in the round that is under way or before it
 * @param round that one, or one that was foreseen
 */
export function roundAfter(configuration: Configuration, counts: readonly Counts[], round: readonly Block[]): readonly Block[] {
  const { games, units } = playedOf(counts);
  // Before the first games nobody knows how many a unit has.
  if (units === 0) return [];
  const then = units + round.reduce((sum, { lane, to }) => sum + to - (counts[lane]?.units ?? to), 0);
  const gamesThen = (games / units) * then;
  if (gamesThen >= configuration.stop.most) return [];
  return roundOf(
    configuration,
    round.map(({ lane, to }) => ({ lane, units: to })),
    gamesThen,
    games / units,
  );
}

function playedOf(counts: readonly Counts[]): { readonly games: number; readonly units: number } {
  return { games: counts.reduce((sum, { games }) => sum + games, 0), units: counts.reduce((sum, { units }) => sum + units, 0) };
}

/** A round of the lanes that are open: as many units as the games that are left may be, shared among them. */
function roundOf({ stop }: Configuration, open: readonly Open[], games: number, perUnit: number): readonly Block[] {
  const share = Math.max(1, Math.ceil((stop.most - games) / perUnit / open.length));
  return open.map(({ lane, units }) => {
    const size = units < FIRST_UNITS ? FIRST_UNITS - units : Math.ceil(units * GROWTH);
    return { lane, from: units, to: units + Math.min(size, share) };
  });
}
