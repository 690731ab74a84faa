/** Reads what a game has beside its cards. */
import type { Boards } from "../engine/games/boards/index.ts";
import { type Kit, parseKit } from "../engine/games/kit/index.ts";
import { unknownRules } from "./boards.ts";
import { readSource } from "./file.ts";
import { readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/**
 * The components of a file; or everything that is wrong, each at its line.
 *
 * @param isRule whether the rules of the game have a number; left out, the numbers in the file are not looked up
 */
export function readComponents(
  file: string,
  boards: Boards | undefined,
  isRule?: (number: string) => boolean,
): { readonly kit: Kit | undefined; readonly problems: readonly Problem[] } {
  const read = readSource(file);
  if ("problem" in read) return { kit: undefined, problems: [read.problem] };
  const { json, problems } = readJson(read.source);
  if (!json) return { kit: undefined, problems };
  const unknown = isRule ? unknownRules(json.value, isRule) : [];
  const kit = parseKit(json.value, boards);
  const faults = [...unknown, ...(kit.ok ? [] : kit.error)];
  if (kit.ok && faults.length === 0) return { kit: kit.value, problems };
  return { kit: undefined, problems: [...problems, ...faults.map(({ path, message }) => json.at(path, path.slice(1).join("."), message))] };
}
