/** San's card texts compiled: what its vocabulary says, bound to its rules. */
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import {
  CORE,
  compileText,
  composeLanguage,
  type KeywordRow,
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

/** Compiles the texts of cards, or says what in them, or in the keywords, cannot be carried out. */
export function compileTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<SanTexts, readonly DraftCard[]> {
  const composed = languageOf(keywords);
  if (!composed.ok) return composed;
  const language = composed.value;
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

let shipped: Result<Language, readonly DraftCard[]> | undefined;

/** San's language with the keywords of a content; that without any is put together once. */
function languageOf(keywords: readonly KeywordRow[]): Result<Language, readonly DraftCard[]> {
  if (keywords.length > 0) return composedWith(keywords);
  shipped ??= composedWith([]);
  return shipped;
}

function composedWith(keywords: readonly KeywordRow[]): Result<Language, readonly DraftCard[]> {
  const language = composeLanguage([CORE, ...sanVocabularies(keywords)], { proven: true });
  if (language.ok) return language;
  const problems = language.error.map(({ construct, message }) => ({ from: 0, to: 0, message: `${construct} ${message}` }));
  return err([{ card: "san", name: "Keywords", problems }]);
}
