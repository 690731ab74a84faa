/** What keeps a text, or a sentence of it, from being understood. */
import type { Span } from "../reading/token.ts";

export type ProblemCode =
  | "not-understood"
  | "agreement"
  | "unfinished"
  | "ambiguous"
  | "reference"
  | "nothing-to-continue"
  | "open-bracket"
  | "sentence-too-long"
  | "text-too-long";

export type Problem = Span & {
  readonly code: ProblemCode;
  /** For a designer: what is wrong and what to do. */
  readonly message: string;
  /** Words that would be understood in place of the span. */
  readonly suggestions: readonly string[];
  /** It says only where reading stopped, or speaks of words that may not be those that were typed: which of these are understood has to be looked for (`toldOf`). */
  readonly isVague?: true;
  /** It is of what the game does not have. */
  readonly isLacking?: true;
  /** A word that would be understood in place of the span, though the sentence would still not be. */
  readonly word?: string;
  /** What that word takes the place of, where it is not the span. */
  readonly wordAt?: Span;
  /** A sentence that could be a keyword: what that would be called. */
  readonly keyword?: string;
  /** What was understood before the place where it went wrong. */
  readonly understood?: string;
  /** What could come there, with holes, the obligatory before the optional. */
  readonly expected?: readonly string[];
};
