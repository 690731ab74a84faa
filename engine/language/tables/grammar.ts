/** The grammar that a list of constructs amounts to: the rules of each sort, found by the first word, and the spellings of each construct. */

import type { Leaf, Terminal, Token } from "../reading/token.ts";
import { isGap, isStandIn, type Tree } from "../tree.ts";
import { type Construct, type Hole, type Item, readPhrase, type Variant } from "./construct.ts";
import { canBegin, type Prefix, prefixesOf } from "./prefixes.ts";
import { type Form, type Inclusion, inclusions, isTerminal, SORTS, type Sort } from "./sort.ts";

export type Spelling = { readonly items: readonly Item[]; readonly fix: Readonly<Record<string, Leaf | Tree>> };

/** A construct with its phrases read. */
export type Entry = {
  readonly index: number;
  readonly construct: Construct;
  /** The holes of the first phrase in order; a tree has these and no others. */
  readonly holes: readonly Hole[];
  /** The first phrase, then the free variants: `as` of a tree counts in it. */
  readonly spellings: readonly Spelling[];
};

/** One way to read a construct. */
export type Rule = Spelling & {
  readonly sort: Sort;
  /** The entry whose words these are. */
  readonly source: Construct;
  /** The entry whose tree is made; absent: the tree is that of the hole `pass`. */
  readonly entry: Entry | undefined;
  readonly pass?: string;
  /** The spelling that is kept. */
  readonly as: number;
  /** Read, but printed as the first phrase. */
  readonly also?: true;
  /** Only read after a failure; the reason why it is wrong. */
  readonly why?: string;
  /** Of refused wordings: the designer must choose among several answers. */
  readonly choice?: true;
  /** Only read by the loose layer. */
  readonly loose?: true;
};

/** How much is read: what is accepted, besides what people write who do not know the language, or besides what is refused with a reason. */
export type Level = "accepted" | "loose" | "refused";

export type Grammar = {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The rules of a sort, refused wordings among them. */
  readonly rules: ReadonlyMap<Sort, readonly Rule[]>;
  /** Every rule of a sort, with those of the loose layer, which are most of them and are made when they are first asked for. */
  readonly everyRule: () => ReadonlyMap<Sort, readonly Rule[]>;
  /** The rules of a sort that may begin with a token. */
  readonly starts: (sort: Sort, token: Token, level: Level) => readonly Rule[];
  /** How the rules of a level are read. */
  readonly reads: (level: Level) => Reads;
  readonly included: ReadonlyMap<Sort, readonly Inclusion[]>;
  /** Construct id → the accepted spellings that make its tree. */
  readonly spelledAs: ReadonlyMap<string, readonly Rule[]>;
  /** Hole sort → sort of what may stand there → the form that the way between asks for. */
  readonly reach: ReadonlyMap<Sort, ReadonlyMap<Sort, Form | undefined>>;
  /** The keys that a phrase of the sort can begin with: words and names of terminals. */
  readonly first: ReadonlyMap<Sort, ReadonlySet<string>>;
};

/** The rules of a level as they are read. */
export type Reads = {
  /** The rules of a sort, of which those that begin alike are read together. */
  readonly rules: (sort: Sort) => Prefix;
  /** Whether a phrase of the sort can begin with a token: it does not where this says no. */
  readonly mayBegin: (sort: Sort, token: Token) => boolean;
};

const NO_FIX: Readonly<Record<string, never>> = {};
const holesOf = (items: readonly Item[]): Hole[] => items.filter((item) => item.is === "hole");
export const spellingOf = (variant: string | Variant): Spelling =>
  typeof variant === "string"
    ? { items: readPhrase(variant), fix: NO_FIX }
    : { items: readPhrase(variant.phrase), fix: variant.fix ?? NO_FIX };

/**
 * Builds the grammar; throws on a table that names what there is not, which its load checks say before.
 *
 * @param worded the same constructs with all their loose wordings; asked for once, when a text is first read loosely
 */
