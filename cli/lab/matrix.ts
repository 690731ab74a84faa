/** `matrix`: every deck against every other, to see how the decks fare. */
import { BOT_NAMES, botNamed } from "../../engine/bots/index.ts";
import type { Playable } from "../../engine/games/playable.ts";
import { addTally, emptyTally, type MatrixReport, matrixReport, pairsOf } from "../../engine/lab/index.ts";
import { counted, duration, jsonText, percent, plain, plural } from "../words.ts";
import type { LabIo, PlaySource } from "./lab-arguments.ts";
import { answered, gameArgument, LAB_OPTIONS, labArguments, loadPlayable, seedArgument, UsageError, wholeNumber } from "./lab-arguments.ts";
import { longRun, workersArgument } from "./long-run.ts";
import { type Part, readPart, sumOfParts } from "./matrix-parts.ts";

export const MATRIX_USAGE = `matrix GAME --games N [--add FILE,…] [--bots NAME] [--decks a,b,…] [--seed S] [--workers K] [--json] [--content DIR | --db FILE]`;

export const MATRIX_HELP = `Plays every deck against every other with the same bot in both seats and reports how often each deck won.

  --games N     games of each pair, an even number: each seed is played twice, the second time with the decks swapped.
                No two pairs share a seed: P pairs play the seeds S to S + P * N / 2 - 1, in turn
  --add FILES   adds earlier games from --json output, files separated by commas; they must have other seeds and the
                same cards, decks and bot. With --games 0 the report covers only these
  --bots NAME   who plays: ${BOT_NAMES}; default greedy
  --decks a,b   the decks by id; default all ready decks
  --seed S      the first seed; default 0
  --workers K   number of processor cores; it does not affect the totals. Default all
  --json        the report as one JSON value: games, decks (against all others), pairs, firstSeat, draws, endings, turns, decisions;
                and for --add the seeds and the tallies of the pairs.
                Shares have "low" and "high": 95 of 100 such experiments have the true share between them (Wilson)
Ctrl-C stops and reports the games played so far.`;

const MOST_GAMES = 1_000_000;

/** Runs `matrix …`; `argv` begins behind the word `matrix`. Answers 0, or 2 when the command or the cards cannot be read. */
export function matrixCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, MATRIX_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      content: LAB_OPTIONS.content,
      db: LAB_OPTIONS.db,
      json: LAB_OPTIONS.json,
      games: { type: "string" },
      add: { type: "string" },
      bots: { type: "string" },
      decks: { type: "string" },
      seed: { type: "string" },
      workers: { type: "string" },
    });
    const game = gameArgument("matrix", positionals);
    if (values.games === undefined) throw new UsageError("matrix needs --games.");
    const games = wholeNumber("--games", values.games, values.add === undefined ? 2 : 0, MOST_GAMES);
    if (games % 2 === 1) throw new UsageError(`matrix plays every seed twice, so --games must be even, not ${games}.`);
    const bot = botNamed(values.bots ?? "greedy");
    if (!bot.ok) throw new UsageError(`--bots: ${bot.error}`);
    const workers = workersArgument(values.workers, io);
    const seed = seedArgument(values.seed ?? "0", io);
    const { playable, source } = await loadPlayable(game, values, io);
    const decks = decksArgument(values.decks, source, game);
    const pairs = pairsOf(decks.length).map(
      ([first, second]) =>
        [optionsOf(playable, [decks[first], decks[second]]), optionsOf(playable, [decks[second], decks[first]])] as const,
    );

    const played = { game, content: playable.game.content, bot: bot.value.name, names: decks };
    const earlier: Part[] = [];
    for (const file of values.add?.split(",") ?? []) earlier.push(await readPart(file.trim(), played, io));
    const seeds = games === 0 ? [] : [{ from: seed, count: (games / 2) * pairs.length }];
    // Before the games, so that a seed that would count twice is said at once.
    sumOfParts([...earlier, { seeds, tallies: [] }], pairs.length);

    const tallies = pairs.map(() => emptyTally(2));
    const all = pairs.length * games;
    const { seconds, stopped } = await longRun(
      { kind: "matrix", game, source, options: undefined, seed, bot: bot.value.name, pairs },
      { units: all / 2, games: all, workers, playable },
      io,
      (outcome) => {
        outcome.tallies?.forEach((tally, i) => {
          const into = tallies[i];
          if (into) addTally(into, tally);
        });
        return tallies.reduce((sum, tally) => sum + tally.games, 0);
      },
    );
    const sum = sumOfParts([...earlier, { seeds, tallies }], pairs.length);
    const report = matrixReport(decks, sum.tallies);
    if (values.json) io.out(`${jsonText({ ...played, ...sum, seed, asked: all, stopped, ...report, seconds, workers })}\n`);
    else {
      const before = earlier.reduce((count, part) => count + part.tallies.reduce((games, tally) => games + tally.games, 0), 0);
      io.out(asText(`${game}, ${bot.value.name}, from seed ${sum.seeds[0]?.from ?? seed}`, decks, report, before + all, seconds * 1000));
    }
    return 0;
  });
}

