/**
 * The gate of the effect language: random trees of each vocabulary are printed and must be read back as the one equal tree, in the
 * canonical words and in other accepted spellings. At full length: `npm run gates -- --only language`.
 */
import { existsSync, readFileSync } from "node:fs";
import type { LanguageGame } from "../../engine/games/game.ts";
import { vocabulariesOf } from "../../engine/games/languages.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import { composeLanguage, type Language, type Vocabulary } from "../../engine/language/language.ts";
import { treeOf } from "../../engine/language/reading/edge.ts";
import { chartOf } from "../../engine/language/reading/parse.ts";
import { MAX_TOKENS } from "../../engine/language/reading/sentence.ts";
import { lex } from "../../engine/language/reading/token.ts";
import type { KeywordRow } from "../../engine/language/tables/keyword.ts";
import { samplerOf } from "../../engine/language/tables/sample.ts";
import { printLine } from "../../engine/language/telling/print.ts";
import { bare, depth, sameMeaning, walk } from "../../engine/language/tree.ts";

/** The depths asked for, in equal shares; a tree may turn out shallower. */
export const DEPTHS = [5, 6, 7, 8, 9, 10] as const;

export type Failure = {
  readonly text: string;
  readonly readings: readonly string[];
  readonly reason: "none" | "several" | "another" | "wording";
};
export type GateResult = {
  readonly trees: number;
  readonly failures: readonly Failure[];
  /** Depth of the trees drawn → how many. */
  readonly depths: Readonly<Record<number, number>>;
  /** Sentences longer than the cap, which were drawn anew. */
  readonly tooLong: number;
  readonly neverDrawn: readonly string[];
};

/** Draws `count` trees and reads what they print; every other one is also spelled at random. */
export function gate(language: Language, count: number, seed: number): GateResult {
  const { grammar } = language;
  const rng = rngOf(seed);
  const sample = samplerOf(grammar);
  const drawn = new Set<string>();
  const depths: Record<number, number> = {};
  const failures: Failure[] = [];
  let tooLong = 0;
  for (let i = 0; i < count; ) {
    const tree = sample(rng, "Line", DEPTHS[i % DEPTHS.length] ?? 5);
    const canonical = printLine(grammar, tree);
    const spelled = printLine(grammar, tree, (n) => (below(rng, 2) === 0 ? below(rng, n) : undefined));
    if (lex(spelled).length > MAX_TOKENS || lex(canonical).length > MAX_TOKENS) {
      tooLong++;
      continue;
    }
    i++;
    for (const { is } of walk(tree)) drawn.add(is);
    depths[depth(tree)] = (depths[depth(tree)] ?? 0) + 1;
    for (const text of new Set([canonical, spelled])) {
      const tokens = lex(text).slice(0, -1);
      const readings = chartOf(grammar, tokens)
        .whole("Line")
        .map((edge) => treeOf(edge, tokens));
      const [first] = readings;
      const reason = !first ? "none" : readings.length > 1 ? "several" : !sameMeaning(first, tree) ? "another" : undefined;
      const wording = reason === undefined && text === canonical && first && printLine(grammar, first) !== canonical ? "wording" : reason;
      if (wording) failures.push({ text, reason: wording, readings: readings.map((reading) => JSON.stringify(bare(reading))) });
    }
  }
  const neverDrawn = [...grammar.entries.keys()].filter((id) => !drawn.has(id));
  return { trees: count, failures, depths, tooLong, neverDrawn };
}

/** The keywords that a game ships. */
function rowsOf(game: LanguageGame): readonly KeywordRow[] {
  const file = new URL(`../../content/${game}/keywords.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

const composed = new Map<LanguageGame, Language>();

/** The languages of the shipped games, composed once in a process; a fault in a table throws. */
export function shippedLanguage(game: LanguageGame, more: readonly Vocabulary[] = []): Language {
  if (more.length > 0) return compose(game, more);
  const known = composed.get(game) ?? compose(game, []);
  composed.set(game, known);
  return known;
}

function compose(game: LanguageGame, more: readonly Vocabulary[]): Language {
  const language = composeLanguage([...vocabulariesOf(game, rowsOf(game)), ...more]);
  if (!language.ok) throw new Error(language.error.map(({ construct, message }) => `${construct}: ${message}`).join("\n"));
  return language.value;
}
