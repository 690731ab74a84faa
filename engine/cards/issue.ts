/** What a schema found, in sentences for whoever wrote the value. */
import type { z } from "zod";
import { nearest } from "./nearest.ts";

/**
 * What is wrong with a value, in a sentence.
 *
 * @param got the value that stands where the issue points; undefined when there is none
 */
export function issueSentence(issue: z.core.$ZodIssue, got: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      if (got === undefined) return `This is missing; it is ${WANTED[issue.expected] ?? issue.expected}.`;
      return `${shown(got)} stands here; ${WANTED[issue.expected] ?? issue.expected} is expected.`;
    case "invalid_value": {
      const values = issue.values.map(String);
      const [like] = typeof got === "string" ? nearest(got, values) : [];
      if (got === undefined) return `This is missing; it is one of ${values.join(", ")}.`;
      return `${shown(got)} is none of ${values.join(", ")}.${like ? ` Did you mean ${like}?` : ""}`;
    }
    case "unrecognized_keys":
      return `${issue.keys.map((key) => `"${key}"`).join(", ")} ${issue.keys.length === 1 ? "is" : "are"} not expected here. Remove what is too much.`;
    case "too_small":
      if (issue.origin === "array") return `This list is too short; at least ${issue.minimum} is expected.`;
      return issue.origin === "string"
        ? "This text may not be empty."
        : `${shown(got)} is too small; ${issue.inclusive ? "at least" : "more than"} ${issue.minimum} is expected.`;
    case "too_big":
      if (issue.origin === "array") return `This list is too long; at most ${issue.maximum} are read.`;
      return issue.origin === "string"
        ? `This text is too long; at most ${issue.maximum} characters are read.`
        : `${shown(got)} is too large; at most ${issue.maximum} is expected.`;
    default:
      return `${typeof got === "object" ? "This" : shown(got)} cannot stand here: ${issue.message}.`;
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

/** A value at the beginning of a sentence; lists and objects may be too large or too deep to be written out. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "A list";
  if (typeof value === "object" && value !== null) return "An object";
  const text = typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : (JSON.stringify(value) ?? "Nothing");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The value at the end of a path; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return at;
}
