/**
 * How a position looks for a player: the points as things stand, and what cubes, cards and markers may still become. In the middle of an action it is looked at how it looks when
 * the action is done as habit has it (`habits.ts`). Only for bots: no rule asks it, and it knows no card.
 */
import { forkState } from "../../../kernel/fork.ts";
import { besideOthers, type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { FREELANCE } from "../content.ts";
import { openTokens } from "../ends/contracts.ts";
import { homeJobs, scoreOf } from "../ends/scoring.ts";
import { completedBy } from "../jobs/completing.ts";
import { allCubes } from "../jobs/cubes.ts";
import {
  CONTRACTS,
  cardsIn,
  HAND,
  isSolo,
  type MetroEngine,
  type MetroState,
  type MetroView,
  MOVE,
  SLOT_SIZE,
  SLOTS,
  slotPlace,
} from "../layout.ts";
import { ALPHA, BETA } from "../tracks/tracks.ts";
import { habitsOf } from "./habits.ts";
import { prizesOf } from "./prizes.ts";
import { leaning, outlookOf, purseOf, stationsTo } from "./prospects.ts";
import * as w from "./weights.ts";

/** Own turns that a player still has, the one before the move counted in: what is usual, until the last round is known. */
function turnsLeft(state: MetroView, player: Player): number {
  const { round, lastRound, trigger, players, first, active } = state;
  const place = (who: Player): number => (who - first + players) % players;
  // Who sits before the active player in the round has had this round's turn.
  const begun = place(player) < place(active) || (player === active && state.phase !== MOVE) ? 1 : 0;
  if (lastRound > 0) return lastRound - round + 1 - begun;
  if (trigger > 0) return 2 - begun;
  return Math.max(2, w.USUAL_ROUNDS - round + 1) - begun;
}

/** Points of a track between what is printed, so that each step counts. */
function trackPoints(points: readonly number[], position: number): number {
  return (at(points, position) + at(points, Math.min(position + 1, points.length - 1))) / 2;
}

/** Contracts fulfilled and begun, a slot for each, in points. */
function contractsOf(state: MetroView, { content }: MetroEngine, player: Player, share: number): number {
  const cards = cardsIn(state, CONTRACTS);
  const worth = (slot: number, contract: number): number => {
    const design = at(state.card, contract);
    const [spaces, open] = [at(content.spaces, design), openTokens(state, content, player, slot, contract)];
    if (spaces === 0 || open > SLOT_SIZE - cardsIn(state, slotPlace(player, slot)).length) return 0;
    const points = content.texts.contract(design);
    return open === 0 ? points : share * points * ((spaces - open) / spaces);
  };
  const table = Array.from({ length: SLOTS }, (_, slot) => cards.map((contract) => worth(slot, contract)));
  const best = (slot: number, taken: number): number => {
    if (slot >= SLOTS) return 0;
    let most = best(slot + 1, taken);
    for (let i = 0; i < cards.length; i++) {
      const points = at(at(table, slot), i);
      if (points > 0 && (taken & (1 << i)) === 0) most = Math.max(most, points + best(slot + 1, taken | (1 << i)));
    }
    return most;
  };
  return best(0, 0);
}
/** What the completed jobs of a player are worth, found of these slots and turns. */
type Done = { readonly slots: readonly (readonly number[])[]; readonly count: number; readonly use: number; readonly points: number };

/** Of so many different sets of completed jobs of a player what they are worth is remembered. */
const REMEMBERED = 8;

/** Whether a player has these lists of completed jobs; empty ones are alike. */
function isSame(slots: Done["slots"], state: MetroView, player: Player): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    const [cards, before] = [cardsIn(state, slotPlace(player, slot)), at(slots, slot)];
    if (cards !== before && (cards.length > 0 || before.length > 0)) return false;
  }
  return true;
}

const NONE_WANTED: readonly number[] = Array.from({ length: FREELANCE + 1 }, () => 0);

/** What bots play it with. */
export type MetroThinking = {
  /** Looks at positions: -1 … 1 for a player against the best of the others; alone, by the points. Of hands only the own counts. */
  evaluate(state: MetroState, player: Player): number;
  /** What positions are judged by, in points. */
  parts(state: MetroState, player: Player): readonly Part[];
  /** Does what players usually do, in place. */
  follow(state: MetroState): void;
};

const SCORE: PartWords = { more: "more points", less: "fewer points" };
const TRACKS: PartWords = { more: "more from the tracks", less: "less from the tracks" };
const DONE: PartWords = { more: "more from completed jobs and contracts", less: "less from completed jobs and contracts" };
const CUBES: PartWords = { more: "more cubes", less: "fewer cubes" };
const TOKENS: PartWords = { more: "more Credits and Brute Force", less: "fewer Credits and less Brute Force" };
const JOBS: PartWords = { more: "more jobs in hand", less: "fewer jobs in hand" };
const COMING: PartWords = { more: "jobs that are done sooner", less: "jobs that take longer" };

