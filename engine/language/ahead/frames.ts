/** What may go on at a place of a sentence: the rest of a phrase that is under way, or a phrase that may begin there, with holes. */
import { type Attempt, wantedForms } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { isLight } from "../nearest/said-words.ts";
import { stemOf } from "../nearest/stems.ts";
import type { Item } from "../tables/construct.ts";
import { once, type Rule } from "../tables/grammar.ts";
import { isTerminal, type Sort } from "../tables/sort.ts";

export type Frame = {
  /** Absent where it is one value: a number, a name. */
  readonly rule?: Rule;
  readonly items: readonly Item[];
  /** The forms that would agree, as bits. */
  readonly forms: number;
  /** The sort that may stand there; absent for the rest of a phrase. */
  readonly sort?: Sort;
  /** How many of the tokens stand before the phrase that it goes on with: what goes on with what is done says more than what goes on with a noun. */
  readonly behind?: number;
};

const BOTH = 3;

/** Everything that may go on behind `count` tokens that were all understood; each construct once. Nothing before the first: what may begin a sentence. */
export function framesAt(language: Language, tried: Attempt, count: number): readonly Frame[] {
  if (count === 0) return framesOf(language, "Line", BOTH);
  const { grammar } = language;
  const isSaid = saidIn(language);
  const wanted = wantedForms(grammar, tried);
  const found = new Map<string, Frame>();
  const put = (frame: Frame) => {
    const key = `${frame.rule?.source.id ?? frame.sort} ${frame.items.length}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, forms: known.forms | frame.forms, behind: Math.min(known.behind ?? 0, frame.behind ?? 0) } : frame);
  };
  for (const { at, rule, item, from, forms: own } of tried.pending) {
    if (at !== count || !isSaid(rule)) continue;
    const isOwn = (item.is === "hole" && item.form === "own") || (item.is === "inflected" && item.by === undefined);
    const forms = isOwn ? own & wanted(rule.sort, from) : own;
    if (item.is === "hole") for (const frame of framesOf(language, item.sort, forms)) put({ ...frame, behind: from });
    else put({ rule, items: rule.items.slice(rule.items.indexOf(item)), forms, behind: from });
  }
  return [...found.values()];
}

const saidIn = (language: Language) => {
  const lacking = notCarriedOut(language);
  return (rule: Rule): boolean => !rule.also && !rule.loose && rule.why === undefined && !lacking.has(rule.source.id);
};

const FRAMES = new WeakMap<Language, Map<string, readonly Frame[]>>();

/** Everything that may stand in a hole of a sort. */
export function framesOf(language: Language, sort: Sort, forms: number): readonly Frame[] {
  const known = FRAMES.get(language) ?? new Map<string, readonly Frame[]>();
  FRAMES.set(language, known);
  const key = `${sort} ${forms}`;
  const found = known.get(key) ?? framesIn(language, sort, forms);
  known.set(key, found);
  return found;
}

function framesIn(language: Language, sort: Sort, forms: number): readonly Frame[] {
  const { grammar } = language;
  const isSaid = saidIn(language);
  return [...(grammar.reach.get(sort) ?? [])].flatMap(([inner, form]): readonly Frame[] => {
    const asked = form === undefined ? forms : 1 << form;
    if (isTerminal(inner)) return [{ items: [{ is: "hole", name: "", sort: inner }], forms: asked, sort }];
    return (grammar.rules.get(inner) ?? []).filter(isSaid).map((rule) => ({ rule, items: rule.items, forms: asked, sort }));
  });
}

const stemsOf = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) => {
      if (item.is === "hole") return [];
      const key = item.is === "word" ? item.key : (item.keys[0] ?? "");
      return isLight(key) || !/\p{L}/u.test(key) ? [] : [stemOf(key)];
    }),
  );

const SPELLED = new WeakMap<Language, (id: string) => readonly ReadonlySet<string>[]>();

/** The words of each way in which people write a construct. */
function spellingsOf(language: Language, id: string): readonly ReadonlySet<string>[] {
  const known = SPELLED.get(language);
  if (known) return known(id);
  const byId = once(() => {
    const rules = new Map<string, Rule[]>();
    for (const all of language.grammar.everyRule().values())
      for (const rule of all) {
        const of = rule.entry?.construct.id ?? rule.source.id;
        const there = rules.get(of);
        if (there) there.push(rule);
        else rules.set(of, [rule]);
      }
    return rules;
  });
  const stems = new Map<string, readonly ReadonlySet<string>[]>();
  const find = (of: string): readonly ReadonlySet<string>[] => {
    const before = stems.get(of) ?? (byId().get(of) ?? []).map(({ items }) => stemsOf(items));
    stems.set(of, before);
    return before;
  };
  SPELLED.set(language, find);
  return find(id);
}

/** Other ways to write a phrase, without the words of its beginning. */
function restsOf(spellings: readonly ReadonlySet<string>[], begun: readonly Item[]): readonly ReadonlySet<string>[] {
  const before = stemsOf(begun);
  return spellings
    .filter((words) => [...before].every((word) => words.has(word)))
    .map((words) => new Set([...words].filter((word) => !before.has(word))));
}

const WORDS = new WeakMap<readonly Item[], readonly ReadonlySet<string>[]>();

/** The words that a frame has itself, in each way in which people write it; of the rest of a phrase those that do not stand before it. */
export function wordsOfFrame(language: Language, frame: Frame): readonly ReadonlySet<string>[] {
  const known = WORDS.get(frame.items);
  if (known) return known;
  const { rule, items } = frame;
  const own = stemsOf(items);
  const isRest = rule === undefined || items.length < rule.items.length;
  const others = rule === undefined ? [] : spellingsOf(language, rule.entry?.construct.id ?? rule.source.id);
  const found = isRest ? [own, ...restsOf(others, rule?.items.slice(0, -items.length) ?? [])] : [own, ...others];
  WORDS.set(items, found);
  return found;
}
