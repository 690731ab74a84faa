/** Checks a value of a file against a schema and says what is wrong in sentences. */
import type { z } from "zod";
import { issueSentence, valueAt } from "../engine/cards/issue.ts";
import { nearest } from "../engine/cards/nearest.ts";
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
          ? `It can have ${members.join(", ")}.`
          : "Remove it.";
      return json.atName([...path, key], field ? `${field}.${key}` : key, `"${key}" is not allowed here. ${instead}`);
    });
  }
  if (issue.code === "invalid_union") {
    const branch = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
    return branch.flatMap((inner) => problemsOf({ ...inner, path: [...issue.path, ...inner.path] } as Issue, value, context));
  }
  return [json.at(path, field, issueSentence(issue, got))];
}

const segment = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key));
