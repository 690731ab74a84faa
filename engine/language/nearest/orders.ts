/**
 * A sentence in other orders: a clause that says when, whether or how long stands first or last, and what is said of one thing in two ways is
 * two sentences. None of it changes what is said; each is looked at only where the sentence itself is nothing.
 */
import type { Token } from "../reading/token.ts";

/** Words that a clause begins with which may stand before the rest or behind it. */
const OPENERS: ReadonlySet<string> = new Set("when whenever if unless until while during".split(" "));
/** The same, of several words. */
const LONG_OPENERS: readonly (readonly string[])[] = [
  "as long as",
  "for each",
  "at the beginning of",
  "at the end of",
  "once per turn",
  "twice per turn",
].map((words) => words.split(" "));
/** What two sentences may be joined by. */
const JOINTS: readonly (readonly string[])[] = [", and", ", but", ", then", "and", "but", ";"].map((words) => words.split(" "));

/** Words whose clause or choice covers what stands on both sides of an “and”. */
const BOUNDS: ReadonlySet<string> = new Set(
  "may if when whenever unless until while during choose chooses turn at instead would for once twice where equal".split(" "),
);
const MOST = 14;
const MOST_SUBJECT = 6;

const startsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, n) => tokens[at + n]?.key === word);
const isOpener = (tokens: readonly Token[], at: number): boolean =>
  OPENERS.has(tokens[at]?.key ?? "") || LONG_OPENERS.some((words) => startsAt(tokens, at, words));
const said = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");
const withoutComma = (tokens: readonly Token[]): readonly Token[] => (tokens.at(-1)?.key === "," ? tokens.slice(0, -1) : tokens);

/** Other orders of a sentence, each as the text of one sentence or of several; those of one sentence first. */
export function ordersOf(all: readonly Token[], isVerb: (key: string) => boolean): readonly string[] {
  const orders: string[] = [];
  // What stands before a colon is a price and stays there.
  const from = all.findLastIndex(({ key }) => key === ":") + 1;
  const tokens = all.slice(from);
  const price = from === 0 ? "" : `${said(all.slice(0, from))} `;
  for (let at = 2; at < tokens.length - 1; at++)
    if (isOpener(tokens, at)) orders.push(`${price}${said(tokens.slice(at))}, ${said(withoutComma(tokens.slice(0, at)))}`);
  if (isOpener(tokens, 0)) {
    const comma = tokens.findIndex(({ key }, n) => n > 0 && key === ",");
    if (comma > 0) orders.push(`${price}${said(tokens.slice(comma + 1))} ${said(tokens.slice(0, comma))}`);
  }
  // “This costs you 1M less and has Flying”: both are said of this. What one word bounds or leaves open holds for both, so that is not cut.
  if (price === "" && !tokens.some(({ key }) => BOUNDS.has(key)))
    for (let at = 2; at < tokens.length - 1; at++)
      for (const joint of JOINTS) {
        if (!startsAt(tokens, at, joint)) continue;
        const next = at + joint.length;
        const first = said(tokens.slice(0, at));
        if (isVerb(tokens[next]?.key ?? ""))
          for (let subject = 1; subject <= MOST_SUBJECT && subject < at; subject++)
            if (isVerb(tokens[subject]?.key ?? "")) orders.push(`${first}. ${said(tokens.slice(0, subject))} ${said(tokens.slice(next))}`);
        orders.push(`${first}. ${said(tokens.slice(next))}`);
      }
  return [...new Set(orders)].slice(0, MOST);
}
