/** Plays as a beginner: it sees what each action leads to, as the greedy bot does, and then takes one of the better ones, not always the best. */
import { below, type Rng } from "../kernel/rng.ts";
import { at } from "../kernel/state.ts";
import type { Bot, Judged, Sight } from "./bot.ts";
import { lookAhead } from "./greedy.ts";

/** Of so many choices it takes the best of what it sees in one. */
const SURE = 3;
/** How far below the best an action may be that it takes, as a part of what lies between the best and the worst. */
const NEAR = 1 / 2;

export const NOVICE: Bot = { name: "novice", choose: (sight, rng) => at(chosen(sight, rng), 0).action, judge: chosen };

/** What it thought of the actions, the one that it takes first. What loses at once it takes only where everything does: that is then the best. */
function chosen(sight: Sight, rng: Rng): readonly Judged[] {
  const judged = lookAhead(sight, rng);
  const [best, worst] = [at(judged, 0).worth, Math.min(...judged.map(({ worth }) => worth))];
  if (below(rng, SURE) === 0) return judged;
  const near = judged.filter(({ worth }) => worth >= best - (best - worst) * NEAR);
  const taken = at(near, below(rng, near.length));
  return [taken, ...judged.filter((one) => one !== taken)];
}
