/** What Megacorp's words for attacks, for deeds of this turn and for damage that goes from card to card do. */
import { at } from "../../../../kernel/state.ts";
import { type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { attack, attackCard, block, strike } from "../../combat/events-combat.ts";
import { attackedCards, BLOCKED, hasFlag, isAttacking, isBlocking, isCombat } from "../../combat/fight.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { damageOf, isNetwork, type MegacorpState, type MegacorpView, networkOf, TRAIT_COUNT } from "../../layout.ts";
import { swap } from "../../network/events-cards.ts";
import { scoreOf } from "../../state/characteristics.ts";
import { goneCard } from "../as-meant.ts";
import { heal, putDamage } from "../events-text.ts";
import { NETWORK_EFFECTS } from "./network.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Counted = (cards: Cards) => boolean;

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

/** Damage goes from some cards to others, which must have the trait; from nobody to itself (MC-R218). */
function moveDamage(state: MegacorpView, engine: MegacorpEngine, from: Cards, to: Cards, trait: number, most: number): void {
  const [taker] = to;
  if (taker === undefined || scoreOf(state, engine, taker, trait) === NULL_SCORE) return;
  for (const card of from) {
    const n = Math.min(most, at(damageOf(state, trait), card));
    if (n === 0 || card === taker) continue;
    engine.propose(state, heal, card, trait, n);
    engine.propose(state, putDamage, taker, trait, n);
  }
}
const SWAP = NETWORK_EFFECTS["swap"];
/** More than any card has. */
const ALL = 1_000_000;

/** The cards with which a player attacked in this turn, or that were deployed in it, and that the player still controls. */
const attackers = (state: MegacorpView, player: number): number[] =>
  state.card.flatMap((_, card) => (at(state.attacks, card) > 0 && state.controller[card] === player ? [card] : []));
const arrivals = (state: MegacorpView, player: number): number[] =>
  state.card.flatMap((_, card) =>
    isNetwork(at(state.zone, card)) && state.deployedIn[card] === state.turn && state.controller[card] === player ? [card] : [],
  );

/** The runs, by construct. */
export const ATTACKS_RUNS: Readonly<Record<string, Run>> = {
  "event.attacksCard": run.event({ on: attackCard, args: { s: 1, t: 0 } }),
  "event.blocksCard": run.event({ on: block, args: { s: 0, t: 1 } }),
  "event.blockedBy": run.event({ on: block, args: { s: 1, t: 0 } }),
  // MC-R217
  "event.unblocked": run.event({ on: strike, args: { s: 0 }, fits: (state) => !hasFlag(state, BLOCKED) }),
  "event.player.attack": run.event({ on: attackCard, args: { s: 0 }, controllers: { p: 1 } }),
  "event.player.attackWith": run.event({ on: attack, args: { s: 0 }, controllers: { p: 0 } }),
  "state.fighting": run.test(
    (state, card, engine) =>
      isCombat(state) && (isAttacking(state, card) || isBlocking(state, card) || attackedCards(state, engine).includes(card)),
    { rule: "MC-9.8" },
  ),
  "static.targetedOpponents": run.static(),
  "cond.notAttacked": run.condition((state, acting, engine, cards: Cards) =>
    cards.every((card) => (goneCard(state, engine, card, acting)?.attacks ?? at(state.attacks, card)) === 0),
  ),
  "cond.youAttacked": run.condition((state, { controller }) => attackers(state, controller).length > 0),
  "cond.youDidNot": run.condition((state, { controller }) => attackers(state, controller).length === 0),
  "cond.youDeployed": run.condition((state, { controller }, _engine, counted: Counted) => counted(arrivals(state, controller))),
  "mods.four": run.termOf((...holes) => holes.flat()),
  // MC-G41
  "swap.two": run.verb({
    ...(SWAP?.is === "verb" && SWAP.fits ? { fits: SWAP.fits as readonly Fit<MegacorpState, MegacorpContent>[] } : {}),
    run(state, _acting, engine, [a, b]: Cards) {
      if (a !== undefined && b !== undefined && networkOf(state, a) === networkOf(state, b)) engine.propose(state, swap, a, b);
    },
  }),
  "damage.move": run.verb({
    fits: [deployed],
    run: (state, _acting, engine, n, trait, from: Cards, to: Cards) => moveDamage(state, engine, from, to, Number(trait), Number(n)),
  }),
  "damage.moveAll": run.verb({
    fits: [deployed],
    run(state, _acting, engine, from: Cards, to: Cards) {
      for (let trait = 0; trait < TRAIT_COUNT; trait++) moveDamage(state, engine, from, to, trait, ALL);
    },
  }),
};
