/** How a match ended: told where it is drawn, and kept with it for the lists. */
import type { Match } from "../../engine/kernel/match.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import type { Ended, LostBy } from "../../engine/matches/stored.ts";

/** How the match has ended; undefined while it goes on. */
export function endOf(play: Match): Ended | undefined {
  const outcome = play.game.returns(play.state);
  const by = outcome && lostBy(play.live.at(-1));
  return by ? { ...outcome, by } : outcome;
}

/** The input as one with which somebody lost without a choice of theirs. */
function lostBy(last: RecordEntry | undefined): LostBy | undefined {
  switch (last?.kind) {
    case "concede":
    case "timeout":
      return { kind: last.kind, player: last.player };
    case "claim":
      return { kind: last.kind, player: last.player, from: last.from };
    default:
      return undefined;
  }
}
