/** Hints: what a game says for a player who has to choose, from what that player knows. */
import type { Hint } from "../../engine/games/hint.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { Table } from "./table.ts";

/** The hint to what is asked of a player; undefined where that player is asked nothing, or nothing with hints. */
export function hintFor({ play, opened: { playable } }: Table, player: Player): Hint | undefined {
  const decision = play.diverged ? undefined : play.game.decision(play.state);
  if (decision?.player !== player || decision.free || playable.hint?.at !== decision.kind) return undefined;
  return playable.hint.of(play.game.imagine(play.game.observe(play.state, player, "open"), rngOf(0)));
}
