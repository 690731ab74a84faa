/** The words of a sentence, and beside each what it may stand for: other spellings, other games' words, other wordings. */

import { nearWords } from "../faults/spelling.ts";
import type { Language } from "../language.ts";
import { lex, type Token } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";
import { DROPPED, FILL_COST, FOREIGN_COST, KEPT, LOST_COST, PREPOSITION_COST, PREPOSITIONS, SLIP_COST, STRANGE_COST } from "./costs.ts";

/** A word that may be read at a place, and the place behind it. */
export type Arc = {
  readonly token: Token;
  readonly next: number;
  readonly cost: number;
  /** Words before it that carry content and are dropped. */
  readonly lost: readonly Token[];
};

export type Lattice = {
  readonly tokens: readonly Token[];
  /** What may be read at a place, nothing dropped. */
  readonly at: (position: number) => readonly Arc[];
  /** The place behind words as they are written; undefined where others stand there. */
  readonly past: (position: number, words: readonly string[]) => number | undefined;
  /** What it costs to leave out one word of a clause whose parts are in another order; undefined where it may not be. */
  readonly left: (position: number, opens: boolean) => Dropped | undefined;
  /** What may be read from a place on, words before it that are dropped counted. */
  readonly from: (position: number) => readonly Arc[];
  /** What it costs to drop all that is left; undefined where that may not be. */
  readonly toEnd: (position: number) => Dropped | undefined;
};

type Dropped = { readonly cost: number; readonly lost: readonly Token[] };

const NONE: readonly Token[] = [];
const NO_ARCS: readonly Arc[] = [];
/** Who is spoken of is never left out. */
const PERSONS: ReadonlySet<string> = new Set(
  "you your they their them opponent opponents player players who whose owner controller its".split(" "),
);
/** How one thing stands to another is never left out where the order does not say it. */
const RELATIONS: ReadonlySet<string> = new Set("by from with without into onto under than for".split(" "));
const MOST_SLIPS = 3;
/** Misspelt words whose slips are kept. */
const MOST_KNOWN = 2_000;
/** Dropped words one behind the other. */
const MOST_DROPPED = 4;
const MOST_LOST = 8;
/** More is never spent on dropping in one place. */
const MOST_COST = 16;
/** Who speaks of these speaks of somebody else's choice. */
export const OTHERS: ReadonlySet<string> = new Set(["opponent", "opponents", "player", "players", "they", "controller", "owner"]);

