/** San's card texts compiled: what its vocabulary says, bound to its rules. */
import type { Card } from "../../../cards/card.ts";
import type { Result } from "../../../kernel/result.ts";
import type { KeywordRow, Language } from "../../../language/index.ts";
import type { DraftCard } from "../../game.ts";
import { type CompiledTexts, compileCards, languageWith } from "../../texts.ts";
import { sanVocabularies } from "./vocabulary/index.ts";

/** Compiles the texts of cards, or says what in them, or in the keywords, cannot be carried out. */
export function compileTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<CompiledTexts, readonly DraftCard[]> {
  const language = languageOf(keywords);
  return language.ok ? compileCards(language.value, cards) : language;
}

let shipped: Result<Language, readonly DraftCard[]> | undefined;

/** San's language with the keywords of a content; that without any is put together once. */
function languageOf(keywords: readonly KeywordRow[]): Result<Language, readonly DraftCard[]> {
  if (keywords.length > 0) return languageWith("san", sanVocabularies(keywords));
  shipped ??= languageWith("san", sanVocabularies([]));
  return shipped;
}
