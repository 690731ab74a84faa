/** What Megacorp's words for what was done “this way” count: what verbs of the same deed have done. */
import { type Run, runsFor } from "../../../../language/index.ts";
import { ASKED_DEEDS, COUNTED_DEEDS, FURTHER_DEEDS, UNSEEN_DEEDS } from "../vocabulary/ways.ts";

const run = runsFor();
const byKind = (word: string): readonly (readonly [string, Run])[] =>
  ["each", "count", "was"].map((what) => [`way.${what}.${word}`, run.way(word)] as const);
const ifAny = (word: string): readonly (readonly [string, Run])[] => [
  [`way.any.${word}`, run.way(word)],
  [`way.none.${word}`, run.way(word, true)],
];
const ofAny = (word: string): readonly (readonly [string, Run])[] => [
  ...["per", "number"].map((what) => [`way.${what}.${word}`, run.way(word)] as const),
  ...ifAny(word),
];

/** The runs, by construct. */
export const WAYS_RUNS: Readonly<Record<string, Run>> = Object.fromEntries([
  ...[...COUNTED_DEEDS, ...FURTHER_DEEDS].flatMap(({ word }) => byKind(word)),
  ...ASKED_DEEDS.flatMap(({ word }) => ifAny(word)),
  ...[...FURTHER_DEEDS, ...UNSEEN_DEEDS].flatMap(({ word }) => ofAny(word)),
]);
