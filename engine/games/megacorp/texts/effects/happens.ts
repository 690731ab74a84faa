/** Which events Megacorp's words for what happens mean. */
import { SHOW } from "../../../../kernel/card-events.ts";
import { everybody } from "../../../../kernel/layout.ts";
import { at } from "../../../../kernel/state.ts";
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { disengage, engage, gainMoney, loseMoney, payMoney, produce } from "../../buying/events-money.ts";
import { COMBAT_DAMAGE, damage, endCombat } from "../../combat/events-combat.ts";
import { ATTACKER, attackedCards, defendersOf, isCombat, ofAttack } from "../../combat/fight.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { unique } from "../../destruction/events-checks.ts";
import {
  ANNIHILATED,
  BUY,
  CHALLENGE,
  DIVEST,
  END,
  HAND,
  isNetwork,
  isTop,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  MOST_PLAYERS,
} from "../../layout.ts";
import { lose } from "../../losing/events-losing.ts";
import { annihilate, DAMAGE, destroy, goWithHost, ownPlace } from "../../losing/leave.ts";
import { deploy, discard, draw, put, relocate, sell, swap, takeControl } from "../../network/events-cards.ts";
import { dockedTo } from "../../network/network.ts";
import { becomeTarget, cancel, resolve } from "../../stack/stack.ts";
import { countersNamed, nameCounters } from "../../state/changes.ts";
import { beginPhase, beginTurn } from "../../turn/events-turn.ts";
import { putCounter, removeCounters } from "../events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Args = readonly [number, number, number, number];
type Cards = readonly number[];

/** Of damage: which of its numbers is the trait. */
const TRAIT = { trait: 2 } as const;

const inNetwork = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card));

/** MC-R209: a card that has just come to its slot is docked to one of those that are meant. */
const comes =
  (n: 0 | 1) =>
  (state: MegacorpView, args: Args, _acting: unknown, { content }: MegacorpEngine, others: unknown) => {
    const card = args[n];
    return isTop(state, card) && dockedTo(state, content, card).some((other) => (others as Grouped).fits(other));
  };
const arrives = (on: typeof deploy, n: 0 | 1) => ({ on, args: { s: n }, judged: "after", fits: comes(n) }) as const;

/**
 * A card goes to one of some places, its owner's: judged before, so that it and what lies under it are as they were (MC-R78). `place`: default that of its number in the event. A Business
 * that leaves its network is annihilated (MC-R126).
 */
const goesTo = (on: typeof deploy, n: 0 | 1, place?: number) =>
  ({
    on,
    args: { s: n },
    fits: (state: MegacorpView, args: Args, _acting: unknown, { content }: MegacorpEngine, places: unknown) => {
      const card = args[n];
      const isOut = inNetwork(state, card) && at(content.isBusiness, at(state.card, card));
      return (places as Cards).includes(ownPlace(state, card, isOut ? ANNIHILATED : (place ?? args[1 - n] ?? 0)));
    },
  }) as const;

/** The cards that are in the combat and still there. */
const fighting = (state: MegacorpView, engine: MegacorpEngine): number[] => {
  if (!isCombat(state)) return [];
  const noted = defendersOf(state).filter(({ card, object }) => state.object[card] === object);
  return [ofAttack(state, ATTACKER), ...noted.map(({ card }) => card), ...attackedCards(state, engine)].filter((card) =>
    inNetwork(state, card),
  );
};

const named = ({ content }: MegacorpEngine, label: unknown): number => content.counterNames.indexOf(String(label));
const phase = (wanted: number, whose: "your" | "any"): Run =>
  run.time(beginPhase, (state, [begun], controller) => begun === wanted && (whose === "any" || state.active === controller));
/** The beginning of a player's next turn, and the end of that turn. */
const turnOf = (whose: "your" | "named", follows?: Run): Run =>
  run.time(
    beginTurn,
    (_state, [player], controller, _engine, players) => (whose === "your" ? player === controller : players.includes(player)),
    {
      ...(follows?.is === "time" ? { follows } : {}),
    },
  );
