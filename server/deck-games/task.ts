/** Bot games that show what a deck can pay for: what a worker is told, and what it tells. */
import { botNamed } from "../../engine/bots/index.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { PlayableGame, PlayableSource } from "../../engine/games/playable.ts";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { type PowerGame, powerGames } from "../../engine/questions/index.ts";

export type DeckGamesTask = {
  readonly game: PlayableGame;
  readonly source: Pick<PlayableSource, "cards" | "keywords" | "boards">;
  readonly deck: DeckList;
  /** The decks that it plays against in turn. */
  readonly others: readonly DeckList[];
  readonly games: number;
};

/** The bot at every seat. */
const BOT = "greedy";

/** Plays the games one after the other and tells each. Throws if they cannot be played: whoever sent them has opened the game and checked the decks. */
export async function playDeckGames({ game, source, deck, others, games }: DeckGamesTask, tell: (game: PowerGame) => void): Promise<void> {
  const opened = (await rulesOf(game))(source);
  const bot = botNamed(BOT);
  if (!opened.ok || !bot.ok) throw new Error(`${game} was sent with cards that it cannot be played with`);
  const play = powerGames(opened.value, deck, others, bot.value);
  if (!play.ok) throw new Error(play.error);
  for (let i = 0; i < games; i++) tell(play.value(i));
}
