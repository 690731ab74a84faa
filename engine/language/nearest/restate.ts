/**
 * A text in which words that the language does not have are those that it has for them, in each way that the lists leave open: what is read
 * loosely is written in words of the language, so a text in others is brought to these first.
 */

import type { Language } from "../language.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";
import { OTHERS } from "./lattice.ts";

/** A text in other words, and how sure it is that they mean the same. */
export type Restated = { readonly text: string; readonly cost: number };

/** Other texts that are followed. */
const MOST_RESTATED = 4;
/** Phrases of so many words are changed though each of their words is one of the language. */
const LONG = 3;

/** What a text may be in words of the language, the surest first; nothing where there is nothing to change. */
export function restated(language: Language, text: string): readonly Restated[] {
  const tokens = language.lex(text.replace(/\n/gu, " "));
  const words = wordsOf(language.grammar);
  const near = language.near();
  const keys = tokens.map(({ key }) => key);
  const isOthers = keys.some((key) => OTHERS.has(key));
  const isStrange = (token: Token | undefined) =>
    token !== undefined && (token.kind === "word" || token.kind === "unknown" || token.kind === "LABEL") && !words.has(token.key);
  /** What may stand for the words from a place on: how many of them, and what. */
  const changes = (at: number): readonly { readonly count: number; readonly to: string; readonly cost: number }[] => {
    const token = tokens[at];
    if (!token) return [];
    const rows = (near.get(token.key) ?? []).filter(
      ({ from, to, opens }) =>
        (at === 0 || !opens) &&
        // “Of your choice” says nothing only where nobody else may choose.
        (to !== "" || !isOthers || !from.includes("your")) &&
        from.every((key, n) => keys[at + n] === key) &&
        (from.length >= LONG || from.some((_, n) => isStrange(tokens[at + n]))),
    );
    // The longest phrase says most.
    const longest = Math.max(0, ...rows.map(({ from }) => from.length));
    return rows.filter(({ from }) => from.length === longest).map(({ to, cost }) => ({ count: longest, to, cost }));
  };
  let ways: readonly (Restated & { readonly at: number })[] = [{ text: "", cost: 0, at: 0 }];
  let isChanged = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const gap = text.slice(tokens[at - 1]?.to ?? 0, token.from);
    const written = text.slice(token.from, token.to);
    const other = changes(at);
    if (other.length > 0) isChanged = true;
    const mayStay = other.length === 0 || !isStrange(token);
    ways = ways
      .flatMap((way) => {
        if (way.at > at) return [way];
        const stays = mayStay ? [{ text: way.text + gap + written, cost: way.cost + (other.length > 0 ? 1 : 0), at: at + 1 }] : [];
        const put = other.map(({ count, to, cost }) => ({
          text: way.text + (to === "" ? gap.trim() : gap + asWritten(written, to)),
          cost: way.cost + cost,
          at: at + count,
        }));
        return [...put, ...stays];
      })
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_RESTATED);
  }
  if (!isChanged) return [];
  const tail = text.slice(tokens.at(-1)?.to ?? text.length);
  return ways.map(({ text: words, cost }) => ({ text: words + tail, cost })).filter((way) => way.text !== text);
}

/** Words with the capital of those in whose place they stand. */
const asWritten = (written: string, to: string): string => (/^\p{Lu}/u.test(written) ? to.charAt(0).toUpperCase() + to.slice(1) : to);
