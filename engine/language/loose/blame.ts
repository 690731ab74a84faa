/**
 * Which sentences of a text keep it from being understood, and why. A sentence that is understood by itself in other words is not to blame;
 * of the others the fault is told as it is after all other words are brought to those of the language: “When Ada Vane arrives, frobnicate
 * the river” fails at “frobnicate”, not at the card's name.
 */
import { bringsNumber } from "../ahead/parts-turned.ts";
import { short } from "../faults/answer.ts";
import { diagnose } from "../faults/diagnose.ts";
import type { Problem } from "../faults/problem.ts";
import type { Language } from "../language.ts";
import type { TextReading } from "../reading/read.ts";
import { type Sentence, sentencesOf } from "../reading/sentence.ts";
import { keyOf, type Span } from "../reading/token.ts";

/** How a sentence is looked at. */
export type Looking = {
  /** What tells the card that the text is on from others. */
  readonly card: string;
  readonly look: (sentence: string) => Look;
  /** Whether a sentence in words of the language is understood. */
  readonly isUnderstood: (sentence: Sentence) => boolean;
  /** The text in canonical words, sentence by sentence, as it is read then. */
  readonly together: () => readonly TextReading[];
  /** Whether a text in canonical words says all that a piece does. */
  readonly keeps: (piece: string, said: string) => boolean;
};

/** A sentence as if it were the whole text. */
export type Look = {
  /** It in words of the language, in each way that the rules leave open, the likeliest first. */
  readonly ways: readonly string[];
  /** What it may be meant as, in canonical words, the likeliest first. */
  readonly offers: () => readonly string[];
};

/** Ways to spell a sentence out that are looked at. */
const MOST_WAYS = 4;

/** The problems of a text that is not understood: those of its reading, each told by what is left of it in words of the language. */
export function blamed(language: Language, text: string, { sentences, problems }: TextReading, looking: Looking): readonly Problem[] {
  const told = problems.map((problem): Problem | undefined => {
    if (problem.code !== "not-understood" && problem.code !== "agreement") return problem;
    const sentence = sentences.find(({ from, to }) => from <= problem.from && problem.from <= to);
    return sentence ? faultOf(language, text.slice(sentence.from, sentence.to), sentence, problem, looking) : problem;
  });
  const left = told.filter((problem) => problem !== undefined);
  return left.length > 0 ? left : (apart(sentences, looking) ?? problems);
}

/** Why sentences that are understood one by one are not understood together: mostly “that player” or “it” that nothing before it names. */
function apart(sentences: TextReading["sentences"], looking: Looking): readonly Problem[] | undefined {
  const together = looking.together().find(({ problems }) => problems.length > 0);
  const told = together?.problems.map((problem): Problem => {
    const at = together.sentences.findIndex(({ from, to }) => from <= problem.from && problem.from <= to);
    const sentence = sentences.length === together.sentences.length ? sentences[at] : undefined;
    const { from, to } = sentence ?? { from: 0, to: sentences.at(-1)?.to ?? 0 };
    const { word: _, wordAt: __, ...rest } = problem;
    return { ...rest, from, to, suggestions: [] };
  });
  return told?.filter((one, i) => told.findIndex(({ from, message }) => from === one.from && message === one.message) === i);
}

