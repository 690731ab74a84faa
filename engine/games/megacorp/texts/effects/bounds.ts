/** What Megacorp's words for bounds do: what is prevented, kept engaged, paid to players, and what is counted. */
import { at } from "../../../../kernel/state.ts";
import { type Fit, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { gainMoney, loseMoney, payMoney } from "../../buying/events-money.ts";
import { COMBAT_DAMAGE, damage } from "../../combat/events-combat.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { cardsIn, damageOf, isNetwork, isPlaying, type MegacorpState, type MegacorpView, NETWORK } from "../../layout.ts";
import {
  banPlayer,
  change,
  changePlayer,
  lasting,
  PLAYER_BANS,
  PREVENTED_ALL,
  PREVENTED_ANY,
  SELLS_ANY,
  STAYS,
  UNTIL_END_OF_TURN,
  UNTIL_USED,
} from "../../state/changes.ts";
import { scoreOf, valuationOf } from "../../state/characteristics.ts";
import { dockedMeant, goneCard } from "../as-meant.ts";
import { countRemoved, heal, removeCounters } from "../events-text.ts";
import { untilOf } from "../terms.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Players = readonly number[];
type Costs = readonly (readonly unknown[])[];

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

/** A change that is the same for each of some cards. */
const changing = (state: MegacorpView, engine: MegacorpEngine, cards: Cards, kind: number, until: number, a = 0, b = 0): void => {
  for (const card of cards) engine.propose(state, change, card, lasting(kind, until), a, b);
};

/** The cards of a group: where its words say, else in all networks. */
function cardsOf(state: MegacorpView, { fits, places }: Grouped): number[] {
  const networks = Array.from({ length: state.players }, (_, player) => NETWORK + player);
  return (places ?? networks).flatMap((place) => cardsIn(state, place)).filter(fits);
}

/** What a player pays to others, as a cost or not: who has less pays nothing. */
const moneyIn = (costs: Costs): number => costs.reduce((sum, [n]) => sum + Number(n), 0);

const acts: Readonly<Record<string, Run>> = {
  // MC-R171: once, however long that phase is away.
  stays: run.verb({ fits: [deployed], run: (state, _acting, engine, cards: Cards) => changing(state, engine, cards, STAYS, UNTIL_USED) }),
  "stays.yours": run.verb({
    fits: [deployed],
    run: (state, { controller }, engine, cards: Cards) =>
      changing(
        state,
        engine,
        cards.filter((card) => state.controller[card] === controller),
        STAYS,
        UNTIL_USED,
      ),
  }),
  "prevent.all": run.verb({
    fits: [deployed],
    run: (state, _acting, engine, cards: Cards) => changing(state, engine, cards, PREVENTED_ALL, UNTIL_END_OF_TURN),
  }),
  "prevent.any": run.verb({
    fits: [deployed],
    run: (state, _acting, engine, n, cards: Cards) => changing(state, engine, cards, PREVENTED_ANY, UNTIL_END_OF_TURN, 0, Number(n)),
  }),
  // MC-R170
  "players.cannotFor": run.verb({
    run(state, acting, engine, players: Players, ban, until) {
      const banned = PLAYER_BANS.indexOf(ban as (typeof PLAYER_BANS)[number]);
      for (const player of players) if (banned >= 0) engine.propose(state, banPlayer, player, banned, untilOf(until, acting, player));
    },
  }),
  "pay.you": run.verb({
    payable: (state, { actor }, _engine, costs: Costs) => moneyIn(costs) <= at(state.money, actor),
    missing: (state, { actor }) => ({ rule: "MC-14.3", reason: `you have ${at(state.money, actor)}M` }),
    run: (state, { actor, controller }, engine, n) => engine.propose(state, payMoney, actor, Number(n), controller + 1),
  }),
  "pay.to": run.verb({
    payable: (state, { actor }, _engine, costs: Costs) => moneyIn(costs) <= at(state.money, actor),
    missing: (state, { actor }) => ({ rule: "MC-14.3", reason: `you have ${at(state.money, actor)}M` }),
    run(state, { actor }, engine, n, players: Players) {
      for (const player of players) engine.propose(state, payMoney, actor, Number(n), player + 1);
    },
  }),
  "gain.perMax": run.verb({
    run: (state, { actor }, engine, m, times, most) =>
      engine.propose(state, gainMoney, actor, Math.min(Number(m) * Number(times), Number(most))),
  }),
  "sell.any": run.verb({ run: (state, { controller }, engine) => engine.propose(state, changePlayer, controller, SELLS_ANY, 0) }),
  "lose.perMax": run.verb({
    run: (state, { actor }, engine, m, times, most) =>
      engine.propose(state, loseMoney, actor, Math.min(Number(m) * Number(times), Number(most))),
  }),
  "counters.removeAll": run.verb({
    fits: [deployed],
    run(state, _acting, engine, cards: Cards) {
      const most = cards.map((card) => at(state.counters, card));
      engine.propose(
        state,
        countRemoved,
        most.reduce((sum, n) => sum + n, 0),
      );
      cards.forEach((card, i) => {
        engine.propose(state, removeCounters, card, at(most, i));
      });
    },
    amount: (state) => state.dealt,
  }),
};

const valuationNow = (state: MegacorpView, engine: MegacorpEngine, acting: Parameters<typeof goneCard>[3], cards: Cards): number =>
  cards.reduce((sum, card) => sum + (goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card)), 0);

