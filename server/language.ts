/** The effect language of a game as it is shipped, for the docs. */
import { join } from "node:path";
import { loadContent } from "../content/load.ts";
import type { LanguageGame } from "../engine/games/game.ts";
import { vocabulariesOf } from "../engine/games/languages.ts";
import { composeLanguage, type ReferenceSort, referenceOf } from "../engine/language/index.ts";

/** Every construct of a game's language, by sort, with the keywords of the folder that the studio runs in. A fault in a table throws. */
export function languageReference(game: LanguageGame): readonly ReferenceSort[] {
  const { content } = loadContent(join(/* turbopackIgnore: true */ process.cwd(), "content"));
  const language = composeLanguage(vocabulariesOf(game, content[game].keywords));
  if (language.ok) return referenceOf(language.value);
  throw new Error(language.error.map(({ construct, message }) => `${construct}: ${message}`).join("\n"));
}
