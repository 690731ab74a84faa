/** What San's words for buying by a text, swapping, and what holds for a time do. */
import type { Engine } from "../../../../kernel/engine.ts";
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, NONE, type SanContent } from "../../content.ts";
import {
  BOX,
  cardsIn,
  designOf,
  HAND,
  opponentOf,
  PLAY_AREA,
  RIVER,
  type SanState,
  type SanView,
  SLOTS,
  STAR,
  SUPPLY,
  VIRUS_STACK,
  ZONE,
} from "../../layout.ts";
import { mayBuy } from "../../turn/buy.ts";
import { beginPhase, beginTurn, buy, forbid, refill, swapCards } from "../../turn/events.ts";
import { priceOf } from "../../turn/prices.ts";
import { BAN_REASON, BANNED, type Banned, untilFor } from "../bans.ts";

import { wasBought } from "./river.ts";

const run = runsFor<SanState, SanContent>();
type Cards = readonly number[];
type Players = readonly number[];
type SanEngine = Engine<SanContent>;

const isSlot = (place: number): boolean => place >= RIVER && place < RIVER + SLOTS;
const fromRiver = (_state: SanView, _acting: Acting, into: number[]): void => {
  for (let slot = 0; slot < SLOTS; slot++) into.push(RIVER + slot);
};
const costOf = (state: SanView, card: number, { content }: SanEngine): number => at(content.cost, designOf(state, card));

/** A price by what it would be without the text: `holes` are the verb's. */
type Price = (price: number, holes: readonly unknown[]) => number;

/** SAN-R53: a River card, or the top card of the Supply where the text names it, with Revenue that is there now. */
const buyRules = (price: Price): readonly Fit<SanState, SanContent>[] => [
  {
    rule: "SAN-7.2",
    open: true,
    holds: (state, card) => isSlot(at(state.zone, card)) || card === cardsIn(state, SUPPLY).at(-1),
    reason: () => "You can buy only River cards, and the top card of the Supply if a text says so",
  },
  {
    rule: "SAN-5.1",
    open: true,
    holds: (state, _card, { actor }) => state.active === actor,
    reason: () => "You can buy cards only on your own turn",
  },
  {
    rule: "SAN-R43",
    open: true,
    holds: (state, card, { actor }, engine) => mayBuy(state, engine, actor, card),
    reason: () => `${BAN_REASON} buy cards`,
  },
  {
    rule: "SAN-7.3",
    holds: (state, card, { actor }, engine, ...holes) =>
      costOf(state, card, engine) !== NONE && price(priceOf(state, actor, card, engine), holes) <= state.revenue,
    reason: (state, card, { actor }, engine, ...holes) =>
      `It costs ${price(priceOf(state, actor, card, engine), holes)} Revenue and you have ${state.revenue}`,
  },
];
const buying = (price: Price): Run =>
  run.verb({
    kind: "buy by text",
    way: { of: "bought", did: wasBought },
    from: fromRiver,
    fits: buyRules(price),
    asksHoles: true,
    run(state, { actor }, engine, ...holes) {
      const [chosen, ...rest] = holes as [Cards, ...unknown[]];
      if (state.active !== actor || !mayBuy(state, engine, actor)) return;
      let left = state.revenue;
      for (const card of chosen) {
        const paid = price(priceOf(state, actor, card, engine), rest);
        if (costOf(state, card, engine) === NONE || paid > left) continue;
        left -= paid;
        engine.propose(state, buy, actor, card, costOf(state, card, engine) - paid);
      }
    },
  });

/** SAN-R54: what lies in a play area, the Corruption Zone, the box or a Virus stack is not swapped. */
const swappable: Fit<SanState, SanContent> = {
  rule: "SAN-R54",
  open: true,
  holds: (state, card) => {
    const place = at(state.zone, card);
    const stays = [BOX, PLAY_AREA, PLAY_AREA + STAR, VIRUS_STACK, VIRUS_STACK + STAR].includes(place);
    return !stays && (place < ZONE || place >= ZONE + 2 * SLOTS);
  },
  reason: () => "A card that lies there is not swapped",
};
/** A card that belongs to a deck does not go to the River, nor one without a Cost (SAN-3.1). */
const fitsRiver = (state: SanView, card: number, into: number, engine: SanEngine): boolean =>
  !isSlot(into) || costOf(state, card, engine) !== NONE;
function swapping(state: SanView, engine: SanEngine, a: number | undefined, b: number | undefined): void {
  if (a === undefined || b === undefined || a === b) return;
  const [from, to] = [at(state.zone, a), at(state.zone, b)];
  if (fitsRiver(state, a, to, engine) && fitsRiver(state, b, from, engine)) engine.propose(state, swapCards, a, b);
}

