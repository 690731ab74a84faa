/**
 * What players usually do in the lines of play that bots follow: they attack where that pays, buy the dearest card that leaves them some money, and sell rather than go
 * bankrupt; in everything else habit has it. Numbers and keywords only; no card is known by its name or text.
 */
import type { Asking } from "../../kernel/engine.ts";
import { slot } from "../../kernel/frames.ts";
import { at, type Player } from "../../kernel/state.ts";
import { pressureOn } from "./assault.ts";
import { mayAttackIn } from "./attack.ts";
import { isBusiness } from "./buy.ts";
import { scoreOf } from "./characteristics.ts";
import type { MegacorpEngine } from "./content.ts";
import { CARD } from "./declare.ts";
import { attackIn, habit } from "./habits.ts";
import { cardsIn, isPlaying, type MegacorpView, NETWORK, networkOf, TRAIT_COUNT } from "./layout.ts";
import { businessOf } from "./network.ts";
import { priceOf } from "./price.ts";
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

/** The index of the action that somebody would usually take. */
export function usual(state: MegacorpView, engine: MegacorpEngine): number {
  const asking = engine.asking(state);
  if (asking === undefined || state.legal.length === 1) return 0;
  switch (asking.choice.kind) {
    case "challenge":
      return attacking(state, engine, asking);
    case "space":
      return aiming(state, engine, slot(state, asking.frame, CARD));
    case "priority":
      return buying(state, engine, asking);
    case "sell":
      return selling(state, engine, asking);
    default:
      return habit(state, engine);
  }
}

type Offered = { readonly i: number; readonly card: number };

/** What is on offer of a kind: its indexes and the cards that it names. */
function offered(state: MegacorpView, engine: MegacorpEngine, { choice, frame }: Asking, kind: string): Offered[] {
  const found: Offered[] = [];
  for (let i = 0; i < state.legal.length; i++) {
    const action = choice.action(state, at(state.legal, i), frame, engine);
    if (action.kind === kind) found.push({ i, card: Number(action["card"]) });
  }
  return found;
}

/** The attacker whose best attack brings most, if that pays. */
function attacking(state: MegacorpView, engine: MegacorpEngine, asking: Asking): number {
  let [best, most] = [at(offered(state, engine, asking, "forfeit"), 0).i, PAYS];
  const attackers = offered(state, engine, asking, "attack");
  const targets = attackers.length === 0 ? [] : targetsOf(state, engine, state.active);
  for (const { i, card } of attackers)
    for (const target of targets) {
      const points = targetWorth(state, engine, card, target);
      if (points > most) [best, most] = [i, points];
    }
  return best;
}

/** The target whose attack brings most. */
function aiming(state: MegacorpView, engine: MegacorpEngine, attacker: number): number {
  const targets = new Set(targetsOf(state, engine, state.active));
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < state.legal.length; i++) {
    const card = at(state.legal, i);
    const points = targets.has(card) ? targetWorth(state, engine, attacker, card) : Number.NEGATIVE_INFINITY;
    if (points > most) [best, most] = [i, points];
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

/** What an attack brings in the trait in which it brings most. */
function targetWorth(state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): number {
  const business = isBusiness(state, engine, card);
  let most = Number.NEGATIVE_INFINITY;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) {
    if (!mayAttackIn(state, engine, attacker, card, trait)) continue;
    const points = business
      ? (FALLS * scoreOf(state, engine, attacker, trait)) / Math.max(1, scoreOf(state, engine, card, trait))
      : attackIn(state, engine, attacker, card, trait);
    most = Math.max(most, points);
  }
  return most;
}

/** An opponent's Business first, then the card of the highest valuation that leaves a reserve; else to pass. */
function buying(state: MegacorpView, engine: MegacorpEngine, asking: Asking): number {
  const money = at(state.money, state.active);
  let [best, most] = [state.legal.length - 1, 0];
  for (const { i, card } of offered(state, engine, asking, "buy")) {
    if (isBusiness(state, engine, card)) return i;
    const taken = networkOf(state, card) >= 0;
    if (priceOf(state, engine, state.active, card, taken ? "network" : "hand").money > money - RESERVE) continue;
    const points = at(engine.content.valuation, at(state.card, card)) * (taken ? TAKEN : 1);
    if (points > most) [best, most] = [i, points];
  }
  return best;
}

/** The card that is worth least, of who has hardly any money; else nothing. */
function selling(state: MegacorpView, engine: MegacorpEngine, asking: Asking): number {
  let [best, least] = [at(offered(state, engine, asking, "sell nothing"), 0).i, Number.POSITIVE_INFINITY];
  if (at(state.money, state.active) > POOR) return best;
  for (const { i, card } of offered(state, engine, asking, "sell")) {
    const points = worthOf(state, engine, card);
    if (points < least) [best, least] = [i, points];
  }
  return best;
}