export function grammarOf(constructs: readonly Construct[], worded: () => readonly Construct[] = () => constructs): Grammar {
  const entries = new Map<string, Entry>();
  for (const construct of constructs) {
    if (construct.means !== undefined) continue;
    const spellings = [construct.phrase, ...(construct.same ?? [])].map(spellingOf);
    entries.set(construct.id, { index: entries.size, construct, holes: holesOf(spellings[0]?.items ?? []), spellings });
  }
  const rules = new Map<Sort, Rule[]>(SORTS.map((sort) => [sort, []]));
  for (const construct of constructs) rules.get(construct.sort)?.push(...rulesOf(construct, entries));
  const everyRule = once(() => {
    const every = new Map<Sort, Rule[]>(SORTS.map((sort) => [sort, []]));
    for (const construct of worded()) every.get(construct.sort)?.push(...rulesOf(construct, entries), ...looseRulesOf(construct, entries));
    return every;
  });
  const included = new Map(SORTS.map((sort) => [sort, inclusions(sort)]));
  const first = firstSets(rules, included);
  const firstLoose = once(() => firstSets(everyRule(), included));
  const tables: Readonly<Record<Level, () => StartTable>> = {
    accepted: once(() => startTable(rules, first, "accepted")),
    refused: once(() => startTable(rules, first, "refused")),
    loose: once(() => startTable(everyRule(), firstLoose(), "loose")),
  };
  const starts = (sort: Sort, token: Token, level: Level) => startsIn(tables[level](), sort, token);
  const read: Readonly<Record<Level, () => Reads>> = {
    accepted: once(() => readsOf(rules, first, "accepted")),
    refused: once(() => readsOf(rules, first, "refused")),
    loose: once(() => readsOf(everyRule(), firstLoose(), "loose")),
  };
  const reads = (level: Level) => read[level]();
  return { entries, rules, everyRule, starts, reads, included, spelledAs: acceptedSpellings(rules), reach: reaches(), first };
}

function readsOf(rules: ReadonlyMap<Sort, readonly Rule[]>, first: ReadonlyMap<Sort, ReadonlySet<string>>, level: Level): Reads {
  const made = new Map<Sort, Prefix>();
  return {
    rules(sort) {
      const known = made.get(sort) ?? prefixesOf((rules.get(sort) ?? []).filter((rule) => rule.items.length > 0 && isReadAt(rule, level)));
      made.set(sort, known);
      return known;
    },
    mayBegin: (sort, token) => canBegin(first.get(sort), token),
  };
}

/** What is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function baseOf(construct: Construct, entries: ReadonlyMap<string, Entry>) {
  const { means } = construct;
  const pass = means?.startsWith("{") ? means.slice(1, -1) : undefined;
  const entry = pass === undefined ? entries.get(means ?? construct.id) : undefined;
  return { sort: construct.sort, source: construct, entry, ...(pass === undefined ? {} : { pass }) };
}

const looseRulesOf = (construct: Construct, entries: ReadonlyMap<string, Entry>): readonly Rule[] =>
  (construct.loose ?? []).map((variant) => ({ ...baseOf(construct, entries), ...spellingOf(variant), as: 0, loose: true as const }));

function rulesOf(construct: Construct, entries: ReadonlyMap<string, Entry>): Rule[] {
  const { means } = construct;
  const base = baseOf(construct, entries);
  const kept = [construct.phrase, ...(construct.same ?? [])].map((variant, as) => ({ ...base, ...spellingOf(variant), as }));
  const also = (construct.also ?? []).map((variant) => ({ ...base, ...spellingOf(variant), as: 0, also: true as const }));
  const refused = (construct.refuse ?? []).map((variant) => ({
    ...base,
    ...spellingOf(variant),
    as: variant.as ?? 0,
    why: variant.why,
    ...(variant.choice ? { choice: variant.choice } : {}),
  }));
  return [...(means === undefined ? kept : kept.map((rule) => ({ ...rule, as: 0, also: true as const }))), ...also, ...refused];
}

function acceptedSpellings(rules: ReadonlyMap<Sort, readonly Rule[]>): Map<string, Rule[]> {
  const spellings = new Map<string, Rule[]>();
  for (const rule of [...rules.values()].flat()) {
    const id = rule.entry?.construct.id;
    if (rule.also && id !== undefined) spellings.set(id, [...(spellings.get(id) ?? []), rule]);
  }
  return spellings;
}

function firstKeys(rule: Rule, first: ReadonlyMap<Sort, ReadonlySet<string>>): Iterable<string> {
  const [item] = rule.items;
  if (item === undefined) return [];
  if (item.is === "word") return [item.key];
  if (item.is === "inflected") return item.keys;
  return first.get(item.sort) ?? [];
}

/** The least sets that agree with every rule and inclusion: a sort has its own first words and those of the sorts that it can begin with. */
function firstSets(rules: ReadonlyMap<Sort, readonly Rule[]>, included: ReadonlyMap<Sort, readonly Inclusion[]>): Map<Sort, Set<string>> {
  const first = new Map<Sort, Set<string>>(SORTS.map((sort) => [sort, new Set(isTerminal(sort) ? [sort] : [])]));
  const beginsWith = new Map<Sort, Set<Sort>>();
  for (const [sort, keys] of first) {
    const inner = new Set((included.get(sort) ?? []).map((one) => one.sort));
    for (const { items } of rules.get(sort) ?? [])
      if (items[0]?.is === "hole") inner.add(items[0].sort);
      else if (items[0]) for (const key of items[0].is === "word" ? [items[0].key] : items[0].keys) keys.add(key);
    beginsWith.set(sort, inner);
  }
  for (let grown = true; grown; ) {
    grown = false;
    for (const [sort, keys] of first) {
      const before = keys.size;
      for (const inner of beginsWith.get(sort) ?? []) for (const key of first.get(inner) ?? []) keys.add(key);
      if (keys.size > before) grown = true;
    }
  }
  return first;
}

