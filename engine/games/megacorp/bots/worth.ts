/** What a card in a network is worth to whoever controls it, in points, as bots count: from its numbers and keywords now. No card is known by its name or text. */
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import { CHARACTER, EVENT, type MegacorpEngine } from "../content.ts";
import { hostOf, isEngaged, type MegacorpView, networkOf, TRAIT_COUNT } from "../layout.ts";
import { isOrphaned } from "../network/network.ts";
import { hasKeyword, keywordsOf, scoreOf, valuationOf } from "../state/characteristics.ts";

// Most of these numbers are fitted to who won (`docs/bots.md`).
/** A card by itself, for each M of its valuation, for all its scores together, for its best score. */
const CARD = 0.15;
const VALUATION = 0.4;
const SCORES = 0.05;
const BEST = 0.2;
/** A character can attack and retaliate (MC-1.10). */
const CHARACTERS = 0.2;
/** Each M that it brings, or costs, in its controller's turns. */
const CASHFLOW = 0.2;
const UPKEEP = -0.8;
/** A development counter brings nearer what a text promises for some of them. */
const COUNTER = 0.2;
/** Of an Event that is gone at the end of the turn: a body until then (MC-12.2 step 5). */
const PASSING = 0.1;
/** Shares: of a bonded card, which goes with its host; of an orphaned one, which the next End process destroys (MC-12.2 step 4). */
const BONDED = 0.85;
const ORPHANED = 0.3;
/** A disengaged card can block, attack, be sold and pays its cashflow, and nobody buys it (MC-7.8): for each M of cashflow, for its best score. */
const READY = 0.1;
const READY_CASHFLOW = 0.1;
const READY_SCORE = 0.01;

/** The points of cards, by card, of those that somebody has asked for. */
const pointsFound = remembered<MegacorpView, MegacorpEngine, (number | undefined)[]>(() => []);

/** The points of a card in a network; a Business is no possession. */
export function worthOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const found = pointsFound(state, engine);
  found[card] ??= pointsOf(state, engine, card);
  return found[card];
}

function pointsOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const { content } = engine;
  const design = at(state.card, card);
  if (at(content.isBusiness, design)) return 0;
  const type = at(content.type, design);
  if (type === EVENT && !hasKeyword(state, engine, card, "permanent")) return isEngaged(state, card) ? 0 : PASSING;
  let [sum, best] = [0, 0];
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    const score = Math.max(0, scoreOf(state, engine, card, trait));
    sum += score;
    best = Math.max(best, score);
  }
  let [cashflow, upkeep] = [0, 0];
  if (hasKeyword(state, engine, card, "cashflow") || hasKeyword(state, engine, card, "upkeep"))
    for (const { id, holes } of keywordsOf(state, engine, card)) {
      if (id === "cashflow") cashflow += Number(holes[0]);
      else if (id === "upkeep") upkeep += Number(holes[0]);
    }
  let points = CARD + VALUATION * valuationOf(state, engine, card) + SCORES * sum + BEST * best;
  points += CASHFLOW * cashflow + UPKEEP * upkeep + COUNTER * at(state.counters, card);
  if (type === CHARACTER) points += CHARACTERS;
  if (!isEngaged(state, card)) points += READY + READY_CASHFLOW * cashflow + READY_SCORE * best;
  if (networkOf(state, card) >= 0 && isOrphaned(state, content, card)) points *= ORPHANED;
  return hostOf(state, card) < 0 ? points : BONDED * points;
}
