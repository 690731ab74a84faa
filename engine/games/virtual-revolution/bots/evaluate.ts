/**
 * How a position looks for a player: the points as things stand, by the texts' own scores; what is owned, at the prices of the moment; what Agents, Boosts and Verses may
 * still bring, by what their texts say; and what is under way. Only for bots: no rule asks it, and it knows no card.
 */
import { at, type Player } from "../../../kernel/state.ts";
import { influenceOnMap } from "../ends/counts.ts";
import { CREDITS_A_POINT, scoreOf } from "../ends/scoring.ts";
import { CORRUPTION, cardsIn, type VrEngine, type VrState } from "../layout.ts";
import { holdings } from "./holdings.ts";
import { type Prices, pricing, WEIGHTS, type Weights } from "./prices.ts";
import { prospects, raidOf } from "./prospects.ts";

function worth(state: VrState, engine: VrEngine, player: Player, secret: boolean, prices: Prices, weights: Weights): number {
  const corruption = cardsIn(state, CORRUPTION + player).length;
  return (
    scoreOf(state, engine, player, secret) +
    (prices.credit - 1 / CREDITS_A_POINT) * at(state.credits, player) +
    (prices.revenue - 1) * at(state.revenue, player) +
    prices.immunity * at(state.immunity, player) +
    prices.left * (weights.reserveMore * at(state.reserve, player) + weights.mapMore * influenceOnMap(state, engine, player)) -
    prices.corruption * corruption -
    raidOf(corruption, weights) +
    holdings(state, engine, player, prices, weights) +
    weights.underway * engine.content.texts.coming(state, engine, player, prices) +
    (state.active === player ? prospects(state, engine, player, prices, weights) : 0)
  );
}

/** Looks at positions: -1 … 1 for a player against the best of the others. Of these only what is public counts. */
export function vrEvaluation(engine: VrEngine, weights: Weights = WEIGHTS) {
  const pricesOf = pricing(engine, weights);
  return (state: VrState, player: Player): number => {
    const prices = pricesOf(state);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.players; other++)
      if (other !== player) best = Math.max(best, worth(state, engine, other, false, prices, weights));
    return Math.tanh((worth(state, engine, player, true, prices, weights) - best) / weights.scale);
  };
}
