/** Writes random trees of a language: what the grammar allows, not what makes sense. The gate that keeps one reading feeds on it. */
import { below, type Rng } from "../../kernel/rng.ts";
import type { Leaf, Terminal } from "../reading/token.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Entry, formOf, type Grammar, leafForm } from "./grammar.ts";
import { type Form, isTerminal, SORTS, type Sort } from "./sort.ts";

/** Draws a tree of a sort, at most about `depth` constructs deep: deeper only where the sort has nothing as shallow. */
export type Sampler = (rng: Rng, sort: Sort, depth: number) => Tree;

/** How much heavier the narrower sorts weigh together against a sort's own constructs, each counting its weight. */
const INCLUDED = 1.6;
const TRIES = 12;

type Option = { readonly weight: number; readonly least: number; readonly draw: (rng: Rng, depth: number) => Tree | Leaf | undefined };

/** Prepares a sampler; the same seed draws the same trees from the same table. */
export function samplerOf(grammar: Grammar): Sampler {
  const bySort = new Map<Sort, Entry[]>(SORTS.map((sort) => [sort, []]));
  for (const entry of grammar.entries.values()) bySort.get(entry.construct.sort)?.push(entry);
  const least = leastDepths(grammar, bySort);
  const leastOf = (entry: Entry) => 1 + entry.holes.reduce((most, hole) => Math.max(most, least.get(hole.sort) ?? 0), 0);

  function value(rng: Rng, sort: Sort, form: Form | undefined, depth: number): Tree | Leaf | undefined {
    if (isTerminal(sort)) return leaf(rng, sort, form);
    const own = (bySort.get(sort) ?? []).filter(({ construct: { num } }) => typeof num !== "number" || form === undefined || num === form);
    const options: Option[] = own.map((entry) => ({
      weight: entry.construct.weight ?? 1,
      least: leastOf(entry),
      draw: (random, deep) => tree(random, entry, form, deep),
    }));
    const all = options.reduce((sum, { weight }) => sum + weight, 0);
    for (const inner of grammar.included.get(sort) ?? []) {
      const deepest = least.get(inner.sort) ?? Number.POSITIVE_INFINITY;
      const draw = (random: Rng, deep: number) => value(random, inner.sort, inner.form ?? form, deep);
      options.push({ weight: INCLUDED * Math.max(all, 1), least: deepest, draw });
    }
    return choose(rng, options, depth);
  }

  function tree(rng: Rng, entry: Entry, form: Form | undefined, depth: number): Tree | undefined {
    const { construct, spellings } = entry;
    const holes: Record<string, Tree | Leaf> = {};
    for (const { name, sort, form: asked, like } of entry.holes) {
      const wanted =
        asked === "own" || construct.num === name
          ? form
          : (asked ?? (like === undefined ? undefined : (formOf(grammar, holes[like]) ?? 0)));
      const drawn = value(rng, sort, wanted, depth - 1);
      if (drawn === undefined) return undefined;
      holes[name] = drawn;
    }
    const as = below(rng, spellings.length);
    const fits = Object.entries(spellings[as]?.fix ?? {}).every(([name, fixed]) => !isTree(fixed) && holes[name] === fixed);
    const drawn: Tree = as > 0 && fits ? { is: construct.id, as, holes } : { is: construct.id, holes };
    return construct.check && !construct.check(drawn) ? undefined : drawn;
  }

  return (rng, sort, depth) => {
    const drawn = value(rng, sort, undefined, depth);
    if (drawn === undefined || !isTree(drawn)) throw new Error(`Nothing of the sort ${sort} can be drawn`);
    return drawn;
  };
}

/** Draws among what fits the depth; where nothing does, what comes nearest. A draw that fails its check is tried again. */
function choose(rng: Rng, options: readonly Option[], depth: number): Tree | Leaf | undefined {
  const shallow = Math.max(depth, Math.min(...options.map(({ least }) => least)));
  const open = options.filter(({ least }) => least <= shallow && Number.isFinite(least));
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  for (let tries = 0; tries < TRIES; tries++) {
    const option = heavy(open, (below(rng, 1_000_000) / 1_000_000) * total);
    const drawn = option?.draw(rng, depth);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}

/** The option that a weight falls into, counted from the first. */
function heavy(options: readonly Option[], weight: number): Option | undefined {
  let left = weight;
  for (const option of options) {
    left -= option.weight;
    if (left < 0) return option;
  }
  return options[0];
}

/** The least depth that a tree of each sort can have; infinite where the vocabulary has no words for it. */
function leastDepths(grammar: Grammar, bySort: ReadonlyMap<Sort, readonly Entry[]>): Map<Sort, number> {
  const least = new Map<Sort, number>(SORTS.map((sort) => [sort, isTerminal(sort) ? 0 : Number.POSITIVE_INFINITY]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [sort, known] of least) {
      const own = (bySort.get(sort) ?? []).map(({ holes }) => 1 + Math.max(0, ...holes.map((hole) => least.get(hole.sort) ?? 0)));
      const inner = (grammar.included.get(sort) ?? []).map((inclusion) => least.get(inclusion.sort) ?? 0);
      const better = Math.min(known, ...own, ...inner);
      if (better < known) {
        least.set(sort, better);
        changed = true;
      }
    }
  }
  return least;
}

const TAGS = ["Human", "GMO", "Implant", "AI", "Unit-7"];
const LABELS = ["case", "memory", "charge"];
const NAMES = ["Tidal Wave", "The Third Testament"];

function leaf(rng: Rng, terminal: Terminal, form: Form | undefined): Leaf {
  switch (terminal) {
    case "INT":
      return form === 0 ? 1 : count(rng, form);
    case "MONEY":
      return below(rng, 16) === 0 ? "X" : 1 + below(rng, 20);
    case "SIGNED":
      return (1 + below(rng, 4)) * (below(rng, 3) === 0 ? -1 : 1);
    case "SIZE":
      return `${1 + below(rng, 3)}x${1 + below(rng, 3)}`;
    case "TAG":
      return TAGS[below(rng, TAGS.length)] ?? "Human";
    case "LABEL":
      return LABELS[below(rng, LABELS.length)] ?? "case";
    case "NAME":
      return NAMES[below(rng, NAMES.length)] ?? "Tidal Wave";
  }
}

/** One a third of the time where both forms will do; X, none and numbers up to 20 otherwise. */
function count(rng: Rng, form: Form | undefined): Leaf {
  if (form === undefined && below(rng, 3) === 0) return 1;
  const drawn: Leaf = below(rng, 10) === 0 ? "X" : below(rng, 20) === 0 ? 0 : 2 + below(rng, 19);
  return form !== undefined && leafForm(drawn) !== form ? 2 : drawn;
}
