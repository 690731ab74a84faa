/** What a sentence says is done, and to what: examples of another deed, or of the same to other things, help nobody. */
import type { Language } from "../language.ts";
import type { Sort } from "../tables/sort.ts";
import { bankOf } from "./bank.ts";
import { isLight, isWeak } from "./said-words.ts";
import { stemOf } from "./stems.ts";
import { verbsOf } from "./verbs.ts";

/** Sorts whose phrases begin with what is done. */
const BEGIN: readonly Sort[] = ["VPe", "VP", "PVP", "Ban", "PBan", "EvV"];
/** Sorts of what it is done to: “card”, “counter”. */
const NOUNS: readonly Sort[] = ["Noun", "Goods", "NCards", "Cards", "Lot", "Score", "Part", "Cond", "Goal"];
/** Words that say how something is, whose it is, or whether something is done. */
const STATES: ReadonlySet<string> = new Set(
  "may can cannot not is was are be has have do does own cost hold share you all no its his their each opponent opponents nothing next when that this until in one a.i. time damage counter step space stage type token card die target control"
    .split(" ")
    .map((word) => stemOf(word)),
);

const DEEDS = new WeakMap<Language, ReadonlySet<string>>();

function deedsOf(language: Language): ReadonlySet<string> {
  const known = DEEDS.get(language);
  if (known) return known;
  const { rules } = language.grammar;
  const found = new Set<string>();
  const nouns = new Set<string>();
  for (const sort of NOUNS)
    for (const { items } of rules.get(sort) ?? []) for (const item of items) if (item.is === "inflected") nouns.add(stemOf(item.keys[0]));
  const add = (key: string) => {
    const stem = stemOf(key);
    if (!STATES.has(stem) && !nouns.has(stem) && !isLight(key) && /^\p{L}+$/u.test(key)) found.add(stem);
  };
  for (const sort of BEGIN)
    for (const {
      items: [first],
    } of rules.get(sort) ?? []) {
      if (first?.is === "word") add(first.key);
      if (first?.is === "inflected") add(first.keys[0]);
    }
  for (const verb of verbsOf(language)) add(verb);
  // What happens stands behind whoever does it: “{cards} attacks”.
  for (const { items } of rules.get("Event") ?? []) {
    const verb = items[items.findIndex(({ is }) => is === "hole") + 1];
    if (verb?.is === "word") add(verb.key);
  }
  DEEDS.set(language, found);
  return found;
}

const bare = (word: string): string => word.replace(/~$/u, "");

/** The stems of what is done among the words of a sentence. */
export function deedsIn(language: Language, words: Iterable<string>): ReadonlySet<string> {
  const deeds = deedsOf(language);
  return new Set([...words].map(bare).filter((word) => deeds.has(word)));
}

/** The stems of what it is done to, by, or with. */
export function thingsIn(language: Language, words: Iterable<string>): ReadonlySet<string> {
  const { has } = bankOf(language);
  const deeds = deedsOf(language);
  return new Set([...words].filter((word) => has(word) && !deeds.has(bare(word)) && !isWeak(word)));
}

/** Whether any of some words is among others, as what is done or suffered. */
export const shares = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => others.has(word) || others.has(`${word}~`));
