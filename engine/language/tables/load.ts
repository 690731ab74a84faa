/** The faults for which a table of constructs is refused when it is loaded. */

import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { lex } from "../reading/token.ts";
import { printPhrase } from "../telling/print.ts";
import { filled, GAP, isTree, sameMeaning, walk } from "../tree.ts";
import type { Construct, Item, Variant } from "./construct.ts";
import { type Grammar, spellingOf } from "./grammar.ts";
import { inclusions, isClosed, SORTS, type Sort } from "./sort.ts";

export type Fault = { readonly construct: string; readonly message: string };

/**
 * Faults of the entries, before there is a grammar: ids, holes, recursion, ends.
 *
 * @param isNew whether an entry may have a fault; the others are looked at for what it shares with them
 */
export function faultsOf(constructs: readonly Construct[], isNew: (construct: Construct) => boolean = () => true): Fault[] {
  const byId = new Map(constructs.toReversed().map((construct) => [construct.id, construct]));
  const withTree = new Set(constructs.flatMap(({ id, means }) => (means === undefined ? [id] : [])));
  const own = constructs.flatMap((construct) => [
    ...idFaults(construct, byId, withTree),
    ...(isNew(construct) ? holeFaults(construct, byId) : []),
  ]);
  return own.length > 0 ? own : [...phraseFaults(constructs), ...recursionFaults(constructs), ...openFaults(constructs)];
}

type ById = ReadonlyMap<string, Construct>;

/** @param byId of equal ids the first; @param withTree the ids of those that have a tree of their own */
function idFaults(construct: Construct, byId: ById, withTree: ReadonlySet<string>): Fault[] {
  const { id, doc, example, means } = construct;
  const found: string[] = [];
  if (byId.get(id) !== construct) found.push("the id is taken");
  if (doc === "") found.push("the documentation is missing");
  if (example === "") found.push("the example is missing");
  if (means !== undefined && !means.startsWith("{") && !withTree.has(means))
    found.push(`means ${means}, which is not a construct with its own tree`);
  return found.map((message) => ({ construct: id, message }));
}

const variantsOf = (construct: Construct): (string | Variant)[] => [
  construct.phrase,
  ...(construct.same ?? []),
  ...(construct.also ?? []),
  ...(construct.refuse ?? []),
  ...(construct.loose ?? []),
];

/** Every variant has exactly the holes of its tree, and inflects only by its own holes. */
function holeFaults(construct: Construct, byId: ById): Fault[] {
  const fault = (message: string): Fault => ({ construct: construct.id, message });
  const target = byId.get(construct.means ?? "") ?? construct;
  try {
    const wanted = construct.means?.startsWith("{")
      ? [construct.means.slice(1, -1)]
      : spellingOf(target.phrase).items.flatMap((item) => (item.is === "hole" ? [item.name] : []));
    return variantsOf(construct).flatMap((variant) => {
      const { items, fix } = spellingOf(variant);
      const names = items.flatMap((item) => (item.is === "hole" ? [item.name] : []));
      const inside = Object.values(fix).flatMap((value) => (isTree(value) ? [...walk(value)].map(({ is }) => is) : []));
      const isOwn = (name: string) => wanted.includes(name) && !(name in fix);
      const filled = [...names.filter((name) => isOwn(name) || !inside.includes(`{${name}}`)), ...Object.keys(fix)];
      const phrase = typeof variant === "string" ? variant : variant.phrase;
      return [
        ...wanted.filter((name) => !filled.includes(name)).map((name) => fault(`“${phrase}” leaves the hole ${name} unused`)),
        ...filled.filter((name) => !wanted.includes(name)).map((name) => fault(`“${phrase}” has a new hole, ${name}`)),
        ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => fault(`“${phrase}” has the hole ${name} twice`)),
        ...inflectedBy(items)
          .filter((name) => ![...names, ...filled].includes(name))
          .map((name) => fault(`“${phrase}” inflects by ${name}, which is not one of its holes`)),
      ];
    });
  } catch (error) {
    return [fault(error instanceof Error ? error.message : `${error}`)];
  }
}

const inflectedBy = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    const by = item.is === "inflected" ? item.by : item.is === "hole" ? item.like : undefined;
    return by === undefined ? [] : [by];
  });

