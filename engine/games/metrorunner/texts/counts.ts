/** What texts ask of a state, of a player: counts and conditions (MR-R40, MR-R41). */
import { at } from "../../../kernel/state.ts";
import { districtsHere, stepsBetween } from "../city/figures.ts";
import { FREELANCE } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { ALPHA_HACK, BETA_HACK, unlockedBy } from "../hack/grid.ts";
import { cardsWithAbilities } from "../jobs/abilities.ts";
import { completedBy, hasRoom } from "../jobs/completing.ts";
import { allCubes, cubesOf, cubesOn } from "../jobs/cubes.ts";
import { cardsIn, HAND, type MetroEngine, type MetroView, NOWHERE, SLOTS, slotPlace } from "../layout.ts";
import type { Condition, Count, Only } from "./operations.ts";

/** How much there is of something, for a player. `card`: the job that counts, in its slot. */
export function countFor(state: MetroView, engine: MetroEngine, player: number, of: Count, card = NOWHERE): number {
  switch (of) {
    case "jobs":
      return completedBy(state, player);
    case "credits":
      return at(state.credits, player);
    case "brute":
      return at(state.brute, player);
    case "jobs behind": {
      let most = 0;
      for (let other = 0; other < state.players; other++) most = Math.max(most, completedBy(state, other));
      return most - completedBy(state, player);
    }
    case "figures here":
      return figuresHere(state, engine);
    case "cubes":
      return allCubes(state, player);
    case "hand":
      return cardsIn(state, HAND + player).length;
    case "influence":
      return at(state.influence, player);
    case "notoriety":
      return at(state.notoriety, player);
    case "freelance":
      return jobsOf(state, engine, player, FREELANCE);
    case "opponents":
      return state.players - 1;
    case "opponents here": {
      let count = 0;
      for (let other = 0; other < state.players; other++) if (other !== player && isNear(state, engine, player, other)) count++;
      return count;
    }
    case "cubes here":
      return districtsHere(state, engine, player).reduce((sum, district) => sum + lyingOn(state, district), 0);
    case "districts":
      return COLOURS.filter((_, district) => jobsOf(state, engine, player, district) > 0).length;
    case "colours":
      return COLOURS.filter((_, colour) => cubesOf(state, player, colour) > 0).length;
    case "boosts":
      return [...state.boosts.toString(2)].filter((bit) => bit === "1").length;
    case "abilities":
      return cardsWithAbilities(state, player).filter((one) => engine.content.texts.ongoing(at(state.card, one)) !== undefined).length;
    case "home jobs":
      return jobsOf(state, engine, player, at(state.board, player));
    case "full slots":
      return [0, 1, 2].filter((place) => !hasRoom(state, player, place)).length;
    case "jobs in slot":
      return slotOf(state, player, card).length;
    case "freelance in slot":
      return slotOf(state, player, card).filter((one) => one !== card && engine.content.district[at(state.card, one)] === FREELANCE).length;
    default: {
      const number = Number(of.slice(of.lastIndexOf(" ") + 1));
      if (of.startsWith("cubes on")) return lyingOn(state, number);
      if (of.startsWith("opponents in"))
        return othersOf(state, player).filter((other) => districtsHere(state, engine, other).includes(number)).length;
      return of.startsWith("cubes") ? cubesOf(state, player, number) : jobsOf(state, engine, player, number);
    }
  }
}

/** Completed jobs of a district. */
function jobsOf(state: MetroView, { content }: MetroEngine, player: number, district: number): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    for (const card of cardsIn(state, slotPlace(player, slot))) if (content.district[at(state.card, card)] === district) sum++;
  return sum;
}

const slotOf = (state: MetroView, player: number, card: number): readonly number[] => {
  for (let slot = 0; slot < SLOTS; slot++) {
    const jobs = cardsIn(state, slotPlace(player, slot));
    if (jobs.includes(card)) return jobs;
  }
  return [];
};

const lyingOn = (state: MetroView, district: number): number =>
  COLOURS.reduce((sum, _, colour) => sum + cubesOn(state, district, colour), 0);

