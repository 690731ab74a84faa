/** The scenario files of a game, `scenarios/**.json`: read with line and column, and played. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "../engine/cards/card.ts";
import { nearest } from "../engine/cards/nearest.ts";
import type { Boards } from "../engine/games/boards/index.ts";
import type { NamedDeck } from "../engine/games/game.ts";
import { isPlayable, PLAYABLE, type PlayableGame } from "../engine/games/playable.ts";
import type { Result } from "../engine/kernel/result.ts";
import type { KeywordRow } from "../engine/language/index.ts";
import {
  type DeckScenario,
  type Mistake,
  openTable,
  type Path,
  playScenario,
  type Report,
  type Scenario,
  type ScenarioFile,
  ScenarioFileSchema,
  type Table,
  unknownRules,
  type Written,
} from "../engine/scenarios/index.ts";
import { check } from "./check.ts";
import { checkWrittenDeck } from "./deck-scenarios.ts";
import { readSource, type SourceFile } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/** What the scenarios of a game are played with. */
export type ScenarioContent = {
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordRow[];
  /** Decks that options and checks may name. */
  readonly decks?: readonly NamedDeck[];
  /** The boards of the game, if it has any. */
  readonly boards?: Boards;
  readonly isRule: (number: string) => boolean;
};

/** A problem with the kind of thing that is wrong: "json" and "shape" for the form of the file, else as `Mistake` names it. */
export type ScenarioProblem = Problem & { readonly code: Mistake["code"] | "json" };

/** What was not as it was expected, and where the file says so. */
export type ScenarioFailure = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;
};

export type ScenarioResult = {
  readonly name: string;
  readonly rules: readonly string[];
  readonly file: string;
  readonly line: number;
} & (
  | { readonly outcome: "passed" }
  | { readonly outcome: "unreadable"; readonly problems: readonly ScenarioProblem[] }
  | {
      readonly outcome: "failed";
      /** From 1; 0 before the first step. */
      readonly step: number;
      readonly failures: readonly ScenarioFailure[];
      /** The actions that there were. */
      readonly offered: readonly string[];
    }
);

export type ScenarioFileResult = {
  readonly file: string;
  /** What keeps the whole file from being read. */
  readonly problems: readonly ScenarioProblem[];
  readonly scenarios: readonly ScenarioResult[];
};

/** A file that was understood as far as its form goes. */
export type ReadScenarios = { readonly json: JsonFile; readonly game: PlayableGame; readonly value: ScenarioFile };

/** The scenario files that a path names: itself, or all below a folder, sorted; of a game's folder, those below its `scenarios`. Empty when there are none, undefined when there is no such path. */
export function scenarioFiles(path: string): readonly string[] | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isDirectory()) return [path];
  const inGame = join(path, "scenarios");
  if (statSync(inGame, { throwIfNoEntry: false })?.isDirectory()) return scenarioFiles(inGame);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(path, name));
}

/** Reads a file, or says what is wrong with its form. */
export function readScenarios(source: SourceFile): ReadScenarios | { readonly problems: readonly ScenarioProblem[] } {
  const coded = (problems: readonly Problem[], code: ScenarioProblem["code"]) => problems.map((problem) => ({ ...problem, code }));
  const { json, problems } = readJson(source);
  if (!json || problems.length > 0) return { problems: coded(problems, "json") };
  const checked = check({ schema: ScenarioFileSchema, json, base: [], members: Object.keys(ScenarioFileSchema.shape) }, json.value);
  if ("problems" in checked) return { problems: coded(checked.problems, "shape") };
  const { game } = checked.value;
  if (isPlayable(game)) return { json, game, value: checked.value };
  const [like] = nearest(game, PLAYABLE);
  const instead = like ? `Did you mean ${like}?` : `Games with rules are ${PLAYABLE.join(", ")}.`;
  return { problems: coded([json.at(["game"], "game", `${game} is not a game with playable rules. ${instead}`)], "game") };
}

/** Plays the scenarios of one file. `contentOf` throws what the world causes; a scenario causes nothing to be thrown. */
export function playScenarioFile(file: string, contentOf: (game: PlayableGame) => ScenarioContent): ScenarioFileResult {
  const source = readSource(file);
  if ("problem" in source) return { file, problems: [{ ...source.problem, code: "json" }], scenarios: [] };
  const read = readScenarios(source.source);
  return "problems" in read ? { file, problems: read.problems, scenarios: [] } : playReadScenarios(read, contentOf(read.game));
}

/** Plays the scenarios of a file that was read. */
export function playReadScenarios(read: ReadScenarios, content: ScenarioContent): ScenarioFileResult {
  const tables = new Map<string, Result<Table, readonly Mistake[]>>();
  const scenarios = read.value.scenarios.map((scenario, i) => play(read, scenario, ["scenarios", i], content, tables));
  const decks = read.value.decks.map((deck, i) => checkDeck(read, deck, ["decks", i], content));
  return { file: read.json.file, problems: [], scenarios: [...scenarios, ...decks] };
}

/** The cards that a file writes for all its scenarios, and for one of them. */
const writtenFor = ({ value }: ReadScenarios, { cards }: Scenario | DeckScenario, path: Path): readonly Written[] => [
  ...(value.cards ?? []).map((card, i) => ({ card, path: ["cards", i] })),
  ...(cards ?? []).map((card, i) => ({ card, path: [...path, "cards", i] })),
];

function play(
  read: ReadScenarios,
  scenario: Scenario,
  path: Path,
  { isRule, ...pool }: ScenarioContent,
  tables: Map<string, Result<Table, readonly Mistake[]>>,
): ScenarioResult {
  const { json, game } = read;
  // Scenarios that write the same cards are played on one table.
  const key = scenario.cards === undefined ? "" : JSON.stringify(path);
  const table = tables.get(key) ?? openTable({ game, ...pool }, writtenFor(read, scenario, path));
  tables.set(key, table);
  const report: Report = table.ok ? playScenario(table.value, scenario, path, isRule) : { is: "unreadable", mistakes: table.error };
  return resultOf(json, scenario, path, report);
}

function checkDeck(read: ReadScenarios, scenario: DeckScenario, path: Path, { isRule, ...pool }: ScenarioContent): ScenarioResult {
  const unknown = unknownRules(scenario, path, isRule);
  const checked =
    unknown.length > 0
      ? { is: "unreadable" as const, mistakes: unknown }
      : checkWrittenDeck({ game: read.game, ...pool }, writtenFor(read, scenario, path), scenario, path);
  const report: Report = checked.is === "failed" ? { is: "failed", step: 0, offered: [], failures: [checked] } : checked;
  return resultOf(read.json, scenario, path, report);
}

function resultOf(json: JsonFile, { name, rules }: Scenario | DeckScenario, path: Path, report: Report): ScenarioResult {
  const { line } = json.at(path, "", "");
  const said = { name, rules, file: json.file, line };
  switch (report.is) {
    case "passed":
      return { ...said, outcome: "passed" };
    case "unreadable":
      return {
        ...said,
        outcome: "unreadable",
        problems: report.mistakes.map(({ code, path: at, message }) => ({ ...json.at(at, at.join("."), message), code })),
      };
    case "failed":
      return {
        ...said,
        outcome: "failed",
        step: report.step,
        offered: report.offered,
        failures: report.failures.map(({ path: at, expected, found }) => {
          const { file, line: row, column } = json.at(at, "", "");
          return { file, line: row, column, expected, found };
        }),
      };
  }
}
