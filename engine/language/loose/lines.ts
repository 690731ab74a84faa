/** What texts in words of the language are read as with the loose wordings of the constructs too, sentence by sentence. */

import type { Language } from "../language.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { type Sentence, sentencesOf } from "../reading/sentence.ts";
import { printLine } from "../telling/print.ts";
import { sameText } from "./same.ts";
import { MOST_TEXTS, type Tools } from "./spelled-out.ts";

/** What is offered for one text, or one sentence, at most. */
export const MOST_OFFERS = 3;

/** What each sentence of a text may be, printed; empty where one of them is nothing. */
export function sentencesAs(text: string, language: Language, ways: (sentence: Sentence) => readonly string[]): readonly string[] {
  let texts: readonly string[] = [""];
  let paragraph = 0;
  for (const sentence of sentencesOf(text, language.lex)) {
    const glue = sentence.from === 0 ? "" : sentence.paragraph === paragraph ? " " : "\n";
    paragraph = sentence.paragraph;
    const printed = ways(sentence);
    if (printed.length === 0) return [];
    texts = texts.flatMap((before) => printed.map((line) => `${before}${before === "" ? "" : glue}${line}`)).slice(0, MOST_TEXTS);
  }
  return texts;
}

/** The readings of a text whose sentences are read with the loose wordings too. */
export const understoodOf = ({ language }: Tools, text: string): readonly TextReading[] =>
  readings(
    language,
    sentencesAs(text, language, (sentence) => looseLines(language, sentence)),
  );

export const readings = (language: Language, texts: readonly string[]): readonly TextReading[] =>
  texts.map((text) => readText(language, text)).filter(({ sentences, problems }) => sentences.length > 0 && problems.length === 0);

/** The canonical sentences that a sentence may be; more than a few are none. */
export function looseLines({ grammar }: Language, { tokens }: Sentence): readonly string[] {
  for (const level of ["accepted", "loose"] as const) {
    const edges = chartOf(grammar, tokens, { level }).whole("Line");
    if (edges.length > 0) return edges.length > MOST_OFFERS ? [] : edges.map((edge) => printLine(grammar, treeOf(edge, tokens)));
  }
  return [];
}

/** What may be meant by a text, with the lines of the text that are understood as they stand in place of what became of them: nobody asked for other words there. */
export function withFineLines(language: Language, text: string, meant: TextReading): TextReading {
  const written = text.split("\n").filter((line) => line.trim() !== "");
  const lines = meant.canonical.split("\n");
  if (lines.length < 2 || written.length !== lines.length) return meant;
  const kept = written.map((line, i) => {
    const { problems, abilities, canonical } = readText(language, line);
    return problems.length === 0 && (language.amiss?.(abilities) ?? []).length === 0 ? canonical : (lines[i] ?? "");
  });
  const reading = readText(language, kept.join("\n"));
  return reading.problems.length === 0 ? reading : meant;
}

/** Without those that mean the same as one before them. */
export function distinct(language: Language, found: readonly TextReading[]): readonly TextReading[] {
  return found.filter((one, i) => !found.slice(0, i).some((other) => sameText(language, one, other)));
}
