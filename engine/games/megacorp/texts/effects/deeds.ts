/** What Megacorp's words for further deeds do. */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { whyNotBought } from "../../buying/buy.ts";
import { gainMoney, loseMoney, payMoney, spendTrait } from "../../buying/events-money.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { damageOf, isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { DEPLOYING, FREE, forLess } from "../../network/deploy.ts";
import { ENGAGED, sell, takeControl } from "../../network/events-cards.ts";
import {
  attackMore,
  BANNED,
  BANS,
  type Ban,
  COUNTERS,
  change,
  changesOf,
  countersNamed,
  lasting,
  nameCounters,
  PREVENTED,
  SCORE,
  setScore,
  UNTIL_END_OF_TURN,
} from "../../state/changes.ts";
import { scoreOf } from "../../state/characteristics.ts";
import { salePrice } from "../../turn/divest.ts";
import { countRemoved, heal, putCounter, removeCounters } from "../events-text.ts";
import { untilOf } from "../terms.ts";
import { NETWORK_EFFECTS } from "./network.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Players = readonly number[];

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};
/** What the plain verb needs of a card, and where it looks for one. */
function like(
  id: string,
): { readonly fits: readonly Fit<MegacorpState, MegacorpContent>[]; readonly from?: never } | Record<string, never> {
  const verb = NETWORK_EFFECTS[id];
  if (verb?.is !== "verb") return {};
  const { fits, from, costs } = verb;
  return { ...(fits ? { fits } : {}), ...(from ? { from } : {}), ...(costs ? { costs } : {}) } as ReturnType<typeof like>;
}

const named = ({ content }: MegacorpEngine, label: unknown): number => content.counterNames.indexOf(String(label));
/** Doubling adds no more than this at once. */
const MOST_DOUBLED = 100;
/** More than any card is dealt. */
const ALL = 1_000_000;

const cards: Readonly<Record<string, Run>> = {
  "control.give": run.verb({
    ...like("control"),
    run(state, _acting, engine, given: Cards, [player]: Players) {
      if (player !== undefined) for (const card of given) engine.propose(state, takeControl, card, player);
    },
  }),
  "deploy.freeEngaged": run.verb({
    ...like("deploy.free"),
    run(state, { actor }, engine, chosen: Cards) {
      for (const card of [...chosen].reverse()) engine.call(state, DEPLOYING, card, actor, FREE | ENGAGED);
    },
  }),
  "deploy.less": run.verb({
    ...like("deploy"),
    run(state, { actor }, engine, chosen: Cards, less) {
      const flags = forLess(Number(less));
      for (const card of [...chosen].reverse())
        if (whyNotBought(state, engine, actor, card, flags) === undefined) engine.call(state, DEPLOYING, card, actor, flags);
    },
  }),
  ...Object.fromEntries(
    (
      [
        ["sell.for", (_price, n) => n],
        ["sell.more", (price, n) => price + n],
        ["sell.twice", (price) => 2 * price],
        ["sell.half", (price) => Math.floor(price / 2)],
        ["sell.halfUp", (price) => Math.ceil(price / 2)],
      ] as const satisfies readonly (readonly [string, (price: number, n: number) => number])[]
    ).map(([id, priceOf]) => [
      id,
      run.verb({
        ...like("sell"),
        ...(id.startsWith("sell.half") ? { kind: "sell" } : {}),
        run(state, _acting, engine, sold: Cards, n = 0) {
          for (const card of sold)
            engine.propose(state, sell, at(state.controller, card), card, priceOf(salePrice(state, engine, card), Number(n)));
        },
      }),
    ]),
  ),
};

const money: Readonly<Record<string, Run>> = {
  "steal.money": run.verb({
    run(state, { actor }, engine, n, players: Players) {
      for (const player of players)
        engine.propose(state, payMoney, player, Math.min(Number(n), at(state.money, player)), player === actor ? 0 : actor + 1);
    },
  }),
  "lose.halfUp": run.verb({
    wayOf: { of: "lost", has: (state, { actor }) => at(state.money, actor) },
    run(state, { actor }, engine, players: Players) {
      const half = players.reduce((sum, player) => sum + Math.ceil(at(state.money, player) / 2), 0);
      engine.propose(state, loseMoney, actor, half);
    },
  }),
  "double.money": run.verb({
    run(state, { actor }, engine, players: Players) {
      const more = players.reduce((sum, player) => sum + at(state.money, player), 0);
      engine.propose(state, gainMoney, actor, Math.min(more, MOST_DOUBLED));
    },
  }),
  "lose.trait": run.verb({
    plain: true,
    run: (state, { actor }, engine, n, trait) => engine.propose(state, spendTrait, actor, Number(trait), Number(n)),
  }),
};

