/** What Megacorp's further words for bounds do. What they say is true is asked for by the rules that they change. */
import { at } from "../../../../kernel/state.ts";
import { type Fit, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import { cardsIn, HAND, isNetwork, type MegacorpState, type MegacorpView, playersFrom } from "../../layout.ts";
import { BY_EFFECT } from "../../losing/endings.ts";
import { lose } from "../../losing/events-losing.ts";
import { takeControl } from "../../network/events-cards.ts";
import { change, lasting, PREVENTED_COMBAT, UNTIL_END_OF_COMBAT, UNTIL_NEXT_END_OF } from "../../state/changes.ts";
import { goneCard } from "../as-meant.ts";
import { putAll } from "./cards.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Places = readonly number[];

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

const STATICS = ["targetedNone", "targetedOnly", "loses", "everyTag", "drawsMore", "free", "mayStay"];

/** The cards that players hold. */
const inHands = (state: MegacorpView): readonly number[] => playersFrom(state, 0).flatMap((player) => cardsIn(state, HAND + player));

/** Every player who is in the game has so much. */
const everyPlayer = (holds: (money: number, m: number) => boolean): Run =>
  run.condition((state, _acting, _engine, m) => playersFrom(state, 0).every((player) => holds(at(state.money, player), Number(m))));

/** The runs, by construct. */
export const FURTHER_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(STATICS.map((id) => [`static.${id}`, run.static()])),
  // MC-R260
  "static.gets.eachMost": run.static({ ofEach: true }),
  "dur.yourNextEnd": run.term(UNTIL_NEXT_END_OF),
  "players.openHand": run.static(),
  "prevent.allNow": run.verb({
    fits: [deployed],
    run(state, _acting, engine, cards: Cards) {
      for (const card of cards) engine.propose(state, change, card, lasting(PREVENTED_COMBAT, UNTIL_END_OF_COMBAT), 0, 0);
    },
  }),
  "ban.deployMore": run.termOf((n, group) => ({ ban: "deploy", n, group })),
  "ban.attackMore": run.termOf((n) => ({ ban: "attacks", n })),
  "with.sameName": run.test(
    (state, card, { content }, _acting, others) =>
      (others as Cards).some((other) => at(content.cards, at(state.card, other)).name === at(content.cards, at(state.card, card)).name),
    { rule: "MC-1.4" },
  ),
  "cond.countersRange": run.condition((state, acting, engine, cards: Cards, least, most) =>
    cards.some((card) => {
      const n = goneCard(state, engine, card, acting)?.counters ?? at(state.counters, card);
      return n >= Number(least) && n <= Number(most);
    }),
  ),
  "cond.eachRich": everyPlayer((money, m) => money >= m),
  "cond.eachPoor": everyPlayer((money, m) => money <= m),
  "event.takesControl": run.event({
    on: takeControl,
    args: { s: 0, p: 1 },
    fits: (state, [card, player]) => isNetwork(at(state.zone, card)) && state.controller[card] !== player,
    // MC-R87: under a host “you” are its controller, so that is who hears of it.
    own: { on: takeControl, args: { s: 0, p: 1 }, judged: "after", of: ["ev.this", "ev.host"] },
  }),
  // MC-13.10: who loses together with all others has not lost to them.
  "draw.game": run.verb({
    run(state, _acting, engine) {
      for (const player of playersFrom(state, state.active)) engine.propose(state, lose, player, BY_EFFECT);
    },
  }),
  "shuffle.hand": run.verb({
    wayOf: { of: "shuffled", has: (state, _acting, isMeant) => inHands(state).filter(isMeant).length },
    run(state, _acting, engine, players: Places, places: Places) {
      const cards = players.flatMap((player) => cardsIn(state, HAND + player));
      putAll(state, cards, { where: "into", places }, engine);
    },
  }),
  "way.per.shuffled": run.way("shuffled"),
  "way.number.shuffled": run.way("shuffled"),
};
