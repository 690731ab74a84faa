/**
 * Memoised descent with all readings: for a sort and a position, every phrase that begins there. The strata of the sorts leave no left
 * recursion, so nothing more general is needed. Rules that begin alike are read together (`prefixes.ts`). Readings are compared by number:
 * what is built of equal parts has the same number.
 */
import type { Item } from "../tables/construct.ts";
import { type Grammar, type Level, leafForm, type Rule } from "../tables/grammar.ts";
import { type Prefix, prefixesOf } from "../tables/prefixes.ts";
import { type Form, isTerminal, labelOf, type Sort } from "../tables/sort.ts";
import { GAP, type Tree } from "../tree.ts";
import { BOTH, type Bound, bindingsOf, bit, type Edge, treeOf } from "./edge.ts";
import type { Leaf, Token } from "./token.ts";

/** The parser's next item: an item of a rule that began at `from` and was read up to `at`; `forms` are those that would agree. */
export type Pending = { readonly rule: Rule; readonly item: Item; readonly from: number; readonly at: number; readonly forms: number };

/** Words that were understood, up to `end`, but do not agree; `wanted` is the form that would. */
export type Mismatch = { readonly from: number; readonly end: number; readonly wanted: Form };

/** What a second run records to explain a failure. */
export type Trace = { readonly pending: Pending[]; readonly mismatches: Mismatch[] };

export type Chart = {
  /** All phrases of a sort that begin at a token. */
  readonly at: (sort: Sort, position: number) => readonly Edge[];
  /** The different readings of all tokens as a sort. */
  readonly whole: (sort: Sort) => readonly Edge[];
};

/** A rule that was read whole, up to `end`. */
type Done = { readonly rule: Rule; readonly order: number; readonly end: number; readonly own: number; readonly bound: Bound<Edge> };

/** Each rule by itself, for a run that records what every single rule waits for. */
const APART = new WeakMap<Rule, Prefix>();
function apart(rule: Rule): Prefix {
  const known = APART.get(rule) ?? prefixesOf([rule]);
  APART.set(rule, known);
  return known;
}

const formOfBits = (bits: number): Form => (bits === 1 ? 0 : 1);
const NO_EDGES: readonly Edge[] = [];
const NOTHING: Bound<Edge> = [];

