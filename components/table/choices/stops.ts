/** At which occasions somebody passes without being asked. Pure. */
import type { Occasion, Scene } from "../../../engine/games/scene.ts";

/** Asked where it matters, which the table decides; at moments that somebody has chosen; at every moment. */
export type Asks = "where it matters" | "chosen" | "always";

export type Skips = {
  readonly asks: Asks;
  /** Ids of occasions that somebody has chosen not to be asked at. */
  readonly skipped: readonly string[];
  /** For the rest of this turn at all that are not urgent; undefined: not so. */
  readonly turn: number | undefined;
  /** What went on when that was said, which is passed to its end though it is urgent. */
  readonly during?: string | undefined;
};

/** As it is for whoever has not said anything. */
export const USUAL: Skips = { asks: "where it matters", skipped: [], turn: undefined };

/** Whether somebody has said to pass this turn, and nothing has happened since that is to be asked about all the same. */
export const isPassedOver = (
  { turn, during }: Skips,
  { urgent }: Pick<Occasion, "urgent">,
  now: Pick<Scene, "turn" | "happening">,
): boolean => turn === now.turn && (!urgent || (during !== undefined && during === now.happening));

/**
 * Whether an occasion of a turn is passed (true), asked (false), or has to be looked at: among bots the table passes where nothing is to be done. Among people the
 * occasion alone decides, so that nobody can tell from it what somebody holds.
 */
export function skipsAt(skips: Skips, occasion: Occasion, now: Pick<Scene, "turn" | "happening">, amongBots: boolean): boolean | "look" {
  const { asks, skipped } = skips;
  const { id, matters } = occasion;
  if (isPassedOver(skips, occasion, now)) return true;
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
