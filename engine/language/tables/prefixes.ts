/** The rules of a sort as a tree of their items: those that begin alike are read together, up to where they part. */
import type { Token } from "../reading/token.ts";
import type { Item } from "./construct.ts";
import type { Rule } from "./grammar.ts";

/** What has been read of rules so far. */
export type Prefix = {
  /** Rules that are read whole by then, with their numbers among the rules of the sort. */
  readonly ends: readonly { readonly rule: Rule; readonly order: number }[];
  /** Every way on. */
  readonly steps: readonly Step[];
  /** The ways on that fit a word: it is one of theirs, or they begin with a hole. */
  readonly fitting: (key: string) => readonly Step[];
  /** The ways on that begin with a hole. */
  readonly holes: readonly Step[];
};

/** One item more. `rule`: one of the rules that have it; in all of them it asks for the same. */
export type Step = { readonly item: Item; readonly rule: Rule; readonly next: Prefix };

type Growing = { readonly ends: { rule: Rule; order: number }[]; readonly steps: Map<string, Step & { readonly next: Grown }> };
type Grown = Prefix & { readonly growing: Growing };

/** The tree of some rules, which are numbered as they come. */
export function prefixesOf(rules: readonly Rule[]): Prefix {
  const root = prefix();
  for (const [order, rule] of rules.entries()) {
    let at = root;
    const read = new Set<string>();
    for (const item of rule.items) {
      const key = keyOfItem(item, read, order);
      let step = at.growing.steps.get(key);
      if (step === undefined) {
        step = { item, rule, next: prefix() };
        at.growing.steps.set(key, step);
      }
      if (item.is === "hole") read.add(item.name);
      at = step.next;
    }
    at.growing.ends.push({ rule, order });
  }
  return root;
}

/** Equal for items that are read alike. What agrees with a hole that its rule fixes is read by that rule alone. */
function keyOfItem(item: Item, read: ReadonlySet<string>, order: number): string {
  if (item.is === "word") return item.key;
  const other = item.is === "hole" ? item.like : item.by;
  const own = other === undefined || read.has(other) ? "" : `${order}`;
  return item.is === "hole"
    ? `{${item.name}:${item.sort}:${item.form ?? ""}:${item.like ?? ""}}${own}`
    : `(${item.keys[0]}|${item.keys[1]})${item.by ?? ""}${own}`;
}

function prefix(): Grown {
  const growing: Growing = { ends: [], steps: new Map() };
  let steps: readonly Step[] | undefined;
  let holes: readonly Step[] | undefined;
  let byWord: ReadonlyMap<string, readonly Step[]> | undefined;
  return {
    growing,
    ends: growing.ends,
    get steps() {
      steps ??= [...growing.steps.values()];
      return steps;
    },
    get holes() {
      holes ??= this.steps.filter(({ item }) => item.is === "hole");
      return holes;
    },
    fitting(key) {
      byWord ??= wordsFirst(this.steps);
      return byWord.get(key) ?? this.holes;
    },
  };
}

/** By each word that a step begins with: those steps, and behind them those that begin with a hole. */
function wordsFirst(steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> {
  const byWord = new Map<string, Step[]>();
  const holes = steps.filter(({ item }) => item.is === "hole");
  for (const step of steps) {
    const { item } = step;
    if (item.is === "hole") continue;
    for (const key of new Set(item.is === "word" ? [item.key] : item.keys)) {
      const there = byWord.get(key);
      if (there) there.push(step);
      else byWord.set(key, [step]);
    }
  }
  for (const found of byWord.values()) found.push(...holes);
  return byWord;
}

/** Whether a phrase that begins with one of the keys can begin with a token. */
export const canBegin = (keys: ReadonlySet<string> | undefined, token: Token): boolean =>
  keys !== undefined && (keys.has(token.key) || (token.leaf !== undefined && keys.has(token.kind)));
