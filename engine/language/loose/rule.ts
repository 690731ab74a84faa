/**
 * A rule of the loose layer: words as people write them → the words of the language. Rules are data. Each shows what it is for by an
 * example, and by two near texts what it leaves alone; the table is held to both (`rules.test.ts`).
 *
 * `from` is a regular expression over one sentence or paragraph, whatever its capitals. `<noun>`, `<nouns>`, `<kind>`, `<trait>` … stand
 * for the words of the language (`classesOf`). `to` may hold `$1`, all of it as `$&`, a sum as in `[$1-1]`, and a word in its other form: `[s:$1]` plays,
 * `[base:$1]` play, `[one:$1]` card, `[many:$1]` cards.
 */

import { keyOf } from "../reading/token.ts";
import type { Grammar } from "../tables/grammar.ts";
import { hasNeeded, type Numbered, needsOf, numbered } from "./needs.ts";

export type LooseRule = {
  readonly id: string;
  readonly from: string;
  /** Several where the words may mean one or the other: then each is tried, and where both are read both are offered. */
  readonly to: string | readonly string[];
  /** What is written, and what becomes of it. Here and below, `<trait>` and the like stand for a word of that class in any game. */
  readonly example: readonly [string, string];
  /** Near texts that stay as they are. */
  readonly leaves: readonly [string, string, ...string[]];
  /** Likely, not certain: what it leads to is offered, never taken for meant. */
  readonly guess?: true;
  /** Only on cards of that kind. */
  readonly kind?: string;
  /** Applied once to the whole text, before all others or after them; else to each of its lines. */
  readonly whole?: "first" | "last";
};

/** A rule ready for use. */
export type ReadyRule = {
  readonly rule: LooseRule;
  /** Where this is not in a text, the pattern is not either. */
  readonly needs: Numbered;
  /** Made when it is first asked for: most are never needed. */
  readonly pattern: () => RegExp;
  readonly write: readonly ((match: readonly (string | undefined)[]) => string)[];
  /** It fits the beginning of a sentence: also that of what is done behind “when …,” and behind a price. */
  readonly opens: boolean;
  /** Texts of late that it leaves as they are: with each key the other lines of a text are looked at again. */
  readonly idle: Set<string>;
};
const MOST_IDLE = 64;

