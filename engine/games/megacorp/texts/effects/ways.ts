/** What Megacorp's words for what was done “this way” count: what verbs of the same deed have done. */
import { type Run, runsFor } from "../../../../language/index.ts";
import { COUNTED_DEEDS, FURTHER_DEEDS, UNSEEN_DEEDS } from "../vocabulary/ways.ts";

const run = runsFor();
const byKind = (word: string): readonly (readonly [string, Run])[] =>
  ["each", "count", "was"].map((what) => [`way.${what}.${word}`, run.way(word)] as const);
const ofAny = (word: string): readonly (readonly [string, Run])[] => [
  ...["per", "number", "any"].map((what) => [`way.${what}.${word}`, run.way(word)] as const),
  [`way.none.${word}`, run.way(word, true)],
];

/** The runs, by construct. */
export const WAYS_RUNS: Readonly<Record<string, Run>> = Object.fromEntries([
  ...[...COUNTED_DEEDS, ...FURTHER_DEEDS].flatMap(({ word }) => byKind(word)),
  ...[...FURTHER_DEEDS, ...UNSEEN_DEEDS].flatMap(({ word }) => ofAny(word)),
]);
