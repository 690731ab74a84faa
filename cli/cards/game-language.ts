/** The language that a command asks for. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { hasLanguage, LANGUAGE_GAMES, type LanguageGame } from "../../engine/games/game.ts";
import { gameDefinition, isGameId } from "../../engine/games/index.ts";
import { vocabulariesOf } from "../../engine/games/languages.ts";
import { composeLanguage, type Language } from "../../engine/language/index.ts";
import { meantName } from "../help.ts";
import type { CliIo } from "../io.ts";
import type { CardSource } from "./source.ts";

export type LanguageIo = Pick<CliIo, "out" | "err" | "read" | "loadKeywords">;

/** The game that a person named. Throws a sentence when there is none such, or when no language reads its cards. */
export function languageGame(name: string): LanguageGame {
  if (!isGameId(name)) throw new Error(`There is no game “${name}”.${meantName(name, GAME_IDS)} Games: ${GAME_IDS.join(", ")}.`);
  if (hasLanguage(name)) return name;
  const names = LANGUAGE_GAMES.map((game) => gameDefinition(game).name);
  const others = names.join(", ").replace(/, (?=[^,]*$)/, " and ");
  throw new Error(`The studio cannot read ${gameDefinition(name).name} texts yet. It reads those of ${others}.`);
}

/** Puts a game's language together. Throws a sentence when its keywords cannot be read. */
export async function loadLanguage(game: LanguageGame, from: CardSource, io: LanguageIo): Promise<Language> {
  const language = composeLanguage(vocabulariesOf(game, await io.loadKeywords(game, from)), { proven: true });
  if (language.ok) return language.value;
  const faults = language.error.map(({ construct, message }) => `${construct}: ${message}`);
  throw new Error(`The ${gameDefinition(game).name} language cannot be built.\n${faults.join("\n")}`);
}
