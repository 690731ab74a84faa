/** What the counts say: estimates with their uncertainty, in the shape that pages, the API and `lab --json` give. */
import { at } from "../kernel/state.ts";
import { pointsOf, RUNG } from "../lab/ladder.ts";
import { benjaminiHochberg, holm, type Interval, meanInterval, meanOf, momentsOf, type Rating, ratings } from "../lab/statistics/index.ts";
import type { Configuration } from "./configuration.ts";
import { type Counts, GAME_POINTS } from "./counts.ts";
import { type Feel, feelOf } from "./feel.ts";
import type { Lane, Plan } from "./plan.ts";
import { alwaysOf, chanceOf, closedBy, REAL, type StoppedBy, scaleOf, widthOf } from "./schedule.ts";

/** Below so many games a number is shown grey. */
export const FEW_GAMES = 200;

/** One estimate. Shares and differences are 0 to 1. */
export type Line = {
  readonly label: string;
  readonly bot: string;
  readonly card?: string;
  readonly games: number;
  readonly units: number;
  readonly estimate: number;
  /** Holds at every moment: what the run is stopped by. */
  readonly interval: Interval;
  /** Holds where somebody looks once, at a number of games that was fixed before: narrower, for comparison. */
  readonly once: Interval;
  /** What it would be if nothing were special. */
  readonly level: number;
  /** A share of games that are won alone: no level to compare it with. */
  readonly isRate?: true;
  readonly is: "more" | "less" | "open";
  /** How likely it is to look so far from level by chance alone, at any moment; corrected for all lines of its bot, after Holm, and after Benjamini and Hochberg. */
  readonly chance: number;
  readonly holm: number;
  readonly falseDiscovery: number;
  /** Of each side of the comparison the share of points, and the mean number of turns. */
  readonly sides: readonly { readonly name: string; readonly share: number; readonly turns: number }[];
};

/** Points of a rating (Elo) by which a bot is stronger than the one before it, with an interval that holds at every moment. */
export type Step = Interval & {
  readonly from: string;
  readonly to: string;
  readonly games: number;
  readonly points: number;
  /** Holds where somebody looks once. */
  readonly once: Interval;
  /** By how many points the low end of the interval is short of `RUNG`. */
  readonly short: number;
};

export type Answer = {
  readonly question: Configuration["question"];
  readonly game: string;
  readonly plan: {
    readonly lanes: number;
    readonly within: number;
    readonly most: number;
    readonly bots: readonly string[];
    readonly method: string;
  };
  readonly games: number;
  /** Of the first line; of many, of the one that is farthest from level; of a ladder, of the one whose interval begins lowest; of "length" the median of turns. */
  readonly estimate: number;
  readonly interval: Interval;
  readonly stoppedBy: StoppedBy | "a person" | null;
  readonly lines: readonly Line[];
  /** Where bots of two strengths do not agree; a sentence each. */
  readonly warnings: readonly string[];
  readonly field?: readonly (Rating & { readonly deck: string; readonly bot: string })[];
  /** Of a ladder: each bot against the one before it. */
  readonly ladder?: readonly Step[];
  readonly feel: readonly Feel[];
  readonly configuration: Configuration;
};

export const METHOD =
  "asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Annals of Statistics 52, 2024), 95 in 100 at every moment at once";

/** @param names cards by id, for what nobody played */
export function answerOf(
  configuration: Configuration,
  plan: Plan,
  counts: readonly Counts[],
  stoppedBy: Answer["stoppedBy"],
  names: readonly { readonly id: string; readonly text: string }[] = [],
): Answer {
  const plain = plan.lanes.map((lane, i) => lineOf(lane, at(counts, i)));
  const isLadder = configuration.question === "ladder";
  const lines = isLadder ? corrected(plain) : configuration.bots.flatMap((bot) => corrected(plain.filter((line) => line.bot === bot)));
  const own = isLadder ? lines : lines.filter(({ bot }) => bot === configuration.bots[0]);
  const [first] = own;
  // A ladder is as good as its weakest rung.
  const isBefore = (one: Line, best: Line) => (isLadder ? one.interval.low < best.interval.low : one.chance < best.chance);
  const main = own.reduce((best, line) => (best && isBefore(line, best) ? line : best), first);
  const feel = isLadder ? [] : configuration.bots.map((bot) => feelOf(bot, plan, counts, names));
  const median = configuration.question === "length" ? feel[0]?.median : undefined;
  return {
    question: configuration.question,
    game: configuration.game,
    plan: { lanes: plan.lanes.length, ...configuration.stop, bots: configuration.bots, method: METHOD },
    games: counts.reduce((sum, { games }) => sum + games, 0),
    estimate: median?.median ?? main?.estimate ?? 0,
    interval: median ? { low: median.low, high: median.high } : (main?.interval ?? { low: 0, high: 1 }),
    stoppedBy,
    lines,
    warnings: disagreements(configuration, lines),
    ...(configuration.question === "matrix" ? { field: fieldOf(configuration, plan, counts) } : {}),
    ...(isLadder ? { ladder: lines.map((line, i) => stepOf(plan.lanes[i]?.versus?.bot ?? "", line)) } : {}),
    feel,
    configuration,
  };
}

