/** Why a bot would do what it would, in sentences for the player who asks. */
import type { Difference } from "../../engine/bots/index.ts";
import type { Advice } from "../../engine/matches/told.ts";

/** By how much the best is better than the next, on a scale from -1 to 1, and how that is said. */
const MARGINS = [
  [0.2, "far better than"],
  [0.05, "clearly better than"],
  [0.01, "a little better than"],
] as const;
const EQUAL = "about as good as";
/**
 * Reasons for the first of some judged actions.
 *
 * @param offers how many actions the player has
 */
export function reasonsFor(judged: Advice["judged"], offers: number, difference?: Difference): string[] {
  const [best, second] = judged;
  if (!best) return [];
  if (judged.length === 1 && best.states === 0)
    return [offers === 1 ? "There is only one choice." : "The bot sees only one choice that is worth a thought."];
  if (!second) return [`The other choices come to the same as “${best.words}”.`];
  const margin = best.worth - second.worth;
  const how = MARGINS.find(([least]) => margin >= least)?.[1] ?? EQUAL;
  const other = second.words === best.words ? `the other “${second.words}”` : `“${second.words}”`;
  return [`“${best.words}” looks ${how} ${other}.`, ...(how === EQUAL || !difference ? [] : [leaves(difference)])];
}

function leaves({ more, less, when }: Difference): string {
  const isFollowed = when === "turn's end";
  if (more.length === 0) return `What it is good for shows ${isFollowed ? "after this turn" : "later"}.`;
  return `${isFollowed ? "When the turn ends, it" : "It"} leaves you with ${listed(more)}${less.length > 0 ? `, but with ${listed(less)}` : ""}.`;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** What the numbers mean that stand beside judged actions. */
export function scaleOf(judged: Advice["judged"], isAlone: boolean): string {
  const states = Math.max(0, ...judged.map((one) => one.states));
  const deals = states === 1 ? "Over one likely deal" : `Average over up to ${states} likely deals`;
  return `${deals} of the hidden cards, ${isAlone ? "from −1 to +1 by points" : "from −1, a loss, to +1, a win"}.`;
}
