/** Regular expressions of queries, on an engine whose time is linear in the text. It is loaded when a query first needs it. */
import type { RE2JS } from "re2js";
import { err, ok, type Result } from "../../kernel/result.ts";

/** Longest pattern in characters, and largest program in steps: what keeps 10,000 texts within a keystroke. */
const LONGEST_PATTERN = 300;
const LARGEST_PROGRAM = 3000;

let engine: typeof RE2JS | undefined;

/** Loads the engine once; await it before searching when `query.needsRegex` says so. */
export async function loadRegex(): Promise<void> {
  engine ??= (await import("re2js")).RE2JS;
}

/** Forgets the engine, as at the start of a page: for tests of what is said without it. */
export function unloadRegex(): void {
  engine = undefined;
}

/** Whether `loadRegex` has done its work. */
export const isRegexLoaded = (): boolean => engine !== undefined;

/**
 * A test for a pattern, finding it anywhere in a text; `^` and `$` are the ends of a line.
 * The error is a sentence for the person who wrote the pattern. Throws when the engine is not loaded.
 */
export function compileRegex(pattern: string, ignoreCase: boolean): Result<(text: string) => boolean, string> {
  if (!engine) throw new Error("loadRegex() must be awaited first");
  if (pattern.length > LONGEST_PATTERN)
    return err(`The regular expression has ${pattern.length} characters; the limit is ${LONGEST_PATTERN}.`);
  try {
    const compiled = engine.compile(pattern, engine.MULTILINE | (ignoreCase ? engine.CASE_INSENSITIVE : 0));
    if (compiled.programSize() > LARGEST_PROGRAM) return err("The regular expression repeats too much and would take too long.");
    return ok((text) => compiled.test(text));
  } catch (error) {
    // The engine quotes the flags that it puts before a pattern.
    const reason =
      error instanceof Error ? error.message.replace(/^error parsing regexp: /, "").replace(/`(?:\(\?[im]+\))+/, "`") : "it cannot be read";
    return err(`The regular expression is not valid: ${reason}.`);
  }
}
