/** What Megacorp's texts wait for: events, what would happen, times, limits; and what they say is true as long as they are there. */
import { at } from "../../../kernel/state.ts";
import { type LimitRun, type Run, runsFor } from "../../../language/index.ts";
import { disengage, engage, gainMoney, loseMoney, produce } from "../buying/events-money.ts";
import type { MegacorpContent } from "../content.ts";
import { unique } from "../destruction/events-checks.ts";
import {
  BUY,
  CHALLENGE,
  DIVEST,
  END,
  HAND,
  hostOf,
  isNetwork,
  type MegacorpState,
  type MegacorpView,
  MOST_PLAYERS,
  networkOf,
} from "../layout.ts";
import { annihilate, destroy, goWithHost } from "../losing/leave.ts";
import { BOUGHT, FROM_HAND } from "../network/deploy.ts";
import { bond, buy, buyOut, deploy, discard, draw, drawNothing, put, relocate, sell, swap } from "../network/events-cards.ts";
import { hostNamed, networkOfSlot } from "../network/network.ts";
import { activate, play } from "../stack/stack.ts";
import { beginGame, beginPhase, beginTurn } from "../turn/events-turn.ts";
import { lookThrough, putCounter } from "./events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Args = readonly [number, number, number, number];
type Players = readonly number[];

const inNetwork = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card));
/** Of an event whose n-th number is a card: whether that is in a network before. */
const fromNetwork =
  (n: 0 | 1) =>
  (state: MegacorpView, args: Args): boolean =>
    inNetwork(state, args[n]);
/** Whether a card that lies in a network is deployed into another one. */
function intoAnotherNetwork(state: MegacorpView, [, card, place]: Args): boolean {
  const host = hostNamed(place);
  const network = host < 0 ? networkOfSlot(place) : networkOf(state, host);
  return inNetwork(state, card) && network !== networkOf(state, card);
}
const isPurchase = (_state: MegacorpView, [, , , flags]: Args): boolean => (flags & BOUGHT) !== 0;
const isHand = (place: number): boolean => place >= HAND && place < HAND + MOST_PLAYERS;

const cards: Readonly<Record<string, Run>> = {
  "event.destroyed": run.event({ on: destroy, args: { s: 0 }, fits: fromNetwork(0) }),
  // Whose card destroys it. What nobody destroys names itself.
  "event.destroys": run.event({
    on: destroy,
    args: { s: 0 },
    controllers: { p: 1 },
    fits: (state, [card, by]) => inNetwork(state, card) && by !== card,
  }),
  "event.annihilated": run.event({ on: annihilate, args: { s: 0 } }),
  "event.discarded": run.event({ on: discard, args: { s: 1 } }),
  "event.discards": run.event({ on: discard, args: { p: 0, s: 1 } }),
  "event.returned": run.event({ on: put, args: { s: 0 }, fits: (_state, [, place]) => isHand(place) }),
  // Its effect is on the stack (MC-14.4).
  "event.plays": run.event({ on: play, args: { p: 0, s: 1 } }),
  "event.draws": run.event({ on: draw, args: { p: 0, s: 1 } }),
  // Seen when it lies there, under whoever controls it then.
  "event.deployed": run.event({ on: deploy, args: { s: 1 }, judged: "after" }),
  "event.player.deploy": run.event({ on: deploy, args: { p: 0, s: 1 }, judged: "after" }),
  // MC-R86: out of the hand in the ordinary way only.
  "event.deployedFromHand": run.event({
    on: deploy,
    args: { s: 1 },
    judged: "after",
    fits: (_state, [, , , flags]) => (flags & FROM_HAND) !== 0,
  }),
  // MC-R92: to unbond is to deploy what lies under a host.
  "event.unbonded": run.event({ on: deploy, args: { s: 1 }, fits: (state, [, card]) => hostOf(state, card) >= 0 }),
  "event.bonded": run.event({ on: bond, args: { s: 0, t: 1 }, judged: "after" }),
  "event.moved": run.event({ on: relocate, args: { s: 0 } }),
  "event.swapped": run.event({ on: swap, args: { s: 0 }, also: [{ on: swap, args: { s: 1 } }] }),
  "event.sold": run.event({ on: sell, args: { s: 1 } }),
  "event.player.sell": run.event({ on: sell, args: { p: 0, s: 1 } }),
  // MC-R257: of its own purchase a card tells its buyer, when it lies there.
  "event.bought": run.event({ on: buy, args: { s: 1 }, own: { on: deploy, args: { s: 1 }, judged: "after", fits: isPurchase } }),
  "event.player.buy": run.event({
    on: buy,
    args: { p: 0, s: 1 },
    own: { on: deploy, args: { p: 0, s: 1 }, judged: "after", fits: isPurchase },
  }),
  "event.engaged": run.event({ on: engage, args: { s: 0 }, fits: (state, [card]) => state.engaged[card] === 0 }),
  "event.disengaged": run.event({ on: disengage, args: { s: 0 }, fits: (state, [card]) => state.engaged[card] === 1 }),
  // MC-R161: to anywhere that is not the network it lies in, another network too.
  "event.leaves-the-network": run.event({
    on: destroy,
    args: { s: 0 },
    fits: fromNetwork(0),
    also: [
      { on: annihilate, args: { s: 0 }, fits: fromNetwork(0) },
      { on: put, args: { s: 0 }, fits: fromNetwork(0) },
      { on: goWithHost, args: { s: 0 }, fits: fromNetwork(0) },
      { on: unique, args: { s: 0 }, fits: fromNetwork(0) },
      { on: discard, args: { s: 1 }, fits: fromNetwork(1) },
      { on: sell, args: { s: 1 }, fits: fromNetwork(1) },
      { on: buyOut, args: { s: 1 }, fits: fromNetwork(1) },
      { on: deploy, args: { s: 1 }, fits: intoAnotherNetwork },
    ],
  }),
  "event.gets-a-development-counter": run.event({ on: putCounter, args: { s: 0 } }),
};

