/** How well frames fit what was typed, and their words: the holes are filled with what was typed, else with the phrase that has most of it, else with what an example has there. */
import type { Language } from "../language.ts";
import { bankOf } from "../nearest/bank.ts";
import { wordsIn } from "../nearest/said-words.ts";
import { stemOf } from "../nearest/stems.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { sentencesOf } from "../reading/sentence.ts";
import type { Leaf } from "../reading/token.ts";
import type { Construct, Item } from "../tables/construct.ts";
import { formOf } from "../tables/grammar.ts";
import { type Form, isTerminal, type Sort } from "../tables/sort.ts";
import { joined, printPhrase } from "../telling/print.ts";
import { type Tree, walk } from "../tree.ts";
import { type Frame, framesOf, wordsOfFrame } from "./frames.ts";
import { isInMoment, momentAfter, type Phrase, type Typed } from "./typed.ts";

/** Words for a frame, and which of the typed tokens they are made of. */
export type Composed = { readonly text: string; readonly used: ReadonlySet<number> };

/** With all that was typed, or with what an example has but for numbers and names: games carry out less than can be said. */
export type Filling = "typed" | "example";

export type Composing = {
  readonly scoreOf: (frame: Frame, isMoment: boolean) => number;
  /** In the first form that would agree, behind some words; undefined where nothing is known that fits into a hole. */
  readonly composed: (frame: Frame, taken: ReadonlySet<number>, before: string, by: Filling) => Composed | undefined;
};

/** What a frame has and was not typed. */
const BROUGHT = 0.3;
/** What is found for a hole counts so much of its worth: it may be meant otherwise. */
const FOUND = 0.8;
/** Holes that are filled from an example. */
const UNFILLED = 0.35;
/** A frame in a hole of a frame in a hole. */
const DEEPEST = 2;
/** Phrases for a hole that are not worth more than this are no better than an example. */
const LEAST_FOUND = 0.8;
const BOTH = 3;

const EXAMPLES = new WeakMap<Language, Map<string, Readonly<Record<string, Tree | Leaf>>>>();

/** What stands in the holes of a construct in its example. */
function inExample(language: Language, { id, example }: Construct): Readonly<Record<string, Tree | Leaf>> {
  const known = EXAMPLES.get(language) ?? new Map<string, Readonly<Record<string, Tree | Leaf>>>();
  EXAMPLES.set(language, known);
  const before = known.get(id);
  if (before) return before;
  const trees = sentencesOf(example, language.lex).flatMap(({ tokens }) =>
    chartOf(language.grammar, tokens)
      .whole("Line")
      .slice(0, 1)
      .flatMap((edge) => [...walk(treeOf(edge, tokens))]),
  );
  const holes = trees.find(({ is }) => is === id)?.holes ?? {};
  known.set(id, holes);
  return holes;
}

/** A phrase for a hole: the typed words that it has, and what it is worth with them. */
type Plan = { readonly frame: Frame; readonly has: ReadonlySet<string>; readonly brings: number };