/** How many cards of a group each player controls; who is out of the game has none. */
const controlledBy = (state: MegacorpView, group: Grouped, player: number): number =>
  cardsOf(state, group).filter((card) => state.controller[card] === player).length;
const compared = (isBest: (n: number, other: number) => boolean): Run =>
  run.players((state, player, _acting, _engine, group) => {
    const own = controlledBy(state, group as Grouped, player);
    return Array.from({ length: state.players }, (_, other) => other).every(
      (other) => !isPlaying(state, other) || isBest(own, controlledBy(state, group as Grouped, other)),
    );
  });

const asked: Readonly<Record<string, Run>> = {
  "valuation.less": run.value((state, acting, engine, cards: Cards, _noun, n) =>
    Math.max(0, valuationNow(state, engine, acting, cards) - Number(n)),
  ),
  "factions.among": run.value(
    (state, _acting, { content }, group) =>
      new Set(cardsOf(state, group as Grouped).map((card) => at(content.faction, at(state.card, card)))).size,
  ),
  "score.highest": run.value((state, _acting, engine, trait, group) =>
    Math.max(0, ...cardsOf(state, group as Grouped).map((card) => scoreOf(state, engine, card, Number(trait)))),
  ),
  "per.money": run.value((state, { controller }, _engine, m) => (Number(m) > 0 ? Math.floor(at(state.money, controller) / Number(m)) : 0)),
  "per.counterRemoved": run.amount(),
  "per.counters": run.amount((amount, n) => (Number(n) > 0 ? Math.floor(amount / Number(n)) : 0)),
  "player.fewest": compared((own, other) => own <= other),
  "player.most": compared((own, other) => own >= other),
  "cond.top": run.condition((state, _acting, _engine, places: Cards, group) => {
    const tops = places.flatMap((place) => cardsIn(state, place).slice(-1));
    return tops.length > 0 && tops.every((card) => (group as Grouped).fits(card));
  }),
  "with.printed": run.test(
    (state, card, { content }, _acting, trait, n) => at(at(content.scores, at(state.card, card)), Number(trait)) === Number(n),
    {
      rule: "MC-1.9",
    },
  ),
  "place.dockedCount": run.test((state, card, engine, acting, n) => dockedMeant(state, engine, card, acting)?.length === Number(n), {
    rule: "MC-8.3",
  }),
  "event.dealsTrait": run.event({
    on: damage,
    args: { s: 1, t: 0 },
    amount: 3,
    counts: { trait: 2 },
    fits: (_state, [, , trait], _acting, _engine, wanted) => trait % COMBAT_DAMAGE === wanted,
  }),
  "event.healed": run.event({ on: heal, args: { s: 0 }, fits: (state, [card, trait]) => at(damageOf(state, trait), card) > 0 }),
  "limit.twice": run.limit({
    rule: "a card's text",
    reason: "It was already used twice this turn: its limit is twice per turn",
    most: 2,
    stamp: (state, { source }) => state.turn * 0x10_0000 + (at(state.object, source) % 0x10_0000),
  }),
  "dur.permanent": run.term(UNTIL_USED),
};

const STATICS = [
  "staysEngaged",
  "deployedEngaged",
  "attackNone",
  "attackOnly",
  "keepsFlying",
  "blockEngaged",
  "attackEngaged",
  "orphanSafe",
  "dearer",
];

/** The runs, by construct. */
export const BOUNDS: Readonly<Record<string, Run>> = {
  ...acts,
  ...asked,
  ...Object.fromEntries(STATICS.map((id) => [`static.${id}`, run.static()])),
  "costs.lessMin": run.static(),
  "costs.moreTrait": run.static(),
  "ban.buyThose": run.termOf((group) => ({ ban: "buy", group })),
  "ban.useThose": run.termOf((group) => ({ ban: "use", group })),
};
