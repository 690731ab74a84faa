/** What Actions would bring to whoever takes them here and now. Only for bots. */
import { topFrame } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { leftOf } from "../actions/act.ts";
import { canDiscardOne, canDiscardTwo, recruitable } from "../actions/conditions.ts";
import { againstDeclaring } from "../actions/execution.ts";
import { boostLineOf } from "../actions/modifiers.ts";
import { availableVerses } from "../cards/verses.ts";
import { controls, influenceIn, isFreeFor } from "../city/control.ts";
import { serversOf } from "../ends/counts.ts";
import { SERVER_POINTS } from "../ends/scoring.ts";
import {
  ACTION,
  ACTIONS,
  cardsIn,
  DONATE,
  executed,
  INFLUENCE,
  isOver,
  RECRUIT,
  SERVER,
  SERVERS,
  underOf,
  VERSE,
  type VrEngine,
  type VrView,
  WORK,
} from "../layout.ts";
import { agentWorth, verseWorthAt } from "./holdings.ts";
import type { Prices, Weights } from "./prices.ts";

const found: number[] = [];

/** What an Action is worth, carried out as things stand, its price paid; without what Boosts and other modifiers give. */
function yieldOf(state: VrView, engine: VrEngine, player: Player, action: number, prices: Prices, weights: Weights): number {
  const { credit } = prices;
  switch (action) {
    case WORK:
      return at(state.workGives, player) * credit;
    case RECRUIT:
      return bestAgent(state, engine, player, prices, weights) - at(state.recruitCosts, player) * credit;
    case SERVER: {
      const servers = Math.min(serversOf(state, engine, player), SERVERS - 1);
      const points = at(SERVER_POINTS, servers + 1) - at(SERVER_POINTS, servers);
      return TOKEN + 2 * prices.revenue + points - prices.corruption - at(state.serverCosts, player) * credit;
    }
    case VERSE:
      return prices.revenue - prices.corruption + bestVerse(state, engine, player, prices, weights) - at(state.verseCosts, player) * credit;
    default:
      return donation(state, player, at(state.credits, player), prices);
  }
}

const TOKEN = 2;

/** The Agent that is worth most of those that can be recruited. */
function bestAgent(state: VrView, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  found.length = 0;
  recruitable(state, engine, state.range, false, found);
  let best = 0;
  for (const card of found) best = Math.max(best, 1 + agentWorth(state, engine, player, card, prices, weights));
  return best;
}

function bestVerse(state: VrView, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  found.length = 0;
  availableVerses(state, found);
  let best = 0;
  for (const card of found) best = Math.max(best, verseWorthAt(state, engine, player, card, prices, weights));
  return best;
}

/** The best that a Donate gives: cards fewer, and an Immunity (VR-9.8). */
function donation(state: VrView, player: Player, credits: number, prices: Prices): number {
  const paid = (n: number, cost: number): number => n * prices.corruption - cost * prices.credit;
  let best = 0;
  if (canDiscardOne(state, player, credits)) best = Math.max(best, paid(1, at(state.donateOne, player)));
  if (canDiscardTwo(state, player, credits)) best = Math.max(best, paid(2, at(state.donateTwo, player)));
  const immunity = prices.immunity - at(state.donateImmunity, player) * prices.credit;
  return best + (credits >= at(state.donateImmunity, player) ? Math.max(0, immunity) : 0);
}

/** What an Action is about to bring that has been declared and is not carried out yet, less what is still to be paid for it. */
function underway(state: VrView, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  const asked = engine.asking(state)?.choice.kind;
  const action = executed(state);
  if (isOver(state)) return 0;
  switch (asked) {
    case "before":
    case "recruit":
    case "renew":
    case "donate":
      return yieldOf(state, engine, player, action, prices, weights);
    case "choosing a Verse":
      return bestVerse(state, engine, player, prices, weights);
    case "discarding Corruption":
      return action === DONATE ? leftOf(state, topFrame(state)) * prices.corruption : 0;
    default:
      return 0;
  }
}

/** What the Boosts under an Action give with it. */
function boosted(state: VrView, engine: VrEngine, player: Player, action: number, prices: Prices): number {
  let sum = 0;
  for (const card of cardsIn(state, underOf(player, action))) {
    const design = at(state.card, card);
    sum += Math.max(0, prices.worth(design, boostLineOf(engine, design)));
  }
  return sum;
}

/** What the Director placed this turn may still bring: the better of the Actions, and a manoeuvre. */
export function prospects(state: VrView, engine: VrEngine, player: Player, prices: Prices, weights: Weights): number {
  if (state.executing > 0) return weights.underway * underway(state, engine, player, prices, weights);
  const { here, phase } = state;
  if (here < 0 || (phase !== INFLUENCE && phase !== ACTION)) return 0;
  const isOpen = phase === INFLUENCE && at(state.reserve, player) > 0 && isFreeFor(state, here, player);
  let best = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const against = againstDeclaring(state, engine, player, action);
    // Influence can still be added before a Server is built.
    const isComing =
      action === SERVER && isOpen && influenceIn(state, here, player) === 0 && at(state.credits, player) >= at(state.serverCosts, player);
    if (against !== undefined && !isComing) continue;
    best = Math.max(best, yieldOf(state, engine, player, action, prices, weights) + boosted(state, engine, player, action, prices));
  }
  const action = weights.prospect * best;
  if (phase !== INFLUENCE) return action;
  if (isOpen) return action + (controls(state, here, player) ? 0 : weights.control);
  return action + weights.strike;
}
