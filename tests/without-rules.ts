/** Every shipped game is played by its rules: the tests of a describe see one that is not. */
import { afterAll, beforeAll } from "vitest";
import { PLAYABLE, type PlayableGame } from "../engine/games/game.ts";
import type { GameAbout } from "../engine/games/game-about.ts";
import { ABOUT } from "../engine/games/lists/about.ts";

/** While the tests around it run, `lists/about.ts` does not say that this game is played by its rules. */
export function withoutRules(game: PlayableGame): void {
  const about: { play?: GameAbout["play"] } = ABOUT[game];
  const games = PLAYABLE as PlayableGame[];
  const { play } = about;
  const all = [...games];
  beforeAll(() => {
    delete about.play;
    games.splice(games.indexOf(game), 1);
  });
  afterAll(() => {
    if (play) about.play = play;
    games.splice(0, games.length, ...all);
  });
}
