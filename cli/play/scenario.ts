/** `scenario`: plays scenario files and says which of them are so. */
import { loadContent } from "../../content/load.ts";
import { readRules } from "../../content/rules.ts";
import {
  playScenarioFile,
  type ScenarioContent,
  type ScenarioFileResult,
  type ScenarioProblem,
  type ScenarioResult,
  scenarioFiles,
} from "../../content/scenarios.ts";
import { isPlayable, PLAYABLE, type PlayableGame } from "../../engine/games/playable.ts";
import { namesReference, openTable, scenarioFileSchema, trialTables } from "../../engine/scenarios/index.ts";
import { parsedArguments } from "../arguments.ts";
import type { CardSource } from "../cards/source.ts";
import { SOURCE_HELP, SOURCE_OPTIONS, sourceOf } from "../cards/source-options.ts";
import type { CliIo } from "../io.ts";
import { jsonText, plain } from "../words.ts";

export const SCENARIO_USAGE = `scenario PATH… [--json] [--content DIR | --db FILE]
scenario --names GAME [--content DIR | --db FILE] | --schema
PATH is a scenario file, a folder of them or of a game; docs/scenarios.md explains the format.`;

export const SCENARIO_HELP = `Plays scenarios: a position, what is done, what is expected. Of each that fails it says the step, what was expected and what was so.
  npm run -s cli -- scenario content/${PLAYABLE[0]}/scenarios

  --names GAME  instead, the names that scenarios of a game can use
  --schema      instead, the JSON Schema of scenario files, for editors
  --json        the results as one JSON value
${SOURCE_HELP}
Exit code 1 if one fails.`;

type ScenarioIo = Pick<CliIo, "out" | "err" | "loadCards" | "loadKeywords">;

/** Runs `scenario …`; `argv` begins behind the word `scenario`. Answers 0 when all pass, 1 when one fails, 2 when something cannot be read. */
export async function scenarioCommand(argv: readonly string[], io: ScenarioIo): Promise<number> {
  try {
    const { positionals, values } = parsedArguments(argv, {
      json: { type: "boolean" },
      names: { type: "string" },
      schema: { type: "boolean" },
      ...SOURCE_OPTIONS,
    });
    if (values.schema === true) {
      io.out(`${JSON.stringify(scenarioFileSchema(), undefined, 2)}\n`);
      return 0;
    }
    if (values.names !== undefined) {
      io.out(await namesOf(values.names, sourceOf(values), io));
      return 0;
    }
    const paths = positionals.map((path) => ({ path, files: scenarioFiles(path) }));
    const lost = paths.find(({ files }) => files === undefined || files.length === 0);
    if (paths.length === 0) throw new Error("Name the scenario files or folders.");
    if (lost) throw new Error(lost.files ? `There is no .json file in ${lost.path}.` : `There is no file or folder ${lost.path}.`);
    const contentOf = await loadScenarioContent(sourceOf(values), io);
    const results = [...new Set(paths.flatMap(({ files }) => files ?? []))].map((file) => playScenarioFile(file, contentOf));
    if (values.json) io.out(`${jsonText({ ...countsOf(results), files: results })}\n`);
    else for (const result of results) io.out(fileLines(result));
    const { passed, failed, unreadable } = countsOf(results);
    io.err(`${passed} passed, ${failed} failed, ${unreadable} unreadable.\n`);
    return unreadable > 0 ? 2 : failed > 0 ? 1 : 0;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\nUsage: ${SCENARIO_USAGE}\n`);
    return 2;
  }
}

/** The names that scenarios of a game may use. Throws a sentence when there is no such game or it cannot be opened. */
async function namesOf(game: string, from: CardSource, io: Pick<CliIo, "loadCards" | "loadKeywords">): Promise<string> {
  if (!isPlayable(game)) throw new Error(`${game} is not played by its rules here. These games are: ${PLAYABLE.join(", ")}.`);
  const { boards } = loadContent(from.content).content[game];
  const [cards, keywords] = [await io.loadCards(game, from), await io.loadKeywords(game, from)];
  const pool = { game, cards, keywords, ...(boards ? { boards } : {}) };
  const table = openTable(pool, []);
  if (table.ok) return namesReference(table.value, trialTables(pool));
  throw new Error(table.error.map(({ message }) => message).join("\n"));
}

/** What each game's scenarios are played with; read once. */
export async function loadScenarioContent(
  from: CardSource,
  io: Pick<CliIo, "loadCards" | "loadKeywords">,
): Promise<(game: PlayableGame) => ScenarioContent> {
  const { content } = loadContent(from.content);
  const load = async (game: PlayableGame): Promise<ScenarioContent> => {
    const numbers = new Set(readRules(content[game].rules, game).map(({ number }) => number));
    const isRule = (number: string) => numbers.has(number);
    const { decks, boards } = content[game];
    const [cards, keywords] = [await io.loadCards(game, from), await io.loadKeywords(game, from)];
    return { cards, keywords, decks, ...(boards ? { boards } : {}), isRule };
  };
  const loaded = new Map(await Promise.all(PLAYABLE.map(async (game) => [game, await load(game)] as const)));
  return (game) => loaded.get(game) ?? { cards: [], keywords: [], isRule: () => false };
}

/** How many scenarios passed, failed, and could not be read; a file that cannot be read counts as one. */
export function countsOf(results: readonly ScenarioFileResult[]) {
  const all = results.flatMap(({ scenarios }) => scenarios);
  const count = (outcome: ScenarioResult["outcome"]) => all.filter((one) => one.outcome === outcome).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    unreadable: count("unreadable") + results.filter(({ problems }) => problems.length > 0).length,
  };
}

function fileLines({ problems, scenarios }: ScenarioFileResult): string {
  return [...problems.map(problemLine), ...scenarios.flatMap(resultLines)].map((line) => `${plain(line)}\n`).join("");
}

const problemLine = ({ file, line, column, field, message }: ScenarioProblem): string =>
  `${file}:${line}:${column}: ${field ? `${field}: ` : ""}${message}`;

function resultLines(result: ScenarioResult): string[] {
  const head = `${result.outcome === "passed" ? "ok    " : result.outcome === "failed" ? "FAIL  " : "UNREAD"} ${result.name}`;
  switch (result.outcome) {
    case "passed":
      return [`${head}${result.rules.length > 0 ? ` (${result.rules.join(", ")})` : ""}`];
    case "unreadable":
      return [head, ...result.problems.map((problem) => `  ${problemLine(problem)}`)];
    case "failed":
      return [
        head,
        ...result.failures.flatMap(({ file, line, column, expected, found }) => [
          `  ${file}:${line}:${column}: ${result.step > 0 ? `step ${result.step}: ` : ""}expected ${expected}`,
          `    found    ${found}`,
        ]),
        ...(result.offered.length > 0 ? [`    offered  ${result.offered.join("; ")}`] : []),
      ];
  }
}
