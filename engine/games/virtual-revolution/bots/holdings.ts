/** What Agents, Boosts, Verses and near Titles may still bring to whoever has them. Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import { boostLineOf } from "../actions/modifiers.ts";
import { canGoOnline } from "../cards/verses.ts";
import { controlledIn } from "../city/control.ts";
import { NONE } from "../content.ts";
import { agentsOf } from "../ends/counts.ts";
import { verseWorth } from "../ends/scoring.ts";
import {
  ACTIONS,
  cardsIn,
  IN_SERVICE,
  PROMOTED,
  RETIRED,
  ROUNDS,
  SERVICE,
  TITLE,
  underOf,
  VERSES,
  type VrEngine,
  type VrView,
} from "../layout.ts";
import { oftenOf, type Prices, type Weights } from "./prices.ts";

/** What a Boost of a design will still give under an Action. */
function boostWorth(engine: VrEngine, design: number, action: number, prices: Prices, weights: Weights): number {
  return weights.boosted * prices.turns * oftenOf(action) * Math.max(0, prices.worth(design, boostLineOf(engine, design)));
}

/** What an Agent in service may still bring beyond its points: activations, its promotion, the Boost that it can become. */
export function agentWorth(state: VrView, engine: VrEngine, player: Player, card: number, prices: Prices, weights: Weights): number {
  const design = at(state.card, card);
  const { level, action } = engine.content;
  const activation = Math.max(0, prices.worth(design, "activation"));
  const isNow = state.tilted[card] === 0 && (state.active === player || at(state.directorsLeft, player) > 0);
  const later = weights.later * (ROUNDS - state.round) * activation;
  const became =
    level[design] === 1 && action[design] !== NONE ? weights.became * boostWorth(engine, design, at(action, design), prices, weights) : 0;
  return (
    (isNow ? weights.now * activation : 0) + Math.max(later, became) + weights.promotion * Math.max(0, prices.worth(design, "promotion"))
  );
}

/** What a Verse may give its owner beyond what it scores already: Loading, the more if its mission is met. */
export function verseWorthAt(state: VrView, engine: VrEngine, player: Player, card: number, prices: Prices, weights: Weights): number {
  const design = at(state.card, card);
  const now = verseWorth(state, engine, player, card);
  if (!engine.content.texts.hasMission(design)) return now;
  const whole = now + Math.max(0, prices.worth(design, "bonus"));
  return canGoOnline(state, engine, player, card) ? weights.met * whole : prices.left * (weights.loading + weights.unmet * whole);
}

/** All of a player, beyond what it scores. */
export function holdings(state: VrView, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  let sum = weights.agentMore * prices.left * agentsOf(state, engine, player).length;
  const service = cardsIn(state, SERVICE + player);
  for (const card of service) sum += agentWorth(state, engine, player, card, prices, weights);
  if (service.length >= IN_SERVICE) sum -= weights.full * prices.left;
  for (let action = 0; action < ACTIONS; action++)
    for (const card of cardsIn(state, underOf(player, action))) sum += boostWorth(engine, at(state.card, card), action, prices, weights);
  for (const card of cardsIn(state, PROMOTED + player)) {
    const design = at(state.card, card);
    const action = at(engine.content.action, design);
    if (engine.content.level[design] === 1 && action !== NONE) sum += boostWorth(engine, design, action, prices, weights);
  }
  sum += weights.retired * cardsIn(state, RETIRED + player).length;
  for (const card of cardsIn(state, VERSES + player))
    if (state.online[card] === 0) sum += verseWorthAt(state, engine, player, card, prices, weights);
  return sum + nearTitles(state, engine, player, prices, weights);
}

/** Districts of which a player controls all boroughs but one, and does not hold the Title (VR-6.2). */
function nearTitles(state: VrView, { content }: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  const { city } = content;
  let sum = 0;
  for (let district = 0; district < city.boroughsOf.length; district++) {
    if (controlledIn(state, city, district, player) !== at(city.boroughsOf, district).length - 1) continue;
    const isHeld = cardsIn(state, TITLE + player).some((card) => content.district[at(state.card, card)] === district);
    if (!isHeld) sum += weights.nearTitle * prices.left;
  }
  return sum;
}
