/** A language: the core and what a game adds to it, checked when it is loaded. */

import { err, ok, type Result } from "../kernel/result.ts";
import type { Construct } from "./construct.ts";
import { type Keywords, readKeywords } from "./definition.ts";
import { type Grammar, grammarOf } from "./grammar.ts";
import type { KeywordRow } from "./keyword.ts";
import { answerFaults, exampleFaults, type Fault, faultsOf } from "./load.ts";

/** A table of constructs with an owner. */
export type Vocabulary = {
  readonly id: string;
  /** The vocabularies whose words its own phrases are made of. */
  readonly imports: readonly string[];
  readonly constructs: readonly Construct[];
  /** Examples of imported constructs that say nothing before this vocabulary brings the words: id → example. */
  readonly examples?: Readonly<Record<string, string>>;
  /** Words of other games, in every form, with what they are called here: "taps" → "engages". */
  readonly foreign?: Readonly<Record<string, string>>;
  /** The keywords that its constructs print. */
  readonly keywords?: readonly KeywordRow[];
};

export type Language = {
  readonly vocabularies: readonly Vocabulary[];
  readonly constructs: readonly Construct[];
  readonly grammar: Grammar;
  readonly keywords: Keywords;
  readonly foreign: ReadonlyMap<string, string>;
};

/** Puts vocabularies together; what is wrong with them is listed whole, and then there is no language. */
export function composeLanguage(vocabularies: readonly Vocabulary[]): Result<Language, readonly Fault[]> {
  const here = new Set(vocabularies.map(({ id }) => id));
  const missing = vocabularies.flatMap(({ id, imports }) =>
    imports.filter((other) => !here.has(other)).map((other): Fault => ({ construct: id, message: `imports ${other}, which is not there` })),
  );
  const examples = Object.fromEntries(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.examples ?? {})));
  const constructs = vocabularies
    .flatMap((vocabulary) => vocabulary.constructs)
    .map((construct) => ({ ...construct, example: construct.example || (examples[construct.id] ?? "") }));
  const faults = [...missing, ...faultsOf(constructs)];
  if (faults.length > 0) return err(faults);
  const grammar = grammarOf(constructs);
  const rows = vocabularies.flatMap((vocabulary) => vocabulary.keywords ?? []);
  const { keywords, faults: wrong } = readKeywords(grammar, rows);
  const foreign = new Map(vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.foreign ?? {})));
  const unread = [...answerFaults(grammar), ...exampleFaults(grammar, constructs), ...wrong];
  return unread.length > 0 ? err(unread) : ok({ vocabularies, constructs, grammar, keywords, foreign });
}
