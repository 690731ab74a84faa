/** For each construct a text to try it with: whole sentences with one reading, from its example, from those of other constructs, or from cards. */
import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { readText } from "../reading/read.ts";
import { capital } from "../telling/print.ts";
import { isStandIn, walk } from "../tree.ts";

/** What an example may be a part of, the whole sentence first. */
const AROUND: readonly string[] = [
  "{}",
  "destroy {}",
  "destroy each {}",
  "if {}, draw 1 card",
  "{} draws 1 card",
  "discard {}",
  "shuffle {}",
  "deal {} to this",
  "this gets {} until end of turn",
];

/**
 * Construct id → a text that uses it. What the game does not carry out, and what stands in no text, is left out.
 *
 * @param texts those of cards
 */
export function trialsOf(language: Language, texts: readonly string[]): ReadonlyMap<string, string> {
  const trials = new Map<string, string>();
  const lacking = notCarriedOut(language);
  const others = new Map<string, string>();
  for (const { id, means, example } of language.constructs) {
    if (lacking.has(id)) continue;
    for (const around of AROUND) {
      const text = `${capital(around.replace("{}", example))}.`;
      const used = usedIn(language, text);
      if (used === undefined || [...used].some((other) => lacking.has(other))) continue;
      for (const other of used) if (!others.has(other)) others.set(other, text);
      if (!used.has(means ?? id) && !means?.startsWith("{")) continue;
      trials.set(id, text);
      break;
    }
  }
  for (const text of texts) for (const id of usedIn(language, text) ?? []) if (!others.has(id)) others.set(id, text);
  for (const [id, text] of others) if (!trials.has(id) && !lacking.has(id)) trials.set(id, text);
  return trials;
}

/** The constructs of a text; undefined where it is not understood. */
function usedIn(language: Language, text: string): ReadonlySet<string> | undefined {
  const { sentences, problems } = readText(language, text);
  if (problems.length > 0) return undefined;
  return new Set(sentences.flatMap(({ tree }) => (tree ? [...walk(tree)].filter((part) => !isStandIn(part)).map(({ is }) => is) : [])));
}
