/**
 * Search along lines of play, for games that say what players do as a matter of habit. What looks good one action ahead is tried in the same imagined
 * states; then everybody does as habit has it, and each line is judged where this turn ends and where the next one does, or a later one that the game names, so
 * that all lines of a choice are as long. Who answers in somebody else's turn is judged at once instead of where that turn ends: by then the own income may have come, and what
 * the answer left bare for the rest of the turn would not be seen. What was announced may not be carried out yet there: its price counts in the first
 * judgement, what it does in the second. What falls behind is dropped, the sooner the more it does and the less doubt is left of it. Decisions that a game leaves to chance are left to the look.
 */
import type { Rng } from "../kernel/rng.ts";
import { at, type State } from "../kernel/state.ts";
import type { Judged, Sight } from "./bot.ts";
import { isOutOfDoubt } from "./doubt.ts";
import { isJudged } from "./worth.ts";

/** Where the worth of an action comes from: the look one action ahead, the end of this turn (in another's: at once), the end of the last one that is followed. */
const LOOK = 0.25;
const ENDS = [0.25, 0.5] as const;
/** By how much an action may look worse one action ahead and still be tried. */
const CLOSE = 0.25;
/** An action is tried if there are lines enough to try all better ones in so many states. */
const STATES = 3;
/** By how much an action may be worse than the best after one state; after two half as much, after three a third. */
const BEHIND = 0.12;
/** Actions come to the same that after two states differ by less than that, shared among the lines: the more lines there may be, the finer it is told. */
const SAME = 0.2;
/** A line is left after so many choices. */
const LONGEST = 400;

/** What a player can see of a game in which lines can be followed. */
export type LineSight = Sight & Required<Pick<Sight, "evaluate" | "follow" | "turns">>;

/** Whether lines can be followed in a game. */
export const hasLines = (sight: Sight): sight is LineSight =>
  sight.evaluate !== undefined && sight.follow !== undefined && sight.turns !== undefined;

/** An action that is still in question: how it looked one action ahead, what came of it in each state, and the sum of that. */
type Candidate = { readonly action: number; readonly look: number; readonly came: number[]; sum: number };

/** `looked`, all actions as they look one action ahead, with what came of the better ones in about so many lines of play; the best first. */
export function judgedByLines(sight: LineSight, looked: readonly Judged[], rng: Rng, lines: number): readonly Judged[] {
  const most = Math.max(2, Math.trunc(lines / STATES));
  const { worth: highest } = at(looked, 0);
  const tried = looked.slice(0, most).filter(({ worth }) => worth >= highest - CLOSE);
  if (tried.length === 1) return looked;
  let left = tried.map(({ action, worth }): Candidate => ({ action, look: worth, came: [], sum: 0 }));
  const dropped: Judged[] = [];
  let [states, followed] = [0, 0];
  const worth = ({ look, sum }: Candidate): number => LOOK * look + sum / states;
  const judged = (candidate: Candidate): Judged => ({ action: candidate.action, worth: worth(candidate), states });
  for (let settled = false; !settled; ) {
    // All are tried in the same states: a lucky state is lucky for all of them.
    const world = sight.imagine(rng);
    if (states === 0 && sight.isByChance?.(sight.game.decision(world)?.kind ?? "")) return looked;
    states++;
    followed += left.length;
    for (const candidate of left) {
      const came = followLine(sight, world, candidate.action);
      candidate.came.push(came);
      candidate.sum += came;
    }
    left.sort((a, b) => worth(b) - worth(a));
    const leader = at(left, 0);
    const best = worth(leader);
    const isBehind = (candidate: Candidate): boolean => {
      const lead = best - worth(candidate);
      return lead > BEHIND / states || (candidate !== leader && isOutOfDoubt(lead, leader.came, candidate.came));
    };
    const kept = left.filter((candidate) => !isBehind(candidate));
    settled = kept.length === 1 || followed >= lines || (states > 1 && kept.every((candidate) => worth(candidate) > best - SAME / lines));
    if (!settled) {
      dropped.unshift(...left.filter((candidate) => !kept.includes(candidate)).map(judged));
      left = kept;
    }
  }
  return [...left.map(judged), ...dropped, ...looked.filter(({ action }) => !tried.some((one) => one.action === action))];
}

/** What comes of an action in an imagined state when everybody goes on as habit has it, for the player: one line of play, -1 … 1. The state stays as it is. */
export function followLine(
  { game, player, evaluate, outlook = evaluate, follow, turns, beyond, isOwnTurn }: LineSight,
  world: State,
  action: number,
): number {
  const state = game.fork(world);
  game.applyAt(state, action);
  const answers = isOwnTurn?.(world, player) === false;
  let [choices, worth] = [0, 0];
  ENDS.forEach((share, more) => {
    const last = turns(world) + (more === 0 ? 0 : (beyond?.(world) ?? 1));
    const atOnce = answers && more === 0;
    while (!atOnce && state.ended === 0 && turns(state) <= last && choices++ < LONGEST) follow(state);
    const isLast = more === ENDS.length - 1;
    worth += share * (isJudged(state) ? outlook(state, player, isLast) : at(state.returns, player));
  });
  return worth;
}