/** Of a sentence that has a problem; undefined where it is understood by itself in other words. */
function faultOf(language: Language, written: string, sentence: Sentence, problem: Problem, looking: Looking): Problem | undefined {
  const { fault, offers } = looked(language, written, looking);
  const kept = problem.suggestions.filter((one) => looking.keeps(written, one) && !bringsNumber(written, one));
  const { from, tokens, to } = sentence;
  const end = tokens.at(-1)?.to ?? to;
  if (fault === "none")
    return offers().length > 1
      ? {
          code: "not-understood",
          from,
          to: end,
          message: `“${short(written.replace(/[.]$/u, ""))}” can mean more than one thing`,
          suggestions: offers(),
        }
      : undefined;
  const mendedBy = (suggestions: readonly string[]) => (suggestions.length > 0 ? suggestions : offers());
  if (!fault || (fault.way === written && kept.length > 0))
    return problem.from >= end ? problem : { ...problem, suggestions: mendedBy(kept) };
  // What the game does not have is told as it was typed: “mana” is no M.
  if (problem.isLacking) return problem;
  const { said, way, failed } = fault;
  const { word: _, wordAt: __, ...rest } = said;
  if (way === written)
    return {
      ...said,
      ...moved(said, from),
      ...(said.wordAt ? { wordAt: moved(said.wordAt, from) } : {}),
      suggestions: mendedBy(said.suggestions.filter((one) => !bringsNumber(written, one))),
    };
  // What is still typed is gone on with. Words that are several sentences may stop in the midst of what was written.
  const isAtEnd = said.from >= failed.to && way.slice(failed.to).trim() === "";
  if (isAtEnd) return { ...rest, from: end, to: end, suggestions: fault.suggestions };
  return { ...rest, ...placeOf(way.slice(said.from, said.to), sentence), suggestions: mendedBy(fault.suggestions) };
}

const moved = (span: Span, by: number): Span => ({ from: span.from + by, to: span.to + by });

type Fault = {
  readonly said: Problem;
  /** The words in which it was looked at, and their sentence that is not understood. */
  readonly way: string;
  readonly failed: Sentence;
  readonly suggestions: readonly string[];
};

/** What is wrong with a sentence in its likeliest words, or that nothing is; and what may be meant by it. */
type Looked = { readonly fault: Fault | "none" | undefined; readonly offers: () => readonly string[] };

/** Sentences that were looked at last: of a text that is typed, all but one stay as they are. */
const LOOKED_AT = new WeakMap<Language, Map<string, Looked>>();
const MOST_LOOKED_AT = 40;

function looked(language: Language, written: string, looking: Looking): Looked {
  const all = LOOKED_AT.get(language) ?? new Map<string, Looked>();
  LOOKED_AT.set(language, all);
  const key = `${looking.card}\n${written}`;
  const known = all.get(key);
  if (known) return known;
  const { ways, offers } = looking.look(written);
  let offered: readonly string[] | undefined;
  const found: Looked = {
    fault: faultIn(language, written, ways, looking),
    offers: () => {
      offered ??= offers();
      return offered;
    },
  };
  const [oldest] = all.keys();
  if (oldest !== undefined && all.size >= MOST_LOOKED_AT) all.delete(oldest);
  all.set(key, found);
  return found;
}

function faultIn(language: Language, written: string, ways: readonly string[], looking: Looking): Fault | "none" | undefined {
  let best: { readonly said: Problem; readonly way: string; readonly failed: Sentence } | undefined;
  for (const way of ways.slice(0, MOST_WAYS)) {
    const failed = sentencesOf(way, language.lex).find((one) => !looking.isUnderstood(one));
    if (!failed) return "none";
    const said = diagnose(language, failed, true);
    if (best && lettersIn(best.said) >= lettersIn(said)) continue;
    best = { said, way, failed };
  }
  // What it proposes is for the whole sentence, so it has to say all of it.
  return best && { ...best, suggestions: best.said.suggestions.filter((one) => looking.keeps(written, one)) };
}

const lettersIn = ({ understood = "" }: Problem): number => understood.length;

/** Where a fault is in the sentence as it was written: at the words that it speaks of, else in all of it. */
function placeOf(words: string, { tokens, from, to }: Sentence): Pick<Problem, "from" | "to"> {
  const same = tokens.filter(({ key }) => key === keyOf(words));
  const [only] = same;
  return only && same.length === 1 ? { from: only.from, to: only.to } : { from, to: tokens.at(-1)?.to ?? to };
}
