/** `rules`: the numbered rules of a game, and which of them no scenario shows. */
import { join } from "node:path";
import { coverageOf } from "../../content/coverage.ts";
import { shipped } from "../../content/folder.ts";
import { loadContent } from "../../content/load.ts";
import { readRules } from "../../content/rules.ts";
import { playScenarioFile, scenarioFiles } from "../../content/scenarios.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { isGameId } from "../../engine/games/index.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { parsedArguments } from "../arguments.ts";
import { SOURCE_HELP, SOURCE_OPTIONS, sourceOf } from "../cards/source-options.ts";
import type { CliIo } from "../io.ts";
import { jsonText } from "../words.ts";
import { loadScenarioContent } from "./scenario.ts";

export const RULES_USAGE = "rules GAME [--coverage] [--json] [--content DIR | --db FILE]";

export const RULES_HELP = `Prints the numbered rules of a game.

  --coverage    instead, which rules no scenario shows; exit code 1 if there are any
  --json        the answer as one JSON value
${SOURCE_HELP}`;

type RulesIo = Pick<CliIo, "out" | "err" | "loadCards" | "loadKeywords">;

/** Runs `rules …`; `argv` begins behind the word `rules`. Answers 0; with --coverage 1 when a rule has no scenario; 2 when something cannot be read. */
export async function rulesCommand(argv: readonly string[], io: RulesIo): Promise<number> {
  try {
    const { positionals, values } = parsedArguments(argv, { coverage: { type: "boolean" }, json: { type: "boolean" }, ...SOURCE_OPTIONS });
    const [game = "", ...more] = positionals;
    if (!isGameId(game) || more.length > 0) throw new Error(`Name one game: ${GAME_IDS.join(", ")}.`);
    const from = sourceOf(values);
    const rules = readRules(loadContent(from.content).content[game].rules, game);
    if (rules.length === 0) throw new Error(`${game} has no rules.`);
    if (values.coverage !== true) {
      io.out(values.json ? `${jsonText(rules)}\n` : rules.map(({ number, heading }) => `${number}  ${heading}\n`).join(""));
      return 0;
    }
    if (!isPlayable(game)) throw new Error(`The rules of ${game} do not run yet, so no scenario can show them.`);
    const contentOf = await loadScenarioContent(from, io);
    const files = scenarioFiles(join(from.content ?? shipped(), game, "scenarios")) ?? [];
    const coverage = coverageOf(
      rules,
      files.map((file) => playScenarioFile(file, contentOf)),
    );
    const { covered, definitions, missing } = coverage;
    if (values.json) io.out(`${jsonText(coverage)}\n`);
    else io.out(missing.map((number) => `${number}  ${rules.find((rule) => rule.number === number)?.heading}\n`).join(""));
    io.err(
      `${coverage.rules.length} rules: ${covered.length} shown by scenarios, ${definitions.length} definitions, ${missing.length} missing.\n`,
    );
    return missing.length > 0 ? 1 : 0;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\nUsage: ${RULES_USAGE}\n`);
    return 2;
  }
}
