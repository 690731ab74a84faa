/** Megacorp's card texts compiled: what its vocabulary and the keywords of the content say, bound to its rules. */
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { CORE, compileText, composeLanguage, type KeywordRow, type Language, machineOf, readText } from "../../language/index.ts";
import type { DraftCard } from "../game.ts";
import type { MegacorpTexts } from "./content.ts";
import { megacorpVocabularies } from "./vocabulary.ts";

/** Compiles the texts of cards, or says what in them, or in the keywords, cannot be carried out. */
export function compileTexts(cards: readonly Card[], keywords: readonly KeywordRow[]): Result<MegacorpTexts, readonly DraftCard[]> {
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
  if (drafts.length > 0) return err(drafts);
  return ok({ programs, machine: machineOf(language, programs), keywords: keywords.map(({ id }) => id) });
}

/** The languages put together so far, by the keywords of a content. */
const composed = new WeakMap<readonly KeywordRow[], Result<Language, readonly DraftCard[]>>();

function languageOf(keywords: readonly KeywordRow[]): Result<Language, readonly DraftCard[]> {
  const known = composed.get(keywords);
  if (known) return known;
  const language = composeLanguage([CORE, ...megacorpVocabularies(keywords)], { proven: true });
  const result: Result<Language, readonly DraftCard[]> = language.ok
    ? language
    : err([
        {
          card: "megacorp",
          name: "Keywords",
          problems: language.error.map(({ construct, message }) => ({ from: 0, to: 0, message: `${construct} ${message}` })),
        },
      ]);
  composed.set(keywords, result);
  return result;
}
