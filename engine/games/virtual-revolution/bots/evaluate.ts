/**
 * How a position looks for a player: the points as things stand, by the texts' own scores; what is owned, at the prices of the moment; what Agents, Boosts and Verses may
 * still bring, by what their texts say; and what is under way. Only for bots: no rule asks it, and it knows no card.
 */
import { besideOthers, type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { boroughsControlled, influenceOnMap } from "../ends/counts.ts";
import { CREDITS_A_POINT, scoreOf } from "../ends/scoring.ts";
import { CORRUPTION, cardsIn, type VrEngine, type VrState } from "../layout.ts";
import { holdings } from "./holdings.ts";
import { type Prices, pricing, WEIGHTS, type Weights } from "./prices.ts";
import { prospects } from "./prospects.ts";

const POINTS: PartWords = { more: "more points as things stand", less: "fewer points as things stand" };
const CREDITS: PartWords = { more: "more Credits to spend", less: "fewer Credits to spend" };
const REVENUE: PartWords = { more: "more Revenue", less: "less Revenue" };
const INFLUENCE: PartWords = { more: "more Influence to use", less: "less Influence to use" };
const CONTROLLED: PartWords = { more: "more boroughs controlled", less: "fewer boroughs controlled" };
const CORRUPTED: PartWords = { more: "less Corruption, or more Immunity from it", less: "more Corruption, or less Immunity from it" };
const HELD: PartWords = {
  more: "Agents, Boosts and Verses that bring more later",
  less: "Agents, Boosts and Verses that bring less later",
};
const COMING: PartWords = { more: "more to gain in the next Actions", less: "less to gain in the next Actions" };

function worth(
  state: VrState,
  engine: VrEngine,
  player: Player,
  secret: boolean,
  prices: Prices,
  weights: Weights,
  tell?: TellPart,
): number {
  const corruption = cardsIn(state, CORRUPTION + player).length;
  const points = scoreOf(state, engine, player, secret);
  const credits = (prices.credit - 1 / CREDITS_A_POINT) * at(state.credits, player);
  const revenue = (prices.revenue - 1) * at(state.revenue, player);
  const clean = prices.immunity * at(state.immunity, player) - prices.corruption * corruption;
  const influence =
    prices.left * (weights.reserveMore * at(state.reserve, player) + weights.mapMore * influenceOnMap(state, engine, player));
  const controlled = prices.left * weights.controlledMore * boroughsControlled(state, engine, player);
  const held = holdings(state, engine, player, prices, weights);
  const coming =
    weights.underway * engine.content.texts.coming(state, engine, player, prices) +
    (state.active === player ? prospects(state, engine, player, prices, weights) : 0);
  tell?.(POINTS, points);
  tell?.(CREDITS, credits);
  tell?.(REVENUE, revenue);
  tell?.(CORRUPTED, clean);
  tell?.(INFLUENCE, influence);
  tell?.(CONTROLLED, controlled);
  tell?.(HELD, held);
  tell?.(COMING, coming);
  return points + credits + revenue + clean + influence + controlled + held + coming;
}

function bestOther(state: VrState, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players; other++)
    if (other !== player) best = Math.max(best, worth(state, engine, other, false, prices, weights));
  return best;
}

/** Looks at positions: -1 … 1 for a player against the best of the others. Of these only what is public counts. */
export function vrEvaluation(engine: VrEngine, weights: Weights = WEIGHTS) {
  const pricesOf = pricing(engine, weights);
  return (state: VrState, player: Player): number => {
    const prices = pricesOf(state);
    const lead = worth(state, engine, player, true, prices, weights) - bestOther(state, engine, player, prices, weights);
    return Math.tanh(lead / weights.scale);
  };
}

/** What a position is judged by, in points. */
export function vrParts(engine: VrEngine, weights: Weights = WEIGHTS) {
  const pricesOf = pricing(engine, weights);
  return (state: VrState, player: Player): readonly Part[] => {
    const prices = pricesOf(state);
    const own = partsOf((tell) => worth(state, engine, player, true, prices, weights, tell));
    return besideOthers(own, bestOther(state, engine, player, prices, weights));
  };
}
