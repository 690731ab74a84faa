/**
 * What can go on where a sentence stops being understood, and sentences that come of it: the phrases that the grammar has there, filled with what was typed
 * behind, those first that share most with it. The rest of what was typed is tried behind each.
 */
import { attempt } from "../editing/expect.ts";
import { printed } from "../faults/answer.ts";
import type { Language } from "../language.ts";
import { bankOf } from "../nearest/bank.ts";
import { headingsOf } from "../nearest/headings.ts";
import { isWeak, wordsIn } from "../nearest/said-words.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import type { Token } from "../reading/token.ts";
import { labelOf } from "../tables/sort.ts";
import { composing, goesOn } from "./compose.ts";
import { type Frame, framesAt } from "./frames.ts";
import type { Stop } from "./stop.ts";
import { isInMoment, type Typed, typedOf } from "./typed.ts";

export type Ahead = {
  /** The whole sentence in canonical words. */
  readonly text: string;
  /** What kind of thing goes on there: “whose”, “a property”. */
  readonly kind: string;
  /** How many words stand before the phrase that goes on. */
  readonly behind: number;
  /** How much it has in common with what was typed, 0 … 1. */
  readonly like: number;
  /** Whether the game carries it out. */
  readonly isFit: boolean;
};

/** Phrases that are tried first, and behind those that do not finish a sentence. */
const WIDTHS = [16, 4, 2];
const FILLINGS = ["typed", "example"] as const;
/** Of phrases that do not finish a sentence so many are gone on with. */
const MOST_OPEN = 5;
/** Phrases beside those that are tried first. */
const MOST_OUTER = 6;
/** Sentences that are read. */
const MOST_TRIES = 100;

/** What has only words in common that most sentences have counts half. */
const WEAK = 0.5;

type State = { readonly text: string; readonly taken: ReadonlySet<number>; readonly kind: string; readonly behind: number };
type Open = State & { readonly score: number };

/** The sentences that go on from a stop, the most like first; looked for in short steps. `isFit`: whether the game carries one out. */
export function* ahead(
  language: Language,
  stop: Stop,
  isFit: (sentence: string) => boolean = () => true,
): Generator<undefined, readonly Ahead[]> {
  const typed = typedOf(language, stop.before, stop.typed, stop.raw);
  const { scoreOf, composed } = composing(language, typed);
  const like = likenessTo(language, typed, stop);
  const rests = restsOf(typed.tokens, stop.typed);
  const found = new Map<string, Ahead>();
  const seen = new Set<string>();
  // What says neither when nor for what price needs a heading where the game has them.
  const headings =
    stop.before.includes(":") || /[:]|^(?:when|whenever|if)(?!\p{L})/iu.test(`${stop.before} ${stop.typed}`.trim())
      ? []
      : headingsOf(language);
  const headed = (said: string) => headings.map((heading) => `${heading}: ${said}`);
  let tries = MOST_TRIES;
  const tryOut = (text: string, { kind, behind }: State): boolean => {
    const whole = tries-- > 0 ? sentence(language, text) : undefined;
    const fit = whole === undefined || seen.has(whole) ? undefined : [whole, ...headed(whole)].find(isFit);
    const said = fit ?? whole;
    if (said !== undefined && !seen.has(said)) found.set(said, { text: said, kind, behind, like: like(said), isFit: fit !== undefined });
    if (whole !== undefined) seen.add(whole);
    return whole !== undefined;
  };
  function* goOn(state: State, step: number): Generator<undefined, readonly Open[]> {
    const tokens = language.lex(state.text);
    const tried = attempt(language.grammar, tokens);
    if (tried.furthest < tokens.length) return [];
    // Behind a whole sentence only what was typed as another instruction is one.
    const isWhole = isSaid(language, tokens) && !/(?<!\p{L})(?:then|and)(?!\p{L})/iu.test(stop.raw);
    const frames = framesAt(language, tried, tokens.length)
      .filter((frame) => !isWhole || !goesOn(frame))
      .map((frame) => ({ frame, score: scoreOf(frame, isInMoment(state.text)) }))
      .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
      .sort((a, b) => b.score - a.score || a.frame.items.length - b.frame.items.length);
    const open: Open[] = [];
    for (const { frame, score } of widest(frames, WIDTHS[step] ?? 0, step === 0)) {
      yield;
      const texts = new Set<string>();
      for (const by of FILLINGS) {
        const words = composed(frame, state.taken, state.text, by);
        if (!words || texts.has(words.text)) continue;
        texts.add(words.text);
        const next = {
          text: glued(state.text, words.text),
          taken: new Set([...state.taken, ...words.used]),
          kind: state.kind === "" ? kindOf(frame) : state.kind,
          behind: step === 0 ? (frame.behind ?? 0) : state.behind,
          score,
        };
        const last = Math.max(-1, ...next.taken);
        const behind = rests.filter(({ at }) => at > last).map((rest) => tryOut(glued(next.text, rest.text), next));
        if (!tryOut(glued(next.text, stop.after), next) && !behind.includes(true)) open.push(next);
      }
    }
    return open;
  }
  let states: readonly State[] = [{ text: stop.before, taken: new Set(), kind: "", behind: 0 }];
  for (const step of WIDTHS.keys()) {
    const open: Open[] = [];
    for (const state of states) open.push(...(yield* goOn(state, step)));
    states = open.sort((a, b) => b.score - a.score).slice(0, MOST_OPEN);
  }
  return [...found.values()].sort((a, b) => b.like - a.like || a.behind - b.behind);
}