/** Whether the figures of two players stand in one district (MR-2.3). */
function isNear(state: MetroView, engine: MetroEngine, one: number, other: number): boolean {
  const here = districtsHere(state, engine, one);
  return districtsHere(state, engine, other).some((district) => here.includes(district));
}

/** Whether it is so of another player, seen by the active one (MR-R59). */
export function isMeant(state: MetroView, engine: MetroEngine, player: number, only: Only): boolean {
  const { active } = state;
  switch (only.is) {
    case "here":
      return isNear(state, engine, active, player);
    case "home":
      return districtsHere(state, engine, player).includes(at(state.board, active));
    case "in":
      return districtsHere(state, engine, player).includes(only.district);
    case "within": {
      const [own, theirs] = [at(state.figure, active), at(state.figure, player)];
      return Math.min(stepsBetween(engine, own, theirs), stepsBetween(engine, theirs, own)) <= only.n;
    }
    case "more":
    case "fewer": {
      const [own, theirs] = [active, player].map((one) => countFor(state, engine, one, only.of)) as [number, number];
      return only.is === "more" ? theirs > own : theirs < own;
    }
    case "least":
      return countFor(state, engine, player, only.of) >= only.n;
    case "most of all":
    case "fewest of all": {
      const all = Array.from({ length: state.players }, (_, one) => countFor(state, engine, one, only.of));
      return all[player] === (only.is === "most of all" ? Math.max(...all) : Math.min(...all));
    }
  }
}

/** Figures in the district of the active player's figure, on a border in either of its two (MR-R41). */
function figuresHere(state: MetroView, engine: MetroEngine): number {
  const here = districtsHere(state, engine);
  let count = 0;
  for (let player = 0; player < state.players; player++) {
    const station = at(state.figure, player);
    if (station !== NOWHERE && at(engine.content.route.districts, station).some((district) => here.includes(district))) count++;
  }
  return count;
}

/** Whether something is so, of the active player where nobody else is named. */
export function holds(state: MetroView, engine: MetroEngine, condition: Condition, player: number = state.active): boolean {
  switch (condition.is) {
    case "number": {
      const n = countFor(state, engine, player, condition.of);
      return n >= condition.least && n <= condition.most;
    }
    case "more":
    case "fewer": {
      const own = countFor(state, engine, player, condition.of);
      for (let other = 0; other < state.players; other++) {
        const theirs = other === player ? undefined : countFor(state, engine, other, condition.of);
        if (theirs !== undefined && (condition.is === "more" ? theirs >= own : theirs <= own)) return false;
      }
      return true;
    }
    case "in district":
      return districtsHere(state, engine, player).includes(condition.district);
    case "all":
      return condition.of.every((one) => holds(state, engine, one, player));
    case "any":
      return condition.of.some((one) => holds(state, engine, one, player));
    case "not":
      return !holds(state, engine, condition.of, player);
    case "opponent has":
      return othersOf(state, player).some((other) => countFor(state, engine, other, condition.of) >= condition.least);
    case "opponent more": {
      const own = countFor(state, engine, player, condition.of);
      return othersOf(state, player).some((other) => countFor(state, engine, other, condition.of) > own);
    }
    case "unlocked":
      return (unlockedBy(state, engine, player) & (condition.beta ? BETA_HACK : ALPHA_HACK)) !== 0;
    case "boosted":
      return state.boosts > 0;
    case "triggered":
      return state.trigger > 0;
    case "start player":
      return state.first === player;
    case "space":
      return engine.content.route.icon[at(state.figure, player)] === condition.icon;
    case "influence lower":
      return at(state.influence, player) < at(state.notoriety, player);
    case "influence higher":
      return at(state.influence, player) > at(state.notoriety, player);
    case "border":
      return districtsHere(state, engine, player).length > 1;
    case "home":
      return districtsHere(state, engine, player).includes(at(state.board, player));
    case "credits":
      return at(state.credits, player) >= condition.least;
  }
}

const othersOf = ({ players }: MetroView, player: number): number[] =>
  Array.from({ length: players }, (_, other) => other).filter((other) => other !== player);
