/** Reads a whole text: sentence by sentence, so that one bad sentence does not hide the next, then ability by ability. */

import { diagnose } from "../faults/diagnose.ts";
import { othersIn } from "../faults/others.ts";
import type { Problem } from "../faults/problem.ts";
import type { Language } from "../language.ts";
import { printBracketed, printLine } from "../telling/print.ts";
import { isStandIn, sameMeaning, type Tree, walk } from "../tree.ts";
import { abilitiesOf } from "./ability.ts";
import { type BoundAbility, bindAbility } from "./bind.ts";
import { treeOf } from "./edge.ts";
import { chartOf } from "./parse.ts";
import { MAX_LETTERS, MAX_SENTENCES, MAX_TOKENS, type Sentence, sentencesOf } from "./sentence.ts";

export type ReadSentence = Sentence & {
  /** Absent where the sentence has no reading or several. Where something is still to be said it has gaps. */
  readonly tree?: Tree;
  /** As the printer writes it; of a sentence that was not understood, as the designer did. */
  readonly canonical: string;
};

export type TextReading = {
  readonly sentences: readonly ReadSentence[];
  /** Of the sentences that were understood, with references bound. */
  readonly abilities: readonly BoundAbility[];
  /** In the order of the text; none: the text can be carried out. */
  readonly problems: readonly Problem[];
  /** The whole text in canonical words; sentences that were not understood stay as they are. */
  readonly canonical: string;
};

/** Never throws: whatever a person writes has a reading, if only of problems. */
export function readText(language: Language, text: string): TextReading {
  if (text.length > MAX_LETTERS) return tooLong(text, 0, `A text can have at most ${MAX_LETTERS} characters; this one has ${text.length}`);
  const sentences = sentencesOf(text, language.lex);
  const [extra] = sentences.slice(MAX_SENTENCES);
  if (extra) return tooLong(text, extra.from, `A text can have at most ${MAX_SENTENCES} sentences; this one has ${sentences.length}`);
  const problems: Problem[] = [...openBrackets(text), ...othersIn(text)];
  const read = sentences.map((sentence): ReadSentence => {
    const result = readSentence(language, sentence);
    const written = text.slice(sentence.from, sentence.to);
    if ("code" in result) {
      problems.push(result);
      return { ...sentence, canonical: written };
    }
    problems.push(...gapsIn(sentence));
    return { ...sentence, tree: result, canonical: inOnePrinting(written) ? written : printLine(language.grammar, result) };
  });
  const paragraphs = [...new Set(read.map(({ paragraph }) => paragraph))].map((n) => read.filter(({ paragraph }) => paragraph === n));
  const abilities = paragraphs.flatMap((paragraph) => {
    const split = abilitiesOf(paragraph.flatMap(({ tree }) => (tree && !isStandIn(tree) ? [tree] : [])));
    const message = "No instruction comes before this to continue";
    // What is not understood yet before them may be what they continue.
    const understood = paragraph.find(({ tree }) => tree === undefined)?.from ?? Number.POSITIVE_INFINITY;
    for (const { span = { from: 0, to: 0 } } of split.orphans)
      if (span.from < understood) problems.push({ code: "nothing-to-continue", ...span, message, suggestions: [] });
    return split.abilities.map((ability) => {
      const bound = bindAbility(language.grammar, ability);
      // What is still open may be what they refer to.
      if (!ability.lines.some((line) => [...walk(line)].some(isStandIn))) problems.push(...bound.problems);
      return bound.ability;
    });
  });
  const canonical = paragraphs.map((paragraph) => paragraph.map((sentence) => sentence.canonical).join(" ")).join("\n");
  return { sentences: read, abilities, problems: problems.sort((a, b) => a.from - b.from), canonical };
}

/** What stands in brackets in a definition belongs to one of two printings: no tree says that, so it stays as it was typed. */
const inOnePrinting = (written: string): boolean => /[[\]]/.test(written);

const tooLong = (text: string, from: number, message: string): TextReading => ({
  sentences: [],
  abilities: [],
  canonical: text,
  problems: [{ code: "text-too-long", from, to: text.length, message, suggestions: [] }],
});

/** A bracket that is opened and not closed hides the rest of its line. */
function openBrackets(text: string): Problem[] {
  let start = 0;
  return text.split("\n").flatMap((line): Problem[] => {
    const from = start + line.lastIndexOf("(");
    const to = start + line.length;
    start = to + 1;
    if (line.lastIndexOf("(") <= line.lastIndexOf(")")) return [];
    return [{ code: "open-bracket", from, to, message: "The bracket is not closed; brackets hold a keyword's reminder", suggestions: [] }];
  });
}

function readSentence(language: Language, sentence: Sentence): Tree | Problem {
  const { tokens, from, to } = sentence;
  if (tokens.length > MAX_TOKENS) {
    const message = `A sentence can have at most ${MAX_TOKENS} words; this one has ${tokens.length}`;
    return { code: "sentence-too-long", from, to, message, suggestions: [] };
  }
  const [edge, ...others] = chartOf(language.grammar, tokens).whole("Line");
  if (!edge) return diagnose(language, sentence);
  // What is still open may be meant in several ways.
  if (others.length === 0 || tokens.some(({ kind }) => kind === "gap")) return treeOf(edge, tokens);
  const trees = [edge, ...others].map((other) => treeOf(other, tokens));
  const readings = trees.map((tree) => printBracketed(language.grammar, tree, onlyIn(tree, trees)));
  const message = `This sentence has more than one reading: ${readings.join(" / ")}`;
  return { code: "ambiguous", from, to, message, suggestions: [] };
}

/** What a sentence leaves open, one problem for each gap. */
const gapsIn = ({ tokens }: Sentence): Problem[] =>
  tokens
    .filter(({ kind }) => kind === "gap")
    .map(({ from, to, key }) => ({ code: "unfinished", from, to, message: `Still missing: ${key}`, suggestions: [] }));

/** The parts of a reading that the others do not have: brackets around them show the difference. */
function onlyIn(tree: Tree, readings: readonly Tree[]): (part: Tree) => boolean {
  const others = readings.filter((other) => other !== tree).flatMap((other) => [...walk(other)]);
  const isWhole = ({ span }: Tree) => span?.from === tree.span?.from && span?.to === tree.span?.to;
  return (part) => !isWhole(part) && !others.some((other) => sameMeaning(part, other));
}