/** The words of a language by what they are, for patterns; and the other form of each word. */
export type Classes = { readonly words: ReadonlyMap<string, string>; readonly forms: ReadonlyMap<string, string> };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
/** Longer words first, so that “main deck” is found before “main”. */
const oneOf = (words: Iterable<string>): string => {
  const list = [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return list.length === 0 ? "(?!)" : `(?:${list.map(escaped).join("|")})`;
};

/** The classes of a grammar. */
export function classesOf(grammar: Grammar): Classes {
  const one = new Set<string>();
  const many = new Set<string>();
  const forms = new Map<string, string>();
  const phrases = (sort: Parameters<Grammar["rules"]["get"]>[0]) => (grammar.rules.get(sort) ?? []).filter(({ why }) => why === undefined);
  for (const { items } of phrases("Noun")) {
    const form = (n: 0 | 1) =>
      items.map((item) => (item.is === "inflected" ? item.texts[n] : item.is === "word" ? item.text : "")).join(" ");
    one.add(form(0).toLowerCase());
    many.add(form(1).toLowerCase());
  }
  for (const rules of grammar.rules.values())
    for (const { items } of rules)
      for (const item of items)
        if (item.is === "inflected") {
          const [a, b] = item.keys;
          if (!forms.has(a)) forms.set(a, b);
          if (!forms.has(b)) forms.set(b, a);
        }
  const literal = (sort: Parameters<Grammar["rules"]["get"]>[0]) =>
    phrases(sort).flatMap(({ items }) =>
      items.every(({ is }) => is === "word")
        ? [
            items
              .map((item) => (item.is === "word" ? item.text : ""))
              .join(" ")
              .toLowerCase(),
          ]
        : [],
    );
  const tag = "(?:non-)?#[\\p{L}\\d]+(?:-[\\p{L}\\d]+)*";
  const kind = `(?:${tag}(?: or ${tag})?|${oneOf(literal("Kind"))})`;
  const state = oneOf(literal("State"));
  const group = (nouns: string) => `(?:(?:${state} )?(?:${kind} )*(?:${nouns}(?: or ${nouns})?)|${tag}(?: or ${tag})?)`;
  const verbs = [...forms].flatMap(([a, b]) => (b === `${a}s` || b === `${a}es` ? [a] : []));
  const nouns = [...one, ...many];
  const words = new Map<string, string>([
    ["noun", oneOf(one)],
    ["nouns", oneOf(many)],
    ["anynoun", oneOf(nouns)],
    ["kind", kind],
    ["state", state],
    ["tag", tag],
    ["group", group(oneOf(one))],
    ["groups", group(oneOf(many))],
    ["anygroup", group(oneOf(nouns))],
    ["trait", oneOf(literal("Trait"))],
    ["icon", oneOf(literal("Icon"))],
    // What a card has that is neither counted nor a trait: “its price”.
    ["fact", oneOf([...literal("Value"), ...literal("ValueN")].flatMap((words) => /^its ([\p{L}]+)$/u.exec(words)?.[1] ?? []))],
    ["zone", oneOf(literal("ZName"))],
    ["keyword", oneOf(literal("KwName"))],
    ["verb", oneOf(verbs.filter((verb) => !nouns.includes(verb) && verb !== "time"))],
    ["n", "(?:\\d{1,6}|X)"],
    ["money", "(?:\\d{1,6}|X)M"],
  ]);
  return { words, forms };
}

/** Makes a rule ready; throws on one that names no class, and when it is first used on one that is no pattern, which only the writer of a table can cause. */
export function readied(rule: LooseRule, { words, forms }: Classes): ReadyRule {
  const source = rule.from.replace(/<([a-z]+)>/gu, (written, name: string) => {
    const found = words.get(name);
    if (found === undefined) throw new Error(`${rule.id}: “${written}” is no class of words`);
    return found;
  });
  // No word is cut in two.
  let made: RegExp | undefined;
  const pattern = () => {
    made ??= new RegExp(`(?:(?<![\\p{L}\\d#-])|(?![\\p{L}\\d]))(?:${source})(?!(?<=[\\p{L}\\d])[\\p{L}\\d])`, rule.whole ? "gimu" : "giu");
    return made;
  };
  const to = typeof rule.to === "string" ? [rule.to] : rule.to;
  return {
    rule,
    needs: numbered(needsOf(rule.from)),
    pattern,
    opens: rule.whole === undefined && !rule.guess && /(?<!\[)\^/u.test(rule.from),
    write: to.map((text) => (match) => filledIn(text, match, forms)),
    idle: new Set(),
  };
}

function filledIn(text: string, match: readonly (string | undefined)[], forms: ReadonlyMap<string, string>): string {
  const group = (n: string) => match[Number(n)] ?? "";
  return text
    .replace(/\[\$(\d)([+-])(\d+)\]/gu, (_, n: string, sign: string, by: string) => `${Number.parseInt(group(n), 10) + Number(sign + by)}`)
    .replace(/\[(s|base|one|many):\$(\d)\]/gu, (_, form: string, n: string) => inForm(group(n), form, forms))
    .replace(/\$&/gu, () => group("0"))
    .replace(/\$(\d)/gu, (_, n: string) => group(n));
}

/** The last word of a phrase in one of its two forms: the one with -s or the one without. */
function inForm(phrase: string, form: string, forms: ReadonlyMap<string, string>): string {
  const [, before = "", word = ""] = /^(.*?)([\p{L}-]+)$/su.exec(phrase) ?? [];
  const other = forms.get(keyOf(word));
  if (other === undefined) return phrase;
  const longer = other.length > word.length ? other : word;
  const shorter = other.length > word.length ? word : other;
  return before + (form === "s" || form === "many" ? longer : shorter);
}

/** What a rule makes of a text, one for each of its ways; the text itself where it does not apply. */
export function applied(ready: ReadyRule, text: string): readonly string[] {
  const { needs, pattern: made, write, opens, idle } = ready;
  if (idle.has(text) || !hasNeeded(needs, text)) return [text];
  const pattern = made();
  pattern.lastIndex = 0;
  if (pattern.test(text))
    return write.map((fill) =>
      text.replace(pattern, (...match: unknown[]) => fill(match.map((part) => (typeof part === "string" ? part : undefined)))),
    );
  const opening = opens ? BEHIND.exec(text)?.[0] : undefined;
  const behind = opening === undefined ? [] : applied(ready, text.slice(opening.length)).map((rest) => opening + rest);
  // What becomes a sentence of its own would not be done then or for that price any more, and headings stand before all else.
  if (behind.some((way) => way !== text) && behind.every((way) => stops(way) <= stops(text))) return behind;
  if (idle.size >= MOST_IDLE) idle.clear();
  idle.add(text);
  return [text];
}

const stops = (text: string): number => text.split(/[.;:\n]/u).length;

/** When, under which condition or for which price something is done, up to what is done. */
export const BEHIND =
  /^(?:(?:when|whenever|at|if|after|during)(?!\p{L})[^.,:;"\n]*, |(?:[^.:;"\n]*, )?(?:pay|engage|discard|destroy|annihilate|remove|return|reveal)(?!\p{L})[^.:;"\n]*: )(?=\p{L})/iu;

/** A row of a table of rules: id, from, to, “written => becomes”, “near | near”. */
export type Row = readonly [id: string, from: string, to: string | readonly string[], example: string, leaves: string];

/** Rules written one to a line. */
export function rows(table: readonly Row[], options: Pick<LooseRule, "guess" | "kind" | "whole"> = {}): readonly LooseRule[] {
  return table.map(([id, from, to, example, leaves]) => {
    const [written = "", becomes = ""] = example.split(" => ");
    const [one = "", two = "", ...more] = leaves.split(" | ");
    return { id, from, to, example: [written, becomes], leaves: [one, two, ...more], ...options };
  });
}