const put = (state: MegacorpView, engine: MegacorpEngine, card: number, n: number): void => {
  for (let i = 0; i < n; i++) engine.propose(state, putCounter, card);
};
const counters: Readonly<Record<string, Run>> = {
  "counters.move": run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, from: Cards, to: Cards) {
      for (const card of from) {
        const moved = Math.min(Number(n), at(state.counters, card));
        if (moved === 0) continue;
        engine.propose(state, removeCounters, card, moved);
        for (const other of to) put(state, engine, other, moved);
      }
    },
  }),
  "counters.double": run.verb({
    fits: [deployed],
    run(state, _acting, engine, doubled: Cards) {
      const most = doubled.map((card) => at(state.counters, card));
      doubled.forEach((card, i) => void put(state, engine, card, Math.min(at(most, i), 100)));
    },
  }),
  "counters.putValue": run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, chosen: Cards) {
      for (const card of chosen) put(state, engine, card, Number(n));
    },
  }),
  "named.move": run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, label, from: Cards, to: Cards) {
      const name = named(engine, label);
      for (const card of from) {
        const moved = Math.min(Number(n), countersNamed(state, card, name));
        if (moved === 0) continue;
        engine.propose(state, nameCounters, card, name, -moved);
        for (const other of to) engine.propose(state, nameCounters, other, name, moved);
      }
    },
  }),
  "named.double": run.verb({
    fits: [deployed],
    run(state, _acting, engine, label, doubled: Cards) {
      const name = named(engine, label);
      for (const card of doubled) {
        const n = Math.min(countersNamed(state, card, name), 100);
        if (n > 0) engine.propose(state, nameCounters, card, name, n);
      }
    },
  }),
  "named.putValue": run.verb({
    fits: [deployed],
    run(state, _acting, engine, label, n, chosen: Cards) {
      if (Number(n) > 0) for (const card of chosen) engine.propose(state, nameCounters, card, named(engine, label), Number(n));
    },
  }),
  "counters.clear": run.verb({
    fits: [deployed],
    amount: (state) => state.dealt,
    run(state, _acting, engine, cleared: Cards) {
      const counters = (card: number) => changesOf(state, card, COUNTERS).reduce((sum, { b }) => sum + b, at(state.counters, card));
      engine.propose(
        state,
        countRemoved,
        cleared.reduce((sum, card) => sum + counters(card), 0),
      );
      for (const card of cleared) {
        if (at(state.counters, card) > 0) engine.propose(state, removeCounters, card, at(state.counters, card));
        for (const { a, b } of changesOf(state, card, COUNTERS)) engine.propose(state, nameCounters, card, a, -b);
      }
    },
  }),
  "heal.allTrait": run.verb({
    fits: [deployed],
    run(state, _acting, engine, trait, healed: Cards) {
      for (const card of healed) {
        const points = at(damageOf(state, Number(trait)), card);
        if (points > 0) engine.propose(state, heal, card, Number(trait), points);
      }
    },
  }),
};

/** For this turn a card cannot do something. */
const banning = (ban: Ban): Run =>
  run.verb({
    fits: [deployed],
    run(state, _acting, engine, banned: Cards) {
      for (const card of banned) engine.propose(state, change, card, lasting(BANNED, UNTIL_END_OF_TURN), BANS.indexOf(ban), 0);
    },
  });
/** MC-R210 */
const setting = (
  state: MegacorpView,
  engine: MegacorpEngine,
  acting: Acting,
  chosen: Cards,
  trait: unknown,
  n: unknown,
  until: unknown,
): void => {
  for (const card of chosen)
    engine.propose(state, setScore, card, untilOf(until, acting, at(state.controller, card)), Number(trait), Math.max(0, Number(n)));
};
const scores: Readonly<Record<string, Run>> = {
  "prevent.allTrait": run.verb({
    fits: [deployed],
    run(state, _acting, engine, trait, chosen: Cards) {
      for (const card of chosen) engine.propose(state, change, card, lasting(PREVENTED, UNTIL_END_OF_TURN), Number(trait), ALL);
    },
  }),
  "prevent.by": banning("deal-damage"),
  "prevent.combatBy": banning("deal-combat-damage"),
  "has.score": run.verb({
    fits: [deployed],
    run: (state, acting, engine, chosen: Cards, trait, n, until) => setting(state, engine, acting, chosen, trait, n, until),
  }),
  "has.scoreEqual": run.verb({
    fits: [deployed],
    run: (state, acting, engine, chosen: Cards, trait, n, until) => setting(state, engine, acting, chosen, trait, n, until),
  }),
  halve: run.verb({
    fits: [deployed],
    run(state, acting, engine, trait, chosen: Cards, until) {
      for (const card of chosen) {
        const score = scoreOf(state, engine, card, Number(trait));
        const less = Math.ceil(score / 2);
        if (score !== NULL_SCORE && less > 0)
          engine.propose(state, change, card, lasting(SCORE, untilOf(until, acting, at(state.controller, card))), Number(trait), -less);
      }
    },
  }),
  // MC-R211
  "attack.more": run.verb({
    fits: [deployed],
    run(state, _acting, engine, chosen: Cards) {
      for (const card of chosen) engine.propose(state, attackMore, card);
    },
  }),
};

/** The runs, by construct. */
export const DEEDS_RUNS: Readonly<Record<string, Run>> = { ...cards, ...money, ...counters, ...scores };
