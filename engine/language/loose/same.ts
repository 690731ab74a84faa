/** Whether two texts come to the same: what they bind is compared by what it refers to, not by the noun that it is called by. */
import type { BoundAbility } from "../bind.ts";
import type { TextReading } from "../read.ts";
import type { Leaf } from "../token.ts";
import { isTree, type Tree } from "../tree.ts";

/** What is true or waits for something stands in any order; what is done is done in the order in which it stands. */
const ORDERED: ReadonlySet<string> = new Set(["do", "section"]);

/** Whether two texts that are understood come to the same abilities. */
export function sameText(one: TextReading, other: TextReading): boolean {
  const left = [...other.abilities];
  if (one.abilities.length !== left.length) return false;
  return one.abilities.every((ability) => {
    const at = left.findIndex((against) => sameAbility(ability, against));
    const before = left.slice(0, Math.max(at, 0)).some(({ kind }) => ORDERED.has(kind));
    if (at < 0 || (before && ORDERED.has(ability.kind))) return false;
    left.splice(at, 1);
    return true;
  });
}

const sameAbility = (one: BoundAbility, other: BoundAbility): boolean =>
  one.kind === other.kind && one.lines.length === other.lines.length && one.lines.every((line, i) => same(line, other.lines[i]));

function same(a: Tree | Leaf | undefined, b: Tree | Leaf | undefined): boolean {
  if (!isTree(a) || !isTree(b)) return a === b;
  if (a.is !== b.is || a.refers !== b.refers) return false;
  const names = Object.keys(a.holes);
  if (names.length !== Object.keys(b.holes).length) return false;
  return names.every(
    (name) => same(a.holes[name], b.holes[name]) || (a.refers !== undefined && isNoun(a.holes[name]) && isNoun(b.holes[name])),
  );
}

const isNoun = (value: Tree | Leaf | undefined): boolean => isTree(value) && value.is.startsWith("noun.");
