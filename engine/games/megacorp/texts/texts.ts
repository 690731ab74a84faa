/** Megacorp's card texts compiled: what its vocabulary and the keywords of the content say, bound to its rules. */
import type { Card } from "../../../cards/card.ts";
import { ok, type Result } from "../../../kernel/result.ts";
import type { KeywordRow, Language } from "../../../language/index.ts";
import type { DraftCard } from "../../game.ts";
import { compileCards, languageWith } from "../../texts.ts";
import type { MegacorpTexts } from "../content.ts";
import { megacorpVocabularies } from "./vocabulary/index.ts";

/** Compiles the texts of cards, or says what in them, or in the keywords, cannot be carried out. */
export function compileTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<MegacorpTexts, readonly DraftCard[]> {
  const composed = languageOf(keywords);
  if (!composed.ok) return composed;
  const compiled = compileCards(composed.value, cards);
  return compiled.ok ? ok({ ...compiled.value, keywords: keywords.map(({ id }) => id) }) : compiled;
}

/** The languages put together so far, by the keywords of a content. */
const known = new WeakMap<readonly KeywordRow[], Result<Language, readonly DraftCard[]>>();

function languageOf(keywords: readonly KeywordRow[]): Result<Language, readonly DraftCard[]> {
  const language = known.get(keywords) ?? languageWith("megacorp", megacorpVocabularies(keywords));
  known.set(keywords, language);
  return language;
}
