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
      if (got === undefined) return `This value is missing. It must be ${WANTED[issue.expected] ?? issue.expected}.`;
      return `${shown(got)} is not allowed here. The value must be ${WANTED[issue.expected] ?? issue.expected}.`;
    case "invalid_value": {
      const values = issue.values.map(String);
      const [like] = typeof got === "string" ? nearest(got, values) : [];
      if (got === undefined) return `This value is missing. It must be one of ${values.join(", ")}.`;
      return `${shown(got)} is not one of ${values.join(", ")}.${like ? ` Did you mean ${like}?` : ""}`;
    }
    case "unrecognized_keys":
      return `${issue.keys.map((key) => `"${key}"`).join(", ")} ${issue.keys.length === 1 ? "is" : "are"} not allowed here. Remove ${issue.keys.length === 1 ? "it" : "them"}.`;
    case "too_small":
      if (issue.origin === "array") return `This list is too short. It needs at least ${issue.minimum}.`;
      return issue.origin === "string"
        ? "This text must not be empty."
        : `${shown(got)} is too small. It must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}.`;
    case "too_big":
      if (issue.origin === "array") return `This list is too long. It can have at most ${issue.maximum}.`;
      return issue.origin === "string"
        ? `This text is too long. It can have at most ${issue.maximum} characters.`
        : `${shown(got)} is too large. It must be at most ${issue.maximum}.`;
    default:
      return `${typeof got === "object" ? "This" : shown(got)} is not valid here: ${issue.message}.`;
  }
}

const WANTED: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "text",
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
