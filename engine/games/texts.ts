/** The texts of a game's cards compiled: what its vocabularies and the keywords of the content say, bound to its rules. */
import type { Card } from "../cards/card.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import {
  CORE,
  compileText,
  composeLanguage,
  type Language,
  type Machine,
  machineOf,
  readText,
  type TextProgram,
  type Vocabulary,
} from "../language/index.ts";
import type { DraftCard } from "./game.ts";

/** The programs of some cards, by their index, with what carries them out. */
export type CompiledTexts = { readonly programs: readonly (TextProgram | undefined)[]; readonly machine: Machine };

/** The language of a game out of its vocabularies, or what is wrong with its keywords. `game`: its id. */
export function languageWith(game: string, vocabularies: readonly Vocabulary[]): Result<Language, readonly DraftCard[]> {
  const language = composeLanguage([CORE, ...vocabularies], { proven: true });
  if (language.ok) return language;
  const problems = language.error.map(({ construct, message }) => ({ from: 0, to: 0, message: `${construct} ${message}` }));
  return err([{ card: game, name: "Keywords", problems }]);
}

/** What the texts of the last cards of a language came to: the same cards with one more, or one other, are opened soon. */
const last = new WeakMap<Language, ReadonlyMap<string, TextProgram>>();

/** Compiles the texts of cards, or says what in them cannot be carried out. */
export function compileCards(language: Language, cards: readonly Card[]): Result<CompiledTexts, readonly DraftCard[]> {
  const drafts: DraftCard[] = [];
  const before = last.get(language);
  const known = new Map<string, TextProgram>();
  const programs = cards.map(({ id, name, text }) => {
    if (text === "") return undefined;
    const same = known.get(text) ?? before?.get(text);
    if (same) {
      known.set(text, same);
      return same;
    }
    const reading = readText(language, text);
    const compiled = reading.problems.length > 0 ? err(reading.problems) : compileText(language, reading);
    if (compiled.ok) {
      known.set(text, compiled.value);
      return compiled.value;
    }
    drafts.push({ card: id, name, problems: compiled.error.map(({ from, to, message }) => ({ from, to, message })) });
    return undefined;
  });
  last.set(language, known);
  return drafts.length > 0 ? err(drafts) : ok({ programs, machine: machineOf(language, programs) });
}
