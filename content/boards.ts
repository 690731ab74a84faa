/** Reads the boards of a game. */
import { type Boards, parseBoards } from "../engine/games/boards/index.ts";
import { readSource } from "./file.ts";
import { readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/** The boards of a file, with their data as it stands there; or everything that is wrong, each at its line. */
export function readBoards(file: string): {
  readonly boards: Boards | undefined;
  readonly data: unknown;
  readonly problems: readonly Problem[];
} {
  const read = readSource(file);
  if ("problem" in read) return { boards: undefined, data: undefined, problems: [read.problem] };
  const { json, problems } = readJson(read.source);
  if (!json) return { boards: undefined, data: undefined, problems };
  const boards = parseBoards(json.value);
  if (boards.ok) return { boards: boards.value, data: json.value, problems };
  const found = boards.error.map(({ path, message }) => json.at(path, path.slice(1).join("."), message));
  return { boards: undefined, data: undefined, problems: [...problems, ...found] };
}
