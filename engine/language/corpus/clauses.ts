/**
 * The clauses of a text, found by the grammar and not by hand. A clause is a whole sentence, or any stretch of words of a sentence without which the text still reads in one
 * way and can be carried out: a condition ("if you control 2 or more #Human cards"), a qualifier ("with 5M or more", "#GMO", "another", "you control"), one of several parts
 * ("and has Initiative"), a limit ("once per turn"), one of several costs ("engage this,"). Stretches that leave the same text are one clause, the shortest of them.
 */

import type { Language } from "../language.ts";
import { compileText } from "../machine/compile.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { readText } from "../reading/read.ts";
import { type Sentence, sentencesOf } from "../reading/sentence.ts";
import { sameMeaning, type Tree } from "../tree.ts";

export type Clause = {
  /** As they stand in the text. */
  readonly words: string;
  /** The text without them, in canonical words. */
  readonly rest: string;
  /** Whether it is no whole sentence. */
  readonly isInner: boolean;
};

/** A stretch of a sentence without which the sentence still reads, with what it reads as before and after. */
export type Stretch = { readonly from: number; readonly to: number; readonly before: Tree; readonly after: Tree };

/** Every stretch of a sentence whose removal leaves a sentence with one reading, the shortest first. */
export function stretchesOf(language: Language, { tokens }: Sentence): readonly Stretch[] {
  const [edge] = chartOf(language.grammar, tokens).whole("Line");
  if (!edge) return [];
  const before = treeOf(edge, tokens);
  const found: Stretch[] = [];
  for (let length = 1; length < tokens.length; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      const left = tokens.toSpliced(from, length);
      const [other, ...more] = chartOf(language.grammar, left).whole("Line");
      if (other && more.length === 0) found.push({ from, to: from + length, before, after: treeOf(other, left) });
    }
  return found;
}

/** The clauses of a text, sentence by sentence, the whole sentence first. */
export function clausesOf(language: Language, text: string): readonly Clause[] {
  const known = new Set<string>();
  return sentencesOf(text, language.lex).flatMap((sentence) => {
    const cut = (from: number, to: number, isInner: boolean): readonly Clause[] => {
      const reading = readText(language, text.slice(0, from) + text.slice(to));
      const rest = reading.canonical;
      if (isInner && (known.has(rest) || !compileText(language, reading).ok)) return [];
      known.add(rest);
      return [{ words: text.slice(from, to), rest, isInner }];
    };
    const inner = stretchesOf(language, sentence)
      .filter(({ before, after }) => !sameMeaning(before, after))
      .flatMap(({ from, to }) => cut(sentence.tokens[from]?.from ?? 0, sentence.tokens[to - 1]?.to ?? 0, true));
    return [...cut(sentence.from, sentence.to, false), ...inner];
  });
}
