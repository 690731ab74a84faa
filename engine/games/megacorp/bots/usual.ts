/**
 * What players usually do in the lines of play that bots follow: they attack where that pays, buy the dearest card that leaves them some money, and sell rather than go
 * bankrupt; in everything else habit has it. Numbers and keywords only; no card is known by its name or text.
 */
import type { Asking } from "../../../kernel/engine.ts";
import { type Frame, slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { isBusiness, wares } from "../buying/buy.ts";
import { priceOf } from "../buying/price.ts";
import { attackBitsOf, mayAttack } from "../combat/attack.ts";
import { CARD } from "../combat/declare.ts";
import type { MegacorpEngine } from "../content.ts";
import { cardsIn, isPlaying, type MegacorpView, NETWORK, networkOf, TRAIT_COUNT } from "../layout.ts";
import { businessOf } from "../network/network.ts";
import { PASS, PURCHASE } from "../stack/priority.ts";
import { scoreOf, traitBitsOf } from "../state/characteristics.ts";
import { pressureOn } from "./assault.ts";
import { afterBlocks, guardsOf, habit, outcome } from "./habits.ts";
import { worthOf } from "./worth.ts";

/** What an attack has to bring, in points: the attacker is engaged for it. */
const PAYS = 1.5;
/** Of a Business that falls this turn, for all of its score. */
const FALLS = 60;
/** Money that is left after a purchase, in M. */
const RESERVE = 4;
/** A card that is bought from an opponent is lost to that opponent, too: its valuation counts as often. */
const TAKEN = 2;
/** Who has no more than that, in M, sells a card. */
const POOR = 1;

/** The code of the action that somebody would usually take. */
export function usual(state: MegacorpView, engine: MegacorpEngine): number {
  const asking = engine.asking(state);
  if (asking === undefined) return PASS;
  switch (asking.choice.kind) {
    case "challenge":
      return attacking(state, engine, asking);
    case "space":
      return aiming(state, engine, slot(state, asking.frame, CARD));
    case "priority":
      return buying(state, engine, asking.frame);
    case "sell":
      return selling(state, engine, asking);
    default:
      return habit(state, engine);
  }
}

type Offered = { readonly code: number; readonly card: number };

/** What is on offer of a kind: its codes and the cards that it names. */
function offered(state: MegacorpView, engine: MegacorpEngine, { choice, frame }: Asking, kind: string): Offered[] {
  const found: Offered[] = [];
  for (const code of engine.legal(state)) {
    const action = choice.action(state, code, frame, engine);
    if (action.kind === kind) found.push({ code, card: Number(action["card"]) });
  }
  return found;
}

/** The attacker whose best attack brings most, if that pays. */
function attacking(state: MegacorpView, engine: MegacorpEngine, asking: Asking): number {
  let [best, most] = [at(offered(state, engine, asking, "forfeit"), 0).code, PAYS];
  const attackers = offered(state, engine, asking, "attack");
  const targets = attackers.length === 0 ? [] : targetsOf(state, engine, state.active);
  for (const { code, card } of attackers)
    for (const target of targets) {
      const points = targetWorth(state, engine, card, target, most);
      if (points > most) [best, most] = [code, points];
    }
  return best;
}

/** The target whose attack brings most. */
function aiming(state: MegacorpView, engine: MegacorpEngine, attacker: number): number {
  const targets = targetsOf(state, engine, state.active);
  const legal = engine.legal(state);
  let [best, most] = [at(legal, 0), Number.NEGATIVE_INFINITY];
  for (const card of legal) {
    const points = targets.includes(card) ? targetWorth(state, engine, attacker, card, most) : most;
    if (points > most) [best, most] = [card, points];
  }
  return best;
}

/** What players attack: cards of others, and a Business only if it falls this turn, for its damage does not last (MC-13.4, MC-R3). */
function targetsOf(state: MegacorpView, engine: MegacorpEngine, player: Player): number[] {
  const targets: number[] = [];
  for (let other = 0; other < state.players; other++) {
    if (other === player || !isPlaying(state, other)) continue;
    const business = businessOf(state, engine.content, other);
    const falls = pressureOn(state, engine, player, other, "now") >= 1;
    for (const card of cardsIn(state, NETWORK + other))
      if (card === business ? falls : state.controller[card] !== player) targets.push(card);
  }
  return targets;
}

/** What an attack brings in the trait in which it brings most, if that is more than `least`; else `least`. */
function targetWorth(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number, least: number): number {
  const traits = attackBitsOf(state, engine, attacker) & traitBitsOf(state, engine, card);
  if (traits === 0) return least;
  const business = isBusiness(state, engine, card);
  let most = least;
  let guards: readonly number[] | undefined;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    if ((traits & (1 << trait)) === 0) continue;
    const points = business
      ? (FALLS * scoreOf(state, engine, attacker, trait)) / Math.max(1, scoreOf(state, engine, card, trait))
      : outcome(state, engine, attacker, card, trait);
    // Guards only lessen it, and whether it is legal takes longest to see.
    if (points <= most) continue;
    if (guards === undefined && !mayAttack(state, engine, attacker, card)) return least;
    guards ??= business ? [] : guardsOf(state, engine, attacker, card);
    most = Math.max(most, afterBlocks(state, engine, attacker, guards, trait, points));
  }
  return most;
}

/** An opponent's Business first, then the card of the highest valuation that leaves a reserve; else to pass. */
function buying(state: MegacorpView, engine: MegacorpEngine, frame: Frame): number {
  if (!PURCHASE.isOpen(state, frame, engine)) return PASS;
  const money = at(state.money, state.active);
  const cards: number[] = [];
  wares(state, state.active, cards, engine);
  let [best, most] = [PASS, 0];
  for (const card of cards) {
    if (isBusiness(state, engine, card)) {
      if (PURCHASE.isOffered(state, card, frame, engine)) return PURCHASE.code(card);
      continue;
    }
    const taken = networkOf(state, card) >= 0;
    const points = at(engine.content.valuation, at(state.card, card)) * (taken ? TAKEN : 1);
    if (points <= most || priceOf(state, engine, state.active, card, taken ? "network" : "hand").money > money - RESERVE) continue;
    if (PURCHASE.isOffered(state, card, frame, engine)) [best, most] = [PURCHASE.code(card), points];
  }
  return best;
}

/** The card that is worth least, of who has hardly any money; else nothing. */
function selling(state: MegacorpView, engine: MegacorpEngine, asking: Asking): number {
  let [best, least] = [at(offered(state, engine, asking, "sell nothing"), 0).code, Number.POSITIVE_INFINITY];
  if (at(state.money, state.active) > POOR) return best;
  for (const { code, card } of offered(state, engine, asking, "sell")) {
    const points = worthOf(state, engine, card);
    if (points < least) [best, least] = [code, points];
  }
  return best;
}
