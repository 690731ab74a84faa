/** What the verbs of Megacorp's texts do with money and traits, and who wins and loses by them. Who acts is whom the sentence names. */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { abilityMoney } from "../../buying/ability-price.ts";
import { gainMoney, gainTrait, loseMoney, payMoney } from "../../buying/events-money.ts";
import { canPay, missingTraits, pay } from "../../buying/paying.ts";
import type { Price } from "../../buying/price.ts";
import type { MegacorpContent } from "../../content.ts";
import { type MegacorpState, TRAIT_COUNT } from "../../layout.ts";
import { BY_EFFECT } from "../../losing/endings.ts";
import { lose, win } from "../../losing/events-losing.ts";
import { changePlayer, EXTRA_TURN, SKIPPED } from "../../state/changes.ts";
import { valuationOf } from "../../state/characteristics.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Players = readonly number[];
type Costs = readonly (readonly unknown[])[];

/** What several costs ask for in money, in M (MC-R121). */
const moneyOf = (costs: Costs): number => costs.reduce((sum, [n]) => sum + Number(n), 0);

/** A price in traits: the sum of “2 IQ” and “1 BQ”. */
function traitsOf(costs: Costs): Price {
  const traits = [0, 0, 0, 0];
  for (const [n, trait] of costs) traits[Number(trait) % TRAIT_COUNT] = at(traits, Number(trait)) + Number(n);
  return { money: 0, traits };
}

/** The runs, by construct. */
export const MONEY_EFFECTS: Readonly<Record<string, Run>> = {
  gain: run.verb({
    plain: true,

    run: (state, { actor }, engine, n) => engine.propose(state, gainMoney, actor, Number(n)),
  }),
  lose: run.verb({
    plain: true,
    wayOf: { of: "lost", has: (state, { actor }) => at(state.money, actor) },
    // A forced loss takes what is there (MC-7.1), and that much was lost.
    run: (state, { actor }, engine, n) => engine.propose(state, loseMoney, actor, Math.min(Number(n), at(state.money, actor))),
  }),
  "lose.half": run.verb({
    wayOf: { of: "lost", has: (state, { actor }) => at(state.money, actor) },
    run(state, { actor }, engine, players: Players) {
      const half = players.reduce((sum, player) => sum + Math.floor(at(state.money, player) / 2), 0);
      engine.propose(state, loseMoney, actor, half);
    },
  }),
  pay: run.verb({
    wayOf: { of: "paid", has: (state, { actor }) => at(state.money, actor) },
    // MC-R264
    payable: (state, acting, engine, costs: Costs) =>
      abilityMoney(state, engine, acting, Number(costs[0]?.[0] ?? 0)) + moneyOf(costs.slice(1)) <= at(state.money, acting.actor),
    missing: (state, { actor }) => ({ rule: "MC-14.3", reason: `you have ${at(state.money, actor)}M` }),
    run: (state, acting, engine, n) => engine.propose(state, payMoney, acting.actor, abilityMoney(state, engine, acting, Number(n)), 0),
  }),
  // MC-7.3, MC-R121: out of the pool and by engaging cards, those left alone that another cost takes.
  "pay.trait": run.verb({
    payable: (state, { actor, without }, engine, costs: Costs) => canPay(state, engine, actor, traitsOf(costs), without),
    missing: (state, { actor, without = [] }, engine, costs: Costs) => ({
      rule: without.length > 0 ? "MC-R121" : "MC-7.3",
      reason: missingTraits(state, engine, actor, traitsOf(costs), without),
    }),
    payAll: (state, { actor, without }, engine, costs: Costs) => pay(state, engine, actor, traitsOf(costs), 0, without),
    run: (state, { actor }, engine, n, trait) => pay(state, engine, actor, traitsOf([[n, trait]])),
  }),
  "pay.valuation": run.verb({
    run: (state, { actor }, engine, cards: readonly number[]) => {
      const money = cards.reduce((sum, card) => sum + valuationOf(state, engine, card), 0);
      if (money <= at(state.money, actor)) engine.propose(state, payMoney, actor, money, 0);
    },
  }),
  "gain.trait": run.verb({
    plain: true,
    run: (state, { actor }, engine, n, trait) => engine.propose(state, gainTrait, actor, Number(trait), Number(n)),
  }),
  win: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, win, actor) }),
  "lose.game": run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, lose, actor, BY_EFFECT) }),
  "loses.game": run.verb({ run: (state, { actor }, engine) => engine.propose(state, lose, actor, BY_EFFECT) }),
  skip: run.verb({
    run(state, _acting, engine, players: Players, phase) {
      for (const player of players) engine.propose(state, changePlayer, player, SKIPPED, Number(phase));
    },
  }),
  extraTurn: run.verb({ plain: true, run: (state, { actor }, engine) => engine.propose(state, changePlayer, actor, EXTRA_TURN, 0) }),
};
