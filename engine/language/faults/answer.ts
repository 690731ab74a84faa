/** What the steps of a diagnosis have to say, and the words they say it with. */

import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import type { Token } from "../reading/token.ts";
import { printLine } from "../telling/print.ts";
import { type Tree, walk } from "../tree.ts";

/** What one step of the order has to say; places are filled in where it leaves them out. */
export type Answer = {
  readonly message: string;
  readonly suggestions?: readonly string[];
  /** The first and the last word that it speaks of. */
  readonly words?: readonly [Token, Token];
  /** A word for those words, where the sentence has another fault further on. */
  readonly word?: string;
  /** What that word takes the place of, where it is another one than those it speaks of. */
  readonly wordAt?: Token;
  /** What the sentence would be called if it were a keyword. */
  readonly keyword?: string;
  /** It says only where reading stopped. */
  readonly isVague?: true;
  /** It is of what the game does not have. */
  readonly isLacking?: true;
  /** A word in its wrong form: nothing but its other form can be meant. */
  readonly agreement?: true;
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

/** The sentences that tokens are read as and that the game can carry out, printed: nobody is told to write what is no use. */
export const sentencesFrom = (language: Language, tokens: readonly Token[]): string[] =>
  printed(
    language,
    chartOf(language.grammar, tokens)
      .whole("Line")
      .map((edge) => treeOf(edge, tokens)),
  );

/** Sentences as they are printed, without those that the game cannot carry out. */
export function printed(language: Language, lines: readonly Tree[]): string[] {
  const lacking = lines.length > 0 ? notCarriedOut(language) : NOTHING;
  return lines.filter((line) => ![...walk(line)].some(({ is }) => lacking.has(is))).map((line) => printLine(language.grammar, line));
}

const NOTHING: ReadonlyMap<string, string> = new Map();
