/** At which occasions somebody passes without being asked. Pure. */
import type { Occasion } from "../../../engine/games/scene.ts";

/** Asked where it matters, which the table decides; at moments that somebody has chosen; at every moment. */
export type Asks = "where it matters" | "chosen" | "always";

export type Skips = {
  readonly asks: Asks;
  /** Ids of occasions that somebody has chosen not to be asked at. */
  readonly skipped: readonly string[];
  /** For the rest of this turn at all that are not urgent; undefined: not so. */
  readonly turn: number | undefined;
};

/** As it is for whoever has not said anything. */
export const USUAL: Skips = { asks: "where it matters", skipped: [], turn: undefined };

/**
 * Whether an occasion of a turn is passed (true), asked (false), or has to be looked at: among bots the table passes where nothing is to be done. Among people the
 * occasion alone decides, so that nobody can tell from it what somebody holds.
 */
export function skipsAt(
  { asks, skipped, turn }: Skips,
  { id, urgent, matters }: Occasion,
  now: number,
  amongBots: boolean,
): boolean | "look" {
  if (turn === now && !urgent) return true;
  if (asks === "always") return false;
  if (asks === "chosen") return skipped.includes(id);
  return amongBots ? "look" : !matters;
}

/** The ids of the occasions that are passed among people: what somebody begins with who chooses. */
const quiet = (occasions: readonly Occasion[]): readonly string[] => occasions.filter(({ matters }) => !matters).map(({ id }) => id);

/** Whether an occasion is one of those at which somebody is asked. */
export const isAskedAt = ({ asks, skipped }: Skips, { id, matters }: Occasion): boolean =>
  asks === "always" || (asks === "chosen" ? !skipped.includes(id) : matters);

/** Chosen moments: one more at which to be asked, or one fewer. */
export function toggled(skips: Skips, id: string, occasions: readonly Occasion[]): Skips {
  const before = skips.asks === "chosen" ? skips.skipped : skips.asks === "always" ? [] : quiet(occasions);
  const skipped = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  return { ...skips, asks: "chosen", skipped };
}
