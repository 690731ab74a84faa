/**
 * How a position of Megacorp looks for a player: what the player's cards, money and hand are worth beside those of the others, and how near each is to
 * losing in one of the ways of section 13. Printed numbers and damage only; no card is known by its name or text. Only for bots: no rule asks it.
 */
import type { Game } from "../../kernel/game.ts";
import { at, type Player } from "../../kernel/state.ts";
import { type MegacorpContent, NULL_SCORE } from "./content.ts";
import { cardsIn, damageOf, HAND, isPlaying, MAIN_DECK, type MegacorpState, type MegacorpView, NETWORK, TRAIT_COUNT } from "./layout.ts";
import { businessOf, dockedTo } from "./network.ts";

/** A lead that makes a position nearly won. */
const SCALE = 30;
/** What a card in play is worth: as it is, for each M of its valuation, for each point of its scores. */
const CARD = 0.5;
const VALUATION = 0.55;
const SCORE = 0.2;
/** Of a bonded card, which shares the fate of its host. */
const BONDED = 0.8;
const HAND_CARD = 1.2;
/** Money: each M up to `ENOUGH`, and beyond. Who has none at an End process is out (MC-13.1). */
const MONEY = 0.8;
const ENOUGH = 10;
const MORE_MONEY = 0.3;
const NO_MONEY = -25;
const LITTLE_MONEY = -4;
/** Cards docked to the Business, from none: who has none in the own End process is out (MC-13.2). */
const DOCKED = [-35, -6, -1.5, 0, 0] as const;
/** An engaged Business can be bought in the turns of those who can pay it (MC-13.3). */
const FOR_SALE = -5;
/** All that the trait of the Business that was hit hardest has, lost this turn; less of it counts by its square (MC-13.4). */
const BUSINESS_DAMAGE = -16;
/** Each card fewer than this in the main deck (MC-13.5). */
const SMALL_DECK = 8;
const DECK_CARD = -1;

/** Questions after which a position is judged all the same. */
const LONGEST = 40;

/** Looks at positions of a game that is played with these cards. Answers -1 … 1. */
export function megacorpEvaluation(game: Game<MegacorpState>, content: MegacorpContent): (state: MegacorpState, player: Player) => number {
  /** A position in which nothing is under way: what was begun is gone on with first, everybody passing and declining. */
  const settled = (state: MegacorpState): MegacorpState => {
    if (isQuiet(state)) return state;
    const line = game.fork(state);
    for (let i = 0; i < LONGEST && !isQuiet(line); i++) {
      const offers = game.offers(line);
      game.applyAt(line, LAST_FIRST.has(game.decision(line)?.kind ?? "") ? offers - 1 : 0);
    }
    return line;
  };
  const isQuiet = (state: MegacorpState): boolean => {
    if (state.ended !== 0 || state.turn === 0) return true;
    if (state.stack.length > 0 || state.combat.length > 0) return false;
    return QUIET.has(game.decision(state)?.kind ?? "");
  };
  return (state, player) => {
    const line = settled(state);
    if (line.ended !== 0) return at(line.returns, player);
    if (!isPlaying(line, player)) return -1;
    let [others, sum] = [0, 0];
    for (let other = 0; other < line.players; other++) {
      if (other === player || !isPlaying(line, other)) continue;
      others++;
      sum += standing(line, content, other);
    }
    return Math.tanh((standing(line, content, player) - sum / Math.max(1, others)) / SCALE);
  };
}

/** Questions at which nothing is half done, if the stack is empty and nobody attacks. */
const QUIET: ReadonlySet<string> = new Set(["priority", "challenge", "sell", "resource", "upkeep"]);
/** Questions whose last answer is to do nothing; the first answer of the others wastes least. */
const LAST_FIRST: ReadonlySet<string> = new Set(["priority", "block", "subset", "search", "may", "retaliate"]);

/** What a player has, and what threatens the player, in points. */
function standing(state: MegacorpView, content: MegacorpContent, player: Player): number {
  const money = at(state.money, player);
  let points = MONEY * Math.min(money, ENOUGH) + MORE_MONEY * Math.max(0, money - ENOUGH);
  if (money === 0) points += NO_MONEY;
  else if (money === 1) points += LITTLE_MONEY;
  points += HAND_CARD * cardsIn(state, HAND + player).length;
  points += DECK_CARD * Math.max(0, SMALL_DECK - cardsIn(state, MAIN_DECK + player).length);
  for (let network = 0; network < state.players; network++) {
    const cards = cardsIn(state, NETWORK + network);
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (state.controller[card] === player) points += worthOf(state, content, card);
    }
  }
  const business = businessOf(state, content, player);
  if (business === undefined) return points;
  points += at(DOCKED, Math.min(DOCKED.length - 1, dockedTo(state, content, business).length));
  points += BUSINESS_DAMAGE * mostDamage(state, content, business) ** 2;
  if (state.engaged[business] === 1 && state.active !== player) {
    const price = at(content.valuation, at(state.card, business));
    if (state.money.some((have, other) => other !== player && have >= price)) points += FOR_SALE;
  }
  return points;
}

/** A card in play; a Business is no possession. */
function worthOf(state: MegacorpView, content: MegacorpContent, card: number): number {
  const design = at(state.card, card);
  if (at(content.isBusiness, design)) return 0;
  let scores = 0;
  const printed = at(content.scores, design);
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    const score = at(printed, trait);
    if (score !== NULL_SCORE) scores += Math.max(0, score - at(damageOf(state, trait), card));
  }
  const points = CARD + VALUATION * at(content.valuation, design) + SCORE * scores;
  return state.host[card] === 0 ? points : BONDED * points;
}

/** The share of its printed score that a card has lost in the trait that was hit hardest. */
function mostDamage(state: MegacorpView, content: MegacorpContent, card: number): number {
  let most = 0;
  const printed = at(content.scores, at(state.card, card));
  for (let trait = 0; trait < TRAIT_COUNT; trait++)
    most = Math.max(most, at(damageOf(state, trait), card) / Math.max(1, at(printed, trait)));
  return Math.min(1, most);
}
