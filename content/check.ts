/** Checks a value of a file against a schema and says what is wrong in sentences. */
import type { z } from "zod";
import { nearest } from "../engine/cards/distance.ts";
import type { JsonFile, Path } from "./json.ts";
import type { Problem } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/**
 * What a value should look like. `base` is where the checked value stands in its file, `shown` the part of the path that
 * people read before the issue's own, `members` the names that its object may have, for suggestions.
 */
export type Check = {
  readonly schema: z.ZodType;
  readonly json: JsonFile;
  readonly base: Path;
  readonly shown?: Path;
  readonly members?: readonly string[];
};

/** The checked value, or the problems, each at its line and column. */
export function check<Value>(
  { schema, json, base, shown = [], members = [] }: Check & { readonly schema: z.ZodType<Value> },
  value: unknown,
): { readonly value: Value } | { readonly problems: readonly Problem[] } {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.flatMap((issue) => problemsOf(issue, value, { schema, json, base, shown, members })) };
}

function problemsOf(issue: Issue, value: unknown, context: Required<Check>): Problem[] {
  const { json, base, shown, members } = context;
  const path = [...base, ...issue.path.map(segment)];
  const field = [...shown, ...issue.path.map(segment)].join(".");
  const got = valueAt(value, issue.path.map(segment));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const [like] = nearest(key, members);
      const instead = like
        ? `Did you mean "${like}"?`
        : members.length > 0 && issue.path.length === 0
          ? `It may have ${members.join(", ")}.`
          : "Remove it.";
      return json.atName([...path, key], field ? `${field}.${key}` : key, `"${key}" is not expected here. ${instead}`);
    });
  }
  if (issue.code === "invalid_union") {
    const branch = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
    return branch.flatMap((inner) => problemsOf({ ...inner, path: [...issue.path, ...inner.path] } as Issue, value, context));
  }
  if (issue.code === "invalid_type" && got === undefined) {
    return [
      json.at(path, field, `"${String(issue.path.at(-1) ?? "value")}" is missing; it is ${WANTED[issue.expected] ?? issue.expected}.`),
    ];
  }
  return [json.at(path, field, sentence(issue, got))];
}

function sentence(issue: Issue, got: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `${shown(got)} stands here; ${WANTED[issue.expected] ?? issue.expected} is expected.`;
    case "invalid_value": {
      const values = issue.values.map(String);
      const [like] = typeof got === "string" ? nearest(got, values) : [];
      if (got === undefined) return `This is missing; it is one of ${values.join(", ")}.`;
      return `${shown(got)} is none of ${values.join(", ")}.${like ? ` Did you mean ${like}?` : ""}`;
    }
    case "too_small":
      return issue.origin === "string"
        ? "This text may not be empty."
        : `${shown(got)} is too small; ${issue.inclusive ? "at least" : "more than"} ${issue.minimum} is expected.`;
    case "too_big":
      return issue.origin === "string"
        ? `This text is too long; at most ${issue.maximum} characters are read.`
        : `${shown(got)} is too large; at most ${issue.maximum} is expected.`;
    default:
      return `${shown(got)} cannot stand here: ${issue.message}.`;
  }
}

const WANTED: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const segment = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key));
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[key];
  }
  return at;
}
