/** The words of a sentence, and beside each what it may stand for: other spellings, other games' words, other wordings. */
import { wordsOf } from "../grammar.ts";
import type { Language } from "../language.ts";
import { nearWords } from "../spelling.ts";
import { lex, type Token } from "../token.ts";
import { DROPPED, FOREIGN_COST, KEPT, LOST_COST, PREPOSITION_COST, PREPOSITIONS, SLIP_COST, STRANGE_COST } from "./costs.ts";

/** A word that may be read at a place, and the place behind it. */
export type Arc = {
  readonly token: Token;
  readonly next: number;
  readonly cost: number;
  /** Words before it that carry content and are dropped. */
  readonly lost: readonly Token[];
};

export type Lattice = {
  /** What may be read from a place on, words before it that are dropped counted. */
  readonly from: (position: number) => readonly Arc[];
  /** What it costs to drop all that is left; undefined where that may not be. */
  readonly toEnd: (position: number) => Dropped | undefined;
};

type Dropped = { readonly cost: number; readonly lost: readonly Token[] };

const NONE: readonly Token[] = [];
const MOST_SLIPS = 3;
/** Misspelt words whose slips are kept. */
const MOST_KNOWN = 2_000;
/** Dropped words one behind the other. */
const MOST_DROPPED = 4;
const MOST_LOST = 8;

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
  for (const [i, token] of tokens.entries()) {
    arcs[i]?.push({ token, next: i + 1, cost: 0, lost: NONE });
    const foreign = language.foreign.get(token.key);
    if (foreign !== undefined) addWords(i, i + 1, foreign, FOREIGN_COST);
    else if ((token.kind === "word" || token.kind === "unknown") && !words.has(token.key) && token.key.length > 3)
      for (const word of slips(words, token.key)) addWords(i, i + 1, word, SLIP_COST);
    for (const { from, to, cost, opens } of language.near.get(token.key) ?? [])
      if ((i === 0 || !opens) && from.every((key, n) => keys[i + n] === key)) addWords(i, i + from.length, to, cost);
    for (const group of PREPOSITIONS)
      if (group.includes(token.key)) for (const other of group) if (other !== token.key) addWords(i, i + 1, other, PREPOSITION_COST);
  }
  /** What it costs to drop the words of a stretch; undefined where one of them may not be dropped. */
  const dropped = ({ cost, lost }: Dropped, position: number): Dropped | undefined => {
    const token = tokens[position];
    if (!token) return undefined;
    // “That card” is not any card.
    if (token.key === "that" && nouns?.has(tokens[position + 1]?.key ?? "")) return undefined;
    const drop = DROPPED.get(token.key);
    if (drop !== undefined) return { cost: cost + drop, lost };
    if (!lose || KEPT.has(token.key) || token.leaf !== undefined) return undefined;
    return { cost: cost + (words.has(token.key) ? LOST_COST : STRANGE_COST), lost: [...lost, token] };
  };
  const known: (readonly Arc[] | undefined)[] = [];
  const most = lose ? MOST_LOST : MOST_DROPPED;
  const from = (position: number): readonly Arc[] => {
    const before = known[position];
    if (before) return before;
    const found: Arc[] = [...(arcs[position] ?? [])];
    let sum: Dropped | undefined = { cost: 0, lost: NONE };
    for (let at = position; position <= tokens.length && at < position + most; at++) {
      sum = dropped(sum, at);
      if (!sum) break;
      for (const arc of arcs[at + 1] ?? []) found.push({ ...arc, cost: arc.cost + sum.cost, lost: sum.lost });
    }
    known[position] = found;
    return found;
  };
  const toEnd = (position: number): Dropped | undefined => {
    if (position > tokens.length) return undefined;
    let sum: Dropped | undefined = { cost: 0, lost: NONE };
    for (let at = position; at < tokens.length && sum; at++) sum = dropped(sum, at);
    return sum;
  };
  return { from, toEnd };
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
