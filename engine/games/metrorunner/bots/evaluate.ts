/** How a position looks for a player: the points as things stand, and what cubes, cards and markers may still become. Only for bots: no rule asks it, and it knows no card. */

import { remembered } from "../../../kernel/remembered.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { AGENTS, ASSETS, GIGS, HACK } from "../city/route.ts";
import { FREELANCE } from "../content.ts";
import { openTokens } from "../ends/contracts.ts";
import { scoreOf } from "../ends/scoring.ts";
import type { Port } from "../hack/circuit.ts";
import { openCells } from "../hack/grid.ts";
import { FREE } from "../hack/hacking.ts";
import { BASIC, type Move } from "../hack/moves.ts";
import { plan } from "../hack/planner.ts";
import { completedBy } from "../jobs/completing.ts";
import { allCubes, COLOUR_COUNT, cubesOf, cubesOn } from "../jobs/cubes.ts";
import { canPayJob } from "../jobs/paying.ts";
import {
  ACTION,
  CHARACTER,
  CONTRACTS,
  cardsIn,
  HAND,
  IN_PLAY,
  isSolo,
  type MetroEngine,
  type MetroState,
  type MetroView,
  NETWORKS,
  SIDES,
  SLOTS,
  slotPlace,
  topOf,
} from "../layout.ts";
import { ALPHA, BETA } from "../tracks/tracks.ts";

/** What each is worth in points, beyond what it scores. */
const CUBE = 0.9;
const CUBE_BEYOND = 0.2;
const CREDIT = 1.6;
const BRUTE = 1;
const JOB = 0.8;
const JOB_BEYOND = 0.2;
const TRACK_STEP = 0.6;
const NEXT_AGENT = 0.8;
const UPGRADE = 1.5;
const ABILITY = 1.8;
const CONTRACT_STEP = 0.5;
const COMPLETED = 2;
/** What Acquire Gigs brings beyond its cards, and a completed job beyond its points: reward, track, slot. */
const GIGS_BRING = 0.8;
const JOB_BRINGS = 2.6;
/** A hack that can be connected by so many more manipulations: 0, 1, 2. Less than what it brings, so that it is judged once it is connected. */
const HACKABLE: readonly number[] = [2.2, 1.9, 1.5];
/** Limits of the cleanup, beyond which things are lost. */
const KEPT_CUBES = 10;
const KEPT_JOBS = 4;
/** Points of difference that make a position nearly won. */
const SCALE = 25;
const SOLO_SCALE = 60;

/** Rounds that a game usually lasts. */
const USUAL = 22;
const left = ({ round, lastRound }: MetroView): number =>
  lastRound > 0 ? (round >= lastRound ? 0.1 : 0.2) : Math.max(0.3, 1 - round / USUAL);

/** How near the jobs of the own hand are: the share of their cubes that is there. */
function nearness(state: MetroView, { content }: MetroEngine, player: Player): number {
  let best = 0;
  let second = 0;
  for (const card of cardsIn(state, HAND + player)) {
    const design = at(state.card, card);
    const cost = content.cost[design] ?? [];
    let need = 0;
    let there = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      need += cost[colour] ?? 0;
      there += Math.min(cost[colour] ?? 0, cubesOf(state, player, colour));
    }
    const worth = (0.35 + 0.5 * at(content.points, design)) * (need === 0 ? 0 : (there / need) ** 2);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + 0.6 * second;
}

/** Abilities of completed jobs. */
function abilities(state: MetroView, { content }: MetroEngine, player: Player): number {
  let found = 0;
  for (const places of [0, 1, 2])
    for (const card of cardsIn(state, slotPlace(player, places))) if (content.texts.ongoing(at(state.card, card)) !== undefined) found++;
  return found;
}

/** Tokens of contracts that a slot has covered already, of the best slot. */
function contractsBegun(state: MetroView, { content }: MetroEngine, player: Player): number {
  let begun = 0;
  for (const contract of cardsIn(state, CONTRACTS)) {
    const spaces = at(content.spaces, at(state.card, contract));
    let best = 0;
    for (let slot = 0; slot < SLOTS; slot++) best = Math.max(best, spaces - openTokens(state, content, player, slot, contract));
    if (best < spaces) begun += best;
  }
  return begun;
}

const ownMoves = new WeakMap<MetroEngine["content"], Map<number, readonly Move[]>>();
/** The moves of the active player's character, the same list each time. */
function ownOf(state: MetroView, { content }: MetroEngine): readonly Move[] {
  if (state.ownManipulation === 1) return [];
  const design = at(state.card, topOf(state, CHARACTER + state.active) ?? 0);
  const known = ownMoves.get(content) ?? new Map<number, readonly Move[]>();
  ownMoves.set(content, known);
  const { first, count } = at(content.ownMoves, design);
  const found = known.get(design) ?? content.moves.slice(first, first + count);
  known.set(design, found);
  return found;
}