/** What the rules are found by that may begin with a gap; no word is written so. */
const GAP_KEY = "‹›";

type StartTable = ReadonlyMap<Sort, ReadonlyMap<string, readonly Rule[]>>;

function startTable(rules: ReadonlyMap<Sort, readonly Rule[]>, first: ReadonlyMap<Sort, ReadonlySet<string>>, level: Level): StartTable {
  const table = new Map<Sort, Map<string, Rule[]>>();
  for (const [sort, all] of rules) {
    const byKey = new Map<string, Rule[]>();
    for (const rule of all) {
      if (!isReadAt(rule, level)) continue;
      const keys = new Set(firstKeys(rule, first));
      if (rule.items[0]?.is === "hole") keys.add(GAP_KEY);
      for (const key of keys) {
        const there = byKey.get(key);
        if (there) there.push(rule);
        else byKey.set(key, [rule]);
      }
    }
    table.set(sort, byKey);
  }
  return table;
}

/** What leaves something open or to be chosen is never read loosely: nothing may be assumed there. */
function isReadAt({ why, loose, choice, fix }: Rule, level: Level): boolean {
  if (loose) return level === "loose";
  if (why === undefined) return true;
  return level === "refused" || (level === "loose" && !choice && !Object.values(fix).some(isGap));
}

const NONE: readonly Rule[] = [];

function startsIn(table: StartTable, sort: Sort, token: Token): readonly Rule[] {
  const byKey = table.get(sort);
  const byWord = byKey?.get(token.key) ?? NONE;
  if (token.kind === "gap") return byKey?.get(GAP_KEY) ?? NONE;
  if (token.leaf === undefined) return byWord;
  // `X` is a number and, in “where X is”, a word.
  const byKind = byKey?.get(token.kind) ?? NONE;
  return byWord.length === 0 ? byKind : [...new Set([...byWord, ...byKind])];
}

function reaches(): Map<Sort, Map<Sort, Form | undefined>> {
  const reach = new Map<Sort, Map<Sort, Form | undefined>>();
  for (const sort of SORTS) {
    const seen = new Map<Sort, Form | undefined>([[sort, undefined]]);
    for (const [at, form] of seen) for (const step of inclusions(at)) if (!seen.has(step.sort)) seen.set(step.sort, form ?? step.form);
    reach.set(sort, seen);
  }
  return reach;
}

/** The terminal whose token may stand in a hole of the sort, if any. */
export function terminalOf(grammar: Grammar, sort: Sort): Terminal | undefined {
  for (const reached of grammar.reach.get(sort)?.keys() ?? []) if (isTerminal(reached)) return reached;
  return undefined;
}

/** The form that a leaf asks of the noun after it: `1 card`, `2 cards`, `0 cards`, `X cards`. */
export const leafForm = (leaf: Leaf): Form => (leaf === 1 ? 0 : 1);

/** The entry of a tree's construct; a tree of another vocabulary is a mistake of the program. */
export function entryOf(grammar: Grammar, tree: Tree): Entry {
  const entry = grammar.entries.get(tree.is);
  if (!entry) throw new Error(`No construct “${tree.is}” in this vocabulary`);
  return entry;
}

/** The form a tree has by itself; undefined where it takes any, as a bare noun does. */
export function formOf(grammar: Grammar, value: Tree | Leaf | undefined): Form | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "object") return leafForm(value);
  if (isStandIn(value)) return undefined;
  const { construct, holes } = entryOf(grammar, value);
  if (typeof construct.num === "number") return construct.num;
  const through = construct.num ?? holes.find((hole) => hole.form === "own")?.name;
  return through === undefined ? undefined : formOf(grammar, value.holes[through]);
}

const WORDS = new WeakMap<Grammar, ReadonlyMap<string, string>>();

/** Every word of a grammar by its key, as it is written in phrases. */
export function wordsOf(grammar: Grammar): ReadonlyMap<string, string> {
  const known = WORDS.get(grammar);
  if (known) return known;
  const { first, rules } = grammar;
  const words = new Map<string, string>();
  for (const keys of first.values()) for (const key of keys) words.set(key, key);
  for (const { items } of [...rules.values()].flat())
    for (const item of items) {
      if (item.is === "word") words.set(item.key, item.text);
      else if (item.is === "inflected") for (const [i, key] of item.keys.entries()) words.set(key, item.texts[i] ?? key);
    }
  WORDS.set(grammar, words);
  return words;
}
