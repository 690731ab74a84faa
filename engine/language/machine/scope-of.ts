/** What is known of an ability before its lines are compiled: what it asks about cards, counts of its own deeds, and opens as X. */
import type { BoundAbility } from "../reading/bind.ts";
import type { Tree } from "../tree.ts";
import { type Draft, freshScope, isAlike, type Scope, type Way, wayGroup } from "./draft.ts";
import { countsDeeds, payingX } from "./hollow.ts";
import { lookedAt, looksBack } from "./past.ts";
import type { Run } from "./run.ts";

/** `parts`: everything in the lines of the ability. */
export function scopeOf(draft: Draft, ability: BoundAbility, parts: readonly Tree[]): Scope {
  const looked = lookedAt(draft.language, parts);
  return {
    ...freshScope(
      ability.lines.some(({ is }) => is === "line.ifYouDo" || is === "line.otherwise"),
      looked,
      waysOf(draft, parts),
      countsDeeds(draft, parts),
      looksBack(draft.language, ability.kind, parts, looked),
    ),
    opensX: payingX(draft, ability, parts),
  };
}

/** What the parts of an ability count of what was done “this way”, each with a slot; left out what none of its verbs does. */
function waysOf(draft: Draft, parts: readonly Tree[]): readonly Way[] {
  const done = new Set(parts.flatMap(({ is }) => waysDone(draft.language.runs.get(is))));
  const ways: Way[] = [];
  for (const tree of parts) {
    const run = draft.language.runs.get(tree.is);
    if (run?.is !== "way" || !done.has(run.of)) continue;
    const group = wayGroup(tree);
    if (ways.some((way) => way.of === run.of && isAlike(way.group, group))) continue;
    ways.push({ of: run.of, group, slot: draft.slot() });
  }
  return ways;
}
const waysDone = (run: Run | undefined): readonly (string | undefined)[] => (run?.is === "verb" ? [run.way?.of, run.wayOf?.of] : []);
