/** What may come next: the items that the parser stands before, and every word or phrase that they may begin with. */

import type { Edge } from "../reading/edge.ts";
import { chartOf, type Mismatch, type Pending, type Trace } from "../reading/parse.ts";
import type { Terminal, Token } from "../reading/token.ts";
import type { Item } from "../tables/construct.ts";
import type { Grammar, Level, Rule } from "../tables/grammar.ts";
import { exampleOf, isTerminal, labelOf, type Sort } from "../tables/sort.ts";

export type Attempt = {
  /** The readings of all tokens as a sentence. */
  readonly whole: readonly Edge[];
  /** How many tokens were understood. */
  readonly furthest: number;
  /** What stands there to be read, outermost first; only what has words before it. */
  readonly pending: readonly Pending[];
  /** Everything that was tried, at any token. */
  readonly all: readonly Pending[];
  readonly mismatches: readonly Mismatch[];
};

/** Reads tokens as a sentence and records how far it went; slower than reading alone. */
export function attempt(grammar: Grammar, tokens: readonly Token[], level: Level = "accepted"): Attempt {
  const trace: Trace = { pending: [], mismatches: [] };
  const whole = chartOf(grammar, tokens, { trace, level }).whole("Line");
  const furthest = trace.pending.reduce((most, { at }) => Math.max(most, at), 0);
  const pending = trace.pending.filter(({ at, from }) => at === furthest && from < at).sort((a, b) => a.from - b.from);
  return { whole, furthest, pending, all: trace.pending, mismatches: trace.mismatches };
}

/** Whether a place behind some tokens is between two words that only go together, where nothing else can stand. */
export function isBetween({ all, furthest }: Attempt, count: number): boolean {
  if (count > furthest) return true;
  const here = all.filter(({ at }) => at === count);
  return here.every(({ rule, item }) => item.is !== "hole" && rule.items[rule.items.indexOf(item) - 1]?.is === "word");
}

/** A phrase that may begin at a place: a rule with the forms that would agree, or a value of one token. */
export type Opening = { readonly rule: Rule; readonly forms: number } | { readonly terminal: Terminal };

const BOTH = 3;

/** Everything that a hole of a sort may begin with in canonical words; each rule once, with all forms that fit. */
export function openings(grammar: Grammar, starts: readonly { readonly sort: Sort; readonly forms: number }[]): Opening[] {
  const forms = new Map<Sort, number>();
  const queue = [...starts];
  for (const { sort, forms: wanted } of queue) {
    const known = forms.get(sort) ?? 0;
    if ((known | wanted) === known) continue;
    forms.set(sort, known | wanted);
    for (const inner of grammar.included.get(sort) ?? [])
      queue.push({ sort: inner.sort, forms: inner.form === undefined ? wanted : 1 << inner.form });
    for (const rule of grammar.rules.get(sort) ?? []) {
      const [first] = rule.items;
      if (rule.why !== undefined || first?.is !== "hole") continue;
      queue.push({ sort: first.sort, forms: first.form === "own" ? wanted : first.form === undefined ? BOTH : 1 << first.form });
    }
  }
  return [...forms].flatMap(([sort, wanted]): Opening[] => {
    if (isTerminal(sort)) return [{ terminal: sort }];
    return (grammar.rules.get(sort) ?? []).flatMap((rule) =>
      rule.why === undefined && !rule.also && rule.items[0]?.is !== "hole" ? [{ rule, forms: wanted }] : [],
    );
  });
}

/**
 * The forms that a phrase of a sort which begins at a token may have, as bits: what the phrases around it ask for. An item alone does not
 * know: in `each #Human card` it is “each” that asks for the singular.
 */
export function wantedForms(grammar: Grammar, { all }: Attempt): (sort: Sort, from: number) => number {
  const known = new Map<string, number>();
  const byPlace = new Map<number, Pending[]>();
  for (const pending of all) {
    const here = byPlace.get(pending.at);
    if (here) here.push(pending);
    else byPlace.set(pending.at, [pending]);
  }
  return function wanted(sort: Sort, from: number): number {
    const key = `${sort} ${from}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, 0);
    let forms = sort === "Line" ? BOTH : 0;
    for (const { item, rule, from: outer, forms: asked } of byPlace.get(from) ?? []) {
      if (item.is !== "hole" || !grammar.reach.get(item.sort)?.has(sort)) continue;
      const between = grammar.reach.get(item.sort)?.get(sort);
      forms |= between !== undefined ? 1 << between : item.form === "own" ? asked & wanted(rule.sort, outer) : asked;
    }
    known.set(key, forms);
    return forms;
  };
}

/** The words that may stand at an item, and the kinds of value. */
export function wordsAt(grammar: Grammar, pending: readonly Pending[]): Set<string> {
  const words = new Set<string>();
  for (const { item } of pending) {
    if (item.is === "word") words.add(item.key);
    else if (item.is === "inflected") for (const key of item.keys) words.add(key);
    else for (const key of grammar.first.get(item.sort) ?? []) words.add(key);
  }
  return words;
}

/** Items as a reader sees them: words, and holes as what belongs into them, “to ‹cards›”. */
export const phraseOf = (items: readonly Item[], forms = BOTH): string =>
  joined(
    items.map((item) => {
      if (item.is === "word") return item.text;
      if (item.is === "inflected") return item.texts[forms === 2 ? 1 : 0];
      const example = exampleOf(item.sort);
      return `‹${example.includes("…") ? labelOf(item.sort) : `${labelOf(item.sort)}: ${example}`}›`;
    }),
  );

/** Items as they are written with gaps in their holes, “deal ‹damage› to ‹cards›”; what a gap inflects is more than one until it is said. */
export function templateOf(items: readonly Item[], forms = BOTH): string {
  const open = new Set(items.flatMap((item) => (item.is === "hole" ? [item.name] : [])));
  return joined(
    items.map((item) => {
      if (item.is === "word") return item.text;
      if (item.is === "hole") return `‹${labelOf(item.sort)}›`;
      return item.texts[forms === 2 || (item.by !== undefined && open.has(item.by)) ? 1 : 0];
    }),
  );
}

const joined = (words: readonly string[]): string => words.join(" ").replace(/ ([,:;]|'s)/g, "$1");

/** The rest of a rule from an item on. */
export const restOf = ({ rule, item, forms }: Pending): string => phraseOf(rule.items.slice(rule.items.indexOf(item)), forms);
