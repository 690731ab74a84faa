/** A phrase that was read, and what a rule binds while it is read: forms that have to agree, what a wording fixes, equal numbers for equal meanings. */
import type { Item } from "../tables/construct.ts";
import { entryOf, formOf, type Grammar, type Rule, terminalOf } from "../tables/grammar.ts";
import type { Form, Sort } from "../tables/sort.ts";
import { filled, isStandIn, isTree, type Tree } from "../tree.ts";
import type { Leaf, Token } from "./token.ts";

/** A phrase that was read, from one token up to another. */
export type Edge = {
  readonly from: number;
  readonly end: number;
  /** Bit 0: the first form fits, bit 1: the second. */
  readonly form: number;
  /** Equal for equal meanings, whatever variants were written. */
  readonly meaning: number;
  /** What it was read by; absent on a token and on what a variant fixes. */
  readonly rule?: Rule;
  /** In the order of the entry's holes. */
  readonly holes: readonly Edge[];
  /** The value of a token, or what a variant fixes. */
  readonly value?: Leaf | Tree;
};

/** The holes of a rule that are read, by name. */
export type Bound<E extends Edge> = readonly { readonly name: string; readonly edge: E }[];

/** Forms as bits: either fits. */
export const BOTH = 3;
export const bit = (form: Form): number => (form === 0 ? 1 : 2);

/** The tree of a reading, each part with its place in the text. */
export function treeOf(edge: Edge, tokens: readonly Token[]): Tree {
  const { rule } = edge;
  if (isTree(edge.value)) return edge.value;
  if (!rule?.entry) throw new Error("A token by itself is not a tree");
  const holes: Record<string, Tree | Leaf> = {};
  for (const [i, { name }] of rule.entry.holes.entries()) {
    const hole = edge.holes[i];
    if (hole) holes[name] = hole.value ?? treeOf(hole, tokens);
  }
  const span = { from: tokens[edge.from]?.from ?? 0, to: tokens[edge.end - 1]?.to ?? 0 };
  const is = rule.entry.construct.id;
  return rule.as === 0 ? { is, holes, span } : { is, as: rule.as, holes, span };
}

/** What the rules of a grammar bind. Numbers of meanings are those of one reading and mean nothing to another. */
export function bindingsOf(grammar: Grammar, tokens: readonly Token[]) {
  const numbers = new Map<string, number>();

  function numberOf(key: string): number {
    const known = numbers.get(key) ?? numbers.size;
    if (known === numbers.size) numbers.set(key, known);
    return known;
  }

  /** The forms of a hole that is read or fixed. */
  function formBound(rule: Rule, bound: Bound<Edge>, name: string): number {
    const edge = bound.find((hole) => hole.name === name)?.edge;
    if (edge) return edge.form;
    const form = formOf(grammar, rule.fix[name]);
    return form === undefined ? BOTH : bit(form);
  }

  /** The possible forms of an item's content, as bits. `own`: the forms that the phrase may still have. */
  function formsFor(item: Item, rule: Rule, own: number, bound: Bound<Edge>): number {
    if (item.is === "word") return BOTH;
    if (item.is === "inflected") return item.by === undefined ? own : formBound(rule, bound, item.by);
    if (item.form === "own") return own;
    if (item.form !== undefined) return bit(item.form);
    return item.like === undefined ? BOTH : formBound(rule, bound, item.like);
  }

  /** The forms of a phrase of a construct that was read whole. Who does not know the language does not know its forms either. */
  function formRead(rule: Rule, num: Form | string | undefined, own: number, bound: Bound<Edge>): number {
    if (num === undefined) return own;
    if (rule.loose) return BOTH;
    return typeof num === "number" ? bit(num) : formBound(rule, bound, num);
  }

  /** What a rule fixes for a hole; a refused or loose wording may put what it read into it. */
  function fixedBy(rule: Rule, name: string, bound: Bound<Edge>): Leaf | Tree {
    const value = rule.fix[name];
    if (value === undefined) throw new Error("A rule fixes no value for a hole that its phrase does not have");
    if (!isTree(value) || (rule.why === undefined && !rule.loose)) return value;
    const given = new Map(bound.map((hole) => [`{${hole.name}}`, hole.edge.value ?? treeOf(hole.edge, tokens)]));
    return given.get(value.is) ?? filled(value, given);
  }

  /** The number that a value would have if it had been read. */
  function meaningOf(value: Leaf | Tree, sort: Sort): number {
    if (!isTree(value)) return numberOf(`${terminalOf(grammar, sort)} ${value}`);
    if (isStandIn(value)) return numberOf(value.is);
    const entry = entryOf(grammar, value);
    return numberOf(entry.holes.reduce((text, hole) => `${text},${meaningOf(value.holes[hole.name] ?? "", hole.sort)}`, `${entry.index}`));
  }

  /** The number of a construct with these holes. */
  const meaningRead = (index: number, holes: readonly Edge[]): number =>
    numberOf(holes.reduce((key, hole) => `${key},${hole.meaning}`, `${index}`));

  return { numberOf, formsFor, formRead, fixedBy, meaningOf, meaningRead };
}
