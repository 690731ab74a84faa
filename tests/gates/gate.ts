/**
 * A gate is what `npm test` samples, at full length: the same assertions over more seeds, moments or sizes, and tests that are in no sample. `npm run gates`
 * runs the files called *.gate.ts in tests/gates and in tests/games/<game>, each in a process of its own.
 */
export type Outcome = {
  /** What is wrong, in sentences; a gate without faults is passed. */
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, unknown>>;
};

export type Gate = {
  /** What it holds to, for `--list`. */
  readonly about: string;
  /** `say` tells on stderr how far it is. */
  readonly run: (say: (line: string) => void) => Outcome | Promise<Outcome>;
};