/** Manipulations that would connect the core of a network for the active player, up to two more; 3 for more than that. */
function distanceTo(state: MetroView, engine: MetroEngine, core: readonly Port[]): number {
  const found = plan(openCells(state, engine.content), { core }, { basic: BASIC, own: ownOf(state, engine), most: 2 });
  return found?.moves.length ?? 3;
}

/** What the visible networks promise to the active player, by side: the more manipulations it takes, the less. */
const networkWorth = remembered((state: MetroState, engine: MetroEngine): readonly number[] =>
  Array.from({ length: SIDES }, (_, side) => {
    const card = topOf(state, NETWORKS + side);
    if (card === undefined || (state.declared >= 0 && state.declared !== side)) return 0;
    const far = distanceTo(state, engine, at(engine.content.core, at(state.card, card)));
    // Beyond the free ones a manipulation costs a cube.
    return (HACKABLE[far] ?? 0) - CUBE * Math.max(0, state.manipulations + far - FREE);
  }),
);

/** What the best action of the active player brings where the figure stands. */
function bestAction(state: MetroState, engine: MetroEngine): number {
  const { content } = engine;
  const player = state.active;
  const station = at(state.figure, player);
  const districts = at(content.route.districts, station);
  let best = 0;
  for (const district of districts) {
    let cubes = 1;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) cubes += cubesOn(state, district, colour);
    best = Math.max(best, CUBE * cubes);
  }
  switch (at(content.route.icon, station)) {
    case GIGS:
      best = Math.max(best, cardsIn(state, HAND + player).length < KEPT_JOBS ? 2 * JOB + GIGS_BRING : JOB);
      break;
    case AGENTS:
      best = Math.max(best, CUBE * at(content.tracks.agents, at(state.notoriety, player)));
      break;
    case ASSETS:
      best = Math.max(best, 2 * CUBE);
      break;
    default:
      best = Math.max(best, ...networkWorth(state, engine));
  }
  for (const card of cardsIn(state, HAND + player)) {
    const design = at(state.card, card);
    const own = at(content.district, design);
    if (own !== FREELANCE && !districts.includes(own)) continue;
    const cost = at(content.cost, design).reduce((sum, n) => sum + n, 0);
    const brings = at(content.points, design) + COMPLETED + JOB_BRINGS - CUBE * cost;
    if (brings > best && canPayJob(state, engine, card)) best = brings;
  }
  return best;
}

/** What is under way for the active player: a job that is not in its slot yet, a hack, or the action that is still to come. */
function underWay(state: MetroState, engine: MetroEngine): number {
  const job = topOf(state, IN_PLAY);
  if (job !== undefined) return at(engine.content.points, at(state.card, job)) + COMPLETED + 1;
  if (state.declared >= 0) return at(networkWorth(state, engine), state.declared);
  if (state.phase !== ACTION) return 0;
  const isHack = state.taken === 1 && at(engine.content.route.icon, at(state.figure, state.active)) === HACK;
  return isHack ? Math.max(...networkWorth(state, engine)) : bestAction(state, engine);
}

function worth(state: MetroState, engine: MetroEngine, player: Player, own: boolean): number {
  const more = left(state);
  const cubes = allCubes(state, player);
  const jobs = cardsIn(state, HAND + player).length;
  const influence = at(state.influence, player);
  const notoriety = at(state.notoriety, player);
  return (
    scoreOf(state, engine, player) +
    more *
      (CUBE * Math.min(cubes, KEPT_CUBES) +
        CUBE_BEYOND * Math.max(0, cubes - KEPT_CUBES) +
        CREDIT * at(state.credits, player) +
        BRUTE * at(state.brute, player) +
        JOB * Math.min(jobs, KEPT_JOBS) +
        JOB_BEYOND * Math.max(0, jobs - KEPT_JOBS) +
        NEXT_AGENT * at(engine.content.tracks.agents, notoriety) +
        UPGRADE * ((influence >= ALPHA ? 1 : 0) + (influence >= BETA ? 1 : 0)) +
        ABILITY * abilities(state, engine, player) +
        CONTRACT_STEP * contractsBegun(state, engine, player) +
        (own ? nearness(state, engine, player) : 0)) +
    TRACK_STEP * (influence + notoriety) +
    COMPLETED * completedBy(state, player) +
    (player === state.active ? underWay(state, engine) : 0)
  );
}

/** Looks at positions: -1 … 1 for a player against the best of the others; alone, by the points. Of hands only the own counts. */
export const metroEvaluation =
  (engine: MetroEngine) =>
  (state: MetroState, player: Player): number => {
    const mine = worth(state, engine, player, true);
    if (isSolo(state)) return Math.tanh(mine / SOLO_SCALE);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.players; other++) if (other !== player) best = Math.max(best, worth(state, engine, other, false));
    return Math.tanh((mine - best) / SCALE);
  };