/** Starts reading tokens; nothing is done before it is asked for. `level`: also read the wordings that are refused, or loose. */
export function chartOf(grammar: Grammar, tokens: readonly Token[], options: { level?: Level; trace?: Trace } = {}): Chart {
  const { level = "accepted", trace } = options;
  const memo = tokens.map((): Map<Sort, Edge[]> => new Map());
  const reads = grammar.reads(level);
  const { numberOf, formsFor, formRead, fixedBy, meaningOf, meaningRead } = bindingsOf(grammar, tokens);

  function at(sort: Sort, position: number): readonly Edge[] {
    const cells = memo[position];
    const token = tokens[position];
    if (!cells || !token) return NO_EDGES;
    const known = cells.get(sort);
    if (known) return known;
    const found: Edge[] = [];
    cells.set(sort, found);
    if (token.kind === "gap" && token.key === labelOf(sort)) {
      const value = { ...GAP, span: { from: token.from, to: token.to } };
      found.push({ from: position, end: position + 1, form: BOTH, meaning: numberOf(GAP.is), holes: NO_EDGES, value });
    }
    if (token.hole?.sort === sort) {
      const value = { is: token.hole.name, holes: {} };
      found.push({ from: position, end: position + 1, form: BOTH, meaning: numberOf(token.hole.name), holes: NO_EDGES, value });
    } else if (isTerminal(sort)) {
      if (token.kind === sort && token.leaf !== undefined) found.push(tokenEdge(sort, token.leaf, position));
    } else {
      for (const { sort: inner, form } of grammar.included.get(sort) ?? [])
        for (const edge of at(inner, position)) if (form === undefined || agrees(edge, bit(form))) add(found, edge);
      const prefixes = trace ? grammar.starts(sort, token, level).map(apart) : [reads.rules(sort)];
      for (const prefix of prefixes) {
        const done: Done[] = [];
        read(prefix, position, position, BOTH, NOTHING, done);
        if (done.length > 1) done.sort((a, b) => a.order - b.order);
        for (const { rule, end, own, bound } of done) finish(rule, position, end, own, bound, found);
      }
    }
    return found;
  }

  const tokenEdge = (sort: string, leaf: Leaf, from: number): Edge => ({
    from,
    end: from + 1,
    form: bit(leafForm(leaf)),
    meaning: numberOf(`${sort} ${leaf}`),
    holes: NO_EDGES,
    value: leaf,
  });

  function agrees(edge: Edge, wanted: number): boolean {
    if ((edge.form & wanted) !== 0) return true;
    trace?.mismatches.push({ from: edge.from, end: edge.end, wanted: formOfBits(wanted) });
    return false;
  }

  /** Reads on from where rules have come to. `own`: the forms that the phrase may still have. */
  function read(prefix: Prefix, from: number, position: number, own: number, bound: Bound<Edge>, done: Done[]): void {
    for (const { rule, order } of prefix.ends) done.push({ rule, order, end: position, own, bound });
    const token = tokens[position];
    const isWritten = token !== undefined && token.kind !== "hole" && token.kind !== "gap";
    const steps = trace ? prefix.steps : isWritten ? prefix.fitting(token.key) : prefix.holes;
    for (const { item, rule, next } of steps) {
      if (item.is === "hole") {
        if (trace === undefined && (token === undefined || !canStand(item.sort, token, position === from))) continue;
        const forms = formsFor(item, rule, own, bound);
        trace?.pending.push({ rule, item, from, at: position, forms });
        for (const edge of at(item.sort, position)) {
          if (!agrees(edge, forms)) continue;
          read(next, from, edge.end, item.form === "own" ? own & edge.form : own, [...bound, { name: item.name, edge }], done);
        }
        continue;
      }
      const forms = formsFor(item, rule, own, bound);
      trace?.pending.push({ rule, item, from, at: position, forms });
      if (!isWritten) continue;
      if (item.is === "word") {
        if (token.key === item.key) read(next, from, position + 1, own, bound, done);
        continue;
      }
      const written = (token.key === item.keys[0] ? 1 : 0) | (token.key === item.keys[1] ? 2 : 0);
      if (written === 0) continue;
      if ((written & forms) !== 0) read(next, from, position + 1, item.by === undefined ? own & written : own, bound, done);
      else trace?.mismatches.push({ from: position, end: position + 1, wanted: formOfBits(forms) });
    }
  }

  /** Whether a phrase can begin with a token. A hole of a definition is known by one word that it can begin with, and fits wherever its sort does. */
  const canStand = (sort: Sort, token: Token, isFirst: boolean): boolean =>
    token.kind === "gap" || (token.kind === "hole" && !isFirst) || reads.mayBegin(sort, token);

  function finish(rule: Rule, from: number, end: number, own: number, bound: Bound<Edge>, found: Edge[]): void {
    const { entry } = rule;
    if (!entry) {
      const passed = bound.find(({ name }) => name === rule.pass)?.edge;
      if (passed) add(found, { ...passed, from, end });
      return;
    }
    const holes = entry.holes.map(
      ({ name, sort }) => bound.find((hole) => hole.name === name)?.edge ?? fixedEdge(fixedBy(rule, name, bound), sort, from),
    );
    const { num, check } = entry.construct;
    const edge: Edge = { from, end, form: formRead(rule, num, own, bound), meaning: meaningRead(entry.index, holes), rule, holes };
    // What is still open can lead to the requested sort.
    if (check && !tokens.slice(from, end).some(({ kind }) => kind === "gap") && !check(treeOf(edge, tokens))) return;
    add(found, edge);
  }

  const fixedEdge = (value: Leaf | Tree, sort: Sort, from: number): Edge => ({
    from,
    end: from,
    form: BOTH,
    meaning: meaningOf(value, sort),
    holes: NO_EDGES,
    value,
  });

  return { at, whole: (sort) => at(sort, 0).filter((edge) => edge.end === tokens.length) };
}

/** Adds a reading unless there is an equal one up to the same token. */
function add(found: Edge[], edge: Edge): void {
  for (const [i, other] of found.entries()) {
    if (other.end !== edge.end || other.meaning !== edge.meaning) continue;
    if ((other.form | edge.form) !== other.form) found[i] = { ...other, form: other.form | edge.form };
    return;
  }
  found.push(edge);
}

/** The refused wordings that a reading made use of. */
export function refusedIn(edge: Edge): Rule[] {
  const inner = edge.holes.flatMap(refusedIn);
  return edge.rule?.why === undefined ? inner : [edge.rule, ...inner];
}