/** A phrase belongs to one construct; above all, a noun has one owner. */
function phraseFaults(constructs: readonly Construct[]): Fault[] {
  const owners = new Map<string, string>();
  return constructs.flatMap((construct) =>
    [construct.phrase, ...(construct.same ?? []), ...(construct.also ?? [])].flatMap((variant) => {
      const { items, fix } = spellingOf(variant);
      if (Object.keys(fix).length > 0) return [];
      const shape = items
        .map((item) => (item.is === "word" ? item.key : item.is === "inflected" ? item.keys.join("|") : `{${item.sort}}`))
        .join(" ");
      const key = `${construct.sort}: ${shape}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? construct.id);
      return owner === undefined ? [] : [{ construct: construct.id, message: `“${shape}” belongs to ${owner}` }];
    }),
  );
}

/** Sort → the sorts that a phrase of it may begin or end with, by the rules or by inclusion. */
function neighbours(constructs: readonly Construct[], pick: (items: readonly Item[]) => Item | undefined): Map<Sort, Set<Sort>> {
  const next = new Map<Sort, Set<Sort>>(SORTS.map((sort) => [sort, new Set(inclusions(sort).map((inner) => inner.sort))]));
  for (const construct of constructs)
    for (const variant of variantsOf(construct)) {
      const item = pick(spellingOf(variant).items);
      if (item?.is === "hole") next.get(construct.sort)?.add(item.sort);
    }
  return next;
}

function reachable(from: Sort, next: ReadonlyMap<Sort, ReadonlySet<Sort>>): Set<Sort> {
  const seen = new Set<Sort>(next.get(from));
  for (const sort of seen) for (const more of next.get(sort) ?? []) seen.add(more);
  return seen;
}

function recursionFaults(constructs: readonly Construct[]): Fault[] {
  const next = neighbours(constructs, (items) => items[0]);
  return SORTS.filter((sort) => reachable(sort, next).has(sort)).map((sort) => ({
    construct: sort,
    message: "a phrase of this sort can begin with itself",
  }));
}

/** A phrase inside a noun must not end in a noun that takes modifiers, or the two would share them. */
function openFaults(constructs: readonly Construct[]): Fault[] {
  const next = neighbours(constructs, (items) => items.at(-1));
  return SORTS.filter((sort) => isClosed(sort) && reachable(sort, next).has("Group")).map((sort) => ({
    construct: sort,
    message: "is used inside a noun but can end in a noun with its own modifiers",
  }));
}

/** The sorts that an example is read as: the construct's own, else the next wider piece of text that is shown to people. */
const EXAMPLE_SORTS: readonly Sort[] = ["CardsL", "Group", "Player", "Conds", "Zone", "Body", "Line"];

/** The answer that a synonym or a refused wording leads to can be printed: the trees it is made of are of this vocabulary. */
export function answerFaults(grammar: Grammar): Fault[] {
  return [...grammar.everyRule().values()].flat().flatMap(({ entry, source, fix, items }) => {
    if (!entry) return [];
    const gaps = new Map(items.flatMap((item) => (item.is === "hole" ? [[`{${item.name}}`, GAP] as const] : [])));
    const holes = entry.holes.map(({ name }) => {
      const fixed = fix[name] ?? GAP;
      return [name, isTree(fixed) ? filled(fixed, gaps) : fixed];
    });
    try {
      printPhrase(grammar, { is: entry.construct.id, holes: Object.fromEntries(holes) }, entry.construct.sort);
      return [];
    } catch (error) {
      return [{ construct: source.id, message: `a wording of it does not print: ${error instanceof Error ? error.message : error}` }];
    }
  });
}

/** Faults that need the grammar: each example has one reading, uses its construct, and prints to words that are read again. */
export function exampleFaults(grammar: Grammar, constructs: readonly Construct[]): Fault[] {
  return constructs.flatMap((construct) => {
    const fault = (message: string): Fault[] => [{ construct: construct.id, message: `${message}: “${construct.example}”` }];
    const tokens = lex(construct.example);
    const chart = chartOf(grammar, tokens);
    for (const sort of [construct.sort, ...EXAMPLE_SORTS]) {
      const [edge, another] = chart.whole(sort);
      if (!edge) continue;
      if (another) return fault("the example has two readings");
      if (!edge.rule?.entry) return [];
      const tree = treeOf(edge, tokens);
      const id = construct.means === undefined ? construct.id : construct.means.startsWith("{") ? undefined : construct.means;
      if (id !== undefined && ![...walk(tree)].some(({ is }) => is === id)) continue;
      const again = lex(printPhrase(grammar, tree, sort));
      const [back] = chartOf(grammar, again).whole(sort);
      return back && sameMeaning(treeOf(back, again), tree) ? [] : fault("the example does not print to words that read the same");
    }
    return fault("the example is not understood");
  });
}
