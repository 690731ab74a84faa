/** What the readers of expectations have in common. */
import { shown } from "./json.ts";
import type { Check, Failure } from "./moment.ts";
import type { Reading } from "./pile.ts";
import type { Path } from "./table.ts";

/** What a rule number must be to be written. */
export type IsRule = (number: string) => boolean;

export type Context = Reading & { readonly isRule: IsRule };
/** Understands one member of an expectation; undefined, with complaints, when it cannot. */
export type Reader = (said: unknown, path: Path, context: Context) => Check | undefined;

/** All of them, or nothing if one could not be read. */
export function allChecks(checks: readonly (Check | undefined)[]): Check | undefined {
  const read = checks.flatMap((check) => check ?? []);
  return read.length === checks.length ? (moment) => read.flatMap((check) => check(moment)) : undefined;
}

/** A value or a list of values, each with its place. */
export const listed = (said: unknown, path: Path): readonly (readonly [unknown, Path])[] =>
  Array.isArray(said) ? said.map((one: unknown, i) => [one, [...path, i]] as const) : [[said, path]];

/** Something that is not so, as a list. */
export const failure = (path: Path, expected: string, found: string): Failure[] => [{ path, expected, found }];

/** More letters than an action or an event has in words. */
export const LONGEST = 300;

/** The number of a rule. */
export function readRule(said: unknown, path: Path, { isRule, complain }: Context): string | undefined {
  if (typeof said === "string" && isRule(said)) return said;
  return complain("rule", path, `${shown(said)} is not a rule of this game. Write a rule number from its rules.md.`);
}
