/** Bot games whose last positions show what end scores would have been worth: what a worker is told, and what it tells. */
import { botNamed } from "../../engine/bots/index.ts";
import { type PlayableGame, type PlayableSource, seatsOf } from "../../engine/games/playable.ts";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { lastPositions } from "../../engine/lab/index.ts";

export type EndGamesTask = {
  readonly game: PlayableGame;
  readonly source: Pick<PlayableSource, "cards" | "keywords" | "boards">;
  readonly games: number;
  readonly seed: number;
};

/** The bot at every seat. */
const BOT = "greedy";

/** Plays games with the standard options one after the other and tells the last position of each, saved. Throws if the game cannot be opened: whoever sent it has opened it. */
export async function playEndGames({ game, source, games, seed }: EndGamesTask, tell: (position: string) => void): Promise<void> {
  const opened = (await rulesOf(game))(source);
  const bot = botNamed(BOT);
  if (!opened.ok || !bot.ok) throw new Error(`${game} was sent with cards that it cannot be played with`);
  const playable = opened.value;
  const options = playable.options.standard;
  const bots = seatsOf(playable, options).map(() => bot.value);
  for (const position of lastPositions(playable, bots, { games, seed, options })) tell(playable.game.save(position));
}
