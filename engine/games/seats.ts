/** What players are called before a match has begun. */
import type { PlayableGame } from "./game.ts";
import type { PlayAbout } from "./game-about.ts";
import { ABOUT } from "./lists/about.ts";

/** "SUN", "STAR"; "Player 1", "Player 2" where a game has no names of its own. As many as play, or as can. */
export function seatNames(game: PlayableGame, players?: number): readonly string[] {
  return namesOf(ABOUT[game].play, players);
}

function namesOf(play: PlayAbout, players: number = play.players.to): readonly string[] {
  return Array.from({ length: players }, (_, player) => play.seats?.[player] ?? `Player ${player + 1}`);
}
