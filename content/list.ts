/** Files that hold one list: sets.json, tags.json, keywords.json. */
import type { z } from "zod";
import { check } from "./check.ts";
import { readSource } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

export type Listed<Value> = { readonly value: Value; readonly index: number; readonly json: JsonFile };

/**
 * Reads a list whose values each match the schema and differ in their key.
 *
 * @param key the member that names a value; two with the same one are a problem
 * @returns `unread`: the file is no list, so nobody knows what would stand in it
 */
export function readList<Value>(
  file: string,
  schema: z.ZodType<Value>,
  key: keyof Value & string,
  members: readonly string[],
): { readonly values: readonly Listed<Value>[]; readonly problems: readonly Problem[]; readonly unread?: true } {
  const read = readSource(file);
  if ("problem" in read) return { values: [], problems: [read.problem], unread: true };
  const { json, problems: found } = readJson(read.source);
  if (!json) return { values: [], problems: found, unread: true };
  if (!Array.isArray(json.value)) return { values: [], problems: [...found, json.at([], "", "Write a list here: [ … ].")], unread: true };

  const problems = [...found];
  const values: Listed<Value>[] = [];
  const names = new Set<unknown>();
  for (const [index, raw] of json.value.entries()) {
    const result = check({ schema, json, base: [index], members }, raw);
    if ("problems" in result) {
      problems.push(...result.problems);
      continue;
    }
    const name = result.value[key];
    if (names.has(name))
      problems.push(json.at([index, key], key, `${String(name)} is already in this list. Remove one, or change its ${key}.`));
    else values.push({ value: result.value, index, json });
    names.add(name);
  }
  return { values, problems };
}
