/** `sim`: many games of bots, and what they tell. */

import { BOT_NAMES } from "../../engine/bots/index.ts";
import { seatsOf } from "../../engine/games/playable.ts";
import type { Experiment, Points, Report, Share, Summary, Tally } from "../../engine/lab/index.ts";
import { addTally, emptyTally, gamesPerUnit, reportOf, usageReport } from "../../engine/lab/index.ts";
import { counted, duration, jsonText, percent, plural, rounded } from "../words.ts";
import type { LabIo } from "./lab-arguments.ts";
import {
  answered,
  gameArgument,
  gamesArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  seatsArgument,
  seedArgument,
  UsageError,
} from "./lab-arguments.ts";
import { longRun, workersArgument } from "./long-run.ts";
import { usageText } from "./usage-text.ts";

export const SIM_USAGE = `sim GAME --games N [--seed S] [--seats a,b] [--swap] [--usage] [--workers K] [--options JSON] [--json] [--content DIR | --db FILE]`;

export const SIM_HELP = `Plays many bot games and reports how often and how each seat won, and how long the games were.

  --games N     number of games, with the seeds S, S + 1 …; "play --seed" replays any of them
  --seed S      the first seed; by default a random one, which is printed
  --seats a,b   who plays: ${BOT_NAMES}; default random
  --swap        plays each seed once for each seat and moves the bots by one seat each time: with two seats, N games come from N / 2 seeds
  --usage       also counts how often each action was chosen with each card and what happened, and lists the cards that nobody used
  --workers K   number of processor cores; it does not affect the totals. Default all
  --options J   game options as JSON
  --json        the report as one JSON value: games, players, turnOrder, points, bots, pairs, draws, endings, decisions, turns, speed.
                turnOrder (where chance decides who begins) has shares by place in the first turn order; "times" is the share
                divided by an equal share. points (in games with points) has each bot's mean with its interval, and the games that
                reached the goal of a solo game
                With --usage also "usage": chosen and happened (name, card, offered, times, games), neverUsed, neverSeen.
                Shares have "low" and "high": 95 of 100 such experiments have the true share between them (Wilson)
Ctrl-C stops and reports the games played so far.`;

/** Runs `sim …`; `argv` begins behind the word `sim`. Answers 0, or 2 when the command or the cards cannot be read. */
export function simCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, SIM_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      games: { type: "string" },
      seed: { type: "string" },
      seats: { type: "string" },
      swap: { type: "boolean" },
      usage: { type: "boolean" },
      workers: { type: "string" },
    });
    const game = gameArgument("sim", positionals);
    const games = gamesArgument("sim", values.games);
    const swap = values.swap === true;
    const workers = workersArgument(values.workers, io);
    const seed = seedArgument(values.seed, io);
    const loaded = await loadPlayable(game, values, io);
    const { playable, source } = loaded;
    const options = optionsArgument(values.options, loaded, values.seats);
    const bots = seatsArgument(values.seats, playable, options);
    const seats = seatsOf(playable, options);
    const experiment: Experiment = { bots, options, seed, swap };
    const each = gamesPerUnit(experiment);
    if (games % each > 0) throw new UsageError(oddGames(each, games));
    if (values.seed === undefined) io.err(`Seed ${seed}.\n`);

    const names = bots.map(({ name }) => name);
    const task = { kind: "sim", game, source, options: experiment.options, seed, bots: names, swap, usage: values.usage === true } as const;
    const tally = emptyTally(bots.length);
    const { seconds, stopped } = await longRun(task, { units: games / each, games, workers, playable }, io, (outcome) => {
      if (outcome.tally) addTally(tally, outcome.tally);
      return tally.games;
    });
    const speed = { seconds, gamesPerSecond: tally.games / seconds, decisionsPerSecond: decisionsIn(tally) / seconds, workers };
    const report = reportOf(tally, { seats, bots: names, swap, aim: playable.aim?.(options) });
    const usage = tally.usage && usageReport(tally.usage, playable.cards);
    if (values.json) io.out(`${jsonText({ game, seed, swap, asked: games, stopped, ...report, ...(usage ? { usage } : {}), speed })}\n`);
    else
      io.out(asText({ game, seed, asked: games, bots: names, seats, swap, speed }, report) + (usage ? usageText(usage, tally.games) : ""));
    return 0;
  });
}

const oddGames = (each: number, games: number): string =>
  each === 2
    ? `--swap plays every seed twice, so --games must be even, not ${games}.`
    : `--swap plays every seed once for each of ${each} seats, so --games must be a multiple of ${each}, not ${games}.`;

