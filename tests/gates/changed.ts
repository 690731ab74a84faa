/**
 * Understood texts changed on both sides: a text as somebody wrote it and its canonical text get the same other word, moment, price, condition or
 * second text, and the changed text must then be read as the changed canonical text, or not at all. At full length: `npm run gates -- --only changed`.
 */
import { join } from "node:path";
import { readDesignersTexts } from "../../content/texts.ts";
import type { LanguageGame } from "../../engine/games/game.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import type { Language } from "../../engine/language/language.ts";
import { comesAbout, isDone, isPlayedOut } from "../../engine/language/loose/done.ts";
import { readLoosely } from "../../engine/language/loose/read.ts";
import { sameText } from "../../engine/language/loose/same.ts";
import { readText, type TextReading } from "../../engine/language/reading/read.ts";
import { changesOf } from "./changed-data.ts";
import { CHANGES, type Pair, type Tools } from "./changed-ways.ts";
import { shippedLanguage } from "./language.ts";

/** same: read as the changed canonical text · lost: not read, or only offered · misread: read as something else. */
export type ChangedVerdict = "same" | "lost" | "misread";
export type ChangedText = Pair & { readonly by: string; readonly verdict: ChangedVerdict; readonly read: string };
export type ChangedResult = {
  readonly tried: number;
  readonly lost: readonly ChangedText[];
  readonly misread: readonly ChangedText[];
  /** By change: how many were read and how many lost. */
  readonly by: Readonly<Record<string, { readonly same: number; readonly lost: number }>>;
};

/** The share of the changed texts of a game that may be lost. */
export const MOST_LOST = 0.15;

/** The texts of a game with their meanings that are known: never those that are kept. */
export function pairsOf(game: LanguageGame): readonly Pair[] {
  const { known, plain } = readDesignersTexts(join("content", game));
  return [...known, ...plain].flatMap(({ kind, name, text, means }) => (means === undefined ? [] : [{ kind, name, text, means }]));
}

/** Changes texts of a game until `count` of them mean something, and reads each. */
export function changedGate(game: LanguageGame, count: number, seed: number, language: Language = shippedLanguage(game)): ChangedResult {
  const rng = rngOf(seed);
  const pairs = pairsOf(game);
  const kindsOf = (means: string) => readText(language, means).abilities.map(({ kind }) => kind);
  const tools: Tools = { rng, pairs, changes: changesOf(game), kindsOf };
  const seen = new Set<string>();
  const found: ChangedText[] = [];
  const understood = new Map<Pair, boolean>();
  const isUnderstood = (pair: Pair): boolean => {
    const known = understood.get(pair) ?? verdictOf(language, pair, meantBy(language, pair)).verdict === "same";
    understood.set(pair, known);
    return known;
  };
  for (let n = 0; n < count * MOST_DRAWN && found.length < count; n++) {
    const drawn = drawnChange(tools);
    if (!drawn) continue;
    const { pair, from, by } = drawn;
    const key = `${pair.kind} ${pair.name} ${pair.text}`;
    const meant = meantBy(language, pair);
    if (seen.has(key) || !meant) continue;
    seen.add(key);
    const { verdict, read } = verdictOf(language, pair, meant);
    // What was not understood before it was changed says nothing.
    if (verdict !== "same" && !from.every(isUnderstood)) continue;
    found.push({ ...pair, by, verdict, read });
  }
  const by: Record<string, { same: number; lost: number }> = {};
  for (const { by: change, verdict } of found) {
    const counted = by[change] ?? { same: 0, lost: 0 };
    by[change] = counted;
    if (verdict !== "misread") counted[verdict]++;
  }
  const of = (wanted: ChangedVerdict) => found.filter(({ verdict }) => verdict === wanted);
  return { tried: found.length, lost: of("lost"), misread: of("misread"), by };
}

/** Changes drawn for one that means something, at most. */
const MOST_DRAWN = 60;

/** A text drawn and changed, once or twice: first the change is drawn and then what can be changed by it, so that each comes as often. */
function drawnChange(tools: Tools): { readonly pair: Pair; readonly from: readonly Pair[]; readonly by: string } | undefined {
  const { rng, pairs } = tools;
  const way = drawn(rng, CHANGES);
  for (let tries = 0; way && tries < MOST_DRAWN; tries++) {
    const first = drawn(rng, pairs);
    const changed = first && way(first, tools);
    if (!changed) continue;
    const from = [first, ...(changed.with ? [changed.with] : [])];
    const again = below(rng, 2) === 0 ? drawn(rng, CHANGES)?.(changed.pair, tools) : undefined;
    if (!again) return { pair: changed.pair, from, by: changed.by };
    return { pair: again.pair, from: [...from, ...(again.with ? [again.with] : [])], by: `${changed.by}+${again.by}` };
  }
  return undefined;
}

const drawn = <One>(rng: Rng, list: readonly One[]): One | undefined => list[below(rng, list.length)];

/** What a canonical text means, where it means something on its card. */
function meantBy(language: Language, pair: Pair): TextReading | undefined {
  const reading = readText(language, pair.means);
  return reading.problems.length === 0 &&
    isDone(language, reading) &&
    comesAbout(language, reading, pair) &&
    isPlayedOut(language, reading, pair)
    ? reading
    : undefined;
}

function verdictOf(
  language: Language,
  pair: Pair,
  meant: TextReading | undefined,
): { readonly verdict: ChangedVerdict; readonly read: string } {
  const { how, reading, text, offers } = readLoosely(language, pair.text, pair);
  if (how === "none" || !meant || !isDone(language, reading)) return { verdict: "lost", read: offers.join(" / ") };
  return { verdict: sameText(language, reading, meant) ? "same" : "misread", read: text };
}
