/** Chapter MR-13: final scoring, and the score of a solo game (MR-14.14). */
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { completedBy } from "../jobs/completing.ts";
import { allCubes } from "../jobs/cubes.ts";
import { cardsIn, HAND, isSolo, type MetroEngine, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import { countFor, holds } from "../texts/counts.ts";
import type { More } from "../texts/operations.ts";
import { type Fulfilled, fulfilledBy, pointsOf } from "./contracts.ts";

/** A line of the score sheet. */
export type ScoreLine = { readonly words: string; readonly rule: string; readonly points: number };

/** Points for the most jobs of the home district, alone and tied (MR-13.6). */
const MAJORITY = 5;
const SHARED_MAJORITY = 2;
/** Things left over that make a point (MR-13.7). */
const LEFTOVERS = 5;

/** Completed jobs of the home district (MR-13.6). */
export function homeJobs(state: MetroView, { district }: MetroContent, player: number): number {
  let found = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    for (const card of cardsIn(state, slotPlace(player, slot))) if (district[at(state.card, card)] === state.board[player]) found++;
  return found;
}

function jobPoints(state: MetroView, engine: MetroEngine, player: number): number {
  const { content } = engine;
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    for (const card of cardsIn(state, slotPlace(player, slot))) {
      const design = at(state.card, card);
      sum += at(content.points, design);
      for (const more of content.texts.more(design)) sum += more.n * timesOf(state, engine, player, more, card);
    }
  return sum;
}

/** How often a job gives its points beyond those printed (MR-R42). */
const timesOf = (state: MetroView, engine: MetroEngine, player: number, more: More, card: number): number =>
  "cond" in more
    ? Number(holds(state, engine, more.cond, player))
    : Math.trunc(countFor(state, engine, player, more.of, card) / (more.every ?? 1));

/** The contracts that a player scores: of those for the highest influence nobody else who fulfils one is further right (MR-R43, MR-9.8). */
function scored(state: MetroView, content: MetroContent, player: number): readonly Fulfilled[] {
  return fulfilledBy(state, content, player).filter(
    ({ contract }) =>
      !content.texts.term(at(state.card, contract), "highest influence") ||
      state.returns.every(
        (_, other) =>
          at(state.influence, other) <= at(state.influence, player) ||
          !fulfilledBy(state, content, other).some((one) => one.contract === contract),
      ),
  );
}

function majority(state: MetroView, content: MetroContent, player: number): number {
  // MR-R43
  if (fulfilledBy(state, content, player).some(({ contract }) => content.texts.term(at(state.card, contract), "no majority"))) return 0;
  const own = homeJobs(state, content, player);
  // MR-14.14
  if (isSolo(state)) return own;
  // MR-R24
  if (own === 0) return 0;
  let tied = false;
  for (let other = 0; other < state.players; other++) {
    if (other === player) continue;
    const theirs = homeJobs(state, content, other);
    if (theirs > own) return 0;
    if (theirs === own) tied = true;
  }
  return tied ? SHARED_MAJORITY : MAJORITY;
}

/** Everything that is left (MR-13.7). */
const leftovers = (state: MetroView, player: number): number =>
  allCubes(state, player) + at(state.credits, player) + at(state.brute, player) + cardsIn(state, HAND + player).length;

/** What a player would score now, line by line. */
export function scoreSheet(state: MetroView, engine: MetroEngine, player: number): readonly ScoreLine[] {
  const { content } = engine;
  const { tracks } = content;
  return [
    { words: `${completedBy(state, player)} completed jobs`, rule: "MR-13.1", points: jobPoints(state, engine, player) },
    { words: "Contracts", rule: "MR-13.2", points: pointsOf(scored(state, content, player)) },
    { words: `Influence ${state.influence[player]}`, rule: "MR-13.5", points: at(at(tracks.points, 0), at(state.influence, player)) },
    { words: `Notoriety ${state.notoriety[player]}`, rule: "MR-13.5", points: at(at(tracks.points, 1), at(state.notoriety, player)) },
    isSolo(state)
      ? { words: "Jobs of your own colour", rule: "MR-14.14", points: majority(state, content, player) }
      : {
          words: `Majority, with ${homeJobs(state, content, player)} jobs of the home district`,
          rule: "MR-13.6",
          points: majority(state, content, player),
        },
    { words: "Leftovers", rule: "MR-13.7", points: Math.trunc(leftovers(state, player) / LEFTOVERS) },
  ];
}

/** What a player would score now (MR-13). */
export const scoreOf = (state: MetroView, engine: MetroEngine, player: number): number =>
  scoreSheet(state, engine, player).reduce((sum, { points }) => sum + points, 0);
