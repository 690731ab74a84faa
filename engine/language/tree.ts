/** A text as a tree of constructs: plain data that can be stored, compared and sent. */
import type { Leaf, Span } from "./reading/token.ts";

export type Tree = {
  /** The construct's id. */
  readonly is: string;
  readonly holes: Readonly<Record<string, Tree | Leaf>>;
  /** Which free variant was written, counted from 1; absent: the first phrase. It says nothing about the meaning. */
  readonly as?: number;
  /** Where the words stand in the text; absent in a tree that was not read from one. */
  readonly span?: Span;
  /** The number of what it binds for later words of its ability. */
  readonly binds?: number;
  /** The number of what it refers to in its ability. */
  readonly refers?: number;
  /** What it refers to is a card, and it speaks of the player who controls that. */
  readonly ofCard?: true;
};

/** What stands where the designer has not said anything yet; printed as the hole it leaves. */
export const GAP: Tree = { is: "?", holes: {} };

/** Whether a tree is a gap: nothing has been said there yet. */
export const isGap = (value: Tree | Leaf | undefined): boolean => isTree(value) && value.is === GAP.is;

export const isTree = (value: Tree | Leaf | undefined): value is Tree => typeof value === "object";

/** Whether a tree only stands for one to come: a gap, or a parameter of a keyword's definition, `{costs}`. */
export const isStandIn = (tree: Tree): boolean => tree.is === "?" || tree.is.startsWith("{");

/** The trees in a tree's holes, in the order of its phrase. */
export const parts = (tree: Tree): Tree[] => Object.values(tree.holes).filter(isTree);

/** The tree and all trees in it, outermost first. */
export function walk(tree: Tree): readonly Tree[] {
  const found: Tree[] = [];
  collect(tree, found);
  return found;
}

/** The same of several trees, one after the other. */
export function walkAll(trees: readonly Tree[]): readonly Tree[] {
  const found: Tree[] = [];
  for (const tree of trees) collect(tree, found);
  return found;
}

function collect(tree: Tree, found: Tree[]): void {
  found.push(tree);
  for (const name in tree.holes) {
    const hole = tree.holes[name];
    if (isTree(hole)) collect(hole, found);
  }
}

/** Whether two trees mean the same: free variants, places and bindings count nothing. */
export function sameMeaning(a: Tree | Leaf | undefined, b: Tree | Leaf | undefined): boolean {
  if (!isTree(a) || !isTree(b)) return a === b;
  const names = Object.keys(a.holes);
  return a.is === b.is && names.length === Object.keys(b.holes).length && names.every((name) => sameMeaning(a.holes[name], b.holes[name]));
}

/** The number of constructs from the tree to its deepest part. */
export const depth = (tree: Tree): number => 1 + parts(tree).reduce((most, part) => Math.max(most, depth(part)), 0);

/** The tree without places: what is stored and compared as JSON. */
export function bare(tree: Tree): Tree {
  const holes = Object.fromEntries(Object.entries(tree.holes).map(([name, hole]) => [name, isTree(hole) ? bare(hole) : hole]));
  const { span: _, ...rest } = tree;
  return { ...rest, holes };
}

/** The tree with other trees or values in place of its stand-ins, by their names in braces. It was not read from a text any more. */
export function filled(tree: Tree, given: ReadonlyMap<string, Tree | Leaf>): Tree {
  const { span: _, ...rest } = tree;
  const holes = Object.entries(tree.holes).map(([name, hole]) => [
    name,
    isTree(hole) ? (given.get(hole.is) ?? filled(hole, given)) : filledLeaf(hole, given),
  ]);
  return { ...rest, holes: Object.fromEntries(holes) };
}

/** `{n}` is the number itself, `+{n}` the change by it. */
function filledLeaf(leaf: Leaf, given: ReadonlyMap<string, Tree | Leaf>): Leaf {
  if (typeof leaf === "number") return leaf;
  const sign = /^[+-](?=\{)/.exec(leaf)?.[0] ?? "";
  const argument = given.get(leaf.slice(sign.length));
  if (argument === undefined || isTree(argument)) return leaf;
  if (sign === "") return argument;
  return typeof argument === "number" ? Number(`${sign}${argument}`) : `${sign}${argument}`;
}