const players: Readonly<Record<string, Run>> = {
  // MC-R160: wherever it comes from.
  "event.gains": run.event({ on: gainMoney, args: { p: 0 }, amount: 1, fits: (_state, [, n]) => n > 0 }),
  "event.loses": run.event({
    on: loseMoney,
    args: { p: 0 },
    amount: 1,
    fits: (state, [player, n]) => n > 0 && at(state.money, player) > 0,
  }),
  "event.produces": run.event({ on: produce, args: { p: 0 }, fits: (_state, [, , trait], _acting, _engine, wanted) => trait === wanted }),
  "event.activates": run.event({ on: activate, args: { p: 0 } }),
  "event.searches": run.event({
    on: lookThrough,
    args: { p: 0 },
    fits: (_state, [, place], _acting, _engine, places: Players) => places.includes(place),
  }),
};

const woulds: Readonly<Record<string, Run>> = {
  "would.destroyed": run.event({ on: destroy, args: { s: 0 }, fits: fromNetwork(0) }),
  "would.annihilated": run.event({ on: annihilate, args: { s: 0 } }),
  "would.discarded": run.event({ on: discard, args: { s: 1 } }),
  // Also from an empty deck: what is drawn instead is no loss (MC-13.5, MC-R25).
  "would.draw": run.event({ on: draw, args: { p: 0 }, also: [{ on: drawNothing, args: { p: 0 } }] }),
  "would.lose": run.event({ on: loseMoney, args: { p: 0 }, fits: (state, [player, n]) => n > 0 && at(state.money, player) > 0 }),
};

/** At the beginning of a phase of the controller's turn, or of every turn. */
const phase = (wanted: number, whose: "your" | "each"): Run =>
  run.time(beginPhase, (state, [begun], controller) => begun === wanted && (whose === "each" || state.active === controller));
const everyTurn = run.time(beginTurn, () => true);
const yourTurn = run.time(beginTurn, (_state, [player], controller) => player === controller);

const times: Readonly<Record<string, Run>> = {
  "time.game": run.time(beginGame, () => true),
  "time.yourTurn": yourTurn,
  "time.eachTurn": everyTurn,
  "time.eachPlayersTurn": run.time(beginTurn, () => true, { player: 0 }),
  "next.yourTurn": yourTurn,
  "next.turn": everyTurn,
  // With the End phase, while players may still respond (MC-12.1).
  "time.yourEnd": phase(END, "your"),
  "time.eachEnd": phase(END, "each"),
  "next.end": phase(END, "each"),
  "time.Buy": phase(BUY, "your"),
  "time.Challenge": phase(CHALLENGE, "your"),
  "time.Divest": phase(DIVEST, "your"),
};

/** More than the objects that cards of one match can be: a turn and an object as one number. */
const OBJECTS = 0x10_0000;
/** What a card was used as: another object of the same card begins anew (MC-2.10). */
const objectOf = (state: MegacorpView, source: number): number => at(state.object, source) % OBJECTS;

/** No rule limits abilities: their texts do. */
const limit = (reason: string, when: Pick<LimitRun<MegacorpState, MegacorpContent>, "stamp" | "holds">): Run =>
  run.limit({ rule: "a card's text", reason, ...when });

const limits: Readonly<Record<string, Run>> = {
  "limit.turn": limit("It was already used this turn: its limit is once per turn", {
    stamp: (state, { source }) => state.turn * OBJECTS + objectOf(state, source),
  }),
  "limit.game": limit("It was already used this game: its limit is once per game", {
    stamp: (state, { source }) => objectOf(state, source),
  }),
  "limit.yourTurn": limit("You can use it only during your own turn", { holds: (state, { controller }) => state.active === controller }),
  "limit.buy": limit("You can use it only during your own Buy phase", {
    holds: (state, { controller }) => state.active === controller && state.phase === BUY,
  }),
};

/** What other files ask the machine for: characteristics.ts, price.ts, divest.ts, prohibitions.ts. */
const STATICS = [
  "static.gets",
  "static.gets.each",
  "static.has",
  "static.gets.has",
  "static.cannot",
  "static.valuation",
  "static.score",
  "static.isAlso",
  "static.attackedBy",
  "static.twice",
  "static.sell",
  "static.cheaper",
  "static.cheaper.each",
  "costs.less",
  "costs.more",
  "costs.lessEach",
  "costs.moreEach",
  "players.cannot",
];
/** Asked for each of their cards where they speak of the single one (MC-R260). */
const OF_EACH: ReadonlySet<string> = new Set(["static.gets.each", "static.score"]);
const bans: Readonly<Record<string, Run>> = Object.fromEntries(
  ["draw", "play", "gain", "search", "lose"].map((ban) => [`ban.${ban}`, run.term(ban)]),
);

/** The runs, by construct. */
export const MOMENTS: Readonly<Record<string, Run>> = {
  ...cards,
  ...players,
  ...woulds,
  ...times,
  ...limits,
  ...bans,
  ...Object.fromEntries(STATICS.map((id) => [id, run.static({ ofEach: OF_EACH.has(id) })])),
};
