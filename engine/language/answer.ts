/** What the steps of a diagnosis have to say, and the words they say it with. */
import type { Language } from "./language.ts";
import { chartOf, treeOf } from "./parse.ts";
import { printLine } from "./print.ts";
import type { Token } from "./token.ts";

/** What one step of the order has to say; places are filled in where it leaves them out. */
export type Answer = {
  readonly message: string;
  readonly suggestions?: readonly string[];
  /** The first and the last word that it speaks of. */
  readonly words?: readonly [Token, Token];
};

/** A word that may be shown: a stranger's may be as long as they like. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const MOST_WORDS = 16;

/** Tokens as they were written, with blanks between; of very many the last. */
export const written = (tokens: readonly Token[]): string =>
  [...(tokens.length > MOST_WORDS ? ["…"] : []), ...tokens.slice(-MOST_WORDS).map(({ text }) => short(text))]
    .join(" ")
    .replace(/ ([,:;]|'s)/g, "$1")
    .replace(/non- #/g, "non-#");

/** The sentences that tokens are read as, printed. */
export const sentencesFrom = (language: Language, tokens: readonly Token[]): string[] =>
  chartOf(language.grammar, tokens)
    .whole("Line")
    .map((edge) => printLine(language.grammar, treeOf(edge, tokens)));
