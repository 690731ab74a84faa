/** The effect language of a game as it is shipped, for the docs. */
import { join } from "node:path";
import { loadContent } from "../content/load.ts";
import type { GameId } from "../engine/cards/card.ts";
import type { TextWords } from "../engine/cards/reading.ts";
import type { LanguageGame } from "../engine/games/game.ts";
import { vocabulariesOf } from "../engine/games/languages.ts";
import { cardReader } from "../engine/games/reading.ts";
import { composeLanguage, type Language, type ReferenceSort, referenceOf, trialsOf } from "../engine/language/index.ts";

/** The keywords of a game in the folder that the studio runs in. */
const shippedKeywords = (game: GameId) => loadContent(join(/* turbopackIgnore: true */ process.cwd(), "content")).content[game].keywords;

/** The words that the search language asks a game's texts by; undefined where no language reads them. */
export const shippedWords = (game: GameId): TextWords | undefined => cardReader(game, shippedKeywords(game)).words;

/** A text to try each construct of a game with, by its id. A fault in a table throws. */
export function languageTrials(game: LanguageGame): ReadonlyMap<string, string> {
  const { cards } = loadContent(join(/* turbopackIgnore: true */ process.cwd(), "content")).content[game];
  return trialsOf(
    languageOf(game),
    cards.map(({ text }) => text),
  );
}

/** Every construct of a game's language, by sort, with the keywords of the folder that the studio runs in. A fault in a table throws. */
export const languageReference = (game: LanguageGame): readonly ReferenceSort[] => referenceOf(languageOf(game));

function languageOf(game: LanguageGame): Language {
  const language = composeLanguage(vocabulariesOf(game, shippedKeywords(game)), { proven: true });
  if (language.ok) return language.value;
  throw new Error(language.error.map(({ construct, message }) => `${construct}: ${message}`).join("\n"));
}