/** @param lose also what carries content may be dropped, and is to be told as lost */
export function latticeOf(language: Language, tokens: readonly Token[], lose: boolean): Lattice {
  const arcs: Arc[][] = tokens.map(() => []);
  let nodes = tokens.length + 1;
  const words = wordsOf(language.grammar);
  const addWords = (from: number, to: number, text: string, cost: number) => {
    const put = lex(text);
    let at = from;
    for (const [i, token] of put.entries()) {
      const next = i === put.length - 1 ? to : nodes++;
      const here = arcs[at] ?? [];
      arcs[at] = here;
      here.push({ token, next, cost: i === 0 ? cost : 0, lost: NONE });
      at = next;
    }
  };
  const keys = tokens.map(({ key }) => key);
  const nouns = language.grammar.first.get("Noun");
  const near = language.near();
  /** Phrases that say nothing: where they end, by where they begin. */
  const idle: number[][] = tokens.map(() => []);
  // “A card of your choice” is any card only where nobody else is spoken of.
  const others = keys.some((key) => OTHERS.has(key));
  for (const [i, token] of tokens.entries()) {
    arcs[i]?.push({ token, next: i + 1, cost: 0, lost: NONE });
    const foreign = language.foreign.get(token.key);
    if (foreign !== undefined) addWords(i, i + 1, foreign, FOREIGN_COST);
    else if ((token.kind === "word" || token.kind === "unknown") && !words.has(token.key) && !near.has(token.key) && token.key.length > 3)
      for (const word of slips(words, token.key)) addWords(i, i + 1, word, SLIP_COST);
    for (const { from, to, cost, opens } of near.get(token.key) ?? []) {
      if ((i > 0 && opens) || !from.every((key, n) => keys[i + n] === key)) continue;
      if (to !== "") addWords(i, i + from.length, to, cost);
      else if (!others || !from.includes("your")) idle[i]?.push(i + from.length);
    }
    for (const group of PREPOSITIONS)
      if (group.includes(token.key)) for (const other of group) if (other !== token.key) addWords(i, i + 1, other, PREPOSITION_COST);
  }
  /** What it costs to drop one word; undefined where it may not be dropped. */
  const dropped = (position: number): Dropped | undefined => {
    const token = tokens[position];
    if (!token) return undefined;
    // “That card” is not any card.
    if (token.key === "that" && nouns?.has(tokens[position + 1]?.key ?? "")) return undefined;
    const drop = DROPPED.get(token.key);
    if (drop !== undefined) return { cost: drop, lost: NONE };
    if (!lose || KEPT.has(token.key) || token.leaf !== undefined) return undefined;
    return { cost: words.has(token.key) ? LOST_COST : STRANGE_COST, lost: [token] };
  };
  /** Where one comes by dropping words from a place on, the place itself first. */
  const dropsFrom = (position: number): readonly (Dropped & { readonly at: number })[] => {
    const best = new Map<number, Dropped>([[position, { cost: 0, lost: NONE }]]);
    const most = lose ? MOST_LOST : MOST_DROPPED;
    for (let at = position; at < tokens.length && at < position + most; at++) {
      const here = best.get(at);
      if (!here) continue;
      const to = (next: number, more: Dropped | undefined) => {
        if (!more || here.cost + more.cost > MOST_COST) return;
        if (here.cost + more.cost < (best.get(next)?.cost ?? Number.POSITIVE_INFINITY))
          best.set(next, { cost: here.cost + more.cost, lost: more.lost.length > 0 ? [...here.lost, ...more.lost] : here.lost });
      };
      to(at + 1, dropped(at));
      for (const end of idle[at] ?? []) to(end, { cost: FILL_COST, lost: NONE });
    }
    return [...best].map(([at, drop]) => ({ ...drop, at }));
  };
  const known: (readonly Arc[] | undefined)[] = [];
  const from = (position: number): readonly Arc[] => {
    const before = known[position];
    if (before) return before;
    const found: Arc[] = position >= tokens.length ? [...(arcs[position] ?? [])] : [];
    if (position < tokens.length)
      for (const { at, cost, lost } of dropsFrom(position))
        for (const arc of arcs[at] ?? []) found.push(at === position ? arc : { ...arc, cost: arc.cost + cost, lost });
    known[position] = found;
    return found;
  };
  const toEnd = (position: number): Dropped | undefined => {
    if (position > tokens.length) return undefined;
    if (position === tokens.length) return { cost: 0, lost: NONE };
    return dropsFrom(position).find(({ at }) => at === tokens.length);
  };
  const left = (position: number, opens: boolean): Dropped | undefined => {
    const key = tokens[position]?.key ?? "";
    if (opens && key === "you") return { cost: 1, lost: NONE };
    return PERSONS.has(key) || RELATIONS.has(key) ? undefined : dropped(position);
  };
  const past = (position: number, written: readonly string[]): number | undefined =>
    written.every((key, n) => keys[position + n] === key) ? position + written.length : undefined;
  return { tokens, past, at: (position) => arcs[position] ?? NO_ARCS, left, from, toEnd };
}

/** Slips that were looked for, by the words of a grammar. */
const SLIPS = new WeakMap<ReadonlyMap<string, string>, Map<string, readonly string[]>>();

/** The words that a misspelt one may stand for; slips are rarely at the first letter, and seldom many. */
function slips(words: ReadonlyMap<string, string>, key: string): readonly string[] {
  const found = SLIPS.get(words) ?? new Map<string, readonly string[]>();
  SLIPS.set(words, found);
  const before = found.get(key);
  if (before) return before;
  const near = nearWords(
    key,
    [...words.keys()].filter((word) => word[0] === key[0] && word.length > 3),
  ).slice(0, MOST_SLIPS);
  if (found.size > MOST_KNOWN) found.clear();
  found.set(key, near);
  return near;
}
