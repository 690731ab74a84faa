/** Speed of the effect language: `node tests/bench/language.ts` prints the figures as JSON. Never an assertion. */
import { loadContent } from "../../content/load.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { complete } from "../../engine/language/editing/complete.ts";
import { fixesOf } from "../../engine/language/editing/fix.ts";
import type { Language } from "../../engine/language/language.ts";
import { compileText } from "../../engine/language/machine/compile.ts";
import { treeOf } from "../../engine/language/reading/edge.ts";
import { chartOf } from "../../engine/language/reading/parse.ts";
import { readText } from "../../engine/language/reading/read.ts";
import { sentencesOf } from "../../engine/language/reading/sentence.ts";
import { lex } from "../../engine/language/reading/token.ts";
import { samplerOf } from "../../engine/language/tables/sample.ts";
import { wordsOf } from "../../engine/language/telling/look.ts";
import { printLine } from "../../engine/language/telling/print.ts";
import { shippedLanguage } from "../gates/language.ts";

export type LanguageFigures = {
  /** Milliseconds from the table to a language, checks included. */
  readonly loadMs: number;
  /** The first reading of every text, cold. */
  readonly coldTextsMs: number;
  readonly texts: number;
  /** Warm, for one text. */
  readonly lexMicros: number;
  readonly parseMicros: number;
  readonly printMicros: number;
  /** Warm, for one text: sentences, readings, abilities, references. */
  readonly readMicros: number;
  readonly thousandTextsMs: number;
  /** The same with their compilation, of 1,000 texts; absent while the game carries nothing out. */
  readonly thousandCompiledMs?: number;
  /** A completion at a random place of a text. */
  readonly completeMicros: number;
  readonly completeWorstMicros: number;
  /** What the text editor does at a key: reading, colours, problems and their fixes, of every beginning of forty texts. */
  readonly keyMicros: number;
  readonly keyP99Micros: number;
  readonly keyWorstMicros: number;
  readonly keyGoalMicros: number;
  /** Parsing one sampled sentence. */
  readonly sampledParseMicros: number;
  readonly sampledLetters: number;
};

/** Measures one game's language over its own texts. */
export function benchLanguage(game: "megacorp" | "san", seed = 1): LanguageFigures {
  const { value: language, ms: loadMs } = timed(() => shippedLanguage(game));
  const texts = loadContent().content[game].cards.flatMap(({ text }) => (text === "" ? [] : [text]));
  const { ms: coldTextsMs } = timed(() => each(texts, (text) => readText(language, text)));
  const sentences = texts.flatMap((text) => sentencesOf(text));
  const trees = sentences.flatMap(({ tokens }) =>
    chartOf(language.grammar, tokens)
      .whole("Line")
      .map((edge) => treeOf(edge, tokens)),
  );
  const perText = (run: () => void): number => round((bestOf(20, run) * 1000) / texts.length);
  const rng = rngOf(seed);
  const places = Array.from({ length: 400 }, () => {
    const text = texts[below(rng, texts.length)] ?? "";
    return { text, cursor: below(rng, text.length + 1) };
  });
  const waits = places.map(({ text, cursor }) => bestOf(3, () => complete(language, text, cursor)) * 1000).sort((a, b) => a - b);
  const sampled = sampledSentences(language, seed);
  const keys = typedTexts(texts)
    .map((typed) => bestOf(3, () => atKey(language, typed)) * 1000)
    .sort((a, b) => a - b);
  return {
    loadMs: round(loadMs),
    coldTextsMs: round(coldTextsMs),
    texts: texts.length,
    lexMicros: perText(() => each(texts, (text) => lex(text))),
    parseMicros: perText(() => each(sentences, ({ tokens }) => chartOf(language.grammar, tokens).whole("Line"))),
    printMicros: perText(() => each(trees, (tree) => printLine(language.grammar, tree))),
    readMicros: perText(() => each(texts, (text) => readText(language, text))),
    thousandTextsMs: round((bestOf(10, () => each(texts, (text) => readText(language, text))) * 1000) / texts.length),
    ...(language.textRules
      ? {
          thousandCompiledMs: round(
            (bestOf(10, () => each(texts, (text) => compileText(language, readText(language, text)))) * 1000) / texts.length,
          ),
        }
      : {}),
    completeMicros: round(waits[Math.floor(waits.length / 2)] ?? 0),
    completeWorstMicros: round(waits.at(-1) ?? 0),
    keyMicros: round(keys[Math.floor(keys.length / 2)] ?? 0),
    keyP99Micros: round(keys[Math.floor(keys.length * 0.99)] ?? 0),
    keyWorstMicros: round(keys.at(-1) ?? 0),
    keyGoalMicros: KEY_GOAL_MICROS,
    sampledParseMicros: round(
      (bestOf(5, () => each(sampled, (tokens) => chartOf(language.grammar, tokens).whole("Line"))) * 1000) / sampled.length,
    ),
    sampledLetters: round(sampled.reduce((sum, tokens) => sum + (tokens.at(-1)?.to ?? 0), 0) / sampled.length),
  };
}

/** From a key to tokens and errors (product goal). */
const KEY_GOAL_MICROS = 16_000;

/** Every beginning of the longest texts, as somebody types them. */
const typedTexts = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .slice(0, 40)
    .flatMap((text) => Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)));

function atKey(language: Language, text: string): void {
  const reading = readText(language, text);
  wordsOf(language, reading);
  for (const problem of reading.problems) fixesOf(reading, problem);
}

function sampledSentences(language: Language, seed: number) {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  return Array.from({ length: 500 }, () => lex(printLine(language.grammar, sample(rng, "Line", 9))).slice(0, -1));
}

function timed<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const began = performance.now();
  const value = run();
  return { value, ms: performance.now() - began };
}

/** Does something with each item; what comes of it is dropped. */
function each<T>(items: readonly T[], run: (item: T) => unknown): void {
  for (const item of items) run(item);
}

const bestOf = (times: number, run: () => void): number => Math.min(...Array.from({ length: times }, () => timed(run).ms));
const round = (value: number): number => Math.round(value * 100) / 100;

if (process.argv[1]?.endsWith("tests/bench/language.ts"))
  console.log(JSON.stringify({ megacorp: benchLanguage("megacorp"), san: benchLanguage("san") }, null, 2));
