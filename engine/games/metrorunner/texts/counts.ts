/** What texts ask of a state, of a player: counts and conditions (MR-R40, MR-R41). */
import { at } from "../../../kernel/state.ts";
import { districtsHere } from "../city/figures.ts";
import { FREELANCE } from "../content.ts";
import { completedBy } from "../jobs/completing.ts";
import { allCubes, cubesOf } from "../jobs/cubes.ts";
import { cardsIn, HAND, type MetroEngine, type MetroView, NOWHERE, SLOTS, slotPlace } from "../layout.ts";
import type { Condition, Count } from "./operations.ts";

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
    case "jobs in slot":
      return slotOf(state, player, card).length;
    case "freelance in slot":
      return slotOf(state, player, card).filter((one) => one !== card && engine.content.district[at(state.card, one)] === FREELANCE).length;
    default: {
      const number = Number(of.slice(of.lastIndexOf(" ") + 1));
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

/** Whether something is so, of the active player. */
export function holds(state: MetroView, engine: MetroEngine, condition: Condition): boolean {
  const player = state.active;
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
      return districtsHere(state, engine).includes(condition.district);
    case "all":
      return condition.of.every((one) => holds(state, engine, one));
    case "any":
      return condition.of.some((one) => holds(state, engine, one));
    case "influence lower":
      return at(state.influence, player) < at(state.notoriety, player);
    case "influence higher":
      return at(state.influence, player) > at(state.notoriety, player);
    case "border":
      return districtsHere(state, engine).length > 1;
    case "home":
      return districtsHere(state, engine).includes(at(state.board, player));
    case "credits":
      return at(state.credits, player) >= condition.least;
  }
}
