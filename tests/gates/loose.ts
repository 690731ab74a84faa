/**
 * The law of the loose layer: whatever is written for a sampled tree in loose words is read as that tree, or not at all. The trees are printed
 * in every wording that the layer reads, their words exchanged for what people write, and the canonical words go through all rules too.
 * At full length: `npm run gates -- --only language`.
 */
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import { namesOthers } from "../../engine/language/faults/others.ts";
import type { Language } from "../../engine/language/language.ts";
import { meanings, readLoosely } from "../../engine/language/loose/read.ts";
import { sameText } from "../../engine/language/loose/same.ts";
import { readText } from "../../engine/language/reading/read.ts";
import type { Rule } from "../../engine/language/tables/grammar.ts";
import { samplerOf } from "../../engine/language/tables/sample.ts";
import { printLine } from "../../engine/language/telling/print.ts";
import { isTree } from "../../engine/language/tree.ts";

/** The name of the card that the texts are on; no word of it means anything. */
const NAME = "Quillon Varr";

/** Words of the language and what people write for them; with the rule that reads it, where some game is without that rule. */
const WRITTEN: readonly (readonly [from: RegExp, to: readonly string[], rule?: string])[] = [
  [/\b2\b/gu, ["two"]],
  [/\b3\b(?!x)/gu, ["three"]],
  [/\bcannot\b/gu, ["can't", "can not"]],
  [/\bthe beginning of/gu, ["the start of", "start of"]],
  [/\buntil end of turn\b/gu, ["until the end of the turn", "this turn", "till end of turn", "for the rest of the turn"]],
  [/\b[Tt]his\b(?! (?:turn|way|one|card|game))/gu, [NAME, "this card", "Quillon"]],
  [/\beach (?=\p{L}+ you control)/gu, ["every "]],
  [/\bthat card\b/gu, ["it"]],
  [/\bdocked to\b/gu, ["next to", "adjacent to"]],
  [/\bEngage this\b/gu, ["Engage", "Tap", "Exhaust"]],
  [/\bPay (?=\d+M)/gu, [""]],
  [/\bis deployed\b/gu, ["enters play"]],
  [/, then /gu, [" and ", ", and then ", " then "]],
  [/\bthe host\b/gu, ["the bonded character", "bonded character"]],
  [/\byou may\b/gu, ["you can"]],
  // Who chooses gains it.
  [/(?<!chooses one: )\bGain (?=\d)/gu, ["+", "You get "]],
  [/\b1 card\b/gu, ["one card", "a card"]],
  [/\bdestroy (?=(?:a|\d) [^.,;:]* you control)/gu, ["sacrifice "]],
  [/\byou control\b/gu, ["of yours", "under your control"], "whose.ofYours"],
  [/\beach player (?=may|cannot)/gu, ["all players "]],
  [/\beach opponent (?=may|cannot)/gu, ["opponents ", "your opponents "]],
];

export type LooseFailure = { readonly written: string; readonly read: string; readonly meant: string };
export type LooseResult = {
  readonly texts: number;
  /** Of these, those that the layer had to bring to other words and that were understood. */
  readonly understood: number;
  readonly failures: readonly LooseFailure[];
};

/** Draws `count` trees and writes each in loose words. */
export function looseGate(language: Language, count: number, seed: number): LooseResult {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  const loosely = { ...language.grammar, spelledAs: looseSpellings(language) };
  const failures: LooseFailure[] = [];
  let understood = 0;
  const isAmiss = ({ abilities }: ReturnType<typeof readText>): boolean => (language.amiss?.(abilities) ?? []).length > 0;
  for (let n = 0; n < count; n++) {
    const tree = sample(rng, "Line", 5 + (n % 5));
    const canonical = printLine(language.grammar, tree);
    const meant = readText(language, canonical);
    // Whoever refers to nothing, or has said too much, is told so: there is nothing to take for meant.
    if (meant.problems.length > 0) continue;
    const check = (written: string, read: readonly ReturnType<typeof readText>[]) => {
      const [one, other] = read;
      if (!one || other || sameText(language, one, meant)) return;
      // What nothing carries out may be meant as what can be: with the heading that is missing.
      if (isAmiss(meant) && !isAmiss(one)) return;
      failures.push({ written, read: one.canonical, meant: canonical });
    };
    check(canonical, meanings(language, canonical, { name: NAME }));
    const written = exchanged(
      rng,
      printLine(loosely, tree, (many) => below(rng, many + 1)),
      language,
    );
    // What is exchanged for words of the game's own is read as these.
    if (readText(language, written).problems.length === 0) continue;
    // Behind the name of somebody “each other player” is not each opponent.
    if (namesOthers(written)) continue;
    const loose = readLoosely(language, written, { name: NAME });
    if (loose.how === "none") continue;
    understood++;
    check(written, [loose.reading]);
  }
  return { texts: count, understood, failures };
}

/** Some of the words as people write them. */
const exchanged = (rng: Rng, text: string, { vocabularies }: Language): string =>
  WRITTEN.filter(([, , rule]) => rule === undefined || !vocabularies.some(({ withoutLoose }) => withoutLoose?.includes(rule))).reduce(
    (words, [from, to]) => words.replace(from, (own) => (below(rng, 2) === 0 ? own : (to[below(rng, to.length)] ?? own))),
    text,
  );

/** The accepted spellings with those that only the layer reads; where one puts parts into another place, no tree says how it was written. */
function looseSpellings({ grammar }: Language): Map<string, Rule[]> {
  const all = new Map<string, Rule[]>([...grammar.spelledAs].map(([id, rules]) => [id, [...rules]]));
  for (const rule of [...grammar.everyRule().values()].flat()) {
    const id = rule.entry?.construct.id;
    if (!rule.loose || id === undefined || Object.values(rule.fix).some((value) => isTree(value) && JSON.stringify(value).includes('"{')))
      continue;
    all.set(id, [...(all.get(id) ?? []), rule]);
  }
  return all;
}
