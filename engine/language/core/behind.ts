/** What stands behind an instruction and is for one alone: “draw a card, then draw another if you control a Business” does not say for which of the two. */
import type { Variant } from "../tables/construct.ts";
import type { Tree } from "../tree.ts";

const hole = (name: string): Tree => ({ is: `{${name}}`, holes: {} });

/** Wordings of a construct whose hole `l` is one act, or one that may be done, with words behind it. */
export const behindOne = (words: string): readonly Variant[] => [
  { phrase: `{a:Act} ${words}`, fix: { l: hole("a") } },
  { phrase: `you may {a:Act} ${words}`, fix: { l: { is: "may", holes: { s: hole("a") } } } },
];

/** The same as wordings that are refused. */
export const refusedBehindOne = (words: string, why: string) => behindOne(words).map((variant) => ({ ...variant, why }));