const market: Readonly<Record<string, Run>> = {
  "buy.now": buying((price) => price),
  "buy.less": buying((price, [n]) => Math.max(0, price - Number(n))),
  "buy.half": buying((price) => Math.ceil(price / 2)),
  "static.buyLess": run.static(),
  "static.buyFirst": run.static(),
  "static.crossCap": run.static(),
  "swap.two": run.verb({
    kind: "swap",
    from: fromRiver,
    fits: [swappable],
    run: (state, _acting, engine, [a, b]: Cards) => swapping(state, engine, a, b),
  }),
  "swap.with": run.verb({
    kind: "swap",
    from: (state, acting, into, _engine, hole) => (hole === "d" ? fromRiver(state, acting, into) : void into.push(HAND + acting.actor)),
    fits: [swappable],
    run: (state, _acting, engine, [a]: Cards, [b]: Cards) => swapping(state, engine, a, b),
  }),
  "river.refill": run.verb({
    able: (state) => emptySlots(state).length > 0,
    run(state, _acting, engine) {
      for (const slot of emptySlots(state)) engine.propose(state, refill, slot);
    },
  }),
};

const emptySlots = (state: SanView): number[] =>
  Array.from({ length: SLOTS }, (_, slot) => RIVER + slot).filter((place) => cardsIn(state, place).length === 0);

/** SAN-R55 */
const changing = (what: Banned): Readonly<Record<"you" | "players", Run>> => ({
  you: run.verb({ run: (state, { controller }, engine, n, until) => lay(state, engine, [controller], what, Number(n), until, controller) }),
  players: run.verb({
    run: (state, { controller }, engine, players, n, until) => lay(state, engine, players as Players, what, Number(n), until, controller),
  }),
});
function lay(state: SanView, engine: SanEngine, players: Players, what: Banned, n: number, until: unknown, controller: number): void {
  for (const player of players) engine.propose(state, forbid, player, BANNED.indexOf(what), n, untilFor(until, player, controller));
}

const hand = (what: Banned): Run =>
  run.verb({
    run: (state, { controller }, engine, players, n, until) => lay(state, engine, players as Players, what, Number(n), until, controller),
  });
/** A ban on cards by themselves: the number of one is kept with it (SAN-R43). */
const ONE = { play: "play one", buy: "buy one", corrupt: "corrupt one" } as const;
const cannotOne = (verb: keyof typeof ONE): readonly (readonly [string, Run])[] => {
  const forbidOne = (state: SanView, engine: SanEngine, players: Players, cards: Cards, until: unknown, controller: number): void => {
    for (const card of cards) lay(state, engine, players, ONE[verb], card, until, controller);
  };
  const name = `cannot${verb[0]?.toUpperCase()}${verb.slice(1)}`;
  return [
    [
      `you.${name}`,
      run.verb({
        run: (state, { controller }, engine, cards, until) => forbidOne(state, engine, [controller], cards as Cards, until, controller),
      }),
    ],
    [
      `players.${name}`,
      run.verb({
        run: (state, { controller }, engine, players, cards, until) =>
          forbidOne(state, engine, players as Players, cards as Cards, until, controller),
      }),
    ],
  ];
};

const changes = {
  crossMore: changing("cross more"),
  crossLess: changing("cross less"),
  buyMore: changing("buy more"),
  buyLess: changing("buy less"),
};
const lastingRuns: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([id, { you, players }]) => [
      [`you.${id}`, you],
      [`players.${id}`, players],
    ]),
  ),
  "hand.smaller": hand("hand smaller"),
  "hand.larger": hand("hand larger"),
  ...Object.fromEntries((["play", "buy", "corrupt"] as const).flatMap(cannotOne)),
  "marker.still": run.verb({
    run: (state, { controller }, engine, until) => {
      // Of “your next turn” and “target opponent's next turn” it is said to whoever says it.
      const to = untilFor(until, controller, controller);
      for (const player of [controller, opponentOf(controller)])
        engine.propose(state, forbid, player, BANNED.indexOf("marker"), ALL_KINDS, to);
    },
  }),
  "next.theirTurn": run.time(beginTurn, (_state, [player], controller) => player !== controller),
  "next.yourBuy": run.time(beginPhase, (state, [phase], controller) => phase === BUY_PHASE && state.active === controller),
  "next.theirBuy": run.time(beginPhase, (state, [phase], controller) => phase === BUY_PHASE && state.active !== controller),
};
const BUY_PHASE = 2;

/** The runs, by construct. */
export const MARKET_RUNS: Readonly<Record<string, Run>> = { ...market, ...lastingRuns };
