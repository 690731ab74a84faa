/** The scenario files of a game, `scenarios/**.json`: read with line and column, and played. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "../engine/cards/card.ts";
import { nearest } from "../engine/cards/nearest.ts";
import { isPlayable, PLAYABLE, type PlayableGame } from "../engine/games/playable.ts";
import type { Result } from "../engine/kernel/result.ts";
import type { KeywordRow } from "../engine/language/index.ts";
import {
  type Mistake,
  openTable,
  type Path,
  playScenario,
  type Report,
  type Scenario,
  type ScenarioFile,
  ScenarioFileSchema,
  type Table,
} from "../engine/scenarios/index.ts";
import { check } from "./check.ts";
import { readSource, type SourceFile } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/** What the scenarios of a game are played with. */
export type ScenarioContent = {
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordRow[];
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

/** The scenario files that a path names: itself, or all below a folder, sorted. Empty when there are none, undefined when there is no such path. */
export function scenarioFiles(path: string): readonly string[] | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isDirectory()) return [path];
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
  const instead = like ? `Did you mean ${like}?` : `There is ${PLAYABLE.join(", ")}.`;
  return { problems: coded([json.at(["game"], "game", `${game} is no game that can be played by its rules. ${instead}`)], "game") };
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
  return { file: read.json.file, problems: [], scenarios };
}

function play(
  { json, game, value }: ReadScenarios,
  scenario: Scenario,
  path: Path,
  { cards, keywords, isRule }: ScenarioContent,
  tables: Map<string, Result<Table, readonly Mistake[]>>,
): ScenarioResult {
  const { name, rules } = scenario;
  const { line } = json.at(path, "", "");
  const said = { name, rules, file: json.file, line };
  const written = [
    ...(value.cards ?? []).map((card, i) => ({ card, path: ["cards", i] })),
    ...(scenario.cards ?? []).map((card, i) => ({ card, path: [...path, "cards", i] })),
  ];
  // Scenarios that write the same cards are played on one table.
  const key = scenario.cards === undefined ? "" : JSON.stringify(path);
  const table = tables.get(key) ?? openTable({ game, cards, keywords }, written);
  tables.set(key, table);
  const report: Report = table.ok ? playScenario(table.value, scenario, path, isRule) : { is: "unreadable", mistakes: table.error };
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
