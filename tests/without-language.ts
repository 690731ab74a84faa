/** Every shipped game has a language: the tests of a describe see one without. */
import { afterAll, beforeAll } from "vitest";
import type { GameId } from "../engine/cards/game-ids.ts";
import { ABOUT } from "../engine/games/lists/about.ts";

/** While the tests around it run, `lists/about.ts` does not say that a language reads the texts of this game. */
export function withoutLanguage(game: GameId): void {
  const about: { language?: true } = ABOUT[game];
  beforeAll(() => {
    delete about.language;
  });
  afterAll(() => {
    about.language = true;
  });
}