export function composing(language: Language, typed: Typed): Composing {
  const { grammar } = language;
  const { weight } = bankOf(language);
  const plans = new Map<string, Plan | undefined>();
  const gainOf = ({ has, brings }: Omit<Plan, "frame">, known: ReadonlySet<string>): number => {
    let gain = -brings;
    for (const word of has) if (!known.has(word)) gain += weight(word);
    return gain;
  };

  /** Whether the word that a frame says when or whether with was typed, if it does. */
  const startsNoMoment = ({ items: [first] }: Frame): boolean => first?.is !== "word" || !momentAfter(false, first.text, true);
  const saysWhen = (frame: Frame): boolean =>
    startsNoMoment(frame) || typed.words.has(stemOf(frame.items[0]?.is === "word" ? frame.items[0].key : ""));
  const saysSo = WHEN.some((word) => typed.words.has(word));

  /** The phrase for a hole that fits best: an instruction, or when, whether, and for what it is done. Cards are those that were typed. */
  function plan(sort: Sort, isMoment: boolean, depth: number): Plan | undefined {
    if (!DONE.has(sort) && !MOMENTS.has(sort) && !ASKED.has(sort)) return undefined;
    const key = `${sort} ${isMoment} ${depth}`;
    if (plans.has(key)) return plans.get(key);
    plans.set(key, undefined);
    let best: Plan | undefined;
    let most = LEAST_FOUND;
    if (depth <= DEEPEST)
      for (const frame of framesOf(language, sort, BOTH)) {
        if (frame.rule === undefined || isList(frame)) continue;
        const one = { frame, ...scored(frame, isMoment, depth) };
        const score = gainOf(one, NOTHING_SAID);
        if (score > most) [best, most] = [one, score];
      }
    plans.set(key, best);
    return best;
  }

  const stems = new Map<Phrase, ReadonlySet<string>>();
  function stemsIn(phrase: Phrase): ReadonlySet<string> {
    const known = stems.get(phrase) ?? wordsIn(typed.tokens.slice(phrase.from, phrase.end));
    stems.set(phrase, known);
    return known;
  }

  /** What fills a hole: what was typed, or a phrase that has more of it. */
  function fillerOf(sort: Sort, phrase: Phrase | undefined, known: ReadonlySet<string>, isMoment: boolean, depth: number) {
    const given = phrase && { has: stemsIn(phrase), brings: 0 };
    const found = plan(sort, isMoment, depth + 1);
    const [byTyped, byFound] = [given ? gainOf(given, known) : -UNFILLED, found ? FOUND * gainOf(found, known) : -UNFILLED];
    return found && byFound > Math.max(byTyped, 0)
      ? { found, has: found.has, gain: byFound }
      : { found: undefined, has: given?.has, gain: byTyped };
  }

  function scored(frame: Frame, isWithin: boolean, depth: number): Omit<Plan, "frame"> {
    let [most, brings]: [ReadonlySet<string>, number] = [NOTHING_SAID, 0];
    let best = Number.NEGATIVE_INFINITY;
    const isFirst = isWithin || !startsNoMoment(frame);
    const typedWords = typed.wordsOf(isFirst);
    for (const words of wordsOfFrame(language, frame)) {
      let [common, other] = [0, 0];
      for (const word of words)
        if (typedWords.has(word)) common += weight(word);
        else other += BROUGHT * weight(word);
      if (common - other <= best) continue;
      [best, brings] = [common - other, other];
      most = common === 0 ? NOTHING_SAID : new Set([...words].filter((word) => typedWords.has(word)));
    }
    const has = new Set(most);
    const around = new Set(most);
    if (depth > 0 && typed.moment === 0 && MOMENTS.has(frame.sort ?? "Line") && !saysSo)
      return { has: NOTHING_SAID, brings: Number.POSITIVE_INFINITY };
    const used = new Set<number>();
    let isMoment = isWithin;
    for (const [i, item] of frame.items.entries()) {
      if (item.is === "word") isMoment = momentAfter(isMoment, item.text, i === 0 && frame.rule?.items[0] === item);
      if (item.is !== "hole") continue;
      const phrase = fitting(item.sort, NOTHING, used, isMoment);
      const filler = fillerOf(item.sort, phrase, has, isMoment, depth);
      brings -= filler.gain;
      for (const word of filler.has ?? []) {
        if (!has.has(word)) brings += weight(word);
        has.add(word);
      }
      if (!DONE.has(item.sort)) for (const word of filler.has ?? []) around.add(word);
      if (phrase && !filler.found) for (let at = phrase.from; at < phrase.end; at++) used.add(at);
    }
    return isAround(frame) && (around.size === 0 || (most.size === 0 && hasWords(frame)) || !saysWhen(frame))
      ? { has: NOTHING_SAID, brings: Number.POSITIVE_INFINITY }
      : { has, brings };
  }

  /** Whether words are only part of cards that were named: “card you control” of “target card you control”. */
  const isPart = (from: number, end: number): boolean =>
    typed.phrases("Cards").some((cards) => cards.from <= from && end <= cards.end && cards.end - cards.from > end - from);

  /** The longest of the typed phrases that fits into a hole and is not used. What was said of when or whether is said of that. */
  function fitting(sort: Sort, taken: ReadonlySet<number>, used: ReadonlySet<number>, isMoment: boolean | undefined): Phrase | undefined {
    return typed.phrases(sort).find(({ from, end }) => {
      if (PARTS.has(sort) && isPart(from, end)) return false;
      if (isMoment !== undefined && (isMoment ? end > typed.moment : from < typed.moment)) return false;
      for (let at = from; at < end; at++) if (taken.has(at) || used.has(at)) return false;
      return true;
    });
  }

  function composed(
    frame: Frame,
    taken: ReadonlySet<number>,
    isWithin: boolean,
    known: ReadonlySet<string>,
    by: Filling,
    depth: number,
  ): Composed | undefined {
    const { rule, items, forms } = frame;
    const own: Form = forms === 2 ? 1 : 0;
    const used = new Set<number>();
    const has = new Set(known);
    for (const words of wordsOfFrame(language, frame).slice(0, 1)) for (const word of words) has.add(word);
    const fillers = new Map<string, Tree | Leaf>();
    const texts = new Map<string, string>();
    let isMoment = isWithin;
    for (const [i, item] of items.entries()) {
      if (item.is === "word") isMoment = momentAfter(isMoment, item.text, i === 0 && rule?.items[0] === item);
      if (item.is !== "hole") continue;
      const all = new Set([...taken, ...used]);
      const phrase = by === "typed" || isName(item.sort) ? fitting(item.sort, taken, used, isMoment) : undefined;
      const filler = fillerOf(item.sort, phrase, has, isMoment, depth);
      if (filler.found && (by === "typed" || DONE.has(item.sort) || MOMENTS.has(item.sort))) {
        const form = item.form === "own" ? forms : item.form === undefined ? BOTH : 1 << item.form;
        const inner = composed({ ...filler.found.frame, forms: form }, all, isMoment, has, by, depth + 1);
        if (inner) {
          texts.set(item.name, inner.text);
          for (const word of filler.has ?? []) has.add(word);
          for (const at of inner.used) used.add(at);
          continue;
        }
      }
      const value = phrase?.value ?? (rule && inExample(language, rule.entry?.construct ?? rule.source)[item.name]);
      if (value === undefined) return undefined;
      if (phrase) {
        for (let at = phrase.from; at < phrase.end; at++) used.add(at);
        for (const word of stemsIn(phrase)) has.add(word);
      }
      fillers.set(item.name, value);
    }
    const formBy = (name: string | undefined): Form => (name === undefined ? own : (formOf(grammar, fillers.get(name)) ?? own));
    const words = items.map((item) => {
      if (item.is === "word") return item.text;
      if (item.is === "inflected") return item.texts[formBy(item.by)];
      const form = item.form === "own" ? own : (item.form ?? (item.like === undefined ? undefined : formBy(item.like)));
      return texts.get(item.name) ?? printPhrase(grammar, fillers.get(item.name) ?? "", item.sort, form);
    });
    return { text: joined(words), used };
  }

  return {
    scoreOf: (frame, isWithin) => (isList(frame) ? Number.NEGATIVE_INFINITY : gainOf(scored(frame, isWithin, 0), NOTHING_SAID)),
    composed: (frame, taken, before, by) => composed(frame, taken, isInMoment(before), NOTHING_SAID, by, 0),
  };
}