/** By how many points of a rating a bot is stronger than the one before it. */
function stepOf(from: string, { bot: to, games, estimate, interval, once }: Line): Step {
  const asPoints = ({ low, high }: Interval): Interval => ({ low: pointsOf(low), high: pointsOf(high) });
  const always = asPoints(interval);
  return { from, to, games, points: pointsOf(estimate), ...always, once: asPoints(once), short: Math.max(0, RUNG - always.low) };
}

function lineOf(lane: Lane, counts: Counts): Line {
  const moments = momentsOf(counts.value);
  const [scale, width] = [scaleOf(lane), widthOf(lane)];
  const interval = alwaysOf(lane, counts);
  const once = meanInterval(moments, width);
  const chance = chanceOf(lane, counts);
  return {
    label: lane.label,
    bot: lane.bot,
    ...(lane.card === undefined ? {} : { card: lane.card }),
    games: counts.games,
    units: counts.units,
    estimate: moments.n === 0 ? lane.level : meanOf(moments) / scale,
    interval: clamped(interval, lane),
    once: clamped({ low: once.low / scale, high: once.high / scale }, lane),
    level: lane.level,
    ...(lane.isRate ? { isRate: true as const } : {}),
    is: lane.isRate ? "open" : interval.low > lane.level ? "more" : interval.high < lane.level ? "less" : "open",
    chance,
    holm: chance,
    falseDiscovery: chance,
    sides: lane.arms.map(({ name, tables }, i) => {
      const sittings = counts.units * (tables[0]?.length ?? 1);
      return {
        name,
        share: counts.units === 0 ? 0 : at(counts.points, i) / (scale * counts.units),
        turns: sittings === 0 ? 0 : at(counts.turns, i) / sittings,
      };
    }),
  };
}

/** A share is from 0 to 1, a difference from -1 to 1. */
const clamped = ({ low, high }: Interval, { level }: Lane): Interval => ({
  low: Math.max(level === 0 ? -1 : 0, low),
  high: Math.min(1, high),
});

function corrected(lines: readonly Line[]): readonly Line[] {
  const chances = lines.map(({ chance }) => chance);
  const [byHolm, byDiscovery] = [holm(chances), benjaminiHochberg(chances)];
  return lines.map((line, i) => ({ ...line, holm: byHolm[i] ?? 1, falseDiscovery: byDiscovery[i] ?? 1 }));
}

/** Whether a line is real among all that were looked at. */
export const isReal = ({ falseDiscovery }: Pick<Line, "falseDiscovery">): boolean => falseDiscovery <= REAL;

function disagreements({ bots, question }: Configuration, lines: readonly Line[]): string[] {
  const [strong, weak] = bots;
  if (question === "ladder" || strong === undefined || weak === undefined) return [];
  return lines
    .filter(({ bot }) => bot === strong)
    .flatMap((line) => {
      const other = lines.find(({ bot, label, card }) => bot === weak && label === line.label && card === line.card);
      if (!other || line.units === 0 || other.units === 0) return [];
      const apart = line.interval.low > other.interval.high || line.interval.high < other.interval.low;
      const opposite = (line.is === "more" && other.is === "less") || (line.is === "less" && other.is === "more");
      return apart || opposite
        ? [
            `${strong} and ${weak} disagree about ${line.label}: ${estimateWords(line)} and ${estimateWords(other)}. The answer depends on how well the game is played.`,
          ]
        : [];
    });
}

/** "52.3 % (48.0 to 56.6)" of a share, "+2.5 points (−0.5 to +5.5)" of a difference. */
function estimateWords({ estimate, interval: { low, high }, level }: Line): string {
  const signed = (value: number) => `${value > 0 ? "+" : value < 0 ? "−" : "±"}${Math.abs(value * 100).toFixed(1)}`;
  const shown = level === 0 ? signed : (value: number) => (value * 100).toFixed(1);
  return `${shown(estimate)} ${level === 0 ? "points" : "%"} (${shown(low)} to ${shown(high)})`;
}

/** Ratings of the decks of a matrix. */
function fieldOf({ bots, decks }: Configuration, { lanes }: Plan, counts: readonly Counts[]): NonNullable<Answer["field"]> {
  return bots.flatMap((bot) => {
    const won = decks.map(() => decks.map(() => 0));
    const pairs = decks.flatMap((_, i) => decks.slice(i + 1).map((__, more) => [i, i + 1 + more] as const));
    const own = lanes.flatMap((lane, i) => (lane.bot === bot ? [{ lane, counts: at(counts, i) }] : []));
    own.forEach(({ lane, counts: { units, points } }, i) => {
      const [one, other] = pairs[i] ?? [0, 0];
      const all = units * (lane.arms[0]?.tables[0]?.length ?? 1);
      const games = at(points, 0) / GAME_POINTS;
      at(won, one)[other] = games;
      at(won, other)[one] = all - games;
    });
    // Half a game for each pair, so that a deck that won all of few games is not infinitely good.
    return ratings(won, 0.25).map((rating, i) => ({ ...rating, deck: at(decks, i).name, bot }));
  });
}

/** Lanes that have what they need, for whoever watches. */
export const closedLanes = (configuration: Configuration, plan: Plan, counts: readonly Counts[]): number =>
  plan.lanes.filter((lane, i) => counts[i] && closedBy(configuration, plan, lane, counts[i]) !== undefined).length;