/** The decks that play: ids of those that come with the cards. Throws a sentence. */
function decksArgument(text: string | undefined, { decks }: PlaySource, game: string): readonly string[] {
  const ids = decks.map(({ id }) => id);
  if (ids.length < 2) throw new Error(`${game} has ${plural(ids.length, "ready deck")}; a matrix needs two.`);
  if (text === undefined) return ids;
  const chosen = [...new Set(text.split(",").map((id) => id.trim()))];
  const unknown = chosen.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new UsageError(`There is no deck “${unknown}”. Decks: ${ids.join(", ")}.`);
  if (chosen.length < 2) throw new UsageError("--decks: a matrix needs two decks.");
  return chosen;
}

/** The options of a match of two decks. Throws what the deck check finds. */
function optionsOf({ options }: Playable, decks: readonly (string | undefined)[]): unknown {
  const parsed = options.parse({ decks });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const NAME = 20;

function asText(title: string, decks: readonly string[], report: MatrixReport, asked: number, ms: number): string {
  const cut = report.games < asked ? ` of ${counted(asked)} requested` : "";
  const name = (deck: string) =>
    plain(deck)
      .slice(0, NAME)
      .padEnd(NAME + 2);
  const cell = (row: string, column: string) => {
    const pair = report.pairs.find(({ first, second }) => (first === row && second === column) || (first === column && second === row));
    if (pair === undefined) return "".padStart(9);
    const won = pair.first === row ? pair.games : pair.played - pair.drawn - pair.games;
    return percent(pair.played === 0 ? 0 : won / pair.played).padStart(9);
  };
  const { turns } = report;
  return [
    `${title}: ${plural(report.games, "game")}${cut}, ${duration(ms)}`,
    "",
    `Games won by the deck of the row${" ".repeat(2)}${decks.map((_, i) => `against ${i + 1}`.slice(-9).padStart(9)).join("")}`,
    ...decks.map((row, i) => `  ${i + 1} ${name(row)}${" ".repeat(9)}${decks.map((column) => cell(row, column)).join("")}`),
    "",
    "Against all others         share   95 of 100 lie between   games",
    ...report.decks.map(
      ({ deck, share, low, high, played }) =>
        `  ${name(deck)}${percent(share).padStart(9)}   ${`${percent(low)} … ${percent(high)}`.padEnd(20)}${counted(played).padStart(9)}`,
    ),
    "",
    `The first seat won ${percent(report.firstSeat.share)}; ${percent(report.draws.share)} were draws.`,
    ...(turns === undefined
      ? []
      : [`Turns: 8 of 10 games last ${turns.tenth} … ${turns.ninetieth}, median ${turns.median}, extremes ${turns.min} … ${turns.max}.`]),
    ...report.endings.map(({ words, games, share }) => `${counted(games).padStart(9)}${percent(share).padStart(9)}   ${words}`),
    "",
  ].join("\n");
}
