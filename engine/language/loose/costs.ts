/** Prices in front of a colon, and lists of keywords: what stands there is told by its shape, whatever is written around it. */
import type { Classes } from "./rule.ts";

/** What people write before a colon for “engage this”. */
const ENGAGE = /^(?:engage|exhaust|tap|\{t\}|t|engaging|bow)(?: (?:it|this))?$/iu;

type Patterns = { readonly paid: RegExp; readonly list: RegExp };
const PATTERNS = new WeakMap<Classes, Patterns>();

/** Patterns with the words of a language in them, made once. */
function patternsOf(classes: Classes): Patterns {
  const known = PATTERNS.get(classes);
  if (known) return known;
  const trait = classes.words.get("trait") ?? "(?!)";
  const keyword = classes.words.get("keyword") ?? "(?!)";
  const number = "(?: (?:\\d{1,6}|X)M?)?";
  const price = `(?::? (?:pay )?(?:\\d{1,6}|X)(?:M| ${trait}))?`;
  const tagged = "(?:: ?#?[\\p{L}-]+)?";
  const one = `${keyword}(?:${price}|${number}|${tagged})`;
  const patterns = {
    paid: new RegExp(`^(?:(?:\\d{1,6}|X)M|(?:\\d{1,6}|X) ${trait})$`, "iu"),
    list: new RegExp(`(?<=^|[.] )(${one})(?:(?:,|;|,? and) (?=${one}(?:[.,;]| and|$)|cannot |can't |this ))`, "iu"),
  };
  PATTERNS.set(classes, patterns);
  return patterns;
}

/** “Engage, 3M: …” → “Engage this, pay 3M: …”; the price of each sentence of a line. */
export function pricesIn(line: string, classes: Classes): string {
  if (!line.includes(":")) return line;
  const { paid } = patternsOf(classes);
  return line.replace(/(^|[.] )([^.:"]+):(?= )/gu, (whole, before: string, price: string) => {
    const limit = /^(?:once per turn|once per game|during [\p{L} ]+?), ?/iu.exec(price)?.[0] ?? "";
    const parts = price
      .slice(limit.length)
      .split(/,? and |, | \+ | & /u)
      .map((part) => part.trim());
    const known = parts.map((part) => {
      if (ENGAGE.test(part)) return "engage this";
      const bare = part.replace(/^(?:pay|spend|for|cost)s? /iu, "");
      if (paid.test(bare)) return `pay ${bare}`;
      return undefined;
    });
    if (known.every((part) => part === undefined)) return whole;
    return `${before}${limit}${parts.map((part, i) => known[i] ?? part).join(", ")}:`;
  });
}

/** “Melee, Reflexes” → “Melee. Reflexes.”; a list may go on with a sentence: “Flying, cannot attack”. */
export function keywordsApart(line: string, classes: Classes): string {
  const { list } = patternsOf(classes);
  let text = line;
  for (let i = 0; i < 8; i++) {
    const next = text.replace(list, "$1. ");
    if (next === text) return text;
    text = next;
  }
  return text;
}
