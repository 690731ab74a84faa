/** What was typed where a sentence stops: its words with others for them, and the phrases in it that the language knows, which fill what is put there. */
import type { Language } from "../language.ts";
import { restated } from "../nearest/restate.ts";
import { wordsIn } from "../nearest/said-words.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import type { Leaf, Token } from "../reading/token.ts";
import type { Sort } from "../tables/sort.ts";
import type { Tree } from "../tree.ts";

/** Some of the words, read as a phrase of a sort. */
export type Phrase = { readonly value: Tree | Leaf; readonly from: number; readonly end: number };

export type Typed = {
  readonly tokens: readonly Token[];
  /** The words that sentences are compared by, and others that stand for them. */
  readonly words: ReadonlySet<string>;
  /** Those of when or whether something is done, or those of what is done. */
  readonly wordsOf: (isMoment: boolean) => ReadonlySet<string>;
  /** Those that were typed, in one way of saying them. */
  readonly own: ReadonlySet<string>;
  /** The phrases of a sort, the longest first. */
  readonly phrases: (sort: Sort) => readonly Phrase[];
  /** As many of the tokens say when or whether something is done; what is done stands behind them. */
  readonly moment: number;
};

const MARK = /^[,:]$/u;
/** Words that say of something whether it is so, as a condition does. */
const WHERE = /^(?:in|on|during|at) which(?!\p{L})|^where(?!\p{L})/iu;
const MOMENT = /^(?:when|whenever|if|at|while|unless|until|during|before|after|as)$/iu;

/** Whether words say when or whether once another one stands behind them. */
export const momentAfter = (isMoment: boolean, word: string, opens: boolean): boolean =>
  (isMoment || (opens && MOMENT.test(word))) && !MARK.test(word);

/** Whether a text stops in words that say when or whether. */
export function isInMoment(text: string): boolean {
  const clause = text.slice(Math.max(text.lastIndexOf(","), text.lastIndexOf(":")) + 1).trim();
  return MOMENT.test(/^\p{L}+/u.exec(clause)?.[0] ?? "");
}

/**
 * @param before what stands before it
 * @param typed in words of the language as far as they can be brought to them; `raw`: as it was typed
 */
export function typedOf(language: Language, before: string, typed: string, raw: string): Typed {
  const tokens = language.lex(typed);
  const chart = chartOf(language.grammar, tokens, { level: "loose" });
  const known = new Map<Sort, readonly Phrase[]>();
  const mark = tokens.findIndex(({ text }) => MARK.test(text));
  const isMoment = isInMoment(before) || MOMENT.test(tokens[0]?.text ?? "") || WHERE.test(raw);
  const moment = !isMoment ? 0 : mark < 0 ? tokens.length : mark;
  const rawMark = /[,:]/u.exec(raw)?.index ?? raw.length;
  const split = tokens[moment]?.from ?? typed.length;
  const inAll = (words: string, written: string): ReadonlySet<string> => {
    const [other] = restated(language, words);
    return new Set([...wordsIn(language.lex(other?.text ?? words)), ...wordsIn(language.lex(`${words} ${written}`))]);
  };
  const first =
    moment === 0 ? NOTHING : new Set([...inAll(typed.slice(0, split), raw.slice(0, rawMark)), ...(WHERE.test(raw) ? ["if"] : [])]);
  const second = moment === 0 ? inAll(typed, raw) : inAll(typed.slice(split), raw.slice(rawMark));
  const [other] = restated(language, typed);
  return {
    tokens,
    own: wordsIn(language.lex(other?.text ?? typed)),
    words: new Set([...first, ...second]),
    wordsOf: (isOfMoment) => (isOfMoment ? first : second),
    moment,
    phrases(sort) {
      const there = known.get(sort);
      if (there) return there;
      const found = tokens.flatMap((_, at) => {
        const [edge] = [...chart.at(sort, at)].sort((a, b) => b.end - a.end);
        return edge ? [{ value: edge.value ?? treeOf(edge, tokens), from: at, end: edge.end }] : [];
      });
      const longest = found.sort((a, b) => b.end - b.from - (a.end - a.from) || a.from - b.from);
      known.set(sort, longest);
      return longest;
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();
