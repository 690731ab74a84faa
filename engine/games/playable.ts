/** The games that can be played by their rules, bound to cards. What plays, records, checks and shows a game asks here and knows no game. */
import type { Result } from "../kernel/result.ts";
import { type DraftCard, isPlayable, PLAYABLE, type Playable, type PlayableGame, type PlayableSource } from "./game.ts";
import { OPEN } from "./lists/rules.ts";

export { type DraftCard, isPlayable, PLAYABLE, type Playable, type PlayableGame, type PlayableSource };

/** Binds a game's rules to cards, or says which cards cannot be played. */
export const openPlayable = (id: PlayableGame, source: PlayableSource): Result<Playable<PlayableGame>, readonly DraftCard[]> =>
  OPEN[id](source);

/** What those are called who play with these options. */
export const seatsOf = ({ seats, players }: Playable, options: unknown): readonly string[] =>
  seats.slice(0, players?.(options) ?? seats.length);
