/**
 * The sentences of a grammar that are nearest to what was written, by meaning: a chart over the words and what may stand for them, in which
 * words without content may be added and dropped at a cost. All that carries content is read, or told as lost.
 */
import { BOTH, bindingsOf, bit, treeOf } from "../reading/edge.ts";
import type { Leaf, Token } from "../reading/token.ts";
import { type Grammar, leafForm, type Rule } from "../tables/grammar.ts";
import { isTerminal, SORTS, type Sort } from "../tables/sort.ts";
import type { Tree } from "../tree.ts";
import { ADDED, CHOICE_COST, CHOSEN, FORM_COST } from "./costs.ts";
import { framedFrom, isClause } from "./frames.ts";
import { groupsFrom, isGroup } from "./groups.ts";
import type { Lattice } from "./lattice.ts";
import type { Found, NearEdge, Search, Under } from "./near-edge.ts";

/** A sentence near to what was written. */
export type Near = {
  readonly tree: Tree;
  readonly cost: number;
  /** A determiner was put in that only the designer can choose. */
  readonly chosen: boolean;
  /** Words that carry content and are left out of it. */
  readonly lost: readonly Token[];
};

const NONE: readonly Token[] = [];
const NO_EDGES: readonly NearEdge[] = [];
const SORT_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(SORTS.map((sort, i) => [sort, i]));
/** Readings of one sort up to one word that are followed. */
const MOST_ALIKE = 4;

/** What a search may cost; shared by the searches of one text. */
export type Purse = { steps: number };