/** What any example says as well with another of its kind. */
const isName = (sort: Sort): boolean => isTerminal(sort) || NAMES.has(sort);
const NAMES: ReadonlySet<Sort> = new Set<Sort>(["Icon", "Trait", "Area", "Areas", "KwName", "Money", "Action", "Phase", "Noun", "ZName"]);

/** Words that say when or whether. */
const WHEN: readonly string[] = "when if unless until at before after during".split(" ").map(stemOf);
const PARTS: ReadonlySet<Sort> = new Set<Sort>(["Per", "Every", "Group", "GB", "Head", "Noun", "Goods"]);

/** What is put around an instruction: “if you do, …”, “for each …, …”. Where nobody wrote anything like it, it changes what was meant. */
const isAround = ({ rule, items }: Frame): boolean =>
  items.length > 1 && items.length === rule?.items.length && items.some((item) => item.is === "hole" && DONE.has(item.sort));
const hasWords = ({ items }: Frame): boolean =>
  items.some((item) => item.is !== "hole" && !/^[,:;]$|^(?:may|to|then)$/u.test(item.is === "word" ? item.text : ""));
const DONE: ReadonlySet<Sort> = new Set<Sort>(["Line", "Part", "Body", "Loop", "May", "Seq", "VSeq", "Act", "VPe", "VP"]);
/** Whether it is another instruction behind one: “, then …”. */
export const goesOn = ({ rule, items, sort }: Frame): boolean =>
  (sort !== undefined && DONE.has(sort)) ||
  (items.length < (rule?.items.length ?? 0) && items.some((item) => item.is === "hole" && DONE.has(item.sort)));
/** What says when or whether: nobody who does not say so means it. */
const MOMENTS: ReadonlySet<Sort> = new Set<Sort>([
  "Event",
  "EvV",
  "EvC",
  "EvP",
  "Cond",
  "Conds",
  "Time",
  "NextTime",
  "Would",
  "Limit",
  "Limits",
]);

const LISTS = new WeakMap<readonly Item[], boolean>();
const isList = (frame: Frame): boolean => {
  const known = LISTS.get(frame.items) ?? saysList(frame);
  LISTS.set(frame.items, known);
  return known;
};

/** What is counted, reached or searched for. */
const ASKED: ReadonlySet<Sort> = new Set<Sort>([
  "Per",
  "Goal",
  "Score",
  "Points",
  "Static",
  "Value",
  "ValueN",
  "Dest",
  "Ban",
  "Bans",
  "PBan",
  "Dur",
]);

/** Of two things of a kind, one after the other or to choose from, what was typed says only one. */
const saysList = ({ rule, items }: Frame): boolean => {
  const sorts = items.flatMap((item) => (item.is === "hole" && LISTED.has(item.sort) ? [item.sort] : []));
  const isBare = items.every((item) => item.is === "hole" || (item.is === "word" && /^(?:and|or|,|;)$/u.test(item.text)));
  const all = items.flatMap((item) => (item.is === "hole" ? [item.sort] : []));
  return rule?.entry?.construct.branches === true || sorts.length > 1 || (isBare && new Set(all).size < all.length);
};
const LISTED: ReadonlySet<Sort> = new Set<Sort>([...DONE, "Cond", "Conds", "Event"]);

const NOTHING: ReadonlySet<number> = new Set();
const NOTHING_SAID: ReadonlySet<string> = new Set();