/** How bots think with these cards. */
export const metroThinking = (engine: MetroEngine): MetroThinking => {
  const { content } = engine;
  const prizes = prizesOf(content);
  const far = stationsTo(content);

  /** What an ongoing ability is worth, of a design. */
  const abilityOf = (design: number): number => {
    const ongoing = content.texts.ongoing(design);
    if (ongoing === undefined) return 0;
    return ongoing.is === "substitute" ? w.SUBSTITUTE : w.ABILITY;
  };

  /** By player what was found last. */
  const known: Done[][] = [];
  /** What completed jobs bring. A state shares its lists with the one that it is a copy of, so that the same slots are mostly the same list. */
  const doneBy = (state: MetroView, player: Player, use: number): number => {
    const count = completedBy(state, player);
    known[player] ??= [];
    const before = at(known, player);
    for (const done of before) if (done.use === use && done.count === count && isSame(done.slots, state, player)) return done.points;
    const slots = Array.from({ length: SLOTS }, (_, slot) => cardsIn(state, slotPlace(player, slot)));
    let points = contractsOf(state, engine, player, w.CONTRACT_BEGUN * use) + w.HOME_JOB * homeJobs(state, content, player);
    for (const cards of slots)
      for (const card of cards) {
        const design = at(state.card, card);
        points += at(content.points, design) + use * abilityOf(design);
      }
    if (before.length >= REMEMBERED) before.shift();
    before.push({ slots, count, use, points });
    return points;
  };

  const outlook = (state: MetroView, player: Player) =>
    outlookOf(state, content, prizes, far, player, turnsLeft(state, player), SLOTS * SLOT_SIZE - completedBy(state, player), NONE_WANTED);

  /** What the jobs of a hand may still bring. */
  const ahead = (state: MetroView, player: Player, jobs: readonly number[]): number => {
    const purse = purseOf(state, player);
    return outlook(state, player).of(jobs, purse) + leaning(purse, at(state.board, player));
  };

  /** What a player has, in points; where no action is under way. */
  const worth = (state: MetroView, player: Player, own: boolean, tell?: TellPart): number => {
    const turns = turnsLeft(state, player);
    // At the end what is kept hardly counts, but nothing is paid for nothing.
    if (turns <= 0 || state.ended !== 0) {
      const score = scoreOf(state, engine, player);
      tell?.(SCORE, score);
      return score + w.SPARED * (allCubes(state, player) + at(state.credits, player) + at(state.brute, player));
    }
    // What there are turns for counts in full, the rest as what is left over.
    const use = Math.min(1, turns / w.ENOUGH_TURNS);
    const kept = (weight: number) => w.LEFT_OVER + (weight - w.LEFT_OVER) * use;
    const cubes = allCubes(state, player);
    const jobs = cardsIn(state, HAND + player);
    const influence = at(state.influence, player);
    const notoriety = at(state.notoriety, player);
    const { points } = content.tracks;
    let tracks = trackPoints(at(points, 0), influence) + trackPoints(at(points, 1), notoriety);
    tracks +=
      use * (w.ALPHA_WORTH * Math.min(1, influence / ALPHA) + w.BETA_WORTH * Math.min(1, Math.max(0, influence - ALPHA) / (BETA - ALPHA)));
    tracks += use * w.AGENT_WORTH * Math.min(2, notoriety / 5);
    const done = doneBy(state, player, use);
    const held =
      kept(w.CUBE) * Math.min(cubes, w.KEPT_CUBES) +
      w.BEYOND * Math.max(0, cubes - w.KEPT_CUBES) +
      use * w.COLOUR * purseOf(state, player).filter((own) => own > 0).length;
    const credits = at(state.credits, player);
    const tokens =
      kept(w.CREDIT) * credits + use * w.FIRST_CREDIT * Math.min(w.FIRST_CREDITS, credits) + kept(w.BRUTE) * at(state.brute, player);
    const hand = kept(w.JOB) * Math.min(jobs.length, w.KEPT_JOBS) + w.BEYOND * Math.max(0, jobs.length - w.KEPT_JOBS);
    const coming = own ? ahead(state, player, jobs) : 0;
    tell?.(TRACKS, tracks);
    tell?.(DONE, done);
    tell?.(CUBES, held);
    tell?.(TOKENS, tokens);
    tell?.(JOBS, hand);
    tell?.(COMING, coming);
    return tracks + done + held + tokens + hand + coming;
  };

  const habits = habitsOf(engine, prizes, (state) => worth(state, state.active, true), outlook);

  const evaluate = (given: MetroState, player: Player): number => {
    let state = given;
    let longer = 0;
    if (habits.isUnderWay(given)) {
      state = forkState(engine.rules.layout, given);
      habits.settle(state);
      // Of two ways of a hack that come to the same the shorter one is taken, also where the cleanup takes the cubes that the longer one costs.
      if (habits.isHacking(given)) longer = w.LONGER * state.manipulations;
      // An action that ends the match, whatever is still done in it: who can have that end now has it now, and of two ways to it takes the cheaper one.
      if (state.ended !== 0 && !isSolo(state)) return at(state.returns, player) - w.LATER / (1 + allCubes(state, player)) - longer;
    }
    const mine = worth(state, player, true);
    return (isSolo(state) ? Math.tanh(mine / w.SOLO_SCALE) : Math.tanh((mine - bestOther(state, player)) / w.SCALE)) - longer;
  };
  const bestOther = (state: MetroView, player: Player): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.players; other++) if (other !== player) best = Math.max(best, worth(state, other, false));
    return best;
  };
  const parts = (given: MetroState, player: Player): readonly Part[] => {
    const state = habits.isUnderWay(given) ? forkState(engine.rules.layout, given) : given;
    if (state !== given) habits.settle(state);
    const own = partsOf((tell) => worth(state, player, true, tell));
    return isSolo(state) ? own : besideOthers(own, bestOther(state, player));
  };
  return { evaluate, parts, follow: habits.follow };
};