/** The sentences within a cost of what was written, nearest first; fewer where the purse is spent. */
export function searched(grammar: Grammar, lattice: Lattice, most: number, purse: Purse): readonly Near[] {
  const memo = new Map<number, Found>();
  const { numberOf, formsFor, formRead, fixedBy, meaningOf, meaningRead } = bindingsOf(grammar, NONE);

  function at(sort: Sort, position: number): readonly NearEdge[] {
    const cell = position * SORTS.length + (SORT_NUMBER[sort] ?? 0);
    const known = memo.get(cell);
    if (known) return known.edges;
    const found: Found = { edges: [] };
    memo.set(cell, found);
    if (purse.steps <= 0) return found.edges;
    const arcs = lattice.from(position);
    if (isTerminal(sort)) {
      for (const { token, next, cost, lost } of arcs)
        if (token.kind === sort && token.leaf !== undefined && cost <= most)
          add(found, leafEdge(sort, token.leaf, position, next, cost, lost));
      return found.edges;
    }
    for (const { sort: inner, form } of grammar.included.get(sort) ?? [])
      for (const edge of [...at(inner, position)]) {
        const cost = edge.cost + (form === undefined || (edge.form & bit(form)) !== 0 ? 0 : FORM_COST);
        if (cost <= most) add(found, cost === edge.cost ? edge : { ...edge, cost, form: BOTH });
      }
    const rules = new Set<Rule>();
    for (const { token } of arcs) for (const rule of grammar.starts(sort, token, "loose")) rules.add(rule);
    for (const rule of leadless(grammar, sort)) if (arcs.some(({ token }) => mayBegin(grammar, rule, token))) rules.add(rule);
    for (const rule of rules) read(rule, 0, position, { position, own: BOTH, cost: 0, chosen: false, lost: NONE, bound: [] }, found);
    if (isClause(sort)) for (const edge of framedFrom(grammar, lent, sort, position)) add(found, edge);
    if (isGroup(sort)) for (const edge of groups(position).get(sort) ?? []) add(found, edge);
    return found.edges;
  }

  const leafEdge = (sort: string, leaf: Leaf, from: number, end: number, cost: number, lost: readonly Token[]): NearEdge => ({
    from,
    end,
    form: bit(leafForm(leaf)),
    meaning: numberOf(`${sort} ${leaf}`),
    holes: NO_EDGES,
    value: leaf,
    cost,
    chosen: false,
    lost,
  });

  function read(rule: Rule, n: number, from: number, under: Under, found: Found): void {
    if (purse.steps-- <= 0) return;
    const item = rule.items[n];
    if (!item) {
      finish(rule, from, under, found);
      return;
    }
    const { position, own, cost, bound } = under;
    const forms = formsFor(item, rule, own, bound);
    if (item.is === "hole") {
      for (const edge of [...at(item.sort, position)]) {
        const fits = (edge.form & forms) !== 0;
        const sum = cost + edge.cost + (fits ? 0 : FORM_COST);
        if (sum > most) continue;
        const after = item.form === "own" && fits ? own & edge.form : own;
        const more = {
          position: edge.end,
          own: after,
          cost: sum,
          // What people leave out is told by one or several: “cards cannot” is each card, “card cannot” is nothing.
          chosen: under.chosen || edge.chosen || (!fits && rule.loose === true),
          lost: [...under.lost, ...edge.lost],
        };
        read(rule, n + 1, from, { ...more, bound: [...bound, { name: item.name, edge }] }, found);
      }
      return;
    }
    const keys = item.is === "word" ? [item.key] : item.keys;
    for (const arc of lattice.from(position)) {
      const { token, next } = arc;
      if (token.kind === "hole" || token.kind === "gap") continue;
      const written = (token.key === keys[0] ? 1 : 0) | (token.key === keys[1] ? 2 : 0);
      if (written === 0) continue;
      const fits = item.is === "word" || (written & forms) !== 0;
      const sum = cost + arc.cost + (fits ? 0 : FORM_COST);
      if (sum > most) continue;
      const after = item.is === "inflected" && item.by === undefined && fits ? own & written : own;
      read(rule, n + 1, from, { ...under, position: next, own: after, cost: sum, lost: [...under.lost, ...arc.lost] }, found);
    }
    if (item.is !== "word") return;
    const added = ADDED.get(item.key);
    if (added !== undefined && cost + added <= most) read(rule, n + 1, from, { ...under, cost: cost + added }, found);
    else if (CHOSEN.has(item.key) && cost + CHOICE_COST <= most)
      read(rule, n + 1, from, { ...under, cost: cost + CHOICE_COST, chosen: true }, found);
  }

  function finish(rule: Rule, from: number, { position: end, own, cost, chosen, lost, bound }: Under, found: Found): void {
    // Nothing of it was written.
    if (end === from) return;
    const { entry } = rule;
    if (!entry) {
      const passed = bound.find(({ name }) => name === rule.pass)?.edge;
      if (passed) add(found, { ...passed, from, end, cost, chosen, lost });
      return;
    }
    const holes = entry.holes.map(
      ({ name, sort }) => bound.find((hole) => hole.name === name)?.edge ?? fixedEdge(fixedBy(rule, name, bound), sort, from),
    );
    const { num, check } = entry.construct;
    const form = formRead(rule, num, own, bound);
    const edge: NearEdge = { from, end, form, meaning: meaningRead(entry.index, holes), rule, holes, cost, chosen, lost };
    if (check && !check(treeOf(edge, NONE))) return;
    add(found, edge);
  }

  const fixedEdge = (value: Leaf | Tree, sort: Sort, from: number): NearEdge => ({
    from,
    end: from,
    form: BOTH,
    meaning: meaningOf(value, sort),
    holes: NO_EDGES,
    value,
    cost: 0,
    chosen: false,
    lost: NONE,
  });

  const lent: Search = { lattice, most, at, finish, step: () => purse.steps-- > 0 };
  const grouped = new Map<number, ReadonlyMap<Sort, readonly NearEdge[]>>();
  const groups = (position: number) => {
    const known = grouped.get(position) ?? groupsFrom(grammar, lent, position);
    grouped.set(position, known);
    return known;
  };

  return at("Line", 0)
    .flatMap((edge): Near[] => {
      const rest = lattice.toEnd(edge.end);
      if (rest === undefined || edge.cost + rest.cost > most) return [];
      return [{ tree: treeOf(edge, NONE), cost: edge.cost + rest.cost, chosen: edge.chosen, lost: [...edge.lost, ...rest.lost] }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Keeps the cheapest of equal readings, and a few of those that end at one place. */
function add({ edges }: Found, edge: NearEdge): void {
  let alike = 0;
  let worst = -1;
  for (const [i, other] of edges.entries()) {
    if (other.end !== edge.end) continue;
    if (other.meaning === edge.meaning) {
      if (edge.cost < other.cost) edges[i] = edge;
      else if (edge.cost === other.cost && (other.form | edge.form) !== other.form) edges[i] = { ...other, form: other.form | edge.form };
      return;
    }
    alike++;
    if (worst < 0 || other.cost > (edges[worst]?.cost ?? 0)) worst = i;
  }
  if (alike < MOST_ALIKE) edges.push(edge);
  else if (edge.cost < (edges[worst]?.cost ?? 0)) edges[worst] = edge;
}

/** The rules of a sort whose first words may be left out. */
function leadless(grammar: Grammar, sort: Sort): readonly Rule[] {
  const known = LEADLESS.get(grammar) ?? new Map<Sort, readonly Rule[]>();
  LEADLESS.set(grammar, known);
  const before = known.get(sort);
  if (before) return before;
  const found = (grammar.everyRule().get(sort) ?? []).filter(
    ({ items: [first, second], why, choice }) =>
      first?.is === "word" && second !== undefined && (ADDED.has(first.key) || CHOSEN.has(first.key)) && why === undefined && !choice,
  );
  known.set(sort, found);
  return found;
}
const LEADLESS = new WeakMap<Grammar, Map<Sort, readonly Rule[]>>();

/** Whether the second item of a rule may begin with a token. */
function mayBegin(grammar: Grammar, { items: [, second] }: Rule, token: Token): boolean {
  if (second?.is === "word") return second.key === token.key;
  if (second?.is === "inflected") return second.keys.includes(token.key);
  const first = second && grammar.first.get(second.sort);
  return first !== undefined && (first.has(token.key) || first.has(token.kind));
}