const decisionsIn = ({ decisions }: Tally): number =>
  Object.entries(decisions).reduce((sum, [value, games]) => sum + Number(value) * games, 0);

type Asked = {
  readonly game: string;
  readonly seed: number;
  readonly asked: number;
  readonly bots: readonly string[];
  readonly seats: readonly string[];
  readonly swap: boolean;
  readonly speed: {
    readonly seconds: number;
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
    readonly workers: number;
  };
};

function asText({ game, seed, asked, bots, seats, swap, speed }: Asked, report: Report): string {
  const cut = report.games < asked ? ` of ${counted(asked)} requested` : "";
  const { seconds, gamesPerSecond, decisionsPerSecond, workers } = speed;
  return [
    `${game}: ${plural(report.games, "game")}${cut} from seed ${seed}, ${bots.join(" against ")}${swap ? ", seats swapped" : ""}`,
    "",
    "Won                 games    share   95 of 100 lie between",
    ...(report.bots ?? []).map((share) => shareLine(share.bot, share)),
    ...report.players.map((share, i) => shareLine(swap ? `as ${seats[i]}` : `${seats[i]} (${share.bot})`, share)),
    shareLine("nobody", report.draws),
    ...(report.pairs ? [pairsLine(bots, report.pairs)] : []),
    ...(report.turnOrder
      ? ["", "First turn order    games    share   95 of 100 lie between   times an equal share", ...report.turnOrder.map(orderLine)]
      : []),
    ...(report.points
      ? [
          "",
          "Points                 mean   95 of 100 lie between   median   8 of 10 lie between   extremes",
          ...report.points.flatMap(pointsLines),
        ]
      : []),
    "",
    ["Ended by            games    share", ...seats.map((seat) => `won by ${seat}`)].join("   "),
    ...report.endings.map(({ words, won, ...share }) =>
      [
        `  ${counted(share.games).padStart(23)}${percent(share.share).padStart(9)}`,
        ...won.map((games, i) => counted(games).padStart(`won by ${seats[i]}`.length)),
        words,
      ].join("   "),
    ),
    "",
    "Length                    mean   median   8 of 10 lie between   extremes",
    ...lengthLine("turns", report.turns),
    ...lengthLine("decisions", report.decisions),
    "",
    `${duration(seconds * 1000)} on ${plural(workers, "worker")}: ${rounded(gamesPerSecond)} games/s, ${rounded(decisionsPerSecond)} decisions/s`,
    "",
  ].join("\n");
}

const shareLine = (name: string, { games, share, low, high }: Share): string =>
  `  ${name.padEnd(15)}${counted(games).padStart(8)}${percent(share).padStart(9)}   ${percent(low)} … ${percent(high)}`;

const pairsLine = ([first]: readonly string[], { better, level, worse }: NonNullable<Report["pairs"]>): string =>
  `  Of the pairs of games with the same seed, ${first} did better in ${counted(better)}, equally well in ${counted(level)}, and worse in ${counted(worse)}.`;

const orderLine = ({ place, times, ...share }: NonNullable<Report["turnOrder"]>[number]): string =>
  `${shareLine(`place ${place}`, share).padEnd(61)}${times.toFixed(2)}`;

const pointsLines = ({ bot, mean, low, high, median, tenth, ninetieth, min, max, reached }: Points): string[] => [
  `  ${bot.padEnd(18)}${mean.toFixed(1).padStart(7)}   ${`${low.toFixed(1)} … ${high.toFixed(1)}`.padEnd(21)}${counted(median).padStart(9)}   ${`${counted(tenth)} … ${counted(ninetieth)}`.padEnd(20)}  ${counted(min)} … ${counted(max)}`,
  ...(reached
    ? [
        `    reached ${counted(reached.from)} in ${counted(reached.games)}: ${percent(reached.share)} (${percent(reached.low)} … ${percent(reached.high)})`,
      ]
    : []),
];

const lengthLine = (name: string, lengths: Summary | undefined): string[] =>
  lengths
    ? [
        `  ${name.padEnd(20)}${lengths.mean.toFixed(1).padStart(8)}${counted(lengths.median).padStart(9)}   ${`${counted(lengths.tenth)} … ${counted(lengths.ninetieth)}`.padEnd(20)}  ${counted(lengths.min)} … ${counted(lengths.max)}`,
      ]
    : [];
