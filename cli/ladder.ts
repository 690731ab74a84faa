/** `lab ladder`: bots against each other, to see whether each is stronger than the one before it. */
import { BOT_NAMES, type Bot, botNamed } from "../engine/bots/index.ts";
import { seatsOf } from "../engine/games/playable.ts";
import { addLadder, emptyLadder, type LadderReport, ladderReport, pairsOf, RUNG } from "../engine/lab/index.ts";
import type { LabIo } from "./lab-arguments.ts";
import {
  gameArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  seedArgument,
  UsageError,
  wholeNumber,
} from "./lab-arguments.ts";
import { longRun, workersArgument } from "./long-run.ts";
import { counted, duration, jsonText, percent, plural, rounded } from "./words.ts";

const STANDARD = "random,greedy,search,tree";
const MOST_GAMES = 1_000_000;

export const LADDER_HELP = `"lab ladder GAME" plays bots against each other, every seed with the seats swapped, and says by how many points of a rating (Elo) each is
stronger than the one before it; ${RUNG} points more win 64 of 100 games. With more than two seats the bots sit in turn, and each seat of the one is compared with each of the other;
alone each plays the same seeds, and the better end counts. There --bots names two or more from weak to strong (${BOT_NAMES}; default ${STANDARD}),
and --games N says how many games each pair plays (an even number, default 100).`;

/** Runs `lab ladder …`; `argv` begins behind these words. Throws a sentence. */
export async function ladderCommand(argv: readonly string[], io: LabIo): Promise<number> {
  const { positionals, values } = labArguments(argv, {
    ...LAB_OPTIONS,
    bots: { type: "string" },
    games: { type: "string" },
    seed: { type: "string" },
    workers: { type: "string" },
  });
  const game = gameArgument("lab ladder", positionals);
  const games = values.games === undefined ? 100 : wholeNumber("--games", values.games, 2, MOST_GAMES);
  if (games % 2 === 1) throw new UsageError(`lab ladder plays every seed twice, so --games must be even, not ${games}.`);
  const bots = (values.bots ?? STANDARD).split(",").map((name): Bot => {
    const bot = botNamed(name);
    if (!bot.ok) throw new UsageError(`--bots: ${bot.error}`);
    return bot.value;
  });
  if (new Set(bots.map(({ name }) => name)).size < Math.max(2, bots.length))
    throw new UsageError("A ladder needs two bots or more, each once.");
  const workers = workersArgument(values.workers, io);
  const seed = seedArgument(values.seed, io);
  const loaded = await loadPlayable(game, values, io);
  const { playable, source } = loaded;
  const options = optionsArgument(values.options, loaded);
  const players = seatsOf(playable, options).length;
  if (values.seed === undefined) io.err(`Seed ${seed}.\n`);

  const names = bots.map(({ name }) => name);
  const pairs = pairsOf(bots.length).length;
  const task = { kind: "ladder", game, source, options, seed, bots: names, players } as const;
  let counts = emptyLadder(bots.length);
  const { seconds, stopped } = await longRun(task, { units: (pairs * games) / 2, games: pairs * games, workers }, io, ({ ladder }) => {
    if (ladder) counts = addLadder(counts, ladder);
    return counts.pairs.reduce((sum, one) => sum + one.games, 0);
  });
  const report = ladderReport(names, players, counts);
  if (values.json)
    io.out(
      `${jsonText({ question: "ladder", game, content: playable.game.content, seed, options, players, asked: pairs * games, stopped, ...report, seconds })}\n`,
    );
  else io.out(asText({ game, seed, players, seconds, workers }, report));
  return 0;
}

type Asked = { readonly game: string; readonly seed: number; readonly players: number; readonly seconds: number; readonly workers: number };

function asText({ game, seed, players, seconds, workers }: Asked, { games, bots, pairs, steps }: LadderReport): string {
  const points = (value: number) => `${value > 0 ? "+" : ""}${value.toFixed(0)}`;
  return [
    `Is each bot stronger than the one before it? ${game}, ${plural(players, "seat")}, from seed ${seed}: ${plural(games, "game")}`,
    "",
    "Rating              points   95 of 100 lie between",
    ...bots.map(({ bot, rating, low, high }) => `  ${bot.padEnd(16)}${points(rating).padStart(8)}   ${points(low)} … ${points(high)}`),
    "",
    "Against                                  games      won   95 of 100 lie between",
    ...pairs.map(
      ({ first, second, games: played, share, low, high }) =>
        `  ${`${second} against ${first}`.padEnd(36)}${counted(played).padStart(8)}${percent(share).padStart(9)}   ${percent(low)} … ${percent(high)}`,
    ),
    "",
    "Stronger than the one before",
    ...steps.map(
      ({ from, to, points: more, low, high, short }) =>
        `  ${`${to} than ${from}`.padEnd(36)}${points(more).padStart(8)}   ${`${points(low)} … ${points(high)}`.padEnd(16)}${short === 0 ? "" : `   ${short.toFixed(0)} short of ${RUNG}`}`,
    ),
    "",
    `${duration(seconds * 1000)} on ${plural(workers, "worker")}: ${rounded(games / seconds)} games/s`,
    "",
  ].join("\n");
}
