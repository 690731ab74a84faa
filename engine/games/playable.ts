/** The games that can be played by their rules, bound to cards. What plays, records, checks and shows a game asks here and knows no game. */
import { type DraftCard, isPlayable, type OpenGame, PLAYABLE, type Playable, type PlayableGame, type PlayableSource } from "./game.ts";

export { type DraftCard, isPlayable, type OpenGame, PLAYABLE, type Playable, type PlayableGame, type PlayableSource };

/** What those are called who play with these options. */
export const seatsOf = ({ seats, players }: Playable, options: unknown): readonly string[] =>
  seats.slice(0, players?.(options) ?? seats.length);