const turnEnds = phase(END, "any");
/** No rule limits abilities: their texts do. */
const within = (wanted: number, isYours: boolean): Run =>
  run.limit({
    rule: "a card's text",
    reason: "You can use it only during that phase",
    holds: (state, { controller }) => state.phase === wanted && (!isYours || state.active === controller),
  });
const PHASES = { Buy: BUY, Challenge: CHALLENGE, Divest: DIVEST } as const;

/** The runs, by construct. */
export const HAPPENS_RUNS: Readonly<Record<string, Run>> = {
  "would.dealtCombat": run.event({
    on: damage,
    args: { s: 0 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , trait]) => trait >= COMBAT_DAMAGE,
  }),
  "would.deals": run.event({ on: damage, args: { s: 1, t: 0 }, amount: 3, counts: TRAIT }),
  "would.dealsAny": run.event({ on: damage, args: { s: 1 }, amount: 3, counts: TRAIT }),
  "would.dealsCombat": run.event({
    on: damage,
    args: { s: 1, t: 0 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , trait]) => trait >= COMBAT_DAMAGE,
  }),
  "would.gain": run.event({ on: gainMoney, args: { p: 0 }, amount: 1, fits: (_state, [, n]) => n > 0 }),
  "would.engaged": run.event({ on: engage, args: { s: 0 }, fits: (state, [card]) => state.engaged[card] === 0 }),
  "would.disengaged": run.event({ on: disengage, args: { s: 0 }, fits: (state, [card]) => state.engaged[card] === 1 }),
  "would.control": run.event({
    on: takeControl,
    args: { s: 0, p: 1 },
    fits: (state, [card, player]) => inNetwork(state, card) && state.controller[card] !== player,
  }),
  "would.returned": run.event({ on: put, args: { s: 0 }, fits: (_state, [, place]) => place >= HAND && place < HAND + MOST_PLAYERS }),
  "would.loseGame": run.event({ on: lose, args: { p: 0 } }),
  "event.dealtCombat": run.event({
    on: damage,
    args: { s: 0 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , trait]) => trait >= COMBAT_DAMAGE,
  }),
  "event.dealtMuch": run.event({
    on: damage,
    args: { s: 0 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , , n], _acting, _engine, least) => n >= Number(least),
  }),
  "event.dealsAny": run.event({ on: damage, args: { s: 1 }, amount: 3, counts: TRAIT }),
  "event.dealsAnyTrait": run.event({
    on: damage,
    args: { s: 1 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , trait], _acting, _engine, wanted) => trait % COMBAT_DAMAGE === wanted,
  }),
  // What nobody destroys names itself.
  "event.destroyedBy": run.event({ on: destroy, args: { s: 0, t: 1 }, fits: (state, [card, by]) => inNetwork(state, card) && by !== card }),
  "event.destroysCard": run.event({
    on: destroy,
    args: { t: 0, s: 1 },
    fits: (state, [card, by]) => inNetwork(state, card) && by !== card,
  }),
  "event.destroyedInCombat": run.event({
    on: destroy,
    args: { s: 0 },
    fits: (state, [card, , cause]) => inNetwork(state, card) && cause === DAMAGE && isCombat(state),
  }),
  "event.survives": run.event({
    on: endCombat,
    args: {},
    fits: (state, _args, _acting, engine, cards) => fighting(state, engine).some((card) => (cards as Grouped).fits(card)),
  }),
  "event.becomesDocked": run.event({
    ...arrives(deploy, 1),
    also: [arrives(relocate, 0), arrives(swap, 0), arrives(swap, 1)],
  }),
  "event.intoZone": run.event({
    ...goesTo(destroy, 0, MARKET),
    also: [
      ...[goWithHost, unique].map((on) => goesTo(on, 0, MARKET)),
      ...[discard, sell].map((on) => goesTo(on, 1, MARKET)),
      goesTo(annihilate, 0, ANNIHILATED),
      goesTo(draw, 1, HAND),
      goesTo(put, 0),
    ],
  }),
  "event.losesControl": run.event({
    on: takeControl,
    args: { s: 0 },
    controllers: { p: 0 },
    fits: (state, [card, player]) => inNetwork(state, card) && state.controller[card] !== player,
  }),
  "event.revealed": run.event({
    on: SHOW,
    args: { s: 0 },
    fits: (state, [card, seen]) => seen === everybody(state.players) && at(state.seen, card) !== everybody(state.players),
  }),
  "event.resolves": run.event({ on: resolve, args: { s: 1 } }),
  "event.targeted": run.event({ on: becomeTarget, args: { s: 0, t: 1 } }),
  "event.targetedBy": run.event({ on: becomeTarget, args: { s: 0, p: 2 } }),
  "event.targetedAny": run.event({ on: becomeTarget, args: { s: 0 } }),
  "event.cancelled": run.event({ on: cancel, args: { s: 1 } }),
  "event.getsCounter": run.event({
    on: putCounter,
    args: { s: 0 },
    also: [{ on: nameCounters, args: { s: 0 }, fits: (_state, [, , n]) => n > 0 }],
  }),
  "event.getsNamed": run.event({
    on: nameCounters,
    args: { s: 0 },
    fits: (_state, [, name, n], _acting, engine, label) => n > 0 && name === named(engine, label),
  }),
  "event.lastCounter": run.event({
    on: removeCounters,
    args: { s: 0 },
    fits: (state, [card, n]) => at(state.counters, card) > 0 && at(state.counters, card) <= n,
  }),
  "event.lastNamed": run.event({
    on: nameCounters,
    args: { s: 0 },
    fits(state, [card, name, n], _acting, engine, label) {
      const there = countersNamed(state, card, name);
      return name === named(engine, label) && there > 0 && there + n <= 0;
    },
  }),
  "event.paysYou": run.event({
    on: payMoney,
    args: { p: 0 },
    amount: 1,
    fits: (_state, [, n, payee], { controller }) => n > 0 && payee === controller + 1,
  }),
  "event.gainsMuch": run.event({
    on: gainMoney,
    args: { p: 0 },
    amount: 1,
    fits: (_state, [, n], _acting, _engine, least) => n >= Number(least),
  }),
  "event.losesMuch": run.event({
    on: loseMoney,
    args: { p: 0 },
    amount: 1,
    fits: (state, [player, n], _acting, _engine, least) => Math.min(n, at(state.money, player)) >= Number(least),
  }),
  "event.producesThis": run.event({
    on: produce,
    args: { s: 1 },
    amount: 3,
    counts: TRAIT,
    fits: (_state, [, , trait], _acting, _engine, wanted) => trait === wanted,
  }),
  "event.producesAny": run.event({ on: produce, args: { s: 1 }, amount: 3, counts: TRAIT }),
  ...Object.fromEntries(
    Object.entries(PHASES).flatMap(([name, number]) => [
      ...(name === "Buy" ? [] : [[`limit.your.${name}`, within(number, true)] as const]),
      [`limit.any.${name}`, within(number, false)],
    ]),
  ),
  "next.whoseStart": turnOf("named"),
  "next.whoseEnd": turnOf("named", turnEnds),
  "next.yourEnd": turnOf("your", turnEnds),
  "time.combatEnd": run.time(endCombat, () => true),
  "next.combatEnd": run.time(endCombat, () => true),
  ...Object.fromEntries(
    Object.entries(PHASES).flatMap(([name, number]) => [
      [`next.your.${name}`, phase(number, "your")],
      [`next.any.${name}`, phase(number, "any")],
      [
        `next.whose.${name}`,
        run.time(beginPhase, (state, [begun], _controller, _engine, players) => begun === number && players.includes(state.active)),
      ],
    ]),
  ),
};
