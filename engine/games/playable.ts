/** The games that can be played by their rules, bound to cards. What plays, records, checks and shows a game asks here and knows no game. */
import type { Result } from "../kernel/result.ts";
import { type DraftCard, PLAYABLE, type Playable, type PlayableGame, type PlayableSource } from "./game.ts";
import { openSan } from "./san/open.ts";

export { type DraftCard, PLAYABLE, type Playable, type PlayableGame, type PlayableSource };

const OPEN: Readonly<Record<PlayableGame, (source: PlayableSource) => Result<Playable, readonly DraftCard[]>>> = { san: openSan };

/** Binds a game's rules to cards, or says which cards cannot be played. */
export const openPlayable = (id: PlayableGame, source: PlayableSource): Result<Playable, readonly DraftCard[]> => OPEN[id](source);

/** Whether a text from outside names a game that can be played. */
export const isPlayable = (text: string): text is PlayableGame => PLAYABLE.some((id) => id === text);