/** A sentence in canonical words, if it is one and means one thing. */
function sentence(language: Language, text: string): string | undefined {
  const tokens = language.lex(text);
  for (const level of ["accepted", "loose"] as const) {
    const [edge, another] = chartOf(language.grammar, tokens, { level }).whole("Line");
    if (edge) return another ? undefined : printed(language, [treeOf(edge, tokens)])[0];
  }
  return undefined;
}

/** Whether tokens are a sentence, but for a comma. */
const isSaid = (language: Language, tokens: readonly Token[]): boolean =>
  chartOf(language.grammar, tokens.at(-1)?.text === "," ? tokens.slice(0, -1) : tokens).whole("Line").length > 0;

type Scored = { readonly frame: Frame; readonly score: number };

/** The best, and some that go on with what is done, whatever was typed. */
function widest(frames: readonly Scored[], count: number, isFirst: boolean): readonly Scored[] {
  const best = frames.slice(0, count);
  if (!isFirst) return best;
  const outer = frames.slice(count).sort((a, b) => (a.frame.behind ?? 0) - (b.frame.behind ?? 0) || b.score - a.score);
  return [...best, ...outer.slice(0, MOST_OUTER)];
}

const kindOf = ({ sort, rule }: Frame): string => labelOf(sort ?? rule?.sort ?? "Line");

const glued = (before: string, behind: string): string =>
  behind === "" ? before : before === "" ? behind : `${before}${/^[,:;]/u.test(behind) ? "" : " "}${behind}`;

const OPENS = /^(?:,|:|;|to|into|from|for|if|when|unless|until|with|without|in|on|at|by|instead|and|then|you|that|they|each|once|this)$/u;

/** The ends of what was typed that may stand behind something else. */
const restsOf = (tokens: readonly Token[], typed: string): readonly { readonly at: number; readonly text: string }[] =>
  tokens.flatMap(({ key, from }, at) => (at > 0 && OPENS.test(key) ? [{ at, text: typed.slice(from).replace(/[.]$/u, "") }] : []));

/** How much a sentence has, behind what was understood, in common with what was typed there. */
function likenessTo(language: Language, typed: Typed, stop: Stop): (text: string) => number {
  const { weight } = bankOf(language);
  const beside = wordsIn(language.lex(`${stop.before} ${stop.after}`));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weight(word), 0);
  const size = sum([...typed.own]);
  return (text) => {
    const own = [...wordsIn(language.lex(text))].filter((word) => !beside.has(word) || typed.words.has(word));
    const common = own.filter((word) => typed.words.has(word));
    return ((common.every(isWeak) ? WEAK : 1) * 2 * sum(common)) / (size + sum(own));
  };
}
