/** What goes on where a sentence stops, called by what it is there. */
import type { Language } from "../language.ts";
import { deedsIn } from "../nearest/deeds.ts";
import { wordsIn } from "../nearest/said-words.ts";

/** What kind of thing goes on somewhere, by its first words; of what the grammar calls something to do that is so only where it is done. */
export function kindOf(language: Language, going: string, kind: string): string {
  const said = going.trim();
  const named = GOING.find(([pattern]) => pattern.test(said))?.[1];
  if (named !== undefined) return named;
  const [first] = language.lex(said.replace(/^[,:] ?/u, ""));
  const isDone = first !== undefined && deedsIn(language, wordsIn([first])).size > 0;
  return isDone || !DONE.test(kind) ? kind : "";
}
const DONE = /^(?:something to do|something to pay with|an instruction|instructions|a sentence)$/u;
const GOING: readonly (readonly [RegExp, string])[] = [
  [/^(?:for each|for every|per)(?!\p{L})/iu, "what to count"],
  [/^(?:if|while|unless|as long as)(?!\p{L})/iu, "a condition"],
  [/^(?:when|whenever)(?!\p{L})/iu, "an event"],
  [/^(?:until|during|this (?:turn|round)|for the rest of)(?!\p{L})/iu, "a duration"],
  [/^,? ?(?:to a maximum|at most|up to|but at (?:least|most))(?!\p{L})/iu, "a bound"],
  [/^,? ?(?:then|and then)(?!\p{L})/iu, "what is done next"],
];
