/** Reads the boards of a game. */
import { type BoardFault, type Boards, parseBoards } from "../engine/games/boards/index.ts";
import { RULE_PREFIXES } from "../engine/games/rule-prefixes.ts";
import { readSource } from "./file.ts";
import { readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/** Numbers of rules in a sentence: "XX-2.1", "XX-R3". */
const RULES = new RegExp(String.raw`\b(?:${Object.values(RULE_PREFIXES).join("|")})-[A-Z]?\d+(?:\.\d+)*`, "g");

/**
 * The boards of a file, with their data as it stands there; or everything that is wrong, each at its line.
 *
 * @param isRule whether the rules of the game have a number; left out, the numbers in the file are not looked up
 */
export function readBoards(
  file: string,
  isRule?: (number: string) => boolean,
): {
  readonly boards: Boards | undefined;
  readonly data: unknown;
  readonly problems: readonly Problem[];
} {
  const read = readSource(file);
  if ("problem" in read) return { boards: undefined, data: undefined, problems: [read.problem] };
  const { json, problems } = readJson(read.source);
  if (!json) return { boards: undefined, data: undefined, problems };
  const unknown = isRule
    ? unknownRules(json.value, isRule).map(({ path, message }) => json.at(path, path.slice(1).join("."), message))
    : [];
  if (unknown.length > 0) return { boards: undefined, data: undefined, problems: [...problems, ...unknown] };
  const boards = parseBoards(json.value);
  if (boards.ok) return { boards: boards.value, data: json.value, problems };
  const found = boards.error.map(({ path, message }) => json.at(path, path.slice(1).join("."), message));
  return { boards: undefined, data: undefined, problems: [...problems, ...found] };
}

/** What names a rule that the game does not have, wherever data say which rules they follow. */
export function unknownRules(value: unknown, isRule: (number: string) => boolean, path: BoardFault["path"] = []): readonly BoardFault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly BoardFault[] => {
    const within = [...path, Array.isArray(value) ? Number(key) : key];
    if ((key !== "rules" && key !== "rule") || typeof inner !== "string") return unknownRules(inner, isRule, within);
    const wrong = (inner.match(RULES) ?? []).filter((number) => !isRule(number));
    return wrong.map((number) => ({ path: within, message: `There is no rule ${number} in rules.md. Write the number of a rule.` }));
  });
}
