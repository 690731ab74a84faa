/** Which rules of a game its scenarios show. */
import type { Rule } from "./rules.ts";
import type { ScenarioFileResult } from "./scenarios.ts";

export type Coverage = {
  /** All numbers but those of chapters, in the order of the rules file. */
  readonly rules: readonly string[];
  /** Those that a scenario which passes shows. */
  readonly covered: readonly string[];
  /** The others that only define: no scenario is asked for. */
  readonly definitions: readonly string[];
  /** Rules that none shows. */
  readonly missing: readonly string[];
};

/** A rule is covered by a scenario that names it and passes. */
export function coverageOf(rules: readonly Rule[], results: readonly ScenarioFileResult[]): Coverage {
  const shown = new Set(results.flatMap(({ scenarios }) => scenarios.flatMap((one) => (one.outcome === "passed" ? one.rules : []))));
  const asked = rules.filter(({ kind }) => kind !== "chapter");
  const numbers = (wanted: (rule: Rule) => boolean) => asked.filter(wanted).map(({ number }) => number);
  return {
    rules: numbers(() => true),
    covered: numbers(({ number }) => shown.has(number)),
    definitions: numbers(({ number, kind }) => kind === "definition" && !shown.has(number)),
    missing: numbers(({ number, kind }) => kind === "rule" && !shown.has(number)),
  };
}
