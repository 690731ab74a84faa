/** What a worker is told to play with a card, and what it tells: data that can be sent. */
import type { PlayableGame, PlayableSource } from "../../engine/games/playable.ts";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { LAWS } from "../../engine/kernel/laws.ts";
import { cleanGame } from "../../engine/lab/index.ts";

export type CleanTask = {
  readonly game: PlayableGame;
  readonly source: Pick<PlayableSource, "cards" | "keywords" | "boards">;
  /** Options of the game, one after the other. */
  readonly tables: readonly unknown[];
  readonly games: number;
};

/** So many games are played; `fault` is what the last of them showed, and ends it. */
export type CleanTold = { readonly played: number; readonly fault?: string };

/** Plays the games one after the other until one is not clean, and tells of each. Throws if the game cannot be opened: whoever sent it has opened it. */
export async function playTask({ game, source, tables, games }: CleanTask, tell: (told: CleanTold) => void): Promise<void> {
  const opened = (await rulesOf(game))(source);
  if (!opened.ok) throw new Error(`${game} was sent with cards that it cannot be played with`);
  const open = (plain: boolean) => opened.value.subject(plain);
  for (let number = 0; number < games; number++) {
    const found = cleanGame(open, tables, number);
    const played = number + 1;
    tell(
      found
        ? { played, fault: `In game ${played} (seed ${found.seed}, decision ${found.decision}): ${LAWS[found.law]}. ${found.message}.` }
        : { played },
    );
    if (found) return;
  }
}
