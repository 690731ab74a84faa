/** `laws`: the laws that every game keeps, over games of random play. */
import { type Counterexample, counterexampleLine, LAWS } from "../../engine/kernel/laws.ts";
import { counted, duration, jsonText, percent, plural } from "../words.ts";
import type { LabIo } from "./lab-arguments.ts";
import {
  answered,
  gameArgument,
  gamesArgument,
  LAB_OPTIONS,
  labArguments,
  loadPlayable,
  optionsArgument,
  seedArgument,
  UsageError,
  wholeNumber,
} from "./lab-arguments.ts";
import { longRun, workersArgument } from "./long-run.ts";
import { TABLES_HELP, tablesArgument } from "./tables.ts";

export const LAWS_USAGE = `laws GAME --games N [--seed S] [--every D] [--workers K] [--options JSON | --decks shipped|random:N] [--json] [--content DIR | --db FILE]`;

export const LAWS_HELP = `Plays random games and checks at every decision the laws that every game must keep:
${Object.entries(LAWS)
  .map(([law, words]) => `  ${law}  ${words}`)
  .join("\n")}
For each broken law it prints a counterexample with the seed that reproduces it.

  --games N     number of games, with the seeds S, S + 1 …
  --seed S      the first seed; default 0
  --every D     runs the costly checks (the offers of law 2, laws 4 and 5, the digests of laws 6 and 8) only at every D-th decision, in games
                with other seeds at others; default 1
  --workers K   number of processor cores; it does not affect the results. Default all
  --options J   game options as JSON
  ${TABLES_HELP}
  --json        one JSON value: ok, games, and the counterexamples, each with law, seed, decision and message; and, for some games,
                how many games reached a goal; players with odd seeds then aim for it
Exit code 1 if a law is broken. Ctrl-C stops and reports the games played so far.`;

const MOST_DECISIONS = 1_000_000;

/** Runs `laws …`; `argv` begins behind the word `laws`. Answers 0, 1 if a law is broken, 2 when the command or the cards cannot be read. */
export function lawsCommand(argv: readonly string[], io: LabIo): Promise<number> {
  return answered(io, LAWS_USAGE, async () => {
    const { positionals, values } = labArguments(argv, {
      ...LAB_OPTIONS,
      games: { type: "string" },
      seed: { type: "string" },
      every: { type: "string" },
      decks: { type: "string" },
      workers: { type: "string" },
    });
    const game = gameArgument("laws", positionals);
    const games = gamesArgument("laws", values.games);
    const every = wholeNumber("--every", values.every ?? "1", 1, MOST_DECISIONS);
    const workers = workersArgument(values.workers, io);
    const seed = seedArgument(values.seed ?? "0", io);
    const loaded = await loadPlayable(game, values, io);
    const { playable, source } = loaded;
    if (values.options !== undefined && values.decks !== undefined) throw new UsageError("Use --options or --decks, not both.");
    const options = optionsArgument(values.options, loaded);
    const tables = tablesArgument(values.decks, playable, source);

    const first = new Map<number, Counterexample>();
    let played = 0;
    const reached = new Map<string, number>((playable.goals ?? []).map((what) => [what, 0]));
    const { seconds, stopped } = await longRun(
      { kind: "laws", game, source, options, seed, every, tables },
      { units: games, games, workers, playable },
      io,
      ({ found = [], reached: came = [] }, units) => {
        for (const counterexample of found) keepFirst(first, counterexample);
        for (const what of came.flat()) reached.set(what, (reached.get(what) ?? 0) + 1);
        played += units;
        return played;
      },
    );
    const found = [...first.values()].sort((a, b) => a.law - b.law);
    const figures = reached.size > 0 ? { reached: Object.fromEntries([...reached].sort(([a], [b]) => (a < b ? -1 : 1))) } : {};
    if (values.json)
      io.out(`${jsonText({ game, ok: found.length === 0, seed, games: played, asked: games, stopped, seconds, found, ...figures })}\n`);
    else {
      const extent = `${plural(played, "game")}${stopped ? ` of ${counted(games)} requested` : ""} from seed ${seed}`;
      for (const counterexample of found)
        io.out(
          `${counterexampleLine(counterexample)}\n  Again: laws ${game} --games 1 --seed ${counterexample.seed}${every === 1 ? "" : ` --every ${every}`}${values.decks === undefined ? "" : ` --decks ${values.decks}`}\n`,
        );
      io.out(
        found.length === 0
          ? `${game} keeps all ${Object.keys(LAWS).length} laws: ${extent}, ${duration(seconds * 1000)}.\n`
          : `${plural(found.length, "law is", "laws are")} broken in ${extent}.\n`,
      );
      for (const [what, count] of Object.entries(figures.reached ?? {}))
        io.out(`  ${percent(played === 0 ? 0 : count / played)} of the games reach ${what}.\n`);
    }
    return found.length === 0 ? 0 : 1;
  });
}

/** For each law the counterexample with the lowest seed, so that it does not matter who found which first. */
function keepFirst(first: Map<number, Counterexample>, counterexample: Counterexample): void {
  const before = first.get(counterexample.law);
  if (before === undefined || counterexample.seed < before.seed) first.set(counterexample.law, counterexample);
}
