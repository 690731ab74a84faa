/** San's card texts compiled: what its vocabulary says, bound to its rules. */
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import {
  CORE,
  compileText,
  composeLanguage,
  type Language,
  type Machine,
  machineOf,
  readText,
  type TextProgram,
} from "../../language/index.ts";
import type { DraftCard } from "../game.ts";
import { sanVocabularies } from "./vocabulary.ts";

/** The programs of some cards, by their index, with what carries them out. */
export type SanTexts = { readonly programs: readonly (TextProgram | undefined)[]; readonly machine: Machine };

/** Compiles the texts of cards, or says what in them cannot be carried out. */
export function compileTexts(cards: readonly Card[]): Result<SanTexts, readonly DraftCard[]> {
  const language = sanLanguage();
  const drafts: DraftCard[] = [];
  const programs = cards.map(({ id, name, text }) => {
    if (text === "") return undefined;
    const reading = readText(language, text);
    const compiled = reading.problems.length > 0 ? err(reading.problems) : compileText(language, reading);
    if (compiled.ok) return compiled.value;
    drafts.push({ card: id, name, problems: compiled.error.map(({ from, to, message }) => ({ from, to, message })) });
    return undefined;
  });
  return drafts.length > 0 ? err(drafts) : ok({ programs, machine: machineOf(language, programs) });
}

let composed: Language | undefined;

/** San's language, put together once. */
function sanLanguage(): Language {
  if (composed) return composed;
  const language = composeLanguage([CORE, ...sanVocabularies]);
  if (!language.ok) throw new Error(`San's vocabulary does not load: ${JSON.stringify(language.error)}`);
  composed = language.value;
  return composed;
}
