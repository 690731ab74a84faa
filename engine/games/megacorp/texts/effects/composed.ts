/** What Megacorp's words for what is put together mean: comparisons of cards, players of a fight, further moments, how often within a combat, a phase or the game. */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { gainTrait } from "../../buying/events-money.ts";
import { ATTACKER, isCombat, ofAttack } from "../../combat/fight.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { type MegacorpState, type MegacorpView, TRAIT_COUNT } from "../../layout.ts";
import { activate, cancel } from "../../stack/stack.ts";
import { countersNamed, nameCounters } from "../../state/changes.ts";
import { scoreOf, valuationOf } from "../../state/characteristics.ts";
import { goneCard, hostMeant } from "../as-meant.ts";
import { removeCounters, rollNumber } from "../events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Acting = Parameters<typeof goneCard>[3];

const score = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, trait: unknown): number =>
  goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));
const worth = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number =>
  goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card);

/** Of one of the cards, compared with all of the others; without any there is nothing to compare with. */
const byScore = (holds: (a: number, b: number) => boolean): Run =>
  run.condition((state, acting, engine, cards: Cards, trait, others: Cards) =>
    cards.some((card) => {
      const own = score(state, engine, acting, card, trait);
      const theirs = others.map((other) => score(state, engine, acting, other, trait));
      return own !== NULL_SCORE && theirs.length > 0 && theirs.every((one) => one !== NULL_SCORE && holds(own, one));
    }),
  );
const byWorth = (holds: (a: number, b: number) => boolean): Run =>
  run.condition((state, acting, engine, cards: Cards, others: Cards) =>
    cards.some(
      (card) =>
        others.length > 0 && others.every((other) => holds(worth(state, engine, acting, card), worth(state, engine, acting, other))),
    ),
  );

const COIN = 2;
const rolls = (isCoin: boolean): Run =>
  run.event({ on: rollNumber, args: { p: 1 }, fits: (_state, [sides]) => (sides === COIN) === isCoin });

/** More than the objects that cards of one match can be: a time and an object as one number. */
const OBJECTS = 0x10_0000;
const stamped = (state: MegacorpView, source: number, time: number): number => time * OBJECTS + (at(state.object, source) % OBJECTS);
/** How many attacks were declared this turn: another one in each combat. */
const attacks = (state: MegacorpView): number => state.attacks.reduce((sum, n) => sum + n, 0);
const MOST_ATTACKS = 1000;
const PHASES = 8;
const limit = (reason: string, stamp: (state: MegacorpView, source: number) => number, inCombat = false): Run =>
  run.limit({
    rule: "a card's text",
    reason,
    stamp: (state, { source }) => stamp(state, source),
    ...(inCombat ? { holds: (state: MegacorpView) => isCombat(state) } : {}),
  });

const isTheirs = (state: MegacorpView, cards: Cards, player: number): boolean => cards.some((card) => state.controller[card] === player);

/** The runs, by construct. */
export const COMPOSED_RUNS: Readonly<Record<string, Run>> = {
  "cond.cardMore": byScore((a, b) => a > b),
  "cond.cardLess": byScore((a, b) => a < b),
  "cond.cardSame": byScore((a, b) => a === b),
  "cond.worthMore": byWorth((a, b) => a > b),
  "cond.worthLess": byWorth((a, b) => a < b),
  "player.attacker": run.players((state, player) => isCombat(state) && isTheirs(state, [ofAttack(state, ATTACKER)], player)),
  "player.hostOwner": run.players((state, player, { source }) => state.owner[hostMeant(state, source)] === player),
  "player.thisOwner": run.players((state, player, { source }) => state.owner[source] === player),
  "event.rolls": rolls(false),
  "event.flips": rolls(true),
  "event.activatesOf": run.event({ on: activate, args: { p: 0, s: 1 } }),
  "event.losesCounter": run.event({
    on: removeCounters,
    args: { s: 0 },
    fits: (state, [card, n]) => n > 0 && at(state.counters, card) > 0,
  }),
  "event.losesNamed": run.event({
    on: nameCounters,
    args: { s: 0 },
    fits: (state, [card, name, n], _acting, { content }, label) =>
      n < 0 && name === content.counterNames.indexOf(String(label)) && countersNamed(state, card, name) > 0,
  }),
  "would.cancelled": run.event({ on: cancel, args: { s: 1 } }),
  "gain.thatTrait": run.verb({
    run: (state, { actor }, engine, n, trait) => engine.propose(state, gainTrait, actor, Number(trait), Number(n)),
  }),
  "trait.that": run.amountWith("trait", (_n, trait) => trait % TRAIT_COUNT),
  "limit.gameTimes": limit("It has reached its limit", (state, source) => stamped(state, source, 0)),
  "limit.eachCombat": limit(
    "It was already used in this combat: its limit is once per combat",
    (state, source) => stamped(state, source, state.turn * MOST_ATTACKS + attacks(state)),
    true,
  ),
  "limit.eachPhase": limit("It was already used in this phase: its limit is once per phase", (state, source) =>
    stamped(state, source, state.turn * PHASES + state.phase),
  ),
  "ban.engageMore": run.termOf((n, group) => ({ ban: "engages", n, group })),
};
